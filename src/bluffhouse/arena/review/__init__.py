"""Review of a match: what every decision was worth to who knew what its player knew."""

from bluffhouse.arena.review.judge import (
    BLUNDER,
    PLAYOUTS,
    Judged,
    Review,
    Seating,
    judging,
    review,
    summed,
    weigh,
)

__all__ = [
    "BLUNDER",
    "PLAYOUTS",
    "Judged",
    "Review",
    "Seating",
    "judging",
    "review",
    "summed",
    "weigh",
]
