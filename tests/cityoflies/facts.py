"""What follows from what happened, kept without the engine, and what worlds are imagined."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import numpy as np

from bluffhouse.core.match import Match
from bluffhouse.core.room import Snapshot
from bluffhouse.games.cityoflies.rules import choices, state
from bluffhouse.games.cityoflies.table.notation import CARD_WORDS
from tests.cityoflies.tables import entries

REAL = {state.SURE, state.DOUBLE, state.HIDDEN}


def hand(s: Snapshot, p: int) -> Counter[int]:
    return Counter(card & state.KIND for card in s.hands[p][: s.held[p]])


def all_cards(s: Snapshot, players: int) -> Counter[str]:
    """Every card, wherever it is."""
    cards = [card & state.KIND for p in range(players) for card in s.hands[p][: s.held[p]]]
    cards += [card & state.KIND for card in s.deck[: s.left]] + s.pile[: s.piled]
    for p in range(players):
        for place, kind in enumerate((state.SURE, state.DOUBLE, state.HIDDEN, state.FALSE)):
            cards += [kind] * s.table[p][place]
    if s.pending != state.NONE:
        cards.append(s.pending)
    return Counter(CARD_WORDS[card] for card in cards)


class Facts:
    """What follows from what happened, for everybody; kept without the engine's knowledge."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.viewers = (None, *range(players))
        self.known = {(v, p): Counter() for v in self.viewers for p in range(players)}
        self.nothing: list[
            dict[str, Any]
        ] = []  # who had nothing of some kinds, and what came since
        self.fresh: Counter[int] | None = None  # what a reshuffled deck may hold
        self.archetypes: dict[int, int] = {}

    def parts(self, p: int, kind: int) -> None:
        """CL: known until their owner parts with one of that kind."""
        for v in self.viewers:
            if self.known[v, p][kind]:
                self.known[v, p][kind] -= 1
        for fact in self.nothing:
            if fact["player"] == p and kind in fact["kinds"]:
                fact["came"] -= 1

    def gains(self, p: int) -> None:
        for fact in self.nothing:
            if fact["player"] == p:
                fact["came"] += 1

    def holds(self, v: int | None, p: int, kind: int, copies: int = 1) -> None:
        self.known[v, p][kind] = max(self.known[v, p][kind], copies)

    def hears(self, before: Snapshot, after: Snapshot) -> None:
        """All that happened in a move."""
        log = list(entries(after))
        shown = Counter((a, b, c) for e, a, b, c, _ in log if e == state.E_SHOWN)
        for k, (event, player, rival, card, number) in enumerate(log):
            if event == state.E_RESHUFFLE:
                pile = Counter(before.pile[: before.piled])
                self.fresh = pile if number == before.piled and k <= 1 else None
            elif event == state.E_DRAW:
                self.gains(player)
            elif event in (state.E_EVIDENCE, state.E_DISCARD):
                self.parts(player, card)
            elif event == state.E_AIM and not _goes_on(before, card):
                self.parts(player, card)
                if card == state.FORGE:
                    for v in self.viewers:
                        self.holds(v, player, state.FALSE)
            elif event == state.E_BLOCK:
                self.parts(player, state.BLOCK)
            elif event == state.E_FORGED:
                self.parts(player, state.FALSE)
            elif event == state.E_SECOND:
                for v in self.viewers:
                    self.holds(v, player, state.FALSE)
            elif event == state.E_TRAPPED:
                self.parts(rival, card)
            elif event == state.E_STOLEN:
                self.moves(rival, player, card)
            elif event == state.E_SWAPPED:
                self.moves(player, rival, card)
                self.moves(rival, player, number)
            elif event == state.E_SHOWN:
                self.holds(player, rival, card, shown[player, rival, card])
            elif event == state.E_ARCHETYPE:
                self.archetypes[player] = card

    def moves(self, giver: int, taker: int, kind: int) -> None:
        """Who did not see which card it was cannot be sure of any in that hand."""
        for v in self.viewers:
            known = self.known[v, giver]
            for gone in (kind,) if v == taker else tuple(known):
                known[gone] = max(0, known[gone] - 1)
        self.known[giver, taker][kind] += 1
        self.gains(taker)

    def had_nothing(self, p: int, kinds: set[int]) -> None:
        self.nothing = [
            fact for fact in self.nothing if fact["player"] != p or not fact["kinds"] <= kinds
        ]
        self.nothing.append({"player": p, "kinds": kinds, "came": 0})

    def check(self, world: Snapshot, viewer: int | None) -> None:
        for p in range(self.players):
            if p == viewer or world.out[p]:
                continue
            held = hand(world, p)
            for kind, copies in self.known[viewer, p].items():
                assert held[kind] >= copies, (viewer, p, CARD_WORDS[kind])
            for fact in self.nothing:
                if fact["player"] == p:
                    assert sum(held[kind] for kind in fact["kinds"]) <= fact["came"]
            if p in self.archetypes:
                assert world.archetype[p] == self.archetypes[p]
        if self.fresh is not None:
            deck = Counter(card & state.KIND for card in world.deck[: world.left])
            assert deck <= self.fresh


