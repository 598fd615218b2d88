"""How much of a result was luck, and what is left without it (AIVAT).

What chance and compiled bots will do until the game's `appraisal` can tell how everybody stands (or
to the end, where it cannot) is played some more times. The mean of what might have come, less what
came, is 0 on the average, whatever the judgement is worth. Of a stranger, of whom nobody knows what
he will do, every decision is compared with what a stand-in would have done; only what chance did
upon it is luck, and the draw from his mixture, if that is known. Added to the result it leaves the
mean as it is, and takes away the luck that the judgement sees (Burch, Schmid, Moravčík, Morrill and
Bowling 2018). The judgement is part of the game, and fixed before any match is looked at.
"""

from bluffhouse.arena.luck.desk import Desk
from bluffhouse.arena.luck.reduction import Luck

__all__ = ["Desk", "Luck"]
