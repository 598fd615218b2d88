"""Puzzles, found in matches of bots: where the calculator errs and a stronger judge is sure."""

from bluffhouse.arena.puzzles.mining import Mine, mined

__all__ = ["Mine", "mined"]
