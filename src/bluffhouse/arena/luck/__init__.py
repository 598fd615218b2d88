"""How much of a result was luck, and what is left without it (AIVAT).

Every fall of chance and every move of a bot whose mixture is known is drawn some more times, and
judged by playing on until the game's `appraisal` can tell how everybody stands. The mean of what
might have come, less what came, is 0 on the average, whatever the judgement is worth. Added to the
result it leaves the mean as it is, and takes away the luck that the judgement sees (Burch, Schmid,
Moravčík, Morrill and Bowling 2018). The judgement is part of the game, and fixed before any match
is looked at.
"""

from bluffhouse.arena.luck.desk import Desk
from bluffhouse.arena.luck.reduction import Luck

__all__ = ["Desk", "Luck"]
