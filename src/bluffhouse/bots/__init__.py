"""Players made of policies. A bot decides in a world imagined from what its seat knows."""

from bluffhouse.bots.bot import Bot
from bluffhouse.bots.decision import Decision, Player, Why
from bluffhouse.bots.own import BotFailed
from bluffhouse.bots.personas import PERSONAS
from bluffhouse.bots.roster import LEVELS, MASTER, is_own, levels, names, policy_of, searches
from bluffhouse.bots.seat import Seat
from bluffhouse.bots.thinking import Limits

__all__ = [
    "LEVELS",
    "MASTER",
    "PERSONAS",
    "Bot",
    "BotFailed",
    "Decision",
    "Limits",
    "Player",
    "Seat",
    "Why",
    "is_own",
    "levels",
    "names",
    "policy_of",
    "searches",
]
