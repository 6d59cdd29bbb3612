"""Exact reasoning over the 8! x 24 possible worlds of Alchemists with The King's Golem."""

from goldenlane.deduction.advice import Advice, advise, theory_advice
from goldenlane.deduction.facts import BadFact, Fact, parse_fact
from goldenlane.deduction.knowledge import Knowledge, Marginals

__all__ = ["Advice", "BadFact", "Fact", "Knowledge", "Marginals", "advise", "parse_fact", "theory_advice"]
