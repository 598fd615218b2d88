"""Learning: exact solvers for reduced games."""

from bluffhouse.learn.solver import Policy, Solver
from bluffhouse.learn.survey import Unsolvable

__all__ = ["Policy", "Solver", "Unsolvable"]
