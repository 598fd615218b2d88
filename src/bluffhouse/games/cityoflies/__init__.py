"""City of Lies: gather evidence, plant false evidence on others, and block what is aimed at you."""

from collections.abc import Mapping, Sequence

from bluffhouse.core.furnish import furnish
from bluffhouse.core.options import Value
from bluffhouse.core.picture import Picture
from bluffhouse.core.words import Words
from bluffhouse.games.cityoflies import (
    beliefs,
    box,
    calculator,
    choices,
    course,
    effects,
    habits,
    hearing,
    history,
    holdings,
    knowledge,
    measures,
    notation,
    odds,
    outlook,
    position,
    retrace,
    rules,
    standing,
    strategy,
    tally,
    temper,
    view,
)


def picture(options: Mapping[str, Value], words: Words, names: Sequence[str]) -> Picture:
    from bluffhouse.games.cityoflies.picture import (
        Picture,  # draws with Rich: only the terminal does
    )

    return Picture(options, words, names)


ROOM = furnish(
    "cityoflies",
    __name__,
    version=2,
    rules=(box, choices, history, effects, rules, retrace, knowledge),
    mind=(
        strategy,
        holdings,
        measures,
        standing,
        calculator,
        course,
        habits,
        hearing,
        outlook,
        beliefs,
    ),
    notation=notation,
    view=view,
    position=position,
    tally=tally,
    odds=odds.odds,
    temper=temper.temper,
    budgets=beliefs.BUDGETS,
    picture=picture,
)
