"""Games whose values are known: hands that hang together, stakes, and chance between two rounds."""

import pytest

from bluffhouse.learn import Policy, Solver, points
from tests.learn.rooms.house import kuhn_game, leduc_game


def test_kuhn_poker_is_worth_what_it_is_worth():
    solved = Solver(kuhn_game(), utility=points).run(5000)
    least, most = solved.bounds()
    assert least <= -1 / 18 <= most
    assert solved.exploitability() < 1e-4
    assert solved.value() == pytest.approx(-1 / 18, abs=1e-5)


def test_leduc_holdem_is_worth_what_it_is_worth():
    solved = Solver(leduc_game(), utility=points).run(3000)
    least, most = solved.bounds()
    assert least <= -0.0856064 <= most
    assert solved.exploitability() < 2e-4


@pytest.mark.parametrize(("method", "peer"), [("cfr", "CFRSolver"), ("cfr+", "CFRPlusSolver")])
def test_leduc_is_as_exploitable_as_openspiels_after_as_many_iterations(method: str, peer: str):
    pyspiel = pytest.importorskip("pyspiel")
    theirs = pyspiel.load_game("leduc_poker")
    other = getattr(pyspiel, peer)(theirs)
    ours = Solver(leduc_game(), method, utility=points)
    for _ in range(5):
        for _ in range(4):
            other.evaluate_and_update_policy()
        ours.run(4)
        mark = pyspiel.exploitability(theirs, other.average_policy())
        assert ours.exploitability() == pytest.approx(mark, abs=1e-9)


def test_kuhn_is_as_exploitable_as_openspiel_says():
    pyspiel = pytest.importorskip("pyspiel")
    theirs = pyspiel.load_game("kuhn_poker")
    other, ours = pyspiel.CFRSolver(theirs), Solver(kuhn_game(), "cfr", utility=points)
    for _ in range(20):
        other.evaluate_and_update_policy()
        ours.run(1)
        mark = pyspiel.exploitability(theirs, other.average_policy())
        assert ours.exploitability() == pytest.approx(mark, abs=1e-9)


def test_a_utility_is_any_of_the_result():
    """Won or lost alone, all of Kuhn is who has the better card, or dares to bet."""
    by_card = Solver(kuhn_game()).run(2000)
    by_twice = Solver(kuhn_game(), utility=lambda result: 2 * points(result)).run(2000)
    assert by_twice.value() == pytest.approx(-1 / 9, abs=1e-4)
    assert by_card.value() != pytest.approx(-1 / 18, abs=1e-3)


def test_an_equilibrium_of_kuhn_by_hand_is_not_exploitable():
    """The family that Kuhn gives, at alpha = 1/3: a king always bets."""
    alpha = 1 / 3
    bets = {
        (): (alpha, 0.0, 3 * alpha),
        ("pass",): (1 / 3, 0.0, 1.0),
        ("bet",): (0.0, 1 / 3, 1.0),
        ("pass", "bet"): (0.0, alpha + 1 / 3, 1.0),
    }

    def by_hand(view):
        made = {(0, 0): (), (1, 0): ("pass",), (1, 1): ("bet",), (2, 1): ("pass", "bet")}
        said = made[view["moves made"], sum(view["bets"])]
        bet = bets[said][view["card"]]
        return {"bet": bet, "pass": 1 - bet}

    policy = Policy.of(Solver(kuhn_game(), utility=points), by_hand)
    assert policy.exploitability() == pytest.approx(0, abs=1e-12)
    assert policy.value() == pytest.approx(-1 / 18, abs=1e-12)
    assert policy.bounds() == pytest.approx((-1 / 18, -1 / 18), abs=1e-12)


def test_what_chance_did_is_named_as_it_is_seen():
    policy = Solver(leduc_game(), utility=points).run(500).policy
    chances = policy(["call", "raise", "call", "board=K", "call"], (2,))
    assert list(chances) == ["call", "raise"]
    assert chances["raise"] > 0.5  # a pair of kings
    with pytest.raises(ValueError, match="no move 'board=A'"):
        policy(["call", "call", "board=A"], (2,))
