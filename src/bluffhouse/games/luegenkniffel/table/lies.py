"""Lügen-Kniffel: how often what bots announce is a lie, as measured among them.

Of calculators and of bots that play by thumb, by the number of players, of rolls and of fields that
the roller has open, for every announcement. Rare announcements are drawn towards what is found of
their combination. Measured under the usual options (`python -m fits`).
"""

import numpy as np

from bluffhouse.core.loops import CALCULATOR, THUMB
from bluffhouse.core.weights import read_weights
from bluffhouse.games.luegenkniffel.mind.solitaire import PER_MILLE
from bluffhouse.games.luegenkniffel.rules.dice import SAYS
from bluffhouse.games.luegenkniffel.rules.state import MOST_ROLLS

LEVELS = {"calculator": CALCULATOR, "thumb": THUMB}
PLAYERS_MEASURED = (2, 3, 4, 6)
LATE, MIDDLE = 4, 8  # fields that are open at most
STAGES = 3

SHAPE = (len(LEVELS), len(PLAYERS_MEASURED), 2, SAYS, STAGES)


#: Thousandths by level, table, whether after three rolls, announcement and stage.
LIES = read_weights(__file__, "lies.npz", "lies", SHAPE, np.int16)


def stage_of(open_fields: int) -> int:
    return 0 if open_fields > MIDDLE else 1 if open_fields > LATE else 2


def table_of(players: int) -> int:
    """The table whose number of players is nearest."""
    return min(range(len(PLAYERS_MEASURED)), key=lambda k: abs(PLAYERS_MEASURED[k] - players))


def lie_chance(level: str, players: int, rolls: int, said: int, open_fields: int) -> float:
    """How likely a bot of some level lies that announces this."""
    row = LIES[list(LEVELS).index(level), table_of(players)]
    return int(row[int(rolls == MOST_ROLLS), said, stage_of(open_fields)]) / PER_MILLE
