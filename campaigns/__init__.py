"""Campaigns against Golden Lane: long runs that try to break it, and say what they found.

`python -m campaigns --help` lists them; a short form of each is a part of the tests.
"""
