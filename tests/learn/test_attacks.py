"""Games made to mislead the solver: what it cannot take it refuses, and never answers wrongly."""

import numpy as np
import pytest

from bluffhouse.learn.dealing import _is_far
from tests.learn.rooms import kuhn, leduc
from tests.learn.rooms.house import KUHN_HANDS, LEDUC_HANDS, kuhn_game, leduc_game
from tests.learn.rooms.leduc import FOLD, RAISE, end_round
from tests.learn.test_refusals import other_rules, refused, with_hands


def test_a_coin_that_is_thrown_within_a_move():
    """Who shows is not compared but drawn, by a move that does not say that chance is due."""

    def apply(s, player, action):
        s.bets[player] = max(s.bets[player], action)
        s.turn, s.moves = 1 - player, s.moves + 1
        if s.moves == 2:
            s.over, s.winner = 1, below(s.chance, 2)  # noqa: F821

    refused(kuhn_game(rules=other_rules(kuhn, apply=apply)), "chance decides again")


def test_a_coin_that_is_thrown_for_the_score():
    def score(s, out):
        winner = below(s.chance, 2)  # noqa: F821
        out[winner], out[1 - winner] = 1, -1
        return 1 << winner

    refused(kuhn_game(rules=other_rules(kuhn, score=score)), "chance decides again")


def test_the_other_seat_begins():
    """Values are those of who begins, and he has seat 0."""
    hands = with_hands(KUHN_HANDS, position=lambda game, a, b: {"cards": [*a, *b], "turn": 1})
    refused(kuhn_game(hands), "seat 1 moves first")


def test_a_whisper_at_the_deal():
    """What is told when a match begins is no view, and nobody forgets it."""

    def opening(game, now, player):
        return [] if player is None else [{"event": "whisper", "card": now.cards[1 - player]}]

    refused(kuhn_game(rules=other_rules(kuhn, opening=opening)), "know something of the other")


def test_a_future_that_is_wrong_for_one_line_and_one_pair():
    """Of two ways to the second round that are said to go on alike one ends otherwise, if the first
    player has the lowest card and the other the highest, and another lies on the table."""

    def apply(s, player, action):
        s.turn, s.moves = 1 - player, s.moves + 1
        odd, slow = s.winner == 7, s.moves == 3 and not s.second  # called, raised, called
        if action == FOLD:
            s.over, s.winner = 1, 1 - player
        elif action == RAISE:
            s.chips[player] = s.chips[1 - player] + (4 if s.second else 2)
            s.raises += 1
        else:
            s.chips[player] = s.chips[1 - player]
            if s.moves > 1:
                end_round(s)
                if slow:
                    s.winner = 7
                if s.over and odd and s.cards[0] == 0 and s.cards[1] == 2 and s.board == 2:
                    s.winner = 0

    knows = lambda s: (s.turn, s.second, s.raises, s.moves, s.board, tuple(s.chips))  # noqa: E731
    rules = other_rules(leduc, apply=apply)
    refused(leduc_game(with_hands(LEDUC_HANDS, future=knows), rules=rules), "go on alike")


def test_chances_of_a_deal_with_very_many_ways():
    """Three hands, dealt in thirty thousand ways: not as likely as the room says."""

    def imagine(s, player, rng):
        other = below(rng, 30_000) < 3_000  # noqa: F821
        s.cards[1 - player] = (s.cards[player] + 1 + other) % 3

    refused(kuhn_game(rules=other_rules(kuhn, imagine=imagine)), "other chances")


@pytest.mark.parametrize("dealt", [[0.5, 0.5], [0.2, 0.8], [0.501, 0.499]])
def test_chances_that_can_only_be_drawn_are_believed_if_they_are_near(dealt: list[float]):
    """As the rules say, and as no number of draws would tell from it."""
    shares = np.array([[dealt, dealt[::-1]] * 20]).reshape(40, 2)
    drawn = np.random.default_rng(1).multinomial(200, shares)
    assert not _is_far(drawn, shares)
    assert _is_far(drawn, shares[:, ::-1]) == (dealt == [0.2, 0.8])
