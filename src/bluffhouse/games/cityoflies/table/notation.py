"""City of Lies: cards and moves in words (`trap 2`, `forge 1 sure`), and why a move is refused."""

import re
from collections.abc import Mapping
from typing import Any

from bluffhouse.core.errors import IllegalMove
from bluffhouse.core.game import Game
from bluffhouse.core.options import NO_LIMIT, PRINTED, Option, Preset, Value
from bluffhouse.core.quoting import typed
from bluffhouse.core.room import Snapshot
from bluffhouse.games.cityoflies.rules import choices, refusals
from bluffhouse.games.cityoflies.rules.state import HIDDEN, PLAYERS

PASSIVE = "allow"
SCOPES = ("printed", "any_useful", "evidence_only", "any_card")
OPTIONS = (
    Option("players", None, range(2, 5)),
    Option("length", "standard", ("quick", "standard", "slow")),
    Option("truth_target", "length", ("length", *range(3, 16))),
    Option("false_limit", "length", ("length", *range(2, 7))),
    Option("archetypes", False, (True, False)),
    Option("forger", "falses", ("falses", "forgeries")),
    Option("truth_count", "net", ("net", "gross")),
    Option("sabotage_win", True, (True, False)),
    Option("sabotage_target", 4, range(1, NO_LIMIT)),
    Option("sabotage_scope", "printed", SCOPES),
    Option("trap_choice", "random", ("random", "chooser")),
    Option("confiscate_own_false", False, (True, False)),
    Option("max_rounds", 30, range(1, NO_LIMIT)),
)
PRESETS = (
    Preset(PRINTED, {}),
    Preset("first", {"sabotage_win": False}),
    Preset("quick", {"length": "quick"}),
)
LENGTHS = {"quick": (5, 3), "standard": (7, 4), "slow": (10, 5)}  # CL-22: truth, falses

CARD_WORDS = (
    "sure", "double", "hidden", "interrogate", "block", "reveal", "swap", "trap", "steal",
    "confiscate", "false", "forge", "confuse",
)  # fmt: skip
KIND_OF_WORD = {word: kind for kind, word in enumerate(CARD_WORDS)}
PLACE_WORDS = ("sure", "double", "hidden", "false")
ARCHETYPE_WORDS = ("interrogator", "forger", "analyst", "shadow")

_MOVE = re.compile(r"(?P<verb>[a-z]+)(?: (?:player )?(?P<seat>[0-9]{1,9}))?(?: (?P<card>[a-z]+))?")
_AT_PLAYER = ("interrogate", "reveal", "swap", "trap", "steal", "false", "confuse")
_AT_EVIDENCE = {"confiscate": PLACE_WORDS, "forge": PLACE_WORDS[:3]}


def goals(options: Mapping[str, Value]) -> tuple[int, int]:
    """CL-22: the truth that wins and the falses that expose; the length says what is not agreed."""
    truth, falses = LENGTHS[str(options["length"])]
    agreed, limit = options["truth_target"], options["false_limit"]
    return truth if agreed == "length" else int(agreed), falses if limit == "length" else int(limit)


def fill(options: Mapping[str, Value]) -> dict[str, int]:
    """The options as the state keeps them."""
    target, limit = goals(options)
    return {
        "target": target,
        "limit": limit,
        "gross": int(options["truth_count"] == "gross"),
        "secret": int(options["archetypes"]),
        "sabotage_win": int(options["sabotage_win"]),
        "sabotage_target": int(options["sabotage_target"]),
        "scope": SCOPES.index(str(options["sabotage_scope"])),
        "naming": int(options["trap_choice"] == "chooser"),
        "second_card": int(options["forger"] == "forgeries"),
        "own_false": int(options["confiscate_own_false"]),
        "max_rounds": int(options["max_rounds"]),
    }


def words(game: Game) -> list[str]:
    """The move of every id; players who are not at the table have their moves, too."""
    seats = range(PLAYERS)

    def at(card: str) -> list[str]:
        return [f"{card} {seat}" for seat in seats]

    def at_evidence(card: str) -> list[str]:
        return [f"{card} {seat} {what}" for seat in seats for what in _AT_EVIDENCE[card]]

    return [
        *CARD_WORDS[:3],
        *(move for card in ("interrogate", "reveal", "swap", "trap", "steal") for move in at(card)),
        *at_evidence("confiscate"),
        *at("false"),
        *at_evidence("forge"),
        *at("confuse"),
        *("allow", "block"),
        *(f"give {card}" for card in CARD_WORDS),
        *(f"discard {card}" for card in CARD_WORDS),
        *("draw", "bury"),
        *(f"show {card}" for card in CARD_WORDS),
        "enough",
        *(f"name {card}" for card in CARD_WORDS),
        "random",
    ]


