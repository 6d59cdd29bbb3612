"""golem"""
