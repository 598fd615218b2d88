"""The turn that the master solves: nobody does much better by playing it otherwise."""

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.bots import MASTER, Bot, Limits
from bluffhouse.core.match import Match
from bluffhouse.core.press import press
from bluffhouse.core.weights import Array
from bluffhouse.games.luegenkniffel.mind import trust
from bluffhouse.games.luegenkniffel.rules.dice import (
    KEEPS,
    MORE,
    ROLLS,
    SAID_COMBINATION,
    SAID_POINTS,
    SETS,
    WORTHS,
)
from bluffhouse.games.luegenkniffel.rules.state import MOST_ROLLS, STATE
from bluffhouse.games.luegenkniffel.table import master

OPEN_CARD: dict[str, object] = {"points": {}, "lies": {}}
LATE = {
    "cards": [
        {"points": {"ones": 2, "fours": 12, "sixes": "x", "chance": 23, "three": 20, "small": 30},
         "lies": {"sixes": 2, "kniffel": 1, "fours": 1}},
        {"points": {"twos": 6, "fives": 15, "four": 24, "fullhouse": 25, "large": 40, "ones": 3},
         "lies": {"kniffel": 1, "chance": 1}},
    ],
    "roller": 0, "rolls": 1, "dice": [1, 2, 4, 4, 6],
}  # fmt: skip
EARLY = {"cards": [OPEN_CARD, OPEN_CARD], "roller": 1, "rolls": 1, "dice": [1, 2, 4, 4, 6]}
TRUE = WORTHS[:, SAID_COMBINATION] == SAID_POINTS  # by roll and announcement


def at(position: dict[str, object], **options: object) -> Match:
    return bh.make("luegenkniffel", players=2, **options).position(position)


def solved(match: Match) -> tuple[master.Solved, Array, Array]:
    """A turn as it was solved, the roller's stakes in it, and what may be said."""
    packed = master.before_turn(match.game, match.view(match.actors[0]))
    before = np.frombuffer(packed, STATE)
    stakes = master.fresh_stakes(2)
    master.solver().lay_stakes(np.concatenate([before, before]), stakes)
    roller = int(before["roller"][0])
    can_say = before["points"][0, roller][SAID_COMBINATION] == 0
    assert np.allclose(stakes[can_say].sum(axis=-1), 1)
    return master.solved(packed), stakes[..., roller], can_say


def best_of_roller(found: master.Solved, stakes: Array, can_say: Array) -> float:
    """What the best roller has from others who answer as was solved, worked out anew."""
    doubts = found.book.doubts[:, :, 0, None]
    worths = doubts * stakes[:, :, 1] + (1 - doubts) * stakes[:, :, 0]
    stop = np.where(TRUE, worths[:, None, :, 1], worths[:, None, :, 0])
    stop = np.where(can_say, stop, -1).max(axis=2)
    last, then, spots = np.zeros(SETS), np.zeros(KEEPS), master.all_spots()
    last[KEEPS:] = stop[MOST_ROLLS - 1]
    for kept in range(KEEPS - 1, -1, -1):
        last[kept] = last[MORE[kept]].mean()

    def best(spot: int, stopping: Array, lying: Array) -> float:
        ways = spots.lies[spots.first[spot] + 1 : spots.first[spot + 1]]
        return float(spots.likely[spot]) * max(stopping[spots.roll[spot]], lying[ways].max())

    for spot in range(ROLLS, len(spots.roll)):
        then[spots.lying[spot]] += best(spot, stop[1], last)
    return sum(best(spot, stop[0], then) for spot in range(ROLLS))


@pytest.mark.parametrize("position", [EARLY, LATE])
def test_nobody_wins_much_by_playing_a_solved_turn_otherwise(position: dict[str, object]) -> None:
    found, stakes, can_say = solved(at(position))
    most = best_of_roller(found, stakes, can_say)
    least = sum(
        (found.heard[rolls, said, :, None] * stakes[said]).sum(axis=0).min()
        for rolls in range(MOST_ROLLS)
        for said in np.flatnonzero(can_say)
    )
    assert found.heard.sum() == pytest.approx(1)
    assert least - 1e-9 <= found.value <= most + 1e-9
    assert most - least < 0.003  # of the win; a roller who always tells the truth loses a tenth


def test_a_good_roll_is_told_and_a_wild_tale_is_doubted() -> None:
    straight = at({**LATE, "rolls": 3, "dice": [1, 2, 3, 4, 5]})
    assert Bot(MASTER, 1).decide(straight, 0).probabilities["say large"] > 0.5
    doubts = [
        Bot(MASTER, 1).decide(at({**LATE, "rolls": rolls, "said": said}), 1).probabilities["doubt"]
        for rolls, said in ((1, "kniffel"), (3, "twos 1"))
    ]
    assert doubts[0] > 0.5 > doubts[1]


@pytest.mark.parametrize("options", [{"doubts": "open"}, {"players": 5}])
def test_what_is_not_solved_is_thought_about_and_said(options: dict[str, object]) -> None:
    match = bh.make("luegenkniffel", **{"players": 2, **options}).new(seed=3)
    quick = Limits(playouts=8)
    decided = Bot(MASTER, 5, limits=quick).decide(match, match.actors[0])
    thought = Bot("thinker", 5, limits=quick).decide(match, match.actors[0])
    assert (decided.move, decided.by) == (thought.move, "thinker")
    assert decided.why.key == "bot-why-master-thinks"


def test_where_nothing_is_compiled_no_turn_is_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted, a turn would take minutes."""
    interpreted = press((trust,), compiled=False)
    monkeypatch.setattr(master, "solver", lambda: interpreted)
    match = at(EARLY)
    assert Bot(MASTER, 1, limits=Limits(playouts=8)).decide(match, 1).by == "thinker"


@pytest.mark.parametrize(
    "options", [{"truth": "at_least"}, {"bonus": 0}, {"bonus_at": 30}, {"players": 4}]
)
def test_other_tables_are_solved_as_well(options: dict[str, object]) -> None:
    match = bh.make("luegenkniffel", **{"players": 2, **options}).new(seed=4)
    bots = [Bot(MASTER, seed) for seed in range(match.game.players)]
    for _ in range(4):
        player = match.actors[0]
        decision = bots[player].decide(match, player)
        assert decision.by is None
        assert decision.probabilities[decision.move] > 0
        match.play(decision.move, player)
