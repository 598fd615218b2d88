"""What the odds speak of, looked up where players may not look: in the whole state of a match. Who
is told what to play for, plays for it."""

import random
from collections.abc import Sequence

from benchmarks.reliability import Outcome
from bluffhouse.core.match import Match
from bluffhouse.core.odd import Odd
from bluffhouse.games.luegenkniffel.rules.dice import DICE, KEEPS, WORTHS
from bluffhouse.games.luegenkniffel.rules.state import MOST_ROLLS
from bluffhouse.games.luegenkniffel.table.notation import NAMES, SAID_OF_WORD
from bluffhouse.games.luegenkniffel.table.odds import bears_out, best_leave, promised, set_of


def is_a_lie(match: Match, player: int, odd: Odd, rng: random.Random) -> bool:
    s = match.state()[0]
    return not match.game.rules.holds(s, int(s["said"]))


def plays_for_it(match: Match, player: int, odd: Odd, rng: random.Random) -> bool:
    """From the dice as they are, to the last roll."""
    view, combination = match.view(player), NAMES.index(odd.details["combination"])
    dice, lying, rolls = list(view["dice"]), list(view["lying"]), view["rolls"]
    while (left := promised(dice, lying, rolls, [combination])[0][0]) is not None:
        lying = [*lying, *left]
        dice, rolls = _rolled(lying, rng), rolls + 1
    return bool(WORTHS[set_of(dice) - KEEPS, combination] > 0)


def says_it_honestly(match: Match, player: int, odd: Odd, rng: random.Random) -> bool:
    """A turn of as many rolls as the announcement had."""
    view = match.view(player)
    said = SAID_OF_WORD[view["said"]]
    true, lying = bears_out(match.game, said), list[int]()
    dice, rolls = _rolled(lying, rng), MOST_ROLLS - view["rolls"] + 1
    while (left := best_leave(dice, lying, rolls, true[:, None])[0][0]) is not None:
        lying = [*lying, *left]
        dice, rolls = _rolled(lying, rng), rolls + 1
    return bool(true[set_of(dice) - KEEPS])


def _rolled(lying: Sequence[int], rng: random.Random) -> list[int]:
    return sorted([*lying, *(rng.randrange(1, 7) for _ in range(DICE - len(lying)))])


OUTCOMES: dict[str, Outcome] = {
    "odds-habit": is_a_lie,
    "odds-said": says_it_honestly,
    "odds-stop": plays_for_it,
    "odds-leave": plays_for_it,
}
