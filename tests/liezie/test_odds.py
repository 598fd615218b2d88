"""The Lie Zie: the odds against enumeration, imagined worlds, and what happens."""

import os
import subprocess
import sys
from collections import Counter
from itertools import permutations, product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benchmarks.reliability import calibration_error
from bluffhouse.core.match import Match
from bluffhouse.games.liezie.mind.calculator import PULL
from bluffhouse.games.liezie.mind.chances import DIGITS, STATES
from bluffhouse.games.liezie.rules.cards import ALIKE, BACKS, colour_of, digit_of
from bluffhouse.games.liezie.table import view as shown
from bluffhouse.games.liezie.table.notation import CARD_WORDS, COLOUR_LETTERS, SIDE_WORDS
from bluffhouse.games.liezie.table.odds import (
    Rivals,
    can_beat,
    cards_of,
    drafted,
    front,
    hides,
    odds,
    pips,
)
from tests.liezie.outcomes import beats
from tests.liezie.tables import CARDS
from tests.reliability import by_chance, positions, weighs_what_it_knows
from tests.tables import TABLES

View = dict[str, Any]
ROOT = Path(__file__).parents[2]


def some_view(**told: Any) -> View:
    """What a player sees, as far as the odds go."""
    empty: View = {
        "me": 0, "hand": [], "unplaced": None, "discarded": [], "hands": [[], []], "acted": [],
        "prizes": [[], []], "won": [[], []], "seen": [], "table": {},
    }  # fmt: skip
    return {**empty, **told}


# --- what a back can hide -------------------------------------------------------------------


def test_a_back_hides_what_is_in_sight_nowhere() -> None:
    """LZ-1: red 3 hides red 1, 2 and 4, and 3 in the other colours."""
    assert {front(card) for card in cards_of("r3")} == {"r1", "r2", "r4", "b3", "g3", "y3"}
    view = some_view(hand=["r4|r3"], discarded=["b3|r3"], unplaced="g3|r3")
    assert hides(view, "r3") == pytest.approx({"r1|r3": 1 / 3, "r2|r3": 1 / 3, "y3|r3": 1 / 3})
    assert pips(hides(view, "r3")) == pytest.approx(2)


def counted(view: View, back: str) -> dict[str, float]:
    """The same by counting all ways to choose the prizes."""
    sight = {*view["hand"], *view["discarded"]}
    hidden = [card for card in cards_of(back) if card not in sight]
    stages = [s for b, s in zip(view["prizes"][0], view["won"][0], strict=True) if b == back]
    ways: Counter[str] = Counter()
    for prizes in permutations(hidden, len(stages)):
        seen = [{c for past in view["seen"][s - 1 :] for c in past} for s in stages]
        if not any(card in known for card, known in zip(prizes, seen, strict=True)):
            ways.update(set(hidden) - set(prizes))
    return {card: count / ways.total() for card, count in ways.items()}


@pytest.mark.parametrize("won", [[1], [2], [1, 2], [1, 1, 2], [2, 2]])
def test_prizes_are_no_cards_that_were_seen(won: list[int]) -> None:
    """What was seen in the first pass is no prize of the first, what in the second of neither."""
    view = some_view(
        prizes=[["b2"] * len(won), []],
        won=[won, []],
        seen=[["b1|b2", "b3|b2"], ["r2|b2"]],
        hand=["y2|b2"],
    )
    assert hides(view, "b2") == pytest.approx(counted(view, "b2"))


def test_hidden_cards_are_what_imagined_worlds_show() -> None:
    """Late in a match, when prizes and what was seen weigh in."""
    match = next(m for m, p in positions("liezie", 1, players=2) if _is_late(m))
    view, worlds = match.view(0), 4000
    counts: Counter[tuple[int, str]] = Counter()
    for seed in range(worlds):
        cards = shown.hand(match.imagine(0, seed).snapshot(), 1)
        counts.update((place, CARD_WORDS[card]) for place, card in enumerate(cards))
    for place, back in enumerate(view["hands"][1]):
        for card, chance in hides(view, back).items():
            error = 4.5 * (chance * (1 - chance) / worlds) ** 0.5
            assert counts[place, card] / worlds == pytest.approx(chance, abs=error + 1e-9)


def _is_late(match: Match) -> bool:
    view = match.view(0)
    return bool(view["pass"] == 3 and view["phase"] == "play" and len(view["hands"][1]) > 8)


# --- whether somebody can beat a number -----------------------------------------------------


def enumerated(view: View, letter: str, number: int) -> float:
    backs = view["hands"][1]
    ways = beaten = 0
    for cards in product(*(list(hides(view, back)) for back in backs)):
        if len(set(cards)) == len(cards):
            ways += 1
            beaten += beats([front(card) for card in cards], letter, number)
    return beaten / ways


@pytest.mark.parametrize(
    "backs", [["r3", "r3", "r2", "b3"], ["g1", "r4", "r4", "r4", "r1"], ["y2"]]
)
@pytest.mark.parametrize("number", [1, 3, 4, 24, 33, 44, 124, 331])
def test_can_beat_is_what_enumeration_says(backs: list[str], number: int) -> None:
    """Alike backs are drawn without replacement."""
    view = some_view(hands=[[], backs], hand=["r1|r3"])
    expected = enumerated(view, "r", number)
    assert can_beat(view, 1, "r", number) == pytest.approx(expected, abs=1e-12)


