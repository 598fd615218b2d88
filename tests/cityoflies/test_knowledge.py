"""What each player knows, and that `imagine` keeps it: facts are kept in an account of their own,
from what happened, and every imagined world is held against it."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.core.match import Match
from bluffhouse.core.room import Snapshot
from bluffhouse.core.story import story
from bluffhouse.games.cityoflies import box, choices
from bluffhouse.games.cityoflies.notation import ARCHETYPE_WORDS, CARD_WORDS
from tests.cityoflies.tables import BOX, TABLES, at, entries

REAL = {box.SURE, box.DOUBLE, box.HIDDEN}


def hand(s: Snapshot, p: int) -> Counter[int]:
    return Counter(card & box.KIND for card in s.hands[p][: s.held[p]])


def all_cards(s: Snapshot, players: int) -> Counter[str]:
    """Every card, wherever it is."""
    cards = [card & box.KIND for p in range(players) for card in s.hands[p][: s.held[p]]]
    cards += [card & box.KIND for card in s.deck[: s.left]] + s.pile[: s.piled]
    for p in range(players):
        for place, kind in enumerate((box.SURE, box.DOUBLE, box.HIDDEN, box.FALSE)):
            cards += [kind] * s.table[p][place]
    if s.pending != box.NONE:
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
        shown = Counter((a, b, c) for e, a, b, c, _ in log if e == box.E_SHOWN)
        for k, (event, player, rival, card, number) in enumerate(log):
            if event == box.E_RESHUFFLE:
                pile = Counter(before.pile[: before.piled])
                self.fresh = pile if number == before.piled and k <= 1 else None
            elif event == box.E_DRAW:
                self.gains(player)
            elif event in (box.E_EVIDENCE, box.E_DISCARD):
                self.parts(player, card)
            elif event == box.E_AIM and not (card == box.FORGE and before.phase == box.SECOND):
                self.parts(player, card)
                if card == box.FORGE:
                    for v in self.viewers:
                        self.holds(v, player, box.FALSE)
            elif event == box.E_BLOCK:
                self.parts(player, box.BLOCK)
            elif event == box.E_FORGED:
                self.parts(player, box.FALSE)
            elif event == box.E_SECOND:
                for v in self.viewers:
                    self.holds(v, player, box.FALSE)
            elif event == box.E_TRAPPED:
                self.parts(rival, card)
            elif event == box.E_STOLEN:
                self.moves(rival, player, card)
            elif event == box.E_SWAPPED:
                self.parts(player, card)
                self.parts(rival, number)
                self.known[player, rival][card] += 1
                self.known[rival, player][number] += 1
                self.gains(player)
                self.gains(rival)
            elif event == box.E_SHOWN:
                self.holds(player, rival, card, shown[player, rival, card])
            elif event == box.E_ARCHETYPE:
                self.archetypes[player] = card

    def moves(self, giver: int, taker: int, kind: int) -> None:
        self.parts(giver, kind)
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
            deck = Counter(card & box.KIND for card in world.deck[: world.left])
            assert deck <= self.fresh


def nothing_to_play(match: Match, before: Snapshot, facts: Facts) -> None:
    """Note who had nothing to play just now: the last one whose turn was passed by."""
    s = match.snapshot()
    log = list(entries(s))
    for k, (event, player, *_) in enumerate(log):
        if event in (box.E_NOTHING, box.E_NOTHING_MORE):
            later = [e for e, *_ in log[k + 1 :]]
            changes = {box.E_RESHUFFLE, box.E_OUT, box.E_DRAW, box.E_FINAL}
            if event == box.E_NOTHING_MORE:
                changes.add(box.E_TOP)  # in the next turn evidence may be played again
            if not changes & set(later) and not s.over:
                kinds = choices.open_kinds(_Plain(s), player)
                facts.had_nothing(player, {k for k in range(box.KINDS) if kinds >> k & 1})


class _Plain:
    """A snapshot that the plain rule functions can read as a record."""

    def __init__(self, s: Snapshot) -> None:
        self._s = s

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._s, name)
        if isinstance(value, list):
            import numpy as np

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


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_imagined_worlds_keep_what_is_known(options: dict[str, Any]):
    """At every move of random matches, for everybody: same views and moves, all facts kept."""
    game = bh.make("cityoflies", **options)
    n = game.players
    for seed in range(2):
        draw = random.Random(f"{options} {seed}")
        match, facts, differ = game.new(seed), Facts(n), 0
        while not match.over:
            for viewer in (None, *range(n)):
                world = match.imagine(viewer, draw.getrandbits(60))
                same_to(viewer, world, match)
                s = world.snapshot()
                assert all_cards(s, n) == Counter(BOX)
                facts.check(match.snapshot(), viewer)
                facts.check(s, viewer)
                differ += s.hands != match.snapshot().hands
                other = draw.choice((None, *range(n)))
                deeper = world.imagine(other, draw.getrandbits(60))
                same_to(other, deeper, world)
                again = deeper.imagine(viewer, 1)
                assert again.actors == match.actors
                if draw.random() < 0.1:
                    for made in (world, deeper):
                        record = json.loads(json.dumps(made.record()))
                        assert bh.replay(record).view(viewer) == made.view(viewer)
                        assert bh.replay(record).view(other) == made.view(other)
                    play_on(deeper, draw, 40)
                    if not deeper.over:
                        same_to(viewer, deeper.imagine(viewer, 5), deeper)
                        assert all_cards(deeper.snapshot(), n) == Counter(BOX)
            before = match.snapshot()
            player = draw.choice(match.actors)
            match.play(draw.choice(match.legal(player)), player)
            facts.hears(before, match.snapshot())
            nothing_to_play(match, before, facts)
            assert all_cards(match.snapshot(), n) == Counter(BOX)
        assert differ


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_imagined_matches_are_played_to_the_end(options: dict[str, Any]):
    """A world played on keeps what the viewer knew when it was imagined, as long as it binds."""
    game = bh.make("cityoflies", **options)
    draw = random.Random(str(options))
    match = game.new(seed=9)
    while not match.over:
        viewer = draw.choice((None, *range(game.players)))
        world = match.imagine(viewer, draw.getrandbits(60))
        if draw.random() < 0.2:
            play_on(world, draw, 10_000)
            assert world.over
            same_to(viewer, world.imagine(viewer, 3), world)
            assert bh.replay(world.record()).view(viewer) == world.view(viewer)
        play_on(match, draw, 1)
    same_to(0, match.imagine(0, 1), match)
    assert bh.replay(match.imagine(0, 1).record()).view(0) == match.view(0)


# --- imagined worlds are drawn evenly -------------------------------------------------------


def worlds(match: Match, viewer: int | None, tries: int) -> Counter[Any]:
    """How often each world was imagined: hands, deck and archetypes."""
    seen: Counter[Any] = Counter()
    for seed in range(tries):
        s = match.imagine(viewer, seed).snapshot()
        n = match.game.players
        hands = tuple(tuple(sorted(hand(s, p).elements())) for p in range(n))
        deck = tuple(card & box.KIND for card in s.deck[: s.left])
        seen[hands, deck, tuple(s.archetype[:n])] += 1
    return seen


def evenly(seen: Counter[Any], expected: int) -> None:
    """Chi-squared, far in the tail."""
    assert len(seen) == expected
    mean = seen.total() / expected
    spread = sum((count - mean) ** 2 / mean for count in seen.values())
    assert spread < expected - 1 + 5 * (2 * expected) ** 0.5


def test_cards_are_shuffled_evenly():
    """Two cards of a hand and two of the deck, all different: 4 · 3 / 2 · 2 = 12 worlds."""
    match = at("sure", "trap swap", deck=["steal", "confuse"])
    evenly(worlds(match, 0, 2400), 12)
    # For a spectator player 0 has any of five but `swap`, which could not be played alone.
    evenly(worlds(match, None, 4800), 4 * 6 * 2)


def test_a_card_seen_stays():
    """Interrogated cards stay, whoever draws; the rest is shuffled."""
    match = at("interrogate sure", "trap swap", deck=["steal", "confuse", "reveal"])
    match.play("interrogate 1")
    match.play("allow")
    [entry] = match.view(0)["seen"]
    kind = CARD_WORDS.index(entry["card"])
    seen = worlds(match, 0, 3000)
    assert all(kind in held for (_, held), _, _ in seen)
    evenly(seen, 6 * 2)  # in a hand of three: two of four others, and the deck in any order
    assert len(worlds(match, 1, 500)) < len(worlds(match, None, 2000))


def veiled(*nots: list[str], deck: list[str], hand: str, **more: Any) -> Match:
    """Player 1 has cards of which it is known what they are not."""
    cards = [{"not": kinds} for kinds in nots]
    known = {"hands": [[None], cards], "deck": [None] * len(deck)}
    return at("sure", hand, deck=deck, known=known, **more)


def test_veils_that_cross():
    """One card is no `block`, another no `trap`: every arrangement that fits is as likely."""
    match = veiled(["block", "sure"], ["trap", "sure"], deck=["swap", "block"], hand="trap steal")
    cards = ["trap", "steal", "swap", "block"]
    weights: Counter[Any] = Counter()
    for a in cards:
        for b in cards:
            if a in (b, "block") or b == "trap":
                continue
            rest = [card for card in cards if card not in (a, b)]
            for deck in (rest, rest[::-1]):
                weights[frozenset((a, b)), tuple(deck)] += 1
    tries = 4000
    seen: Counter[Any] = Counter()
    for seed in range(tries):
        s = match.imagine(0, seed).snapshot()
        words = frozenset(CARD_WORDS[kind] for kind in hand(s, 1))
        seen[words, tuple(CARD_WORDS[card & box.KIND] for card in s.deck[: s.left])] += 1
    assert seen.keys() == weights.keys()
    total = weights.total()
    spread = sum(
        (seen[w] - tries * k / total) ** 2 / (tries * k / total) for w, k in weights.items()
    )
    assert spread < 45


def test_who_plays_nothing_has_nothing():
    """CL-3: a hand of which nothing was played is of blocks, forgeries and the like."""
    match = at("sure", "block forge", "sure", deck=["block", "trap", "sure", "forge", "false"])
    match.play("sure")
    assert match.view(None)["turn"] == 2  # player 1 had nothing to play
    for seed in range(200):
        for viewer in (None, 0, 2):
            held = hand(match.imagine(viewer, seed).snapshot(), 1)
            assert set(held) <= {box.BLOCK, box.FORGE, box.REVEAL}, held


def test_one_evidence_only_tells():
    """CL-5: in Circle III one evidence alone means no playable action or deception."""
    match = at("sure sure block", "trap", "swap", round=11,
               deck=["trap", "steal", "double", "confuse", "false", "block"])  # fmt: skip
    match.play("sure")
    assert match.view(None)["turn"] == 1
    kinds: set[int] = set()
    for seed in range(300):
        held = hand(match.imagine(1, seed).snapshot(), 0)
        kinds |= set(held)
        assert set(held) <= REAL | {box.BLOCK, box.FORGE, box.REVEAL}
    assert kinds >= {box.SURE, box.DOUBLE, box.BLOCK}


def test_a_blocked_forgery_shows_a_false():
    """CL-16: who forges held a `false`; after a block he still does."""
    match = at("forge false trap", "block trap", "swap", table=[{}, {"sure": 1}, {}],
               deck=["trap", "steal", "double", "confuse"])  # fmt: skip
    match.play("forge 1 sure")
    for answer in (None, "block"):
        if answer:
            match.play(answer)
        for viewer in (None, 1, 2):
            assert all(hand(match.imagine(viewer, k).snapshot(), 0)[box.FALSE] for k in range(99))


def test_after_a_reshuffle_the_deck_is_the_discards():
    """CL-2: hidden cards of hands and of the new deck do not mix."""
    match = at("confuse confuse", "trap trap trap", deck=[], discard=["reveal", "reveal", "block"])
    match.play("confuse 1")
    match.play("allow")  # the discards, the confusion among them, are shuffled
    assert match.view(None)["deck"] == 2
    others = set()
    for seed in range(300):
        for viewer in (None, 0, 1):
            s = match.imagine(viewer, seed).snapshot()
            assert {card & box.KIND for card in s.deck[:2]} <= {box.REVEAL, box.BLOCK, box.CONFUSE}
            assert hand(s, 0)[box.TRAP] + hand(s, 1)[box.TRAP] == 3
            others.add(hand(s, 0)[box.TRAP])
    assert others == {0, 1}


def test_a_buried_card_comes_up():
    """CL-A3: the analyst knows its place, and later who drew it."""
    match = at("sure", "trap", "trap", opts={"archetypes": True},
               archetypes=["shadow", "analyst", "forger"],
               deck=["double", "confuse", "swap"])  # fmt: skip
    for move in ("sure", "bury", "trap 0"):
        match.play(move)
    for seed in range(50):
        assert match.imagine(1, seed).snapshot().deck[0] & box.KIND == box.DOUBLE
    assert len({match.imagine(2, seed).snapshot().deck[0] for seed in range(50)}) > 1
    for move in ("allow", "trap 0", "allow"):
        match.play(move)
    assert match.view(0)["hand"] == ["double"]
    for seed in range(50):
        assert hand(match.imagine(1, seed).snapshot(), 0) == {box.DOUBLE: 1}
    assert len({str(hand(match.imagine(2, seed).snapshot(), 0)) for seed in range(50)}) == 2


def test_a_theft_without_sabotage_was_no_evidence():
    """CL-17: the count is public, so others learn that much, and no more."""
    for theirs, real in (("sure trap", True), ("swap trap", False)):
        for seed in range(12):
            match = at("steal", theirs, "block", seed=seed, deck=["double", "confuse", "sure"])
            match.play("steal 1")
            match.play("allow")
            count = match.view(None)["sabotage"][0]
            kinds = set()
            for k in range(60):
                [card] = hand(match.imagine(2, k).snapshot(), 0)
                kinds.add(card)
            assert kinds <= REAL if count else not kinds & REAL
            assert len(kinds) > 1
            assert real or not count


def test_archetypes_are_drawn_evenly():
    """Who was seen, or not asked, keeps it so; the rest is open."""
    opts = {"archetypes": True}
    names = ["shadow", "forger", "interrogator"]
    match = at("sure", "trap", "swap", opts=opts, archetypes=names, deck=["block"])
    seen = worlds(match, None, 3000)
    assert len({w[2] for w in seen}) == 24
    match.play("sure")  # player 1 was not asked for the top card
    orders = {w[2] for w in worlds(match, 0, 800)}
    assert {a for a, _, _ in orders} == {ARCHETYPE_WORDS.index("shadow")}
    assert {b for _, b, _ in orders} == {0, 1}


def test_a_forgery_without_a_second():
    """CL-A2: who was not asked again is not the forger, or has no `false` left."""
    opts = {"archetypes": True}
    match = at("forge false false", "trap", opts=opts, archetypes=["shadow", "interrogator"],
               table=[{}, {"sure": 2}], deck=["trap", "steal", "double"])  # fmt: skip
    match.play("forge 1 sure")
    match.play("allow")
    both = Counter()
    for seed in range(600):
        s = match.imagine(1, seed).snapshot()
        forger, has_false = s.archetype[0] == box.FORGER, hand(s, 0)[box.FALSE] > 0
        assert not (forger and has_false)
        both[forger, has_false] += 1
    assert both[True, False]
    assert both[False, True]
    assert both[False, False]


def test_facts_do_arise():
    """The random matches above would mean little if nothing happened in them."""
    happened: Counter[int] = Counter()
    for options in TABLES:
        for seed in range(6):
            match = bh.make("cityoflies", **options).new(seed)
            draw = random.Random(seed)
            while not match.over:
                play_on(match, draw, 1)
                happened.update(event for event, *_ in entries(match.snapshot()))
    wanted = (
        box.E_NOTHING, box.E_NOTHING_MORE, box.E_RESHUFFLE, box.E_BURY, box.E_SHADOW,
        box.E_SWAPPED, box.E_STOLEN, box.E_CONFUSION,
    )  # fmt: skip
    assert all(happened[event] for event in wanted), happened


def test_a_theft_tells_only_the_two():
    """Views and events of all others are the same whatever was stolen."""
    for seed in range(20):
        views = []
        for theirs in ("swap", "confuse", "trap", "false"):
            match = at("steal", theirs, "block", seed=seed, deck=["reveal", "sure", "double"])
            match.play("steal 1")
            match.play("allow")
            heard = [[c.events for c in story(match, viewer)] for viewer in (2, None)]
            views.append([[match.view(viewer) for viewer in (2, None)], heard])
        assert views[1:] == views[:-1]


# --- what is imagined does not depend on what is hidden --------------------------------------


def hands(match: Match, viewer: int | None, p: int, tries: int = 200) -> set[Any]:
    """Every hand of a player that a viewer imagines."""
    return {
        tuple(sorted(hand(match.imagine(viewer, k).snapshot(), p).elements())) for k in range(tries)
    }


def test_an_imagined_world_does_not_tell_what_happened():
    """The log of the real match is no part of it."""
    match = at("steal", "swap confuse", "block", deck=["double", "confuse", "sure"])
    match.play("steal 1")
    match.play("allow")
    assert match.snapshot().told
    for viewer in (None, 0, 1, 2):
        s = match.imagine(viewer, 1).snapshot()
        assert s.told == 0
        assert not any(s.log)


NOT_PLAYABLE = ["sure", "double", "trap", "steal", "swap", "confuse", "false", "interrogate"]


@pytest.mark.parametrize("card", ["trap", "steal"])
@pytest.mark.parametrize("other", ["block", "forge"])
def test_nobody_sees_which_hidden_card_went(card: str, other: str):
    """Whether the card of which something was known was trapped or stolen, or the one beside it,
    others imagine the same."""
    known = {"hands": [[None, None], [{"not": NOT_PLAYABLE}, None], [None]], "deck": [None] * 3}
    imagined: dict[str, list[Any]] = {}
    for seed in range(12):
        match = at(f"{card} sure", f"{other} block", "sure", seed=seed, known=known,
                   deck=["sure", "trap", "steal"])  # fmt: skip
        match.play(f"{card} 1")
        match.play("allow")
        for viewer in (None, 2):
            view = json.dumps(match.view(viewer))
            imagined.setdefault(view, []).append(hands(match, viewer, 1, 500))
    assert all(some == sets[0] for sets in imagined.values() for some in sets)


def test_a_trapped_card_leaves_no_trace_of_its_place():
    """The same for two worlds that differ: of the two, either could be the block that is gone."""
    known = {"hands": [[None, None], [{"not": NOT_PLAYABLE}, None]], "deck": [None] * 3}
    imagined = []
    for theirs, deck in (
        ("block forge", "block"),
        ("forge block", "block"),
        ("block block", "forge"),
    ):
        for seed in range(12):
            match = at("trap sure", theirs, seed=seed, deck=["sure", "steal", deck], known=known)
            match.play("trap 1")
            match.play("allow")
            if match.view(0)["discard"] == ["block", "trap"] and match.view(1)["hand"].count(
                "sure"
            ):
                imagined.append(hands(match, 0, 1, 600))
    assert len(imagined) > 3
    assert all(some == imagined[0] for some in imagined)


SECRET: dict[str, Any] = {
    "opts": {"archetypes": True},
    "archetypes": ["shadow", "interrogator"],
    "table": [{}, {"sure": 2}],
    "deck": ["steal", "double", "trap"],
}


def never_forger(match: Match) -> None:
    for seed in range(200):
        assert match.imagine(1, seed).snapshot().archetype[0] != box.FORGER


def test_no_second_forgery_with_a_false_that_is_known():
    """CL-A2: who could have been asked again and was not is not the forger."""
    seen = {"seen": [1]}
    known = {"hands": [[None, seen, seen], [None]], "deck": [None] * 3}
    match = at("forge false false", "trap", known=known, **SECRET)
    match.play("forge 1 sure")
    match.play("allow")
    never_forger(match)


def test_no_second_forgery_and_the_false_is_trapped():
    match = at("forge false false", "trap trap", **SECRET)
    for move in ("forge 1 sure", "allow", "trap 0", "allow"):
        match.play(move)
    never_forger(match)


def test_no_second_forgery_and_the_false_is_given():
    match = at("forge false false", "swap trap", **SECRET)
    for move in ("forge 1 sure", "allow", "swap 0", "allow"):
        match.play(move)
    match.play("give false", 0)
    match.play("give trap", 1)
    never_forger(match)


def test_what_others_remember_is_imagined_too():
    """Of a card that others showed each other, nothing is given away, even when it is gone."""
    for seed in range(6):
        match = at("interrogate sure", "trap steal", "sure", seed=seed,
                   deck=["swap", "trap", "reveal", "sure", "sure"])  # fmt: skip
        for move in ("interrogate 1", "allow", "trap 2", "allow"):
            match.play(move)
        kinds = set()
        for k in range(200):
            world = match.imagine(2, k)
            [seen] = world.view(0)["seen"]
            kinds.add(seen["card"])
            s = world.snapshot()
            shown = [m & box.KIND for m in s.memory[1][: s.memories[1]] if m >> 8]
            assert [CARD_WORDS[kind] for kind in shown] == [seen["card"]]
        assert len(kinds) > 2
        assert match.imagine(0, 1).view(0)["seen"] == match.view(0)["seen"]


def test_a_card_that_is_remembered_twice():
    """Both memories are imagined."""
    memory = {"card": "trap", "of": 1, "round": 1}
    known = {"hands": [[None], [{"seen": [0]}], [None]], "deck": [None] * 4}
    match = at("sure", "trap", "swap", deck=["swap", "steal", "reveal", "sure"], known=known,
               memories=[[memory, memory], [], []])  # fmt: skip
    for k in range(60):
        world = match.imagine(2, k)
        held = hand(world.snapshot(), 1)
        for seen in world.view(0)["seen"]:
            assert held[CARD_WORDS.index(seen["card"])]
    assert len({str(match.imagine(2, k).view(0)["seen"]) for k in range(60)}) > 3


def test_the_sixteenth_reshuffle_keeps_what_the_others_told():
    """Generations of which no card is left make room; the others do not mix."""
    known = {"hands": [[None], [None], [{"generation": 1}]], "deck": []}
    match = at("sure", "trap", "steal", deck=[], discard=["reveal", "block"], generation=15,
               known=known)  # fmt: skip
    match.play("sure")
    assert match.view(None)["deck"] == 1
    assert hands(match, 0, 2) == {(box.STEAL,)}
