"""Lügen-Kniffel: positions as JSON.

Beside the keys of the rules a position may carry the `rolloff`, in the form of the view. In a match
that is over it is nobody's turn: `roller`, `dice` and `lying` are null, `rolls` is 0 and
`last_turns` empty.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bluffhouse.core.chance import THROWS
from bluffhouse.core.game import Game
from bluffhouse.core.loops import lowest
from bluffhouse.core.quoting import shown
from bluffhouse.core.reading import (
    listing,
    mapping,
    need,
    one_of,
    only_keys,
    truth,
    whole,
    wrong,
)
from bluffhouse.core.room import Snapshot, State
from bluffhouse.games.luegenkniffel.rules.cards import full_cards, is_full
from bluffhouse.games.luegenkniffel.rules.dice import (
    DICE,
    FACES,
    FIRST_SAY,
    SAID_COMBINATION,
    SAID_POINTS,
)
from bluffhouse.games.luegenkniffel.rules.effects import holds
from bluffhouse.games.luegenkniffel.rules.state import (
    MOST_ROLLS,
    NOBODY,
    NOTHING,
    OPEN,
    STRIKES,
    STRUCK,
)
from bluffhouse.games.luegenkniffel.table import view
from bluffhouse.games.luegenkniffel.table.notation import ANSWERS, NAMES, SAID_OF_WORD, faces

KEYS = (
    "cards", "roller", "rolls", "dice", "lying", "said", "answers", "last_turns", "shown",
    "rolloff",
)  # fmt: skip
SHOWN_KEYS = ("roller", "said", "dice", "truth", "doubters")

#: What each combination can give (LK-7).
POSSIBLE: dict[str, list[int]] = {
    name: [int(p) for p in SAID_POINTS[FIRST_SAY[c] : FIRST_SAY[c + 1]]]
    for c, name in enumerate(NAMES)
}


def write(game: Game, s: Snapshot) -> dict[str, Any]:
    """The whole position of a state."""
    return {
        "cards": view.cards(game, s),
        "roller": None if s.over else s.roller,
        "rolls": s.rolls,
        "dice": None if s.over else faces(s.dice),
        "lying": None if s.over else faces(s.lying),
        "said": view.said(s),
        "answers": {str(p): view.answer_of(s, p) for p in view.seats_of(s.answered)},
        "last_turns": view.last_turns(game, s),
        "shown": view.shown(s),
        "rolloff": view.rolloff(game, s),
    }


def read(game: Game, position: Mapping[str, Any]) -> State:
    """A state from a position, or the first thing that is impossible about it."""
    only_keys(position, KEYS)
    state = game.clone(game.blank)
    s = state.view(np.recarray)[0]  # the rules as written read fields as attributes
    s.said = s.shown_said = NOTHING
    for p, card in enumerate(listing(need(position, "cards"), "cards", game.players)):
        _read_card(game, mapping(card, f"cards[{p}]"), p, s)
    if need(position, "roller") is None:
        _read_end(game, position, s)
    else:
        _read_turn(game, position, s)
    _read_shown(game, position.get("shown"), s)
    _read_rolloff(game, position.get("rolloff"), s)
    return state


# --- cards ----------------------------------------------------------------------------------


def _read_card(game: Game, card: Mapping[str, Any], player: int, s: Any) -> None:
    """LK-7, LK-16: points that the combination can give; two strikes strike the points field."""
    where = f"cards[{player}]"
    only_keys(card, ("points", "lies"), f"{where}.")
    points = mapping(card.get("points", {}), f"{where}.points")
    lies = mapping(card.get("lies", {}), f"{where}.lies")
    only_keys(points, NAMES, f"{where}.points.")
    only_keys(lies, NAMES, f"{where}.lies.")
    for name, value in points.items():
        s.points[player, NAMES.index(name)] = _read_points(game, value, name, where)
    for name, value in lies.items():
        place = f"{where}.lies.{name}"
        strikes = whole(value, place, 0, STRIKES)
        if strikes == STRIKES and points.get(name) != "x":
            raise wrong(place, "position-strikes", game.id)
        s.lies[player, NAMES.index(name)] = strikes


def _read_points(game: Game, value: object, name: str, where: str) -> int:
    if isinstance(value, str) and value == "x":
        return STRUCK
    if type(value) is not int or value not in POSSIBLE[name]:
        allowed = ", ".join(map(str, POSSIBLE[name]))
        if len(POSSIBLE[name]) > DICE:
            allowed = f"{POSSIBLE[name][0]}–{POSSIBLE[name][-1]}"
        details = {"allowed": allowed, "value": shown(value)}
        raise wrong(f"{where}.points.{name}", "position-points", game.id, **details)
    return value


# --- the turn -------------------------------------------------------------------------------


def _read_turn(game: Game, position: Mapping[str, Any], s: Any) -> None:
    """LK-3, LK-4: who rolls, how often he did, and what lies."""
    s.roller = whole(position["roller"], "roller", 0, game.players - 1)
    if is_full(s, s.roller):
        raise wrong("roller", "position-roller", game.id, seat=int(s.roller))
    s.rolls = whole(need(position, "rolls"), "rolls", 1, MOST_ROLLS)
    s.dice[:] = _read_dice(need(position, "dice"), "dice", DICE)
    given = position.get("lying")
    s.lying[:] = _read_dice([] if given is None else given, "lying", None)
    if sum(s.lying) > (0 if s.rolls == 1 else DICE - 1):
        raise wrong("lying", "position-lying-many", game.id)
    if (s.lying > s.dice).any():
        raise wrong("lying", "position-lying", game.id)
    _read_said(game, position.get("said"), s)
    _read_answers(game, position.get("answers"), s)
    _read_last_turns(game, position.get("last_turns"), s)


def _read_dice(given: object, where: str, length: int | None) -> list[int]:
    """How many dice there are of each face."""
    dice = [whole(die, where, 1, FACES) for die in listing(given, where, length)]
    return [dice.count(face) for face in range(1, FACES + 1)]


def _said(game: Game, given: object, where: str) -> int:
    word = " ".join(given.lower().split()) if isinstance(given, str) else None
    if word not in SAID_OF_WORD:
        raise wrong(where, "position-said", game.id, value=shown(given))
    return SAID_OF_WORD[word]


def _read_said(game: Game, given: object, s: Any) -> None:
    """LK-6: what is announced, the roller's card still needs."""
    if given is None:
        return
    s.said = _said(game, given, "said")
    combination = SAID_COMBINATION[s.said]
    if s.points[s.roller, combination] != OPEN:
        raise wrong("said", "position-said-closed", game.id, combination=NAMES[combination])