def test_the_calculator_has_the_same_chances() -> None:
    """Exactly so for what backs hide, and for hands without alike backs."""
    beaten = 0
    for match, player in positions("liezie", 2, players=3, draft="turns"):
        view, game = match.view(player), match.game
        if view["phase"] == "over" or len(view["hands"][1]) % 3:
            continue
        chances = np.empty((BACKS, ALIKE))
        state = game.state_in(match._memory)[0]
        game.rules.all_chances(state, player, chances)
        for back, word in enumerate(SIDE_WORDS):
            expected = hides(view, word)
            for k in range(ALIKE):
                assert chances[back, k] == pytest.approx(
                    expected.get(CARD_WORDS[ALIKE * back + k], 0)
                )
        rival = (player + 1) % 3
        backs = view["hands"][rival]
        if view["phase"] == "play" and backs and len(set(backs)) == len(backs):
            shows, chain = np.zeros((12, DIGITS)), np.empty((2, STATES))
            game.rules.colour_chances(state, rival, 2, chances, shows)
            for number in (2, 4, 23, 42, 213):
                safe = game.rules.cannot_beat(shows, len(backs), number, 1.0, chain)
                assert 1 - safe == pytest.approx(can_beat(view, rival, "g", number))
                beaten += 1
    assert beaten > 20


# --- what the helper tells ------------------------------------------------------------------


def test_the_helper_speaks_in_every_phase() -> None:
    told = set()
    for match, player in positions("liezie", 1, players=2):
        told |= {odd.key for odd in odds(match.game, match.view(player))}
        assert not odds(match.game, match.view(None))
    assert told == {"odds-joins", "odds-unbeaten", "odds-prize"}


def test_the_helper_says_the_same_in_every_process() -> None:
    """To the last digit, in whatever order sets of words are kept there."""
    told = {
        subprocess.run(
            [sys.executable, "-c", "from tests.liezie import test_odds; test_odds.tell_all()"],
            env=os.environ | {"PYTHONHASHSEED": seed}, cwd=ROOT, capture_output=True, check=True,
        ).stdout
        for seed in "123"
    }  # fmt: skip
    assert len(told) == 1
    assert told.pop().count(b"odds-unbeaten") > 20


def tell_all() -> None:
    for match, player in positions("liezie", 1, players=3):
        print(odds(match.game, match.view(player)))


@pytest.mark.parametrize("players", [2, 4])
def test_backs_alone_are_reliable_in_imagined_worlds(players: int) -> None:
    """Where hands are put together by chance, as often as `can_beat` says."""
    chances, happened = [], []
    for match, player in positions("liezie", 8, players=players, draft="turns"):
        view = match.view(player)
        if view["phase"] != "play":
            continue
        rival = next(p for p in range(players) if p != player)
        letter, number = COLOUR_LETTERS[match.played % 4], (2, 4, 23, 41, 123)[match.played % 5]
        for seed in range(2):
            world = match.imagine(player, seed).snapshot()
            chances.append(can_beat(view, rival, letter, number))
            happened.append(beats([_front(c) for c in shown.hand(world, rival)], letter, number))
    assert len(chances) > 500
    error = calibration_error(chances, happened)
    assert error <= by_chance(np.array(chances)) + 0.01


def test_pull_brings_neighbours_of_a_colour_together() -> None:
    """By counting all pairs, those of one colour thrice."""
    view = some_view(hands=[[], ["b1", "g1"]])
    weights = {True: 0.0, False: 0.0}
    for one, other in product(cards_of("b1"), cards_of("g1")):
        pair = [front(one), front(other)]
        weights[beats(pair, "r", 5)] += 3.0 if pair[0][0] == pair[1][0] else 1.0
    expected = weights[True] / sum(weights.values())
    assert can_beat(view, 1, "r", 5, pull=3.0) == pytest.approx(expected)
    assert can_beat(view, 1, "r", 5) < expected


def test_drafted_hands_beat_more_than_backs_say_but_never_the_impossible() -> None:
    view = some_view(hands=[[], ["b1", "g1", "r2", "r3"]])
    for number in (3, 13, 113):
        pulled = can_beat(view, 1, "r", number, PULL)
        shown = drafted(pulled, number)
        assert 1 > shown > pulled > can_beat(view, 1, "r", number) > 0
        assert Rivals(view).unbeaten("r", number) == pytest.approx(1 - shown)
    assert Rivals(view).unbeaten("r", 444) == 1


def test_how_much_drafters_beat_backs_depends_on_the_digits() -> None:
    """A short number is beaten by any run that somebody drafted."""
    assert drafted(0.3, 4) > drafted(0.3, 44) > drafted(0.3, 444) > 0.3


def _front(card: int) -> str:
    return f"{COLOUR_LETTERS[colour_of(card)]}{digit_of(card)}"


def test_every_card_is_there() -> None:
    assert sorted(CARDS) == sorted(CARD_WORDS)


@pytest.mark.parametrize("options", TABLES["liezie"])
def test_the_calculator_weighs_what_it_knows(options: dict[str, object]) -> None:
    for match, player in positions("liezie", 2, **options):
        weighs_what_it_knows(match, player)
