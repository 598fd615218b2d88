"""City of Lies: cards and moves in words (`trap 2`, `forge 1 sure`), and why a move is refused."""

import re
from collections.abc import Mapping
from typing import Any

from bluffhouse.core.errors import IllegalMove
from bluffhouse.core.game import Game
from bluffhouse.core.options import NO_LIMIT, Option, Value
from bluffhouse.core.quoting import typed
from bluffhouse.core.room import Snapshot
from bluffhouse.games.cityoflies.rules import choices, state
from bluffhouse.games.cityoflies.rules.state import PLAYERS

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
    if action <= state.HIDDEN:
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

Why = tuple[str, dict[str, Any]]

_MUST: dict[int, str] = {
    state.ASKED: "refuse-asked",
    state.GIVING: "refuse-must-give",
    state.TRIMMING: "refuse-must-discard",
    state.TOP: "refuse-must-draw",
    state.SHOWING: "refuse-must-show",
    state.SECOND: "refuse-must-forge",
    state.NAMING: "refuse-must-name",
}


def why_not(game: Game, s: Snapshot, player: int, action: int) -> Why:
    """The reason a well-formed move of an actor is refused."""
    if s.phase == state.SECOND and choices.FORGE_AT <= action < choices.CONFUSE_AT:
        return _why_not_aim(game, s, player, action)
    if s.phase != state.PLAY:
        return _why_not_now(s, action)
    if action < choices.ALLOW:
        return _why_not_play(game, s, player, action)
    if action <= choices.BLOCK_IT:
        return "refuse-not-asked", {}
    for first, why in (
        (choices.NAME, "refuse-name"),
        (choices.ENOUGH, "refuse-enough"),
        (choices.SHOW, "refuse-show"),
        (choices.DRAW_TOP, "refuse-draw"),
        (choices.DISCARD, "refuse-discard"),
    ):
        if action >= first:
            return why, {}
    return "refuse-give", {}


def _why_not_now(s: Snapshot, action: int) -> Why:
    """Something else is to be done now; or the card for it is missing."""
    if s.phase == state.ASKED and action == choices.BLOCK_IT:
        return "refuse-no-block", {}
    for phase, first in (
        (state.GIVING, choices.GIVE),
        (state.TRIMMING, choices.DISCARD),
        (state.SHOWING, choices.SHOW),
    ):
        if s.phase == phase and first <= action < first + state.KINDS:
            return "refuse-not-in-hand", {"card": CARD_WORDS[action - first]}
    if s.phase == state.NAMING and choices.NAME <= action < choices.ANY:
        return "refuse-not-known", {"card": CARD_WORDS[action - choices.NAME], "seat": s.at}
    details = {"limit": choices.hand_limit(s)} if s.phase == state.TRIMMING else {}
    return _MUST[s.phase], details


def _why_not_play(game: Game, s: Snapshot, player: int, action: int) -> Why:
    """CL-3 to CL-15."""
    kind = choices.kind_played(action)
    seat_missing = kind > state.HIDDEN and choices.target_of(action) >= game.players
    if not seat_missing and kind not in hand(s, player):
        return "refuse-not-in-hand", {"card": CARD_WORDS[kind]}
    if kind <= state.HIDDEN:
        return "refuse-one-evidence", {}
    return _why_not_aim(game, s, player, action)


def _why_not_aim(game: Game, s: Snapshot, player: int, action: int) -> Why:
    kind, at, aim = choices.kind_played(action), choices.target_of(action), choices.aim_of(action)
    if at >= game.players:
        return "refuse-seat", {"seat": at, "last": game.players - 1}
    if s.out[at]:
        return "refuse-target-out", {"seat": at}
    own_false = kind == state.CONFISCATE and s.own_false and aim == state.TABLE_FALSE
    if at == player and kind != state.REVEAL and not own_false:
        return "refuse-self", {"card": CARD_WORDS[kind]}
    return _why_no_target(s, kind, at, aim)


def _why_no_target(s: Snapshot, kind: int, at: int, aim: int) -> Why:
    """CL-8, CL-10, CL-13, CL-14: what is missing there."""
    if kind == state.REVEAL:
        return "refuse-no-hidden", {"seat": at}
    if kind == state.SWAP and s.held[at] == 0:
        return "refuse-swap-empty", {"seat": at}
    if kind == state.SWAP:
        return "refuse-swap-alone", {}
    if s.table[at][aim] == 0:
        return "refuse-no-evidence", {"seat": at, "card": PLACE_WORDS[aim]}
    return "refuse-no-false", {}


def hand(s: Snapshot, player: int) -> list[int]:
    """The kinds of a player's cards, in card order."""
    return sorted(s.hands[player][: s.held[player]])


def say_kinds(kinds: list[int]) -> list[str]:
    return [CARD_WORDS[kind] for kind in kinds]
