"""The doors of a game that `arena.luck` walks through: those of a search, and three more."""

from functools import lru_cache
from typing import Any

import numpy as np

from bluffhouse.arena.luck import loops
from bluffhouse.bots.thinking import loops as search_loops
from bluffhouse.bots.thinking.doors import doors_of as search_doors
from bluffhouse.core import appraising, chance, doors, plan
from bluffhouse.core import loops as house_loops
from bluffhouse.core.press import Pressed, press
from bluffhouse.core.room import Room


@lru_cache(maxsize=2)
def pressed(compiled: bool) -> Pressed:
    return press((plan, chance, house_loops, search_loops, loops), compiled=compiled)


@lru_cache(maxsize=16)
def judging(room: Room, compiled: bool) -> Pressed:
    """The doors of a room's `appraisal`."""
    return press(
        (plan, chance, *room.rules, *room.mind, room.appraisal, house_loops, doors, appraising),
        compiled=compiled,
    )


@lru_cache(maxsize=16)
def doors_of(room: Room, compiled: bool) -> Any:
    """Where the doors of a room are; or the doors themselves if they are interpreted."""
    rules, judges = room.compiled if compiled else room.interpreted, judging(room, compiled)
    # In the order of their places in `loops`, and how many numbers each takes.
    more = ((rules.begin, 2), (judges.appraised, 3), (judges.stirred, 2))
    if not compiled:
        return [*search_doors(room, compiled), *(door for door, _ in more)]
    from bluffhouse.core.addresses import address

    found = [address(door, takes, int) for door, takes in more]
    return np.array([*search_doors(room, compiled), *found])
