"""Line-it: cards and moves in words (`take 57 line`, `play +4`), and why a move is refused."""

import re
from collections.abc import Mapping
from typing import Any

from bluffhouse.core.errors import IllegalMove
from bluffhouse.core.game import Game
from bluffhouse.core.options import Option, Value
from bluffhouse.core.quoting import typed
from bluffhouse.core.room import Snapshot
from bluffhouse.games.lineit.rules.cards import bet_value, card_of, is_bet
from bluffhouse.games.lineit.rules.state import (
    CLOSE,
    DONE,
    KINDS,
    NO_CARD,
    NUMBERS,
    PASS,
    PLAY,
    TO_HAND,
)

OPTIONS = (
    Option("players", None, range(2, 6)),
    Option("bet_rule", "at_least", ("at_least", "exactly")),
    Option("hand_limit", 2, range(1, 4)),
    Option("last_cards", 1, range(1, 3)),
    Option("last_card", "may", ("may", "must")),
    Option("open_hands", True, (True, False)),
)

#: The word of every card; cards are counted from 1.
CARD_WORDS = (
    None,
    *(str(number) for number in range(1, NUMBERS + 1)),
    *(f"+{bet_value(bet)}" for bet in range(NUMBERS + 1, KINDS + 1)),
)
CARD_OF_WORD = {word: card for card, word in enumerate(CARD_WORDS) if word}

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


def say_card(card: int) -> str:
    word = CARD_WORDS[card]
    assert word is not None
    return word


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


def why_not(game: Game, s: Snapshot, player: int, action: int) -> tuple[str, dict[str, Any]]:
    """LI-3 to LI-7, LI-13: the reason a well-formed move of an actor is refused."""
    if action == PASS:
        return "refuse-must" if s.last_step else "refuse-pass", {}
    if PLAY < action < CLOSE:
        return _why_not_play(s, player, card_of(action))
    if s.last_step:
        return "refuse-last-step", {}
    if action == DONE:
        return "refuse-done", {}
    if action == CLOSE:
        return "refuse-close", {}
    return _why_not_take(s, player, card_of(action), to_hand=action > TO_HAND)


def _why_not_play(s: Snapshot, player: int, card: int) -> tuple[str, dict[str, Any]]:
    if not s.plays:
        return "refuse-played", {}
    if card not in s.hands[player][: s.held[player]]:
        return "refuse-not-in-hand", {"card": say_card(card)}
    return _why_no_fit(s, player, card)


def _why_not_take(
    s: Snapshot, player: int, card: int, *, to_hand: bool
) -> tuple[str, dict[str, Any]]:
    if s.taken:
        return "refuse-taken", {}
    if card not in s.market[: s.offered]:
        return "refuse-not-in-market", {"card": say_card(card)}
    if to_hand:
        return "refuse-hand-full", {"limit": s.limit}
    return _why_no_fit(s, player, card)


def _why_no_fit(s: Snapshot, player: int, card: int) -> tuple[str, dict[str, Any]]:
    """LI-6, LI-7."""
    if s.bet[player] != NO_CARD and is_bet(card):
        return "refuse-second-bet", {}
    way = "rises" if s.low[player] else "falls"
    return "refuse-fit", {"card": say_card(card), "way": way, "last": s.last[player]}
