"""Lügen-Kniffel's master: every turn is solved at the table, by what everybody sees.

Nothing private outlives a turn. So cards, number of rolls and announcement are all that is needed
to solve it (`mind.trust`), for the roller as for those who answer; and who rolls then looks up what
is done with his dice. The same table always leads to the same solution.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

import numpy as np

from bluffhouse.core import chance, plan, points
from bluffhouse.core.press import Pressed, press
from bluffhouse.core.room import Chosen
from bluffhouse.core.weights import Array
from bluffhouse.games.luegenkniffel.mind import prospects, spots, stakes, trust
from bluffhouse.games.luegenkniffel.mind.spots import Spots
from bluffhouse.games.luegenkniffel.mind.trust import LIE, WORDS, Book
from bluffhouse.games.luegenkniffel.rules import cards, choices, course, dice, effects, state
from bluffhouse.games.luegenkniffel.rules.dice import (
    COMBINATIONS,
    COUNTS,
    KEEPS,
    ROLLS,
    SAID_COMBINATION,
    SAID_POINTS,
    SAYS,
    WORTHS,
)
from bluffhouse.games.luegenkniffel.rules.state import MOST_ROLLS, NOTHING, SAY, STATE, STRUCK
from bluffhouse.games.luegenkniffel.table.notation import NAMES, SAID_OF_WORD
from bluffhouse.games.luegenkniffel.table.odds import set_of

PLAYERS = 4  # at most: with more, too much can come of an announcement
ROUNDS = 300  # of learning, for every turn
WHIM = 0.005  # what is done less often, is not done
_MODULES = (
    plan, chance, state, points, dice, cards, choices, course, effects, prospects, stakes, spots,
    trust,
)  # fmt: skip
_MOST_SPOTS, _MOST_WAYS = 4368, 30450  # as many as there are


class Solved(NamedTuple):
    """A turn as it was solved."""

    book: Book
    heard: Array  # how likely is each announcement after so many rolls, as a lie and as the truth
    value: float  # the roller's share of the win


# --- solving --------------------------------------------------------------------------------


@cache
def solver() -> Pressed:
    """The compiled functions of `trust`."""
    return press(_MODULES, compiled=True)


@cache
def all_spots() -> Spots:
    """Where a roller chooses whether to roll again."""
    found = Spots(
        roll=np.zeros(_MOST_SPOTS, np.int64),
        lying=np.zeros(_MOST_SPOTS, np.int64),
        likely=np.zeros(_MOST_SPOTS),
        first=np.zeros(_MOST_SPOTS + 1, np.int64),
        lies=np.zeros(_MOST_WAYS, np.int64),
        runs=np.zeros(KEEPS + 1, np.int64),
    )
    solver().list_spots(*found)
    return found


def fresh_book(players: int) -> Book:
    """Nothing is learnt yet."""
    words, lies = (MOST_ROLLS, ROLLS, WORDS), (MOST_ROLLS, SAYS)
    shapes = {
        "then": KEEPS, "reached": KEEPS, "go_regrets": _MOST_WAYS, "go": _MOST_WAYS,
        "go_sum": _MOST_WAYS, "word_regrets": words, "words": words, "word_sum": words,
        "lie_regrets": lies, "lies": lies, "lie_sum": lies,
        "doubt_regrets": (*lies, players - 1, 2), "doubts": (*lies, players - 1),
        "doubt_sum": (*lies, players - 1),
    }  # fmt: skip
    return Book(**{name: np.zeros(shape) for name, shape in shapes.items()})


def fresh_stakes(players: int) -> Array:
    return np.zeros((SAYS, 2, 1 << (players - 1), players))


@lru_cache(maxsize=16)
def solved(cards_and_turn: bytes) -> Solved:
    """A turn, from its state before its dice are thrown. Everybody at the table asks for the same
    again and again."""
    before = np.frombuffer(cards_and_turn, STATE)
    players = int(before["players"][0])
    states, laid = np.concatenate([before, before]), fresh_stakes(players)
    solver().lay_stakes(states, laid)
    book, heard = fresh_book(players), np.zeros((MOST_ROLLS, SAYS, 2))
    value = solver().solve(states[0], all_spots(), book, laid, ROUNDS, heard)
    return Solved(book, heard, float(value))


# --- what a player sees ---------------------------------------------------------------------


def mixture(game: Chosen, view: Mapping[str, Any]) -> dict[str, float] | None:
    """How often to do what, by what a player sees; none where a turn is not solved: with many
    players, with answers that others hear, or where nothing is compiled, as it would take
    minutes."""
    if game.players > PLAYERS or game.options["doubts"] == "open" or not solver().compiled:
        return None
    book = solved(before_turn(game, view)).book
    if view["said"] is not None:
        return answers(book, view)
    shares = deeds(book, view, game.options["truth"] == "at_least")
    return {game.words[action]: share for action, share in shares.items()}


def before_turn(game: Chosen, view: Mapping[str, Any]) -> bytes:
    """The state of a turn before its dice are thrown, of what everybody sees."""
    states = np.zeros(1, STATE)
    s, options = states[0], game.options
    s["players"], s["roller"], s["said"] = game.players, view["roller"], NOTHING
    s["lenient"] = options["truth"] == "at_least"
    s["bonus"], s["bonus_at"] = options["bonus"], options["bonus_at"]
    for player, card in enumerate(view["cards"]):
        for name, written in card["points"].items():
            s["points"][player, NAMES.index(name)] = STRUCK if written == "x" else written
        for name, strikes in card["lies"].items():
            s["lies"][player, NAMES.index(name)] = strikes
    if view["last_turns"] is not None:
        s["closing"], s["waiting"] = 1, sum(1 << player for player in view["last_turns"])
    return states.tobytes()


def answers(book: Book, view: Mapping[str, Any]) -> dict[str, float]:
    said, players = SAID_OF_WORD[view["said"]], len(view["cards"])
    other = (view["me"] - view["roller"] - 1) % players
    doubt = float(book.doubts[view["rolls"] - 1, said, other])
    return _likely({"believe": 1 - doubt, "doubt": doubt})


def deeds(book: Book, view: Mapping[str, Any], lenient: bool) -> dict[int, float]:
    """What the roller does with his dice, by action ids: a set that he leaves, or what he says."""
    roll, rolls = set_of(view["dice"]) - KEEPS, view["rolls"]
    shares, stops = dict[int, float](), 1.0
    if rolls < MOST_ROLLS:
        shares, stops = leaving(book, roll, view["lying"], rolls)
    if stops > 0:
        for said, share in saying(book, roll, rolls, view, lenient).items():
            shares[SAY + said] = stops * share
    return _likely(shares)


def leaving(
    book: Book, roll: int, lying: Sequence[int], rolls: int
) -> tuple[dict[int, float], float]:  # fmt: skip
    """How often he leaves which of the dice that he just rolled, and how often he stops."""
    where, lies = all_spots(), set_of(lying)
    begin, end = (0, ROLLS) if rolls == 1 else (where.runs[lies], where.runs[lies + 1])
    spot = begin + int(np.flatnonzero(where.roll[begin:end] == roll)[0])
    ways = slice(where.first[spot], where.first[spot + 1])
    often = _matched(book.go_sum[ways], book.go[ways])
    left = COUNTS[where.lies[ways]] - COUNTS[lies]
    found = {
        int(dice.set_of(counts)): float(share)
        for counts, share in zip(left[1:], often[1:], strict=True)
        if share > WHIM
    }
    return found, float(often[0]) if often[0] > WHIM else 0.0


def saying(
    book: Book, roll: int, rolls: int, view: Mapping[str, Any], lenient: bool
) -> dict[int, float]:  # fmt: skip
    """How often he says what, once he stops: a truth, or one of the lies."""
    words = _matched(book.word_sum[rolls - 1, roll], book.words[rolls - 1, roll])
    shares = {
        said_of(c, int(WORTHS[roll, c])): float(words[c])
        for c in range(COMBINATIONS)
        if words[c] > 0
    }
    if words[LIE] > 0:
        lies = _lies(book, roll, rolls, view, lenient)
        for said, share in lies.items():
            shares[said] = shares.get(said, 0.0) + float(words[LIE]) * share
    return shares


def _lies(
    book: Book, roll: int, rolls: int, view: Mapping[str, Any], lenient: bool
) -> dict[int, float]:  # fmt: skip
    """How often he tells which lie: none that his dice bear out."""
    closed = view["cards"][view["roller"]]["points"]
    said = [k for k in range(SAYS) if NAMES[SAID_COMBINATION[k]] not in closed]
    often = _matched(book.lie_sum[rolls - 1, : len(said)], book.lies[rolls - 1, : len(said)])
    real, told = WORTHS[roll, SAID_COMBINATION[said]], SAID_POINTS[said]
    often = np.where(real >= told if lenient else real == told, 0.0, often)
    total = often.sum()
    return {k: float(share / total) for k, share in zip(said, often, strict=True) if share > 0}


def _matched(sums: Array, now: Array) -> Array:
    """What was done on average; where nobody ever got, what would be done now."""
    total = sums.sum()
    found: Array = sums / total if total > 0 else now
    return found


def _likely(shares: Mapping[Any, float]) -> dict[Any, float]:
    """Without whims."""
    most = max(shares.values())
    return {deed: share for deed, share in shares.items() if share >= min(WHIM, most)}


@cache
def said_of(combination: int, points: int) -> int:
    """The number of an announcement."""
    said = np.flatnonzero((combination == SAID_COMBINATION) & (points == SAID_POINTS))
    return int(said[0])
