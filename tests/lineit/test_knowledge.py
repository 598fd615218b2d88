"""Line-it: nobody knows the order of the deck, and perhaps nobody is shown another's hand."""

from __future__ import annotations

import json
import random

import pytest

import bluffhouse as bh
from bluffhouse.core.loops import THUMB
from bluffhouse.core.story import story
from tests.lineit.tables import at


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_imagined_matches_look_the_same(players: int):
    """Views, legal moves, observations and the thumb's choice do not depend on the deck's order."""
    draw = random.Random(players)
    match = bh.make("lineit", players=players).new(seed=players)
    orders = set()
    while True:
        for viewer in (None, *range(players)):
            imagined = match.imagine(viewer, draw.getrandbits(60))
            again = bh.replay(json.loads(json.dumps(imagined.record())))
            for other in (imagined, again):
                assert other.view(viewer) == match.view(viewer)
                assert other.actors == match.actors
            if viewer is not None:
                assert (imagined.observe(viewer) == match.observe(viewer)).all()
            if viewer in match.actors:
                key = draw.getrandbits(60)
                assert imagined.suggest(viewer, THUMB, key) == match.suggest(viewer, THUMB, key)
            orders.add(tuple(imagined.snapshot().deck))
        if match.over:
            break
        match.play(draw.choice(match.legal(match.actors[0])))
    assert len(orders) > 100


def test_imagining_shuffles_the_deck_evenly():
    """Every order of the deck is equally likely."""
    game = bh.make("lineit", players=2)
    match = game.position({"market": ["1", "2", "3", "4"], "deck": ["5", "6", "7"]})
    seen: dict[tuple[int, ...], int] = {}
    for seed in range(3000):
        s = match.imagine(0, seed).snapshot()
        order = tuple(s.deck[: s.left])
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 6
    assert all(400 < count < 600 for count in seen.values())


HIDDEN = {"open_hands": False}


def test_hands_that_are_not_shown_cannot_be_read_from_a_view():
    """LI-15: worlds that differ in a hidden hand look alike, sound alike and have the same odds."""
    here = at(HIDDEN, hands=[["33"], ["40"]], deck=["12", "99", "98", "97"], lines=[["30"], []])
    there = at(HIDDEN, hands=[["33"], ["12"]], deck=["40", "99", "98", "97"], lines=[["30"], []])
    assert here.view(0) == there.view(0)
    assert here.view(None) == there.view(None)
    assert here.view(1) != there.view(1)
    assert bh.odds(here, 0) == bh.odds(there, 0)
    for move in ("play 40", "play 12", "take 12 line", "take 40 hand"):
        texts = []
        for match in (here, there):
            with pytest.raises(bh.IllegalMove) as refused:
                match.play(move, 0)
            texts.append(str(refused.value))
        assert texts[0] == texts[1]
    shown = [at(hands=[["33"], [card]], deck=deck) for card, deck in (("40", []), ("12", []))]
    assert shown[0].view(0) != shown[1].view(0)  # what is to be hidden is there otherwise


def test_an_empty_deck_does_not_show_hands_either():
    """LI-15: what is neither seen nor in the deck would be the other's hand."""
    match = at(HIDDEN, last_step=True, hands=[["33"], ["40"]], lines=[["30"], ["31"]])
    assert match.view(0)["unseen"] == match.view(None)["unseen"] == []
    assert "40" not in str(match.view(0))


def test_hands_that_are_not_shown_are_remembered():
    """LI-15: imagined matches keep every hand, and what was taken openly is heard openly."""
    match = at(HIDDEN, hands=[["33"], ["40", "41"]], deck=[str(n) for n in range(70, 90)])
    for viewer in (None, 0, 1):
        assert match.imagine(viewer, 5).snapshot().hands == match.snapshot().hands
    match.play("take 57 hand")
    (event,) = story(match, 1)[1].events
    assert (event["event"], event["card"]) == ("take-hand", "57")


def test_odds_count_hidden_hands_among_the_unseen():
    """LI-15: the third red card may be in the deck, or in the hand that nobody shows."""
    lines, pots = [["9", "21"], []], {"red": ["5"]}
    deck = ["50", "51", "52", "54"]
    position = {"lines": lines, "jackpots": pots, "deck": deck, "hands": [[], ["97", "2"]]}
    told = {odd.key: odd for odd in bh.odds(at(HIDDEN, **position), 0)}
    assert told["odds-jackpot"].chance == pytest.approx(4 / 6)  # one red of six, four are drawn
    known = {odd.key: odd for odd in bh.odds(at(**position), 0)}
    assert known["odds-jackpot"].chance == 0
