"""City of Lies: gather evidence, plant false evidence on others, and block what is aimed at you."""

from bluffhouse.core.room import furnish
from bluffhouse.games.cityoflies import (
    box,
    choices,
    effects,
    history,
    knowledge,
    notation,
    position,
    retrace,
    rules,
    strategy,
    tally,
    view,
)

ROOM = furnish(
    "cityoflies",
    version=1,
    compiled=(box, choices, history, effects, rules, retrace, knowledge, strategy),
    notation=notation,
    view=view,
    position=position,
    tally=tally,
)
