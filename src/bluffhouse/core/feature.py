"""Features: the pieces that an observation is made of."""

from typing import NamedTuple


class Feature(NamedTuple):
    """A piece of an observation: so many numbers, none below `least` nor above `most`."""

    name: str
    size: int = 1
    most: float | tuple[float, ...] = 1.0  # of all its numbers, or of each
    least: float = 0.0
