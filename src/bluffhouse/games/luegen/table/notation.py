"""Lügen: moves in words (`6x5`, `liar`), and why a move is refused."""

import re
from collections.abc import Mapping
from typing import Any

from bluffhouse.core.errors import IllegalMove
from bluffhouse.core.game import Game
from bluffhouse.core.options import PRINTED, Option, Preset, Value
from bluffhouse.core.quoting import typed
from bluffhouse.core.room import Snapshot
from bluffhouse.games.luegen.rules.choices import NOTHING_TO_CALL, TOO_LOW, TOO_MANY
from bluffhouse.games.luegen.rules.ladder import count_of, face_of, highest_rung, rung

OPTIONS = (
    Option("players", None, range(2, 21)),
    Option("mats", 5, range(1, 16)),
    Option("straight", True, (True, False)),
    Option("dice", 6, range(1, 7)),
    Option("halves", True, (True, False)),
    Option("wild", 1, (1, 6, 0)),
)
PRESETS = (
    Preset(PRINTED, {}),
    Preset("first", {"halves": False, "mats": 3, "straight": False}),
    Preset("quick", {"halves": False, "mats": 3}),
)

_BID = re.compile(r"([0-9]{1,9}) ?[x×*] ?([0-9]{1,9})")


def fill(options: Mapping[str, Value]) -> dict[str, int]:
    """The options as the state keeps them."""
    fields = {
        "each": int(options["dice"]),
        "total": int(options["mats"]),
        "straight": int(options["straight"]),
        "halves": int(options["halves"]),
        "wild": int(options["wild"]),
    }
    players = int(options["players"])
    highest = highest_rung(Snapshot(**fields), players)
    all_ones = rung(fields["wild"], fields["each"] * players, 1)
    return {**fields, "liar": max(highest, all_ones) + 1}


def words(game: Game) -> list[str]:
    """Every rung of the ladder up to the highest that can be legal, then the call."""
    wild, liar = int(game.options["wild"]), fill(game.options)["liar"]
    return [*(say_bid(wild, bid) for bid in range(liar)), "liar"]


def say_bid(wild: int, bid: int) -> str:
    return f"{count_of(wild, bid)}x{face_of(wild, bid)}"


def label(game: Game, action: int) -> dict[str, Any]:
    """What a move is called, for the texts."""
    if game.words[action] == "liar":
        return {"key": "move-liar"}
    return {"key": "move-bid", **bid_details(int(game.options["wild"]), action)}


def bid_details(wild: int, bid: int) -> dict[str, int]:
    """A bid for the texts."""
    return {"count": count_of(wild, bid), "face": face_of(wild, bid)}


def parse(game: Game, move: str) -> int:
    """A move that is not written canonically, or none at all."""
    found = _BID.fullmatch(move)
    if not found:
        raise IllegalMove("refuse-notation", game.id, move=typed(move))
    count, face = int(found[1]), int(found[2])
    if not 1 <= face <= 6:
        raise IllegalMove("refuse-face", game.id, face=face)
    if count < 1:
        raise IllegalMove("refuse-count", game.id)
    bid: int = rung(int(game.options["wild"]), count, face)
    if bid >= len(game.words) - 1:
        raise IllegalMove("refuse-many", game.id, count=count, face=face)
    return bid


#: Why a well-formed move of an actor is refused (LU-5 to LU-8).
REFUSALS = {
    NOTHING_TO_CALL: "refuse-nothing-to-call",
    TOO_LOW: "refuse-low",
    TOO_MANY: "refuse-many",
}


def details(game: Game, s: Snapshot, player: int, action: int, reason: int) -> dict[str, Any]:
    """What the text of a refusal names."""
    if reason == NOTHING_TO_CALL:
        return {}
    bid = bid_details(s.wild, action)
    return {**bid, "last": say_bid(s.wild, s.bid)} if reason == TOO_LOW else bid
