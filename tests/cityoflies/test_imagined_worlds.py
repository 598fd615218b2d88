"""How likely imagined worlds are: as likely as the shuffles and draws that lead to them, and
equally so in all matches that the viewer cannot tell apart."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.core.match import Match
from bluffhouse.core.story import story
from bluffhouse.games.cityoflies.table.notation import CARD_WORDS
from tests.cityoflies.facts import hand, play_on
from tests.cityoflies.tables import TABLES, at

TRIES = 1500


def imagined(match: Match, viewer: int | None, tries: int = TRIES) -> Counter[Any]:
    """How often hands, archetypes and what all others remember come out so."""
    seen: Counter[Any] = Counter()
    seats = range(match.game.players)
    for seed in range(tries):
        world = match.imagine(viewer, seed)
        s = world.snapshot()
        hands = tuple(tuple(sorted(hand(s, p).elements())) for p in seats)
        memories = tuple(str(world.view(p)["seen"]) for p in seats)
        seen[hands, memories, tuple(s.archetype)] += 1
    return seen


def distance(one: Counter[Any], other: Counter[Any]) -> float:
    """Total variation: 0 if all is equally likely, 1 if nothing is possible in both."""
    return sum(
        abs(one[w] / one.total() - other[w] / other.total()) for w in one.keys() | other.keys()
    ) / 2  # fmt: skip


def is_near(one: Counter[Any], other: Counter[Any]) -> None:
    """As near as two samples are of one distribution, with room for chance."""
    size = min(one.total(), other.total())
    assert distance(one, other) < 1.2 * (len(one.keys() | other.keys()) / size) ** 0.5


# --- matches that a viewer cannot tell apart ------------------------------------------------


def drew_after_reshuffle(card: str, **more: Any) -> dict[str, Any]:
    history = [{"event": "reshuffled"}, {"event": "drew", "player": 1, "cards": [card]}]
    return {"history": history, "discard": ["reveal"], **more}


def departs(old: str, new: str, third: str, top: str) -> Match:
    """Player 1 holds a card of the old deck and one of the new, and plays `sure`."""
    match = at("block", f"{old} {new}", third, turn=1, deck=[top, "hidden", "hidden"],
               **drew_after_reshuffle(new))  # fmt: skip
    match.play("sure")
    return match


def changes_hands(card: str, old: str, new: str, third: str, top: str, **opts: Any) -> list[Match]:
    """Player 2 robs player 1, or swaps with him, while player 0 looks on."""
    met = []
    for seed in range(4):
        match = at("block", f"{old} {new}", f"{card} {third}", turn=2, seed=seed,
                   deck=["hidden", top, "hidden"], opts=opts or None,
                   archetypes=["analyst", "shadow", "forger"] if opts else None,
                   **drew_after_reshuffle(new))  # fmt: skip
        match.play(f"{card} 1")
        match.play("allow")
        if card == "swap":
            match.play(f"give {third}", 2)
            match.play(f"give {old if seed % 2 else new}", 1)
        met.append(match)
    return met


def forges(old: str, new: str, third: str, top: str) -> Match:
    """Player 1 forges with a `false` of the old deck or of the new one; it is blocked."""
    match = at("block block", f"{old} {new} forge", third, turn=1, deck=[top, "hidden", "hidden"],
               table=[{"sure": 1}, {}, {}], **drew_after_reshuffle(new))  # fmt: skip
    match.play("forge 0 sure")
    match.play("block")
    return match


def known_and_robbed() -> list[Match]:
    """Player 0 knows a card of player 1, of whom player 2 steals that one or another."""
    known = {"event": "known", "player": 1, "rival": 0, "cards": ["block"]}
    met = []
    for seed in range(8):
        match = at("sure", "block trap swap", "steal", turn=2, seed=seed, history=[known],
                   deck=["trap", "forge", "swap", "forge"])  # fmt: skip
        match.play("steal 1")
        match.play("allow")
        met.append(match)
    return met


def twins(build: Callable[..., list[Match]], *cards: str, **opts: Any) -> list[Match]:
    """The cards of the old deck and of the new one, either way round."""
    one, other = cards[-2:]
    first = build(*cards[:-2], one, other, other, one, **opts)
    return [*first, *build(*cards[:-2], other, one, one, other, **opts)]


ALIKE: dict[str, Callable[[], list[Match]]] = {
    "departure": lambda: twins(lambda *cards: [departs(*cards)], "sure", "trap"),
    "theft": lambda: twins(changes_hands, "steal", "trap", "swap"),
    "swap": lambda: twins(changes_hands, "swap", "trap", "steal"),
    "archetypes": lambda: twins(changes_hands, "swap", "trap", "steal", archetypes=True),
    "forgery": lambda: twins(lambda *cards: [forges(*cards)], "false", "trap"),
    "known": known_and_robbed,
}


@pytest.mark.parametrize("case", ALIKE)
def test_matches_that_look_alike_are_imagined_alike(case: str):
    """The same views and events: the same worlds, equally often."""
    alike: dict[str, list[Match]] = {}
    for match in ALIKE[case]():
        heard = [told.events for told in story(match, 0)]
        alike.setdefault(str((match.view(0), heard)), []).append(match)
    met = max(alike.values(), key=len)
    assert len({str(match.snapshot().hands) for match in met}) > 1, "all of them are the same"
    first = imagined(met[0], 0)
    for other in met[1:]:
        seen = imagined(other, 0)
        assert {w for w, n in seen.items() if n > 20} <= first.keys()
        is_near(first, seen)


# --- every shuffle counted ------------------------------------------------------------------


def test_a_departure_after_a_reshuffle_is_drawn_exactly():
    """Every order of both decks and every card that may have gone, counted."""
    exact: Counter[Any] = Counter()
    for old in permutations(("sure", "trap")):
        for new in permutations(("sure", "trap", "hidden", "hidden")):
            mine = (old[0], new[0])
            for gone in range(2):
                if mine[gone] == "sure":
                    exact[mine[1 - gone], tuple(sorted((old[1], new[1])))] += 1
    match = departs("sure", "trap", "trap", "sure")  # player 2 has drawn since
    seen: Counter[Any] = Counter()
    for seed in range(4000):
        s = match.imagine(0, seed).snapshot()
        one, two = ([CARD_WORDS[kind] for kind in sorted(hand(s, p).elements())] for p in (1, 2))
        seen[one[0], tuple(sorted(two))] += 1
    assert seen.keys() == exact.keys()
    is_near(seen, Counter({w: 1000 * n for w, n in exact.items()}))


def test_a_known_card_may_have_been_stolen():
    """CL-12: with the chance that it was that one, of all that were no evidence."""
    [match, *_] = known_and_robbed()
    hidden = ("trap", "swap", "forge", "swap", "forge")  # player 0 has drawn a `trap` since
    exact: Counter[Any] = Counter()
    for order in permutations(hidden):
        theirs = ("block", *order[:2])
        for gone in range(3):
            exact[theirs[gone], tuple(sorted(theirs[:gone] + theirs[gone + 1 :]))] += 1
    seen: Counter[Any] = Counter()
    for seed in range(4000):
        s = match.imagine(0, seed).snapshot()
        words = [[CARD_WORDS[kind] for kind in hand(s, p).elements()] for p in (1, 2)]
        seen[words[1][0], tuple(sorted(words[0]))] += 1
    assert seen.keys() == exact.keys()
    is_near(seen, Counter({w: 1000 * n for w, n in exact.items()}))


# --- worlds within worlds -------------------------------------------------------------------


@pytest.mark.parametrize("options", TABLES[:6], ids=str)
def test_a_world_is_imagined_like_the_match(options: dict[str, Any]):
    """What a viewer imagines from an imagined world is what he imagines from the match."""
    game = bh.make("cityoflies", **options)
    draw = random.Random(f"within {options}")
    for seed in range(4):
        match = game.new(seed)
        play_on(match, draw, draw.randrange(20, 90))
        if match.over:
            continue
        viewer = draw.randrange(game.players)
        world = match.imagine(viewer, draw.getrandbits(60))
        tries = 200
        counts = [Counter[Any](), Counter[Any]()]
        for k in range(tries):
            for count, start in zip(counts, (match, world), strict=True):
                s = start.imagine(viewer, k).snapshot()
                for p in range(game.players):
                    count.update((p, kind) for kind in hand(s, p).elements())
        for what in counts[0].keys() | counts[1].keys():
            assert abs(counts[0][what] - counts[1][what]) < 0.5 * tries, what


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_what_is_hidden_decides_nothing(options: dict[str, Any]):
    """With the same seed a viewer imagines the same world, card for card, from the match and from
    another world that he cannot tell from it: so nothing that he cannot know is used."""
    game = bh.make("cityoflies", **options)
    compared = 0
    for seed in range(3):
        match = game.new(seed)
        draw = random.Random(f"{options} {seed}")
        while not match.over:
            for viewer in (None, *range(game.players)):
                world = match.imagine(viewer, draw.getrandbits(60))
                if world.snapshot().written < match.snapshot().written:
                    continue  # something was forgotten: that world knows less
                key = draw.getrandbits(60)
                one, other = match.imagine(viewer, key), world.imagine(viewer, key)
                assert one.snapshot() == other.snapshot()
                compared += 1
            play_on(match, draw, draw.randrange(1, 12))
    assert compared > 20
