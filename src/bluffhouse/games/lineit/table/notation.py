"""Line-it: cards and moves in words (`take 57 line`, `play +4`), and why a move is refused."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from bluffhouse.core.errors import IllegalMove
from bluffhouse.core.game import Game
from bluffhouse.core.options import PRINTED, Option, Preset, Value
from bluffhouse.core.quoting import typed
from bluffhouse.core.room import Snapshot
from bluffhouse.games.lineit.rules import choices
from bluffhouse.games.lineit.rules.cards import bet_value, card_of, is_bet
from bluffhouse.games.lineit.rules.state import (
    CLOSE,
    KINDS,
    NUMBERS,
)

OPTIONS = (
    Option("players", None, range(2, 6)),
    Option("bet_rule", "at_least", ("at_least", "exactly")),
    Option("hand_limit", 2, range(1, 4)),
    Option("last_cards", 1, range(1, 3)),
    Option("last_card", "may", ("may", "must")),
    Option("open_hands", True, (True, False)),
)
#: By the sheet a bet is won with its very number, and a last card that fits must be played. Board
#: Game Arena shows a hand to its owner alone.
PRESETS = (
    Preset("usual", {}),
    Preset(PRINTED, {"bet_rule": "exactly", "last_card": "must"}),
    Preset("bga", {"open_hands": False}),
)

#: The word of every card; cards are counted from 1, so the first word is none.
CARD_WORDS = (
    "",
    *(str(number) for number in range(1, NUMBERS + 1)),
    *(f"+{bet_value(bet)}" for bet in range(NUMBERS + 1, KINDS + 1)),
)
CARD_OF_WORD = {word: card for card, word in enumerate(CARD_WORDS) if word}

#: The text of every reason why the rules refuse a move.
REFUSALS = {
    choices.NO_PASS_YET: "refuse-pass",
    choices.MUST_PLAY: "refuse-must",
    choices.IN_LAST_STEP: "refuse-last-step",
    choices.NOTHING_TAKEN: "refuse-done",
    choices.NO_LINE: "refuse-close",
    choices.PLAYED: "refuse-played",
    choices.NOT_IN_HAND: "refuse-not-in-hand",
    choices.TAKEN: "refuse-taken",
    choices.NOT_IN_MARKET: "refuse-not-in-market",
    choices.HAND_FULL: "refuse-hand-full",
    choices.SECOND_BET: "refuse-second-bet",
    choices.NO_FIT: "refuse-fit",
}

_MOVE = re.compile(
    r"(?P<verb>take|play) ?(?P<bet>\+?) ?(?P<value>[0-9]{1,4})(?: (?:to )?(?P<place>line|hand))?"
)


def fill(options: Mapping[str, Value]) -> dict[str, int]:
    """The options as the state keeps them."""
    return {
        "exactly": int(options["bet_rule"] == "exactly"),
        "limit": int(options["hand_limit"]),
        "last_cards": int(options["last_cards"]),
        "must": int(options["last_card"] == "must"),
        "open_hands": int(options["open_hands"]),
    }


def words(game: Game) -> list[str]:
    """Every card taken to the line, to the hand, and played; then the moves without a card."""
    cards = list(CARD_OF_WORD)
    return [
        *(f"take {card} line" for card in cards),
        *(f"take {card} hand" for card in cards),
        *(f"play {card}" for card in cards),
        *("close", "done", "pass"),
    ]


def label(game: Game, action: int) -> dict[str, Any]:
    """What a move is called, for the texts."""
    if action >= CLOSE:
        return {"key": f"move-{game.words[action]}"}
    verb, *rest = game.words[action].split()
    key = "-".join(["move", verb, *rest[1:]])
    kind = "bet" if is_bet(card_of(action)) else "number"
    return {"key": key, "card": rest[0], "kind": kind}


def say_cards(cards: Iterable[int]) -> list[str]:
    return [*map(CARD_WORDS.__getitem__, cards)]


def parse(game: Game, move: str) -> int:
    """A move that is not written canonically, or none at all."""
    found = _MOVE.fullmatch(move)
    if not found:
        raise IllegalMove("refuse-notation", game.id, move=typed(move))
    card = f"{found['bet']}{int(found['value'])}"
    if card not in CARD_OF_WORD:
        raise IllegalMove("refuse-card", game.id, card=card)
    if found["verb"] == "play":
        if found["place"] == "hand":
            raise IllegalMove("refuse-notation", game.id, move=typed(move))
        return game.ids[f"play {card}"]
    if not found["place"]:
        raise IllegalMove("refuse-place", game.id, card=card)
    return game.ids[f"take {card} {found['place']}"]


def details(game: Game, s: Snapshot, player: int, action: int, reason: int) -> dict[str, Any]:
    """What the text of a refusal says beside the reason."""
    if reason in (choices.NOT_IN_HAND, choices.NOT_IN_MARKET):
        return {"card": CARD_WORDS[card_of(action)]}
    if reason == choices.HAND_FULL:
        return {"limit": s.limit}
    if reason == choices.NO_FIT:
        way = "rises" if s.low[player] else "falls"
        return {"card": CARD_WORDS[card_of(action)], "way": way, "last": s.last[player]}
    return {}
