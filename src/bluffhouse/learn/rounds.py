"""Matches of many rounds: every round deals new hands, and only how it stands is left of it.

A round from any standing must be the same game, won or lost by who opens it; what hangs on that
are other standings. So a round is solved once, whatever is at stake: who has more from winning
than from losing plays it the same. The match is then a chain of standings, and its value the
solution of a linear system.
"""

from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, Self, cast

import numpy as np
from numpy.typing import NDArray

from bluffhouse.core.game import Game
from bluffhouse.core.hands import Hand
from bluffhouse.core.room import Snapshot, State
from bluffhouse.learn.deal import Pair
from bluffhouse.learn.draws import TooManyWays
from bluffhouse.learn.model import LIMIT, Model
from bluffhouse.learn.policy import Policy
from bluffhouse.learn.solver import Solver
from bluffhouse.learn.survey import Survey
from bluffhouse.learn.table import Step, Table, Utility, win_or_lose
from bluffhouse.learn.trial import Ends, Trial
from bluffhouse.learn.unsolvable import Unsolvable

Standing = Hashable
Next = float | tuple[tuple[Standing, float], ...]  # what a round leads to: an end, or more rounds
MOST_STANDINGS = 5000
_CLOSE = 1e-9
_SAMPLES = 64  # deals that are looked at where there are too many for all


class RoundHands(Protocol):
    """What a room's `hands` offer beside, if a match has several rounds."""

    def rounds(self, s: Snapshot) -> Mapping[Standing, float]:
        """Where hands are dealt again, or were just now: how it stands, and who opens."""

    def position(
        self, game: Any, first: Hand, second: Hand, standing: Standing | None = None
    ) -> dict[str, Any]:
        """The beginning of a round."""


class RoundTable(Table):
    """A table at which one round is played. What it is worth is which of `leads` it leads to."""

    def __init__(self, game: Game, utility: Utility, standing: Standing, leads: list[Next]) -> None:
        super().__init__(game, utility)
        if not hasattr(self.room, "rounds"):
            raise Unsolvable("unsolvable-rounds", room=game.id)
        self._told = cast(RoundHands, self.room)
        self._standing, self._leads = standing, leads

    def position(self, first: Hand, second: Hand) -> dict[str, Any]:
        return self._told.position(self.game, first, second, self._standing)

    def ended(self, state: State) -> bool:
        return bool(state[0].over or state[0].due)

    def won(self, state: State, step: Step | None = None) -> float:
        lead: Next
        if state[0].over:
            lead = super().won(state, step)
        else:
            lead = tuple(self._told.rounds(self.game.snapshot(state)).items())
        if lead not in self._leads:
            if isinstance(lead, tuple):
                self._check_dealt(state, dict(lead))
            self._leads.append(lead)
        return float(self._leads.index(lead))

    def _check_dealt(self, state: State, said: dict[Standing, float]) -> None:
        """What the rules deal for the next round is what the room says: if not every way can be
        gone through, nothing else at least."""
        hands = {self._held(self.start(pair)): pair for pair in self.deal.pairs()}
        found: dict[tuple[Standing, Pair], float] = defaultdict(float)
        try:
            for likely, dealt in self.draws.ways(lambda: self._let_fall(state)):
                found[self._known(dealt, said, hands)] += likely
        except TooManyWays:
            for key in range(_SAMPLES):
                dealt = self.game.clone(state)
                dealt["chance"] = key
                self.rules.chance(dealt[0])
                self._known(dealt, said, hands)
            return
        for (standing, pair), likely in found.items():
            if abs(likely - said[standing] * self.deal.joint[pair]) > _CLOSE:
                raise Unsolvable("unsolvable-dealt-otherwise", room=self.id)

    def _held(self, state: State) -> str:
        """What both hold, as they see it."""
        room, now = self.game.room, self.game.snapshot(state)
        return repr([room.private(self.game, now, player) for player in range(2)])

    def _known(
        self, dealt: State, said: dict[Standing, float], hands: dict[str, Pair]
    ) -> tuple[Standing, Pair]:
        (standing,) = self._told.rounds(self.game.snapshot(dealt))
        held = self._held(dealt)
        if standing not in said or held not in hands:
            raise Unsolvable("unsolvable-dealt-otherwise", room=self.id)
        return standing, hands[held]

    def stands(self) -> Standing:
        """How it stands at the start of this round."""
        start = self.start(next(self.deal.pairs()))
        (standing,) = self._told.rounds(self.game.snapshot(start))
        return standing


@dataclass(frozen=True, slots=True)
class Round:
    """A round from some standing."""

    opener: int
    won: Next  # by who opens
    lost: Next


