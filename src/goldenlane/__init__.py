"""Golden Lane: a digital table for Golem and for Alchemists with The King's Golem."""
