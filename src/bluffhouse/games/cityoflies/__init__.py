"""City of Lies: gather evidence, plant false evidence on others, and block what is aimed at you."""

from bluffhouse.core.room import furnish
from bluffhouse.games.cityoflies import (
    beliefs,
    box,
    calculator,
    choices,
    effects,
    history,
    holdings,
    knowledge,
    measures,
    notation,
    odds,
    position,
    retrace,
    rules,
    standing,
    strategy,
    tally,
    view,
)

ROOM = furnish(
    "cityoflies",
    version=1,
    compiled=(
        box,
        choices,
        history,
        effects,
        rules,
        retrace,
        knowledge,
        strategy,
        holdings,
        measures,
        standing,
        calculator,
        beliefs,
    ),
    notation=notation,
    view=view,
    position=position,
    tally=tally,
    odds=odds,
)