def _goes_on(before: Snapshot, card: int) -> bool:
    """CL-A2: a forgery that is aimed once more, without another card."""
    return bool(card == state.FORGE and before.phase == state.SECOND and not before.second_card)


def nothing_to_play(match: Match, before: Snapshot, facts: Facts) -> None:
    """Note who had nothing to play just now: the last one whose turn was passed by."""
    s = match.snapshot()
    log = list(entries(s))
    for k, (event, player, *_) in enumerate(log):
        if event in (state.E_NOTHING, state.E_NOTHING_MORE):
            later = [e for e, *_ in log[k + 1 :]]
            changes = {state.E_RESHUFFLE, state.E_OUT, state.E_DRAW, state.E_FINAL}
            if event == state.E_NOTHING_MORE:
                changes.add(state.E_TOP)  # in the next turn evidence may be played again
            if not changes & set(later) and not s.over:
                kinds = choices.open_kinds(_Plain(s), player)
                facts.had_nothing(player, {k for k in range(state.KINDS) if kinds >> k & 1})


class _Plain:
    """A snapshot that the plain rule functions can read as a record."""

    def __init__(self, s: Snapshot) -> None:
        self._s = s

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._s, name)
        if isinstance(value, list):
            return np.array(value)
        return value


def same_to(viewer: int | None, world: Match, match: Match) -> None:
    assert json.dumps(world.view(viewer)) == json.dumps(match.view(viewer))
    assert world.actors == match.actors
    if viewer is not None:
        assert world.legal(viewer) == match.legal(viewer)
        assert (world.observe(viewer) == match.observe(viewer)).all()


def play_on(world: Match, draw: random.Random, moves: int) -> None:
    for _ in range(moves):
        if world.over:
            return
        player = draw.choice(world.actors)
        world.play(draw.choice(world.legal(player)), player)


def worlds(match: Match, viewer: int | None, tries: int) -> Counter[Any]:
    """How often each world was imagined: hands, deck and archetypes."""
    seen: Counter[Any] = Counter()
    for seed in range(tries):
        s = match.imagine(viewer, seed).snapshot()
        n = match.game.players
        hands = tuple(tuple(sorted(hand(s, p).elements())) for p in range(n))
        deck = tuple(card & state.KIND for card in s.deck[: s.left])
        seen[hands, deck, tuple(s.archetype[:n])] += 1
    return seen


def evenly(seen: Counter[Any], expected: int) -> None:
    """Chi-squared, far in the tail."""
    assert len(seen) == expected
    mean = seen.total() / expected
    spread = sum((count - mean) ** 2 / mean for count in seen.values())
    assert spread < expected - 1 + 5 * (2 * expected) ** 0.5
