"""City of Lies: the box, the options, what lies where, and how it is counted. The lowest part of
the account in cityoflies.py, which holds the rulings.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

BOX = {
    "sure": 12, "double": 4, "hidden": 4, "interrogate": 5, "block": 4, "reveal": 4, "swap": 3,
    "trap": 4, "steal": 3, "confiscate": 2, "false": 6, "forge": 5, "confuse": 4,
}  # fmt: skip
CARDS = list(BOX)  # the card order
REAL = ["sure", "double", "hidden"]  # real evidence
ON_TABLE = ["sure", "double", "hidden", "false"]
NOTES = ["+1", "+2", "false"]
ARCHETYPES = ["interrogator", "forger", "analyst", "shadow"]
LENGTHS = {"quick": (5, 3), "standard": (7, 4), "slow": (10, 5)}  # CL-22: truth, falses
DEFAULTS: dict[str, Any] = {
    "length": "standard", "truth_target": "length", "false_limit": "length", "archetypes": False,
    "forger": "falses", "truth_count": "net", "sabotage_win": True, "sabotage_target": 4,
    "sabotage_scope": "printed", "trap_choice": "random", "confiscate_own_false": False,
    "max_rounds": 30,
}  # fmt: skip
CHOICES = {
    "length": tuple(LENGTHS),
    "truth_count": ("net", "gross"),
    "sabotage_scope": ("printed", "any_useful", "evidence_only", "any_card"),
    "forger": ("falses", "forgeries"),
    "trap_choice": ("random", "chooser"),
}
AGREED = {"truth_target": (3, 15), "false_limit": (2, 6)}  # CL-22
SWITCHES = ("archetypes", "sabotage_win", "confiscate_own_false")
NUMBERS = ("sabotage_target", "max_rounds")


@dataclass
class Chance:
    """What chance did in the course of one move; only what is needed has to be told.

    cards: the hand cards hit at random by an interrogation, a trap or a theft.
    outcome: "+1", "+2" or "false", drawn for a reveal.
    decks: for each reshuffle, in order, the new deck before anything is drawn (first card first).
    final: in a final count, the outcomes of the hidden evidences, a list a player.
    """

    cards: list[str] = field(default_factory=list)
    outcome: str | None = None
    decks: list[list[str]] = field(default_factory=list)
    final: list[list[str]] | None = None


@dataclass
class Need:
    """The next thing that chance has to tell.

    what: "cards" (`number` of those in `cards`, a hand), "outcome", "deck" (an order of `cards`,
    the discards) or "final" (as many outcomes a player as `hidden` says).
    """

    what: str
    number: int = 0
    cards: list[str] = field(default_factory=list)
    hidden: list[int] = field(default_factory=list)


class MissingChanceError(ValueError):
    """Chance has to tell more."""

    def __init__(self, need: Need) -> None:
        super().__init__(f"chance has to tell: {need.what}")
        self.need = need


@dataclass
class Pending:
    """CL-16: a card played whose effect is not over. `what`: the evidence it is aimed at."""

    card: str
    by: int
    at: int
    what: str | None = None
    replaced: int = 0  # how many evidences a forgery has replaced


def in_card_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=CARDS.index)


def kinds(cards: list[str]) -> list[str]:
    """Which cards there are, each once, in card order."""
    return [card for card in CARDS if card in cards]


def is_number(value: Any) -> bool:
    """A whole number, and not true or false."""
    return isinstance(value, int) and not isinstance(value, bool)


class Table:
    """What lies where, and how it counts."""

    # ------------------------------------------------------------------ options

    def _read_options(self, options: dict[str, Any]) -> None:
        """The section Options, and the number of players."""
        for name in options:
            if name != "players" and name not in DEFAULTS:
                raise ValueError(f"no such option: {name}")
        if "players" not in options:
            raise ValueError("players is required")
        given = {**DEFAULTS, **options}
        if not is_number(given["players"]) or not 2 <= given["players"] <= 4:
            raise ValueError("players: 2-4")
        for name, choices in CHOICES.items():
            if given[name] not in choices:
                raise ValueError(f"{name}: {', '.join(choices)}")
        for name in SWITCHES:
            if not isinstance(given[name], bool):
                raise ValueError(f"{name}: true or false")
        for name in NUMBERS:
            if not is_number(given[name]) or given[name] < 1:
                raise ValueError(f"{name}: 1 or more")
        self.players: int = given["players"]
        self.options = given
        self.truth_target, self.falses_limit = LENGTHS[given["length"]]
        self._read_agreed(given)

    def _read_agreed(self, given: dict[str, Any]) -> None:
        """CL-22: other numbers that a table agreed on."""
        for name, (least, most) in AGREED.items():
            value = given[name]
            if value != "length" and not (is_number(value) and least <= value <= most):
                raise ValueError(f"{name}: length, or {least}-{most}")
        if given["truth_target"] != "length":
            self.truth_target = given["truth_target"]
        if given["false_limit"] != "length":
            self.falses_limit = given["false_limit"]

    def _check_player(self, player: Any) -> None:
        if not is_number(player) or not 0 <= player < self.players:
            raise ValueError(f"no such player: {player!r}")

    def _check_box(self, cards: list[str]) -> None:
        """Cards: not more of any than are in the box."""
        for card in cards:
            if card not in CARDS:
                raise ValueError(f"no such card: {card!r}")
        for card, count in Counter(cards).items():
            if count > BOX[card]:
                raise ValueError(f"too many of {card}")

    def _check_archetypes(self, archetypes: Any) -> None:
        """CL-1: one a player, each there once; null exactly when the option is off."""
        if not self.options["archetypes"]:
            if archetypes is not None:
                raise ValueError("no archetypes at this table")
            return
        if not isinstance(archetypes, list) or len(archetypes) != self.players:
            raise ValueError("archetypes: one a player")
        for archetype in archetypes:
            if archetype not in ARCHETYPES or archetypes.count(archetype) > 1:
                raise ValueError("archetypes: four different ones")

    # ------------------------------------------------------------------ what lies where

    def _lay_out(self) -> None:
        """Nothing has happened yet."""
        everybody = range(self.players)
        self.round = 1
        self.first = 0
        self.turn: int | None = None
        self.hands: list[list[str]] = [[] for _ in everybody]
        self.deck: list[str] = []
        self.discard: list[str] = []
        self.table = [dict.fromkeys(ON_TABLE, 0) for _ in everybody]
        self.notes = [dict.fromkeys(NOTES, 0) for _ in everybody]
        self.sabotage = [0] * self.players
        self.confused = [False] * self.players
        self.eliminated: list[int] = []
        self.archetypes: list[str] | None = None
        self.archetypes_seen: list[str | None] = [None] * self.players
        self.seen: list[list[dict[str, Any]]] = [[] for _ in everybody]
        self.drawn = False  # this turn
        self.plays = 0
        self.evidence = False
        self.shadow_asked = False
        self.pending: Pending | None = None
        self.shown: str | None = None  # what the shadow chose
        self.given: dict[int, str] = {}  # swap: who has chosen what
        self.last_round = False  # CL-23: both empty at a draw
        self.stage = "begin"  # what comes next: see cityoflies.py
        self.winner: int | None = None
        self.reason: str | None = None
        self.final_scores: list[int] | None = None
        self.chance = Chance()
        self.decks_used = 0

    def _in(self, player: int) -> bool:
        """Still in the match."""
        return player not in self.eliminated

    def _players_in(self) -> list[int]:
        return [player for player in range(self.players) if self._in(player)]

    def _others(self, player: int) -> list[int]:
        """The other players still in, by number."""
        return [other for other in self._players_in() if other != player]

    def is_archetype(self, player: int, archetype: str) -> bool:
        return self.archetypes is not None and self.archetypes[player] == archetype

    def _archetype_is_seen(self, player: int) -> None:
        """Archetypes: its effect is seen by all."""
        assert self.archetypes is not None
        self.archetypes_seen[player] = self.archetypes[player]

    # ------------------------------------------------------------------ counting

    @property
    def circle(self) -> int:
        """CL-4: rounds 1-5, 6-10, from 11."""
        if self.round <= 5:
            return 1
        return 2 if self.round <= 10 else 3

    def falses(self, player: int) -> int:
        """CL-19: cards and notes."""
        return self.table[player]["false"] + self.notes[player]["false"]

    def face_up(self, player: int) -> int:
        """CL-6, CL-8: what lies face up and is noted."""
        table, notes = self.table[player], self.notes[player]
        return table["sure"] + 2 * table["double"] + notes["+1"] + 2 * notes["+2"]

    def truth(self, player: int) -> int:
        """CL-7, CL-18: minus falses from Circle II on, unless they do not count for this."""
        if self.circle == 1 or self.options["truth_count"] == "gross":
            return self.face_up(player)
        return self.face_up(player) - self.falses(player)

    # ------------------------------------------------------------------ what chance tells

    def _told_cards(self, hand: list[str], number: int) -> list[str]:
        """So many cards of a hand, at random."""
        cards = self.chance.cards
        if len(cards) < number:
            raise MissingChanceError(Need("cards", number=number, cards=in_card_order(hand)))
        rest = list(hand)
        for card in cards[:number]:
            if card not in rest:
                raise ValueError(f"not in that hand: {card!r}")
            rest.remove(card)
        return list(cards[:number])

    def _told_outcome(self) -> str:
        """CL-8: a card of the outcome deck."""
        if self.chance.outcome is None:
            raise MissingChanceError(Need("outcome"))
        if self.chance.outcome not in NOTES:
            raise ValueError(f"not an outcome: {self.chance.outcome!r}")
        return self.chance.outcome

    def _told_final(self, hidden: list[int]) -> list[list[str]]:
        """CL-23: an outcome for each hidden evidence."""
        if sum(hidden) == 0:
            return [[] for _ in hidden]
        if self.chance.final is None:
            raise MissingChanceError(Need("final", hidden=hidden))
        if [len(outcomes) for outcomes in self.chance.final] != hidden:
            raise ValueError("an outcome for each hidden evidence")
        for outcomes in self.chance.final:
            for outcome in outcomes:
                if outcome not in NOTES:
                    raise ValueError(f"not an outcome: {outcome!r}")
        return [list(outcomes) for outcomes in self.chance.final]

    def _refill(self) -> None:
        """CL-2: an empty deck: the discards are shuffled into a new one, if there are any."""
        if self.deck or not self.discard:
            return
        if self.decks_used >= len(self.chance.decks):
            raise MissingChanceError(Need("deck", cards=in_card_order(self.discard)))
        deck = self.chance.decks[self.decks_used]
        if sorted(deck) != sorted(self.discard):
            raise ValueError("the new deck is the discards")
        self.decks_used += 1
        self.deck = list(deck)
        self.discard = []

    # ------------------------------------------------------------------ ends

    def _win(self, player: int | None, reason: str) -> None:
        """The match is over. RULING 16."""
        self.winner = player
        self.reason = reason
        self.stage = "over"
        self.turn = None
        self.pending = None

    def _check_truth(self) -> None:
        """CL-18: who reaches the target wins at once."""
        for player in self._players_in():
            if self.stage != "over" and self.truth(player) >= self.truth_target:
                self._win(player, "truth")

    def _check_exposure(self, player: int, placer: int) -> None:
        """CL-19: a false came to `player` from another, `placer`."""
        if self.stage != "over" and self.falses(player) >= self.falses_limit:
            self._win(placer, "exposure")

    def _count_sabotage(self, player: int) -> None:
        """CL-17."""
        self.sabotage[player] += 1

    def _check_saboteur(self, player: int) -> None:
        """CL-20. CL-24: an exposure goes before."""
        if self.stage == "over" or not self.options["sabotage_win"]:
            return
        if self.sabotage[player] >= self.options["sabotage_target"]:
            self._win(player, "saboteur")

    def _drop_out(self, player: int) -> None:
        """CL-19, CL-21: hand and table are discarded, notes go; the turn ends. RULING 15."""
        self.eliminated.append(player)
        self.discard += self.hands[player]
        self.hands[player] = []
        for card in ON_TABLE:
            self.discard += [card] * self.table[player][card]
            self.table[player][card] = 0
        for note in NOTES:
            self.notes[player][note] = 0
        self.confused[player] = False
        self.stage = "end"
        if len(self._players_in()) == 1:
            self._win(self._players_in()[0], "survivor")

    def _final_count(self) -> None:
        """CL-23: hidden evidences are revealed, then everything counts, whatever the circle."""
        outcomes = self._told_final([table["hidden"] for table in self.table])
        for player in range(self.players):
            for outcome in outcomes[player]:
                self._reveal_one(player, outcome)
        scores = [self.face_up(who) - self.falses(who) for who in range(self.players)]
        ranks = {who: (scores[who], -self.falses(who), len(self.hands[who]))
                 for who in self._players_in()}  # fmt: skip
        best = [who for who in ranks if ranks[who] == max(ranks.values())]
        self.final_scores = scores
        if len(best) == 1:
            self._win(best[0], "final count")
        else:
            self._win(None, "collective lie")

    def _reveal_one(self, owner: int, outcome: str) -> None:
        """CL-8: the outcome is noted for the owner; the hidden card is discarded."""
        self.table[owner]["hidden"] -= 1
        self.discard.append("hidden")
        self.notes[owner][outcome] += 1
