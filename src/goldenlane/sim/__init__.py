"""Many games between bots, on the cores of this machine or on a Ray cluster.

A plan says what is played; each of its games is a pair of plain numbers (a seed and a rotation), so that it
can be played anywhere and any time again. Finished games go to a journal, from which tables and results
are made.
"""
