"""What hands are worth, and how the thinker drafts by it."""

from typing import Any

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.bots import Bot
from bluffhouse.bots.thinking import Limits, think
from bluffhouse.core.match import Match
from bluffhouse.games.liezie.mind.holdings import MOST_MARKS
from bluffhouse.games.liezie.mind.worths import ANY, DIGITS, LONG, RUNS
from bluffhouse.games.liezie.rules.cards import FRONTS
from bluffhouse.games.liezie.rules.state import HAND
from bluffhouse.games.liezie.table.notation import CARD_OF_WORD, SIDE_WORDS
from bluffhouse.games.liezie.table.odds import front, hides
from fits.liezie import Watched, fit, watch
from tests.tables import random_play

GAME = bh.make("liezie", players=2, draft="turns")
QUICK = Limits(playouts=40)


def fronts(*words: str) -> Any:
    return np.array([SIDE_WORDS.index(word) for word in words])


def marks_of(*words: str) -> list[int]:
    marks = np.zeros(MOST_MARKS, np.int64)
    return marks[: GAME.rules.list_marks(fronts(*words), len(words), marks)].tolist()


def worth(*words: str, players: int = 2) -> float:
    return float(GAME.rules.fronts_worth(players, fronts(*words), len(words)))


def run(lies: int, cards: int, head: int) -> int:
    return DIGITS * (LONG * lies + cards - 1) + head - 1


def test_marks_tell_runs_and_what_lies_between_runs_of_a_colour() -> None:
    assert marks_of("r2", "r4") == [run(3, 2, 2), ANY]
    parted = marks_of("r1", "r3", "r2", "r4", "b3", "r2")
    assert parted == [run(1, 4, 3), run(0, 1, 3), RUNS + 5 - 1, run(2, 1, 2), ANY]
    assert marks_of("r1", "b3", "g2") == [run(1, 1, 1), run(0, 1, 3), run(2, 1, 2), ANY]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_few_long_runs_that_begin_high_are_worth_most(players: int) -> None:
    runs = [f"{colour}{digit}" for colour in "rbgy" for digit in (4, 2, 1)]
    turned = [f"{colour}{digit}" for colour in "rbgy" for digit in (1, 2, 4)]
    mixed = [f"{colour}{digit}" for digit in (4, 2, 1) for colour in "rbgy"]
    best, lower, worst = (worth(*hand, players=players) for hand in (runs, turned, mixed))
    assert 1 >= best > lower > worst >= 0


def drafts(every: int) -> Any:
    """Positions of a draft in which a player may take one of many backs."""
    match = GAME.new(seed=3)
    for i, (player, _) in enumerate(random_play(match, seed=3)):
        snapshot = match.snapshot()
        if snapshot.phase == 0 and len(match.legal(player)) > 2 and i % every == 0:
            yield match, player


def expected(match: Match, player: int, back: str) -> float:
    """Any card that the back can hide, each placed at the better end."""
    view = match.view(player)
    hand = [front(card) for card in view["hand"]]
    return sum(
        chance * max(worth(front(card), *hand), worth(*hand, front(card)))
        for card, chance in hides(view, back).items()
    )


def test_a_back_is_judged_by_all_that_it_can_hide() -> None:
    """Not by the card that happens to come: so there is no error to reckon with."""
    for match, player in drafts(14):
        found = think(match.imagine(player, 0), player, 1, QUICK)
        for move, value in zip(found.moves, found.values, strict=True):
            assert value == pytest.approx(expected(match, player, move.split()[1]))
        assert found.errors == pytest.approx(0)


def test_the_thinker_takes_the_best_back_and_places_it_at_the_better_end() -> None:
    bot, unlike = Bot("thinker", seed=1, limits=QUICK), 0
    for match, player in drafts(5):
        backs = [move.split()[1] for move in match.legal(player)]
        best = max(expected(match, player, back) for back in backs)
        taken = bot.choose(match, player)
        assert expected(match, player, taken.split()[1]) == pytest.approx(best, abs=1e-3)
        unlike += match.weigh(player)[0][taken] == 0
        placing = match.copy()
        placing.play(taken, player)
        if len(placing.legal(player)) > 1:
            came = front(placing.view(player)["unplaced"])
            hand = [front(card) for card in placing.view(player)["hand"]]
            ends = {"left": worth(came, *hand), "right": worth(*hand, came)}
            assert ends[bot.choose(placing, player)] == pytest.approx(max(ends.values()), abs=1e-3)
    assert unlike > 0  # the calculator would not always have done so


def test_among_more_players_a_hand_promises_less() -> None:
    hand = ["r4", "r3", "r1", "b2", "g4", "g4"]
    share = worth(*hand)
    assert worth(*hand, players=3) == pytest.approx(share / (2 - share))
    assert worth(*hand, players=6) < worth(*hand, players=3) < share


def test_the_last_card_is_judged_by_the_whole_hand() -> None:
    match = GAME.new(seed=4)
    for player, _ in random_play(match, seed=4):
        view = match.view(player)
        if len(view["hand"]) == HAND - 1 and view["unplaced"]:
            break
    hand, came = [front(card) for card in view["hand"]], front(view["unplaced"])
    found = think(match.imagine(player, 0), player, 1, QUICK)
    told = dict(zip(found.moves, found.values, strict=True))
    assert told == pytest.approx({"left": worth(came, *hand), "right": worth(*hand, came)})


def test_watched_hands_are_those_that_were_drafted() -> None:
    seen = watch(40, seed=5, matches=8)
    assert len(seen.fronts) == len(seen.lefts) == len(seen.first) >= 40
    assert seen.first.sum() == len(seen.first) / 2
    assert set(np.unique(seen.fronts)) <= set(FRONTS[list(CARD_OF_WORD.values())])
    assert 0.2 < seen.lefts[:, 1:].mean() < 0.8


def test_what_marks_count_is_found_again() -> None:
    """If all who have a mark are out first, and nobody else, it counts for all."""
    rng = np.random.default_rng(7)
    hands = rng.integers(16, size=(4000, HAND))
    colours = hands // DIGITS
    lefts = np.zeros(hands.shape, bool)
    lefts[:, 3:6] = True  # before the cards that came first lie three others
    none = np.zeros(len(hands), bool)
    pair, parted = colours[:, 3] == colours[:, 4], colours[:, 3] == colours[:, 5]
    found = fit(Watched(hands, lefts, pair), 2)
    assert found[run(3, 2, 1) : run(3, 2, 4) + 1] + found[ANY] == pytest.approx(1, abs=0.03)
    assert fit(Watched(hands, lefts, none), 2) == pytest.approx(0, abs=1e-9)
    three = fit(Watched(hands, lefts, parted & ~pair), 3)
    assert three[RUNS + 2 - 1] == pytest.approx(1, abs=0.05)
