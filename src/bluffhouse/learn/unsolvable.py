"""What the exact solvers refuse."""

from bluffhouse.core.errors import Refused


class Unsolvable(Refused):
    """A game that the exact solvers cannot take, and why."""
