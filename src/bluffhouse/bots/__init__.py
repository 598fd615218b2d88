"""Players made of policies. A bot decides in a world imagined from what its seat knows."""

from bluffhouse.bots.bot import LEVELS, Bot

__all__ = ["LEVELS", "Bot"]
