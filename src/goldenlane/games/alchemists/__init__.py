"""alchemists"""
