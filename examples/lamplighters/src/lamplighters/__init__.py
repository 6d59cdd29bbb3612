"""Lamplighters: who makes Golden Lane shine brightest?

Each player is dealt two errands and keeps one, secretly: it says which color of lamps shall shine. Every
evening one lamp more than there are players is drawn out of the bag, and in turn each player lights one of
them, which does what is written on it. The last lamp stays dark. After three or five evenings lights, the
errand and the oil that is left count; the first player moves on by one every evening.
"""
