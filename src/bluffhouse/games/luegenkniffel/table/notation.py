"""Lügen-Kniffel: moves in words (`keep 4 4`, `say fours 3`, `doubt`), and why a move is refused."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, get_args

from bluffhouse.core.errors import IllegalMove
from bluffhouse.core.game import Game
from bluffhouse.core.options import NO_LIMIT, PRINTED, Option, Preset, Value
from bluffhouse.core.quoting import typed
from bluffhouse.core.room import Snapshot
from bluffhouse.games.luegenkniffel.rules.choices import (
    ANSWER_FIRST,
    FIELD_FILLED,
    FIELD_STRUCK,
    NO_ROLL_LEFT,
    NOT_LOOSE,
    NOTHING_SAID,
    ROLL_ONE,
)
from bluffhouse.games.luegenkniffel.rules.dice import (
    COUNTS,
    DICE,
    FACES,
    FIRST_SAY,
    KEEPS,
    SAID_COMBINATION,
    SAID_POINTS,
    SAYS,
    UPPER,
)
from bluffhouse.games.luegenkniffel.rules.state import BELIEVE, SAY
from bluffhouse.games.luegenkniffel.table.schema import Announced, Answer, Combination

PASSIVE = "believe"
HOLDER = "roller"
OPTIONS = (
    Option("players", None, range(2, 9)),
    Option("truth", "exact", ("exact", "at_least")),
    Option("doubts", "secret", ("secret", "open")),
    Option("bonus", 35, range(NO_LIMIT)),
    Option("bonus_at", 63, range(NO_LIMIT)),
)
PRESETS = (
    Preset(PRINTED, {}),
    Preset("first", {"truth": "at_least"}),
)

#: The combinations in the order of LK-7.
NAMES: tuple[Combination, ...] = get_args(Combination)
ANSWERS: tuple[Answer, ...] = get_args(Answer)

_KEEP = re.compile(r"keep((?: [0-9]{1,4})*)")
_SAY = re.compile(r"say ([a-z]+)(?: ([0-9]{1,6}))?")


def fill(options: Mapping[str, Value]) -> dict[str, int]:
    """The options as the state keeps them."""
    return {
        "lenient": int(options["truth"] == "at_least"),
        "aloud": int(options["doubts"] == "open"),
        "bonus": int(options["bonus"]),
        "bonus_at": int(options["bonus_at"]),
    }


def words(game: Game) -> list[str]:
    """All that can be left, all that can be said, and the answers."""
    return [
        *(" ".join(["keep", *map(str, faces(COUNTS[kept].tolist()))]) for kept in range(KEEPS)),
        *(f"say {said_word(said)}" for said in range(SAYS)),
        *ANSWERS,
    ]


def faces(counts: Sequence[int]) -> list[int]:
    """Dice in ascending order, from how many there are of each face."""
    return [face for face, count in enumerate(counts, 1) for _ in range(count)]


def said_word(said: int) -> str:
    """An announcement as it is said: `fours 3`, `three 19`, `fullhouse`."""
    combination = int(SAID_COMBINATION[said])
    name = NAMES[combination]
    if FIRST_SAY[combination + 1] - FIRST_SAY[combination] == 1:
        return name
    return f"{name} {int(SAID_POINTS[said]) // (combination + 1 if combination < UPPER else 1)}"


#: What can be said, by its words.
SAID_OF_WORD = {said_word(said): said for said in range(SAYS)}


def said_details(said: int) -> Announced:
    """An announcement for the texts; `dice` counts those of a face of the upper part."""
    combination, points = int(SAID_COMBINATION[said]), int(SAID_POINTS[said])
    dice = points // (combination + 1) if combination < UPPER else 0
    return {"combination": NAMES[combination], "dice": dice, "points": points}


def label(game: Game, action: int) -> dict[str, Any]:
    """What a move is called, for the texts."""
    if action >= BELIEVE:
        return {"key": f"move-{ANSWERS[action - BELIEVE]}"}
    if action >= SAY:
        return {"key": "move-say", **said_details(action - SAY)}
    left = faces(COUNTS[action].tolist())
    return {"key": "move-keep", "left": " ".join(map(str, left)), "count": len(left)}


def parse(game: Game, move: str) -> int:
    """A move that is not written canonically, or none at all."""
    if found := _KEEP.fullmatch(move):
        return _parse_keep(game, [int(face) for face in found[1].split()])
    if found := _SAY.fullmatch(move):
        return SAY + _parse_said(game, move, found[1], found[2])
    raise IllegalMove("refuse-notation", game.id, move=typed(move))


def _parse_keep(game: Game, dice: list[int]) -> int:
    """LK-4: any order of faces will do."""
    for die in dice:
        if not 1 <= die <= FACES:
            raise IllegalMove("refuse-face", game.id, face=die)
    if len(dice) >= DICE:
        raise IllegalMove("refuse-roll-one", game.id)
    return game.ids[" ".join(["keep", *map(str, sorted(dice))])]


def _parse_said(game: Game, move: str, name: str, number: str | None) -> int:
    """LK-7: numbers may have leading zeros, and nothing else is forgiven."""
    if name not in NAMES:
        raise IllegalMove("refuse-combination", game.id, name=typed(name), allowed=", ".join(NAMES))
    word = name if number is None else f"{name} {int(number)}"
    if word in SAID_OF_WORD:
        return SAID_OF_WORD[word]
    raise IllegalMove("refuse-points", game.id, move=typed(move), kind=_kind(name), name=name)


def _kind(name: str) -> str:
    """What stands behind a combination when it is said."""
    if NAMES.index(name) < UPPER:
        return "dice"
    return "nothing" if name in SAID_OF_WORD else "total"


#: Why a well-formed move of an actor is refused (LK-3 to LK-10).
REFUSALS = {
    NOTHING_SAID: "refuse-nothing-said",
    ANSWER_FIRST: "refuse-answer",
    NO_ROLL_LEFT: "refuse-rolls",
    ROLL_ONE: "refuse-roll-one",
    NOT_LOOSE: "refuse-not-loose",
    FIELD_FILLED: "refuse-filled",
    FIELD_STRUCK: "refuse-struck",
}


def details(game: Game, s: Snapshot, player: int, action: int, reason: int) -> dict[str, Any]:
    """What the text of a refusal names."""
    if reason == ANSWER_FIRST:
        return {"said": said_word(s.said)}
    if reason == NOT_LOOSE:
        loose = [all_ - lying for all_, lying in zip(s.dice, s.lying, strict=True)]
        return {"dice": " ".join(map(str, faces(loose)))}
    if reason in (FIELD_FILLED, FIELD_STRUCK):
        return {"combination": NAMES[int(SAID_COMBINATION[action - SAY])]}
    return {}
