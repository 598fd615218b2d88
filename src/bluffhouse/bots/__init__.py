"""Players made of policies. A bot decides in a world imagined from what its seat knows."""

from bluffhouse.bots.bot import LEVELS, Bot, names, searches
from bluffhouse.bots.decision import Decision, Player, Why
from bluffhouse.bots.personas import PERSONAS
from bluffhouse.bots.seat import Seat
from bluffhouse.bots.thinking import Limits

__all__ = [
    "LEVELS",
    "PERSONAS",
    "Bot",
    "Decision",
    "Limits",
    "Player",
    "Seat",
    "Why",
    "names",
    "searches",
]
