"""The deduction review: what each seat of Alchemists could have known and when."""

from goldenlane.review.alchemists.knowledge import notebooks
from goldenlane.review.alchemists.words import tell

__all__ = ["notebooks", "tell"]
