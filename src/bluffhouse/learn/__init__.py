"""Learning: exact solutions of reduced games, and exact measures of how anybody plays them."""

from bluffhouse.learn.local import Local, Won
from bluffhouse.learn.model import Model
from bluffhouse.learn.policy import Policy
from bluffhouse.learn.polling import NoPolicy
from bluffhouse.learn.rounds import Rounds
from bluffhouse.learn.solver import Solver
from bluffhouse.learn.table import points, win_or_lose
from bluffhouse.learn.unsolvable import Unsolvable

__all__ = [
    "Local",
    "Model",
    "NoPolicy",
    "Policy",
    "Rounds",
    "Solver",
    "Unsolvable",
    "Won",
    "points",
    "win_or_lose",
]
