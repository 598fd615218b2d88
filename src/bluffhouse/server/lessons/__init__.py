"""Lessons: a first match of a game, with a guide who says what is to be seen and done."""

from bluffhouse.server.lessons.guide import Lessons

__all__ = ["Lessons"]
