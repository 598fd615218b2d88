"""What follows from the rules is kept in imagined worlds, and the rest is drawn evenly."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

from bluffhouse.core.story import story
from bluffhouse.games.cityoflies.rules import state
from bluffhouse.games.cityoflies.table.notation import ARCHETYPE_WORDS, CARD_WORDS
from tests.cityoflies.facts import REAL, evenly, hand, worlds
from tests.cityoflies.tables import at

# --- imagined worlds are drawn evenly -------------------------------------------------------


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


def test_a_card_that_cannot_be_and_one_that_can():
    """One card came when nothing could be played, one later: every arrangement that fits is as
    likely. The first is no `trap`."""
    history = [
        {"event": "nothing", "player": 1, "kinds": ["trap"]},
        {"event": "drew", "player": 1, "cards": ["steal"]},
    ]
    match = at("sure", "swap steal", deck=["trap", "block"], history=history)
    cards = ["trap", "steal", "swap", "block"]
    weights: Counter[Any] = Counter()
    for order in permutations(cards):
        if order[0] != "trap":
            weights[frozenset(order[:2]), order[2:]] += 1
    tries = 4000
    seen: Counter[Any] = Counter()
    for seed in range(tries):
        s = match.imagine(0, seed).snapshot()
        words = frozenset(CARD_WORDS[kind] for kind in hand(s, 1))
        seen[words, tuple(CARD_WORDS[card & state.KIND] for card in s.deck[: s.left])] += 1
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
            assert set(held) <= {state.BLOCK, state.FORGE, state.REVEAL}, held


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
        assert set(held) <= REAL | {state.BLOCK, state.FORGE, state.REVEAL}
    assert kinds >= {state.SURE, state.DOUBLE, state.BLOCK}


def test_a_blocked_forgery_shows_a_false():
    """CL-16: who forges held a `false`; after a block he still does."""
    match = at("forge false trap", "block trap", "swap", table=[{}, {"sure": 1}, {}],
               deck=["trap", "steal", "double", "confuse"])  # fmt: skip
    match.play("forge 1 sure")
    for answer in (None, "block"):
        if answer:
            match.play(answer)
        for viewer in (None, 1, 2):
            assert all(hand(match.imagine(viewer, k).snapshot(), 0)[state.FALSE] for k in range(99))


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
            assert {card & state.KIND for card in s.deck[:2]} <= {
                state.REVEAL,
                state.BLOCK,
                state.CONFUSE,
            }
            assert hand(s, 0)[state.TRAP] + hand(s, 1)[state.TRAP] == 3
            others.add(hand(s, 0)[state.TRAP])
    assert others == {0, 1}


def test_a_buried_card_comes_up():
    """CL-A3: the analyst knows its place, and later who drew it."""
    match = at("sure", "trap", "trap", opts={"archetypes": True},
               archetypes=["shadow", "analyst", "forger"],
               deck=["double", "confuse", "swap"])  # fmt: skip
    for move in ("sure", "bury", "trap 0"):
        match.play(move)
    for seed in range(50):
        assert match.imagine(1, seed).snapshot().deck[0] & state.KIND == state.DOUBLE
    assert len({match.imagine(2, seed).snapshot().deck[0] for seed in range(50)}) > 1
    for move in ("allow", "trap 0", "allow"):
        match.play(move)
    assert match.view(0)["hand"] == ["double"]
    for seed in range(50):
        assert hand(match.imagine(1, seed).snapshot(), 0) == {state.DOUBLE: 1}
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
        forger, has_false = s.archetype[0] == state.FORGER, hand(s, 0)[state.FALSE] > 0
        assert not (forger and has_false)
        both[forger, has_false] += 1
    assert both[True, False]
    assert both[False, True]
    assert both[False, False]


def test_a_theft_tells_only_the_two():
    """Views and events of all others are the same whatever was stolen."""
    for seed in range(20):
        views = []
        cards = {"swap", "confuse", "trap", "false"}
        for theirs in sorted(cards):
            deck = ["reveal", "sure", "double", *sorted(cards - {theirs})]
            match = at("steal", theirs, "block", seed=seed, deck=deck)
            match.play("steal 1")
            match.play("allow")
            heard = [[c.events for c in story(match, viewer)] for viewer in (2, None)]
            views.append([[match.view(viewer) for viewer in (2, None)], heard])
        assert views[1:] == views[:-1]
