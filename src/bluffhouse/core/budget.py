"""How much a search may spend on a decision: a quarter of a second of one core at most."""

from typing import NamedTuple


class Budget(NamedTuple):
    """How many playouts a search has, after how many more turns of its player they are judged,
    in how many imagined worlds they begin, and how many moves are tried at most."""

    playouts: int = 400
    turns: int = 0
    worlds: int = 128
    moves: int = 24  # the calculator's favourites