def _read_answers(game: Game, given: object, s: Any) -> None:
    """LK-10: others than the roller answer, and not all of them have. Without an announcement
    there is nothing to answer: then answers are looked at, and forgotten."""
    answers = mapping({} if given is None else given, "answers")
    others = {str(p): p for p in range(game.players) if p != s.roller}
    answered, doubting = 0, 0
    for name, answer in answers.items():
        where = f"answers.{name!s:.40}"
        if name not in others:
            raise wrong(where, "position-answers", game.id, allowed=", ".join(others))
        doubts = one_of(answer, where, ANSWERS) == "doubt"
        answered |= 1 << others[name]
        doubting |= doubts << others[name]
    if s.said == NOTHING:
        return
    if len(answers) == len(others):
        raise wrong("answers", "position-answers-all", game.id)
    in_turn = [(s.roller + k) % game.players for k in range(1, len(answers) + 1)]
    if s.aloud and answered != sum(1 << int(p) for p in in_turn):
        raise wrong("answers", "position-answers-order", game.id)
    s.answered, s.doubting = answered, doubting


def _read_last_turns(game: Game, given: object, s: Any) -> None:
    """LK-18: needed as soon as a card is full; from the roller clockwise, open cards only."""
    full = full_cards(s)
    if given is None:
        if full:
            seat = lowest(full)
            raise wrong("last_turns", "position-last-turns-needed", game.id, seat=seat)
        return
    if not full:
        raise wrong("last_turns", "position-last-turns-early", game.id)
    seats = [whole(p, "last_turns", 0, game.players - 1) for p in listing(given, "last_turns")]
    steps = [(p - int(s.roller)) % game.players for p in seats]
    if steps[:1] != [0] or steps != sorted(set(steps)):
        raise wrong("last_turns", "position-last-turns", game.id, roller=int(s.roller))
    for p in seats:
        if full >> p & 1:
            raise wrong("last_turns", "position-last-turns-full", game.id, seat=p)
    s.closing, s.waiting = 1, sum(1 << p for p in seats)


def _read_end(game: Game, position: Mapping[str, Any], s: Any) -> None:
    """A match that is over: a card is full, nobody has a turn left, and nothing is going on."""
    idle = (
        _nothing(position.get("rolls"), int)
        and _nothing(position.get("dice"), list)
        and _nothing(position.get("lying"), list)
        and _nothing(position.get("answers"), dict)
        and position.get("said") is None
    )
    left = position.get("last_turns")
    if not idle or left is None or not _nothing(left, list) or not full_cards(s):
        raise wrong("roller", "position-over", game.id)
    s.closing, s.over, s.roller = 1, 1, NOBODY


def _nothing(value: object, kind: type) -> bool:
    """Null, or 0 or empty of the right kind."""
    return value is None or (type(value) is kind and not value)


# --- what players remember ------------------------------------------------------------------


def _read_shown(game: Game, given: object, s: Any) -> None:
    """LK-9, LK-12, LK-13: the last reveal, whose truth follows from the dice."""
    if given is None:
        return
    reveal = mapping(given, "shown")
    only_keys(reveal, SHOWN_KEYS, "shown.")
    last = game.players - 1
    for key in SHOWN_KEYS:
        if key not in reveal:
            raise wrong(f"shown.{key}", "position-missing")
    s.shown_roller = whole(reveal["roller"], "shown.roller", 0, last)
    s.shown_said = _said(game, reveal["said"], "shown.said")
    s.shown[:] = _read_dice(reveal["dice"], "shown.dice", DICE)
    s.shown_truth = truth(reveal["truth"], "shown.truth")
    then = Snapshot(dice=s.shown, lenient=s.lenient)
    if bool(holds(then, s.shown_said)) != bool(s.shown_truth):
        raise wrong("shown.truth", "position-shown", game.id)
    given_doubters = listing(reveal["doubters"], "shown.doubters")
    doubters = [whole(p, "shown.doubters", 0, last) for p in given_doubters]
    if not doubters or s.shown_roller in doubters or len(set(doubters)) != len(doubters):
        raise wrong("shown.doubters", "position-doubters", game.id)
    s.doubters = sum(1 << p for p in doubters)


def _read_rolloff(game: Game, given: object, s: Any) -> None:
    """LK-2: throws of dice."""
    if given is None:
        return
    throws = listing(given, "rolloff")
    if len(throws) > THROWS:
        raise wrong("rolloff", "position-rolloff", game.id, most=THROWS)
    for i, row in enumerate(throws):
        for p, die in enumerate(listing(row, f"rolloff[{i}]", game.players)):
            if die is not None:
                s.rolloff[i] |= whole(die, f"rolloff[{i}]", 1, 6) << 3 * p
    s.throws = len(throws)
