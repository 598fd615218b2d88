"""City of Lies: gather evidence, plant false evidence on others, and block what is aimed at you."""

from bluffhouse.core.room import furnish
from bluffhouse.games.cityoflies import (
    box,
    choices,
    effects,
    knowledge,
    notation,
    position,
    rules,
    strategy,
    tally,
    view,
)

ROOM = furnish(
    "cityoflies",
    version=1,
    compiled=(box, choices, effects, rules, knowledge, strategy),
    notation=notation,
    view=view,
    position=position,
    tally=tally,
)
