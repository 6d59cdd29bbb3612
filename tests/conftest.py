"""Hypothesis draws the same examples in every run, and no example is too slow."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "goldenlane", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("goldenlane")
