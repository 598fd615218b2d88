"""The Lie Zie: cards and moves in words (`take r3`, `play 4 2`), and why a move is refused."""

import re
from collections.abc import Mapping
from typing import Any, Final

from bluffhouse.core.errors import IllegalMove, OptionError
from bluffhouse.core.game import Game
from bluffhouse.core.options import PRINTED, Option, Preset, Value
from bluffhouse.core.quoting import typed
from bluffhouse.core.room import Snapshot
from bluffhouse.games.liezie.rules import choices
from bluffhouse.games.liezie.rules.cards import (
    ALIKE,
    CARDS,
    FRONTS,
)
from bluffhouse.games.liezie.rules.choices import length_of, number_of, start_of
from bluffhouse.games.liezie.rules.state import (
    HAND,
    LEFT,
    PASS,
    PLAY,
    PRIZE,
    RUN_LENGTH,
    STAGES,
)

PASSIVE = "pass"
#: As the rules count them.
LEAD_RULES = ("most_cards", "winner", "most_cards_always")

OPTIONS = (
    Option("players", None, range(2, 7)),
    Option("draft", "free", ("free", "turns")),
    Option("lead_after_out", LEAD_RULES[0], LEAD_RULES),
    Option("passes", 3, range(1, STAGES + 1)),
)
PRESETS = (
    Preset(PRINTED, {}),
    Preset("first", {"draft": "turns", "passes": 1}),
    Preset("quick", {"passes": 1}),
)
PASSES_OF_SIX = range(1, 5)  # a fifth would leave no prize

COLOUR_LETTERS: Final = ("r", "b", "g", "y")
#: The word of every front and back: `r3` is red 3.
SIDE_WORDS = tuple(f"{colour}{number}" for colour in COLOUR_LETTERS for number in range(1, 5))
CARD_WORDS = tuple(
    f"{SIDE_WORDS[front]}|{SIDE_WORDS[card // ALIKE]}" for card, front in enumerate(FRONTS.tolist())
)
#: The back of every card, in words.
BACK_WORDS = tuple(SIDE_WORDS[card // ALIKE] for card in range(CARDS))
CARD_OF_WORD = {word: card for card, word in enumerate(CARD_WORDS)}

#: The text of every reason why the rules refuse a move.
REFUSALS = {
    choices.IN_DRAFT: "refuse-in-draft",
    choices.PLACE_FIRST: "refuse-place-first",
    choices.NOTHING_TO_PLACE: "refuse-nothing-to-place",
    choices.FIRST_CARD: "refuse-first-card",
    choices.NOT_THERE: "refuse-not-there",
    choices.PRIZE_FIRST: "refuse-prize-first",
    choices.IN_PLAY: "refuse-in-play",
    choices.LEADER_PASSES: "refuse-leader-pass",
    choices.NO_SUCH_CARDS: "refuse-no-card",
    choices.MIXED: "refuse-mixed",
    choices.OTHER_COLOUR: "refuse-colour",
    choices.TOO_LOW: "refuse-low",
}

_BACK = re.compile(r"(?P<verb>take|prize) ?(?P<colour>[a-z]+) ?(?P<number>[0-9]{1,4})")
_PLAY = re.compile(r"play ?(?P<start>[0-9]{1,4})[ ,](?P<length>[0-9]{1,4})")
_SINGLE = re.compile(r"play ?(?P<start>[0-9]{1,4})")
_COLOUR_NAMES = {"red": "r", "blue": "b", "green": "g", "yellow": "y"}


def check(options: Mapping[str, Value]) -> None:
    """LZ-18: with six players a fifth pass would leave no prize."""
    if options["players"] == 6 and options["passes"] not in PASSES_OF_SIX:
        allowed = f"{PASSES_OF_SIX[0]}–{PASSES_OF_SIX[-1]}"
        raise OptionError("refuse-passes", "liezie", passes=options["passes"], allowed=allowed)


def fill(options: Mapping[str, Value]) -> dict[str, int]:
    """The options as the state keeps them."""
    return {
        "free": int(options["draft"] == "free"),
        "lead_rule": LEAD_RULES.index(str(options["lead_after_out"])),
        "passes": int(options["passes"]),
    }


def words(game: Game) -> list[str]:
    """Takes, the two sides, plays by position and length, the pass, and prizes."""
    return [
        *(f"take {back}" for back in SIDE_WORDS),
        *("left", "right"),
        *(f"play {k} {n}" for k in range(1, HAND + 1) for n in range(1, RUN_LENGTH + 1)),
        "pass",
        *(f"prize {back}" for back in SIDE_WORDS),
    ]


def label(game: Game, action: int) -> dict[str, Any]:
    """What a move is called, for the texts."""
    verb, *_ = game.words[action].split()
    key = f"move-{verb}"
    if PLAY <= action < PASS:
        first, count = start_of(action) + 1, length_of(action)
        return {"key": key, "first": first, "last": first + count - 1, "count": count}
    if LEFT <= action <= PASS:
        return {"key": key}
    side = SIDE_WORDS[action if action < LEFT else action - PRIZE]
    return {"key": key, "colour": side[0], "number": int(side[1:])}


def say_cards(cards: list[int]) -> list[str]:
    return [*map(CARD_WORDS.__getitem__, cards)]


def say_backs(cards: list[int]) -> list[str]:
    return [*map(BACK_WORDS.__getitem__, cards)]


def parse(game: Game, move: str) -> int:
    """A move that is not written canonically, or none at all."""
    if found := _BACK.fullmatch(move):
        colour = _COLOUR_NAMES.get(found["colour"], found["colour"])
        back = f"{colour}{int(found['number'])}"
        if back not in SIDE_WORDS:
            raise IllegalMove("refuse-back", game.id, back=typed(back))
        return game.ids[f"{found['verb']} {back}"]
    if found := _PLAY.fullmatch(move):
        start, length = int(found["start"]), int(found["length"])
        if not 1 <= start <= HAND:
            raise IllegalMove("refuse-position", game.id, position=start)
        if not 1 <= length <= RUN_LENGTH:
            raise IllegalMove("refuse-length", game.id, count=length)
        return game.ids[f"play {start} {length}"]
    if found := _SINGLE.fullmatch(move):
        raise IllegalMove("refuse-how-many", game.id, position=int(found["start"]))
    raise IllegalMove("refuse-notation", game.id, move=typed(move))


def details(game: Game, s: Snapshot, player: int, action: int, reason: int) -> dict[str, Any]:
    """What the text of a refusal says beside the reason."""
    if reason == choices.NOT_THERE:
        return {"back": SIDE_WORDS[action if action < LEFT else action - PRIZE]}
    if reason == choices.NO_SUCH_CARDS:
        return {"held": s.held[player]}
    if reason == choices.OTHER_COLOUR:
        return {"colour": COLOUR_LETTERS[s.led]}
    if reason == choices.TOO_LOW:
        number = number_of(s.hands[player], start_of(action), length_of(action))
        return {"number": str(number), "last": str(s.number)}
    return {}
