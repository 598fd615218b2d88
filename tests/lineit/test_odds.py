"""Line-it: the odds against enumeration, the rules, and what happens."""

from itertools import combinations

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.core.match import Match
from bluffhouse.games.lineit.mind import growth
from bluffhouse.games.lineit.mind.ending import LOW, PAPER
from bluffhouse.games.lineit.table.notation import CARD_OF_WORD
from bluffhouse.games.lineit.table.odds import at_least_one, closing, going_on, grows, odds
from fits.lineit.growth import work_out
from tests.lineit.tables import at
from tests.reliability import positions, weighs_what_it_knows
from tests.tables import TABLES, random_play


@pytest.mark.parametrize("unseen", [1, 4, 7])
def test_at_least_one_is_what_counting_says(unseen: int) -> None:
    for wanted in range(unseen + 1):
        for drawn in range(unseen + 2):
            hands = list(combinations(range(unseen), min(drawn, unseen)))
            counted = sum(any(card < wanted for card in hand) for hand in hands) / len(hands)
            assert at_least_one(wanted, unseen, drawn) == pytest.approx(counted)


def test_a_line_grows_as_often_as_markets_have_a_card_for_it() -> None:
    """LI-6: the line falls from 40 to 30; of the deck 12 and 29 fit, and bets are no numbers."""
    deck = ["12", "29", "31", "+3", "77", "+5", "99", "35"]
    match = at(deck=deck, lines=[["40", "+4", "30"], []])
    line, unseen = [40, 102, 30], [CARD_OF_WORD[word] for word in deck]
    markets = list(combinations(unseen, 4))
    counted = sum(bool({12, 29} & set(market)) for market in markets) / len(markets)
    assert grows(line, unseen, 4) == pytest.approx(counted)
    told = {odd.key: odd for odd in odds(match.game, match.view(0))}
    assert told["odds-grows"].chance == pytest.approx(counted)
    assert told["odds-close"].details == {"points": -4}


def test_the_third_card_of_a_colour() -> None:
    """LI-10: 1 and 5 are red; of the deck 9 and 13 are, too, but 9 no longer fits behind 10."""
    deck = ["9", "13", "50", "51"]
    jackpots = {"red": ["97", "93"], "blue": [], "green": ["3"], "yellow": []}
    match = at(deck=deck, lines=[["1", "5", "10"], []], jackpots=jackpots)
    told = [odd for odd in odds(match.game, match.view(0)) if odd.key == "odds-jackpot"]
    assert [(odd.details["colour"], odd.value, odd.chance) for odd in told] == [("red", 2, 1.0)]


def test_only_who_is_on_turn_is_told_and_not_in_the_last_step() -> None:
    match = bh.make("lineit", players=2).new(1)
    assert odds(match.game, match.view(match.actors[0]))
    assert not odds(match.game, match.view(1 - match.actors[0]))
    assert not odds(match.game, match.view(None))
    last = at(last_step=True, deck=[], market=[], hands=[["33"], []], lines=[["10"], []])
    assert not odds(last.game, last.view(0))


@pytest.mark.parametrize("options", TABLES["lineit"][:2])
def test_closing_brings_what_the_rules_say(options: dict[str, object]) -> None:
    """LI-8, LI-9."""
    closed = 0
    for seed in range(10):
        match = bh.make("lineit", **options).new(seed)
        exactly = match.game.options["bet_rule"] == "exactly"
        for player, move in random_play(match, seed):
            if move == "close":
                before = match.view(None)["scores"][player]
                line = [CARD_OF_WORD[word] for word in match.view(None)["lines"][player]]
                after = match.copy()
                after.play("close", player)
                assert after.view(None)["scores"][player] == before + closing(line, exactly)
                closed += 1
    assert closed > 50


@pytest.mark.parametrize("options", [o for o in TABLES["lineit"] if o.get("open_hands", True)])
def test_the_helper_and_the_calculator_read_the_same_value(options: dict[str, object]) -> None:
    seen = set()
    for match, player in positions("lineit", 1, **options):
        view = match.view(player)
        line = [CARD_OF_WORD[word] for word in view["lines"][player]]
        if view["last_step"] or not line:
            continue
        unseen = [CARD_OF_WORD[word] for word in view["unseen"]]
        exactly = match.game.options["bet_rule"] == "exactly"
        told, _ = going_on(
            line, unseen, len(unseen) // (match.game.players + 2), match.game.players, exactly
        )
        assert told == pytest.approx(_grown(match, player, len(unseen)))
        seen.add(len(line))
    assert len(seen) > 3


def _grown(match: Match, player: int, unseen: int) -> float:
    game = match.game
    state, paper = game.state_in(match._memory)[0], np.zeros(PAPER, np.int64)
    game.rules.survey(state, paper)
    game.rules.sketch_line(state, player, paper)
    assert paper[LOW] == state["low"][player]
    return float(game.rules.grown(state, unseen // (game.players + 2), paper))


def test_the_table_is_what_the_program_works_out() -> None:
    exact = work_out() * growth.GRAIN
    assert np.abs(growth.GROWTH - exact).max() <= 1  # a step: rounding may differ by machine


def test_compiled_code_keeps_its_table() -> None:
    assert growth.GROWTH.nbytes < 1_000_000  # else Numba does not keep what it compiles


def test_growth_with_one_turn_left_is_the_chance_of_a_card() -> None:
    """With three numbers or more a card is a point; with one turn to come there is one chance."""
    row = growth.GROWTH[0, growth.FIRST_ROW[2] + 1, 3, growth.NO_BET] / growth.GRAIN
    for share in (0, 4, 8, 16):  # sixteenths of four unseen cards, of which three or four are seen
        ahead = share // 4
        expected = (at_least_one(ahead, 4, 3) + at_least_one(ahead, 4, 4)) / 2
        assert row[share] == pytest.approx(expected, abs=0.01)


@pytest.mark.parametrize("options", TABLES["lineit"])
def test_the_calculator_weighs_what_it_knows(options: dict[str, object]) -> None:
    for match, player in positions("lineit", 2, **options):
        weighs_what_it_knows(match, player)
