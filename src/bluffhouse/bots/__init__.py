"""Players made of policies. A bot decides in a world imagined from what its seat knows."""

from bluffhouse.bots.bot import LEVELS, Bot
from bluffhouse.bots.decision import Decision, Player, Why
from bluffhouse.bots.seat import Seat

__all__ = ["LEVELS", "Bot", "Decision", "Player", "Seat", "Why"]
