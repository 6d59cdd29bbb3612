"""Stored saves and databases of every release, that the tests open, play on and replay."""