def label(game: Game, action: int) -> dict[str, Any]:
    """What a move is called, for the texts."""
    verb, *rest = game.words[action].split()
    if action <= HIDDEN:
        return {"key": "move-lay", "card": verb}
    if action >= choices.ALLOW:
        return {"key": f"move-{verb}", **({"card": rest[0]} if rest else {})}
    seat, *evidence = rest
    aim = {"evidence": evidence[0]} if evidence else {}
    return {"key": f"move-{verb}", "player": int(seat), **aim}


def parse(game: Game, move: str) -> int:
    """A move that is not written canonically, or none at all."""
    found = _MOVE.fullmatch(move)
    if found and found["seat"]:
        verb, seat, card = found["verb"], int(found["seat"]), found["card"]
        aimed = verb in _AT_PLAYER and not card
        if aimed or (verb in _AT_EVIDENCE and card):
            if seat >= game.players:
                last = game.players - 1
                raise IllegalMove("refuse-seat", game.id, seat=seat, last=last)
            if aimed:
                return game.ids[f"{verb} {seat}"]
            if card in _AT_EVIDENCE[verb]:
                return game.ids[f"{verb} {seat} {card}"]
            raise IllegalMove("refuse-evidence-word", game.id, card=typed(card))
    raise IllegalMove("refuse-notation", game.id, move=typed(move))


# --- refusals -------------------------------------------------------------------------------

#: The text of every reason.
REFUSALS: dict[Any, str] = {
    refusals.NOT_IN_HAND: "refuse-not-in-hand",
    refusals.NO_BLOCK: "refuse-no-block",
    refusals.NOT_KNOWN: "refuse-not-known",
    refusals.ONE_EVIDENCE: "refuse-one-evidence",
    refusals.NO_SEAT: "refuse-seat",
    refusals.TARGET_OUT: "refuse-target-out",
    refusals.NOT_AT_SELF: "refuse-self",
    refusals.NO_HIDDEN: "refuse-no-hidden",
    refusals.SWAP_EMPTY: "refuse-swap-empty",
    refusals.SWAP_ALONE: "refuse-swap-alone",
    refusals.NO_EVIDENCE: "refuse-no-evidence",
    refusals.NO_FALSE: "refuse-no-false",
    refusals.NOT_ASKED: "refuse-not-asked",
    refusals.NOT_GIVING: "refuse-give",
    refusals.NOT_DISCARDING: "refuse-discard",
    refusals.NOT_DRAWING: "refuse-draw",
    refusals.NOT_SHOWING: "refuse-show",
    refusals.NOT_SECOND: "refuse-enough",
    refusals.NOT_NAMING: "refuse-name",
    refusals.MUST_ANSWER: "refuse-asked",
    refusals.MUST_GIVE: "refuse-must-give",
    refusals.MUST_DISCARD: "refuse-must-discard",
    refusals.MUST_DRAW: "refuse-must-draw",
    refusals.MUST_SHOW: "refuse-must-show",
    refusals.MUST_FORGE: "refuse-must-forge",
    refusals.MUST_NAME: "refuse-must-name",
}
_OF_SEAT = (refusals.TARGET_OUT, refusals.NO_HIDDEN, refusals.SWAP_EMPTY)


def details(game: Game, s: Snapshot, player: int, action: int, reason: int) -> dict[str, Any]:
    """What the text of a reason names."""
    if reason in (refusals.NOT_IN_HAND, refusals.NOT_AT_SELF):
        return {"card": CARD_WORDS[_card_of(action)]}
    if reason == refusals.NOT_KNOWN:
        return {"card": CARD_WORDS[_card_of(action)], "seat": s.at}
    if reason == refusals.MUST_DISCARD:
        return {"limit": choices.hand_limit(s)}
    if reason == refusals.NO_SEAT:
        return {"seat": choices.target_of(action), "last": game.players - 1}
    if reason == refusals.NO_EVIDENCE:
        place = PLACE_WORDS[choices.aim_of(action)]
        return {"seat": choices.target_of(action), "card": place}
    return {"seat": choices.target_of(action)} if reason in _OF_SEAT else {}


def _card_of(action: int) -> int:
    """The card that an action plays, gives, discards, shows or names."""
    if action < choices.ALLOW:
        return int(choices.kind_played(action))
    chosen = (choices.GIVE, choices.DISCARD, choices.SHOW, choices.NAME)
    return action - max(first for first in chosen if first <= action)


def hand(s: Snapshot, player: int) -> list[int]:
    """The kinds of a player's cards, in card order."""
    return sorted(s.hands[player][: s.held[player]])


def say_kinds(kinds: list[int]) -> list[str]:
    return [*map(CARD_WORDS.__getitem__, kinds)]
