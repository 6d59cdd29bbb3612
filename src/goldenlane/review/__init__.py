"""The review of a finished game: winning chances, turning points, what the master would have played,
and in games of deduction what could have been known and when.

Every judgement of a decision is made from what the seat knew then, never from the truth.
"""

from goldenlane.review.report import Review, review

__all__ = ["Review", "review"]
