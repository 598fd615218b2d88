"""Matches that are over: their records, step by step, and what their decisions were worth."""

from bluffhouse.server.finished.replays import Replays
from bluffhouse.server.finished.reviews import Reviews

__all__ = ["Replays", "Reviews"]
