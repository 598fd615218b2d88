"""Lügen-Kniffel: what is told of a match afterwards: bluffs, and truth that was doubted."""

from collections.abc import Iterable, Iterator

from bluffhouse.core.deed import Deed, Moment
from bluffhouse.core.game import Game
from bluffhouse.games.luegenkniffel.rules.choices import still_asked
from bluffhouse.games.luegenkniffel.rules.dice import SAID_COMBINATION, SAID_POINTS, worth
from bluffhouse.games.luegenkniffel.rules.effects import holds
from bluffhouse.games.luegenkniffel.rules.state import BELIEVE, DOUBT
from bluffhouse.games.luegenkniffel.table.notation import faces, said_details


def deeds(game: Game, told: Iterable[Moment]) -> Iterator[Deed]:
    """An announcement is judged when the last of the others has answered it."""
    for s, player, action, _ in told:
        if action < BELIEVE or still_asked(s) != 1 << player:
            continue
        points = int(SAID_POINTS[s.said])
        doubted, true = bool(s.doubting) or action == DOUBT, bool(holds(s, s.said))
        announced = said_details(s.said)
        said: dict[str, int | str] = {
            "combination": announced["combination"],
            "dice": announced["dice"],
            "points": points,
        }
        if not doubted and not true:
            missing = points - int(worth(s.dice, SAID_COMBINATION[s.said]))
            shown = " ".join(map(str, faces(s.dice)))
            yield Deed("skin-fact-bluff", s.roller, missing, {**said, "shown": shown})
        elif doubted and true:
            yield Deed("skin-fact-true", s.roller, points, said)
