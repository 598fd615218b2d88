"""Review of a match: what every decision was worth to who knew what its player knew."""

from bluffhouse.arena.review.judge import BLUNDER, Judged, Review, Seating, review

__all__ = ["BLUNDER", "Judged", "Review", "Seating", "review"]
