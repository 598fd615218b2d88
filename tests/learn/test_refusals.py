"""Whatever a game is that the solver takes for granted it is not, is refused, in one sentence."""

import dataclasses
from types import ModuleType, SimpleNamespace

import pytest

import bluffhouse as bh
from bluffhouse.core.game import Game
from bluffhouse.learn import Solver, Unsolvable, points
from tests.learn.rooms import kuhn, leduc
from tests.learn.rooms.house import KUHN_HANDS, LEDUC_HANDS, kuhn_game, leduc_game


def other_rules(rules: ModuleType, **changes) -> ModuleType:
    """Rules of which some functions are others."""
    module = ModuleType(rules.__name__)
    for name, thing in vars(rules).items():
        setattr(module, name, thing)
    for name, function in changes.items():
        function.__module__ = module.__name__
        function.__name__ = name
        setattr(module, name, function)
    return module


def with_hands(told: SimpleNamespace, **changes) -> SimpleNamespace:
    return SimpleNamespace(**{**vars(told), **changes})


def refused(game: Game, why: str) -> None:
    with pytest.raises(Unsolvable, match=why) as error:
        Solver(game, utility=points)
    assert len(str(error.value).splitlines()) == 1
    for lang in ("de", "bg"):
        assert error.value.say(lang) != str(error.value)


# --- the deal -------------------------------------------------------------------------------


def test_hands_that_hang_together_are_not_taken_for_independent():
    """What was answered wrongly once: Kuhn's cards as if both could hold the same."""
    hands = with_hands(KUHN_HANDS, hands=lambda game: {(card,): 1 / 3 for card in range(3)})
    del hands.deals
    refused(kuhn_game(hands), "more is hidden|other chances")


def test_chances_that_are_not_those_of_the_rules():
    deals = {((a,), (b,)): 1 / 9 for a in range(3) for b in range(3)}
    refused(leduc_game(with_hands(LEDUC_HANDS, deals=lambda game: deals)), "other chances")


def test_hands_that_are_missing():
    deals = {((a,), (b,)): 1 / 2 for a in range(2) for b in range(2) if a != b}
    refused(kuhn_game(with_hands(KUHN_HANDS, deals=lambda game: deals)), "more is hidden")


@pytest.mark.parametrize("chance", [0.2, -0.1, float("nan")])
def test_chances_that_are_none(chance: float):
    deals = {**KUHN_HANDS.deals(None), ((0,), (1,)): chance}
    refused(kuhn_game(with_hands(KUHN_HANDS, deals=lambda game: deals)), "add up to 1")


def test_hands_that_one_cannot_tell_apart():
    def private(game, s, viewer):
        return {"card": None if viewer is None else s.cards[viewer] // 2}

    refused(kuhn_game(rules=other_rules(kuhn, private=private)), "own hands apart")


def test_more_hidden_than_a_hand():
    def imagine(s, player, rng):
        other = below(rng, 2)  # noqa: F821
        s.cards[1 - player] = other + (other >= s.cards[player])
        s.winner = below(rng, 2)  # noqa: F821  (a secret that the hands do not tell)

    refused(kuhn_game(rules=other_rules(kuhn, imagine=imagine)), "more is hidden")


# --- what is seen ---------------------------------------------------------------------------


def test_peeping():
    def private(game, s, viewer):
        seen = s.cards[1 - viewer] if viewer is not None and s.moves else None
        return {"card": None if viewer is None else s.cards[viewer], "other": seen}

    refused(kuhn_game(rules=other_rules(kuhn, private=private)), "know something of the other")


def test_peeping_by_ear():
    def events(game, before, player, action, after, viewer):
        return [{"event": "move", "action": action, "card": after.cards[player]}]

    rules = other_rules(kuhn, events=events)
    refused(kuhn_game(rules=rules), "know something of the other")


def test_moves_that_the_other_does_not_hear():
    """A bet that is made face down."""

    def events(game, before, player, action, after, viewer):
        return []

    def table(game, s):
        return {"turn": s.turn, "moves made": s.moves}

    rules = other_rules(kuhn, events=events)
    rules.PARTS = (table,)
    refused(kuhn_game(rules=rules), "does not hear")


# --- what may be done -----------------------------------------------------------------------


def test_legal_moves_that_depend_on_hands():
    def legal(s, player, out):
        out[0], out[1] = 0, 1
        return 1 if s.cards[player] == 0 else 2

    refused(kuhn_game(rules=other_rules(kuhn, legal=legal)), "legal depends on the hands")


def test_matches_that_end_by_hands():
    def apply(s, player, action):
        s.bets[player] = action
        s.turn, s.moves = 1 - player, s.moves + 1
        if s.moves == 2 or (s.cards[0] == 2 and action == 1):
            s.over, s.winner = 1, 0 if s.cards[0] > s.cards[1] else 1

    refused(kuhn_game(rules=other_rules(kuhn, apply=apply)), "goes on depends on the hands")


def test_several_at_once():
    def actors(s):
        return 0 if s.over else 3

    refused(kuhn_game(rules=other_rules(kuhn, actors=actors)), "several players")


@pytest.mark.parametrize(
    "future",
    [
        lambda s: s.turn,  # forgets who bet
        lambda s: (s.turn, tuple(s.bets), s.moves, s.cards[0]),  # knows a hand
    ],
)
def test_a_future_that_is_not(future):
    refused(
        kuhn_game(with_hands(KUHN_HANDS, future=future)), "go on alike|in circles|own hand|legal"
    )


def test_a_future_that_forgets_what_was_at_stake():
    """The raises of the first round, which nothing legal hangs on later, but how much is won."""
    forgets = lambda s: (s.turn, s.second, s.raises, s.moves, s.board, s.chips[0] == s.chips[1])  # noqa: E731
    refused(leduc_game(with_hands(LEDUC_HANDS, future=forgets)), "go on alike")


def test_a_future_that_is_one():
    knows = lambda s: (s.turn, s.second, s.raises, s.moves, s.board, tuple(s.chips))  # noqa: E731
    merged = Solver(leduc_game(with_hands(LEDUC_HANDS, future=knows)), utility=points)
    plain_ = Solver(leduc_game(), utility=points)
    assert len(merged.model.survey.situations) < len(plain_.model.survey.situations)
    assert merged.run(50).value() == plain_.run(50).value()


# --- chance ---------------------------------------------------------------------------------


def test_chance_that_not_everybody_sees():
    def private(game, s, viewer):
        board = s.board if viewer == 0 else 0
        return {"card": None if viewer is None else s.cards[viewer], "secret": board}

    def table(game, s):
        return {"turn": s.turn, "chips": list(s.chips), "round": s.second}

    rules = other_rules(leduc, private=private)
    rules.PARTS = (table,)
    refused(leduc_game(rules=rules), "chance decides again after “call”")


@pytest.mark.parametrize("worth", [float("nan"), float("inf"), "much", None])
def test_a_utility_that_is_no_number(worth: object):
    with pytest.raises(Unsolvable, match="must be a number"):
        Solver(kuhn_game(), utility=lambda result: worth)


def test_a_position_that_its_room_refuses():
    luegen = bh.make("luegen", players=2, mats=1, halves=False, dice=1)
    hands = SimpleNamespace(
        REDUCED="none",
        hands=lambda game: {(1,): 0.5, (7,): 0.5},
        position=lambda game, first, second: {"dice": [list(first), list(second)], "turn": 0},
    )
    room = dataclasses.replace(luegen.room, hands=hands)
    with pytest.raises(Unsolvable, match=r"can be dealt cannot: .*dice"):
        Solver(Game(room, luegen.options))