class Rounds:
    """Finds how to play a match of many rounds for two.

    >>> match = Rounds(game).run(1000)
    >>> match.value(), match.bounds()

    The player of seat 0 opens the first round. `policy` is that of a round, for any standing: its
    seat 0 is who opens.
    """

    def __init__(
        self, game: Game, *, utility: Utility = win_or_lose, limit: int = LIMIT,
        dtype: str = "float64",
    ) -> None:  # fmt: skip
        self.game, self._utility = game, utility
        self._leads: list[Next] = []
        table = RoundTable(game, utility, None, self._leads)
        self.first = table.stands()
        survey = Survey(table)
        model = Model.of(game, survey, limit, dtype)
        self._shape, ends = _shape(survey), Trial(survey).ends
        self._pattern = _pattern(ends)
        self.rounds: dict[Standing, Round] = {}
        self._find()
        self._turn_round()
        model.plant({end: np.where(won, 1.0, -1.0) for end, won in self._pattern.items()})
        self.solver = Solver.of(model)

    def run(self, iterations: int, tick: Callable[[int], None] | None = None) -> Self:
        """Go on for so many iterations."""
        self.solver.run(iterations, tick)
        return self

    @property
    def policy(self) -> Policy:
        """How to play a round, whatever the standing."""
        return self.solver.policy

    def value(self) -> float:
        """What the match is worth to who opens the first round, if both follow the policy."""
        return self.values()[self.first]

    def values(self) -> dict[Standing, float]:
        """What every standing is worth to seat 0, if both follow the policy."""
        value = self.solver.value()
        return self._solved(value, value)

    def bounds(self) -> tuple[float, float]:
        """Between what the match must be worth to who opens the first round."""
        least, most = self.solver.bounds()
        return self._solved(least, most)[self.first], self._solved(most, least)[self.first]

    def exploitability(self) -> float:
        """What a perfect opponent wins against the policy above his share, mean of both seats."""
        least, most = self.bounds()
        return (most - least) / 2

    # --- the chain --------------------------------------------------------------------------

    def _find(self) -> None:
        """All rounds that a match may have."""
        todo = [self.first]
        while todo:
            standing = todo.pop()
            if standing in self.rounds:
                continue
            if len(self.rounds) == MOST_STANDINGS:
                raise self._no()
            self.rounds[standing] = found = self._round(standing)
            for lead in (found.won, found.lost):
                if isinstance(lead, tuple):
                    todo += [then for then, _ in lead]

    def _round(self, standing: Standing) -> Round:
        """A round from a standing, which must be the same game as the first."""
        survey = Survey(RoundTable(self.game, self._utility, standing, self._leads))
        opener = survey.root.player
        if _shape(survey) != self._shape:
            raise self._no()
        ends = Trial(survey, brief=True).ends
        won, lost = set[float](), set[float]()
        for end, grid in ends.items():
            own, pattern = grid if opener == 0 else grid.T, self._pattern[end]
            won |= set(own[pattern].tolist())
            lost |= set(own[~pattern].tolist())
        if len(won) != 1 or len(lost) != 1:
            raise self._no()
        return Round(opener, self._leads[int(won.pop())], self._leads[int(lost.pop())])

    def _turn_round(self) -> None:
        """Which way a round ends was called won before it was known what is better."""
        gains = self._gains(self._solved(0.0, 0.0, check=False))
        if max(gains) <= _CLOSE:
            self._pattern = {end: ~won for end, won in self._pattern.items()}
            self.rounds = {x: Round(r.opener, r.lost, r.won) for x, r in self.rounds.items()}

    def _solved(
        self, opening: float, second: float, *, check: bool = True
    ) -> dict[Standing, float]:
        """What every standing is worth to seat 0, if a round (1: won, −1: lost) is worth so much to
        who opens it: if that is seat 0, and if it is the other."""
        number = {standing: n for n, standing in enumerate(self.rounds)}
        chain, ends = np.eye(len(number)), np.zeros(len(number))
        for standing, round_ in self.rounds.items():
            wins = (1 + (opening if round_.opener == 0 else second)) / 2
            for lead, likely in ((round_.won, wins), (round_.lost, 1 - wins)):
                if isinstance(lead, tuple):
                    for then, share in lead:
                        chain[number[standing], number[then]] -= likely * share
                else:
                    ends[number[standing]] += likely * lead
        solved = dict(zip(number, np.linalg.solve(chain, ends).tolist(), strict=True))
        if check and min(self._gains(solved)) < -_CLOSE:
            raise self._no()
        return solved

    def _gains(self, values: Mapping[Standing, float]) -> list[float]:
        """What who opens has from winning each round more than from losing it."""
        gains = []
        for round_ in self.rounds.values():
            won, lost = (
                sum(share * values[then] for then, share in lead)
                if isinstance(lead, tuple)
                else lead
                for lead in (round_.won, round_.lost)
            )
            gains.append((won - lost) * (1 if round_.opener == 0 else -1))
        return gains

    def _no(self) -> Unsolvable:
        return Unsolvable("unsolvable-rounds-differ", room=self.game.id)


def _shape(survey: Survey) -> list[Any]:
    """A round by who opens it, whoever that is."""
    opener = survey.root.player
    return [(s.player == opener, s.steps, s.then) for s in survey.situations]


def _pattern(ends: Ends) -> dict[tuple[int, Any], NDArray[np.bool_]]:
    """With which hands a round ends one way, and with which the other."""
    one = next(iter(ends.values())).flat[0]
    return {end: np.asarray(grid == one) for end, grid in ends.items()}
