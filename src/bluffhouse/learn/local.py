"""Local best response: what can surely be won against somebody, in games that are too large to be
solved.

Who answers so knows how the other plays with every hand. From what the other did he tells how
likely each of them is, tries every move of his own, lets the other reply to it, and then takes
whatever ends the match best. What is found to be best by that, he does. It is a policy like any
other, so what it wins can be won: the exploitability is at least as high.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from bluffhouse.core.game import Game
from bluffhouse.core.numbers import counted
from bluffhouse.learn.deal import Floats
from bluffhouse.learn.polling import Place, as_seen, how_to_ask
from bluffhouse.learn.spots import Public, Sitting, Spot
from bluffhouse.learn.table import Table, Utility, win_or_lose

Tick = Callable[[int], None]
_SURE = 1.96  # standard errors of a 95 % interval
_SELDOM = 1e-3  # replies that come less often are not thought about


class Won(NamedTuple):
    """What was won above one's share, mean of both seats; and the 95 % interval."""

    mean: float
    low: float
    high: float
    deals: int


class Local:
    """Answers `player` (as `Policy.of` takes him) by looking one move ahead.

    So that large games can be measured, it may look at some of the `hands` that the other may
    hold, drawn anew for every deal, and at the `moves` that look best if the other ends the match
    at once. Less is tried then, and less won: it still is a lower bound.
    """

    def __init__(
        self, game: Game, player: Any, *, hands: int | None = None, moves: int | None = None,
        samples: int = 1, utility: Utility = win_or_lose,
    ) -> None:  # fmt: skip
        self._game, self._table = game, Table(game, utility)
        self._public = Public(self._table)
        self._how = how_to_ask(player, samples)
        self._hands = None if hands is None else counted(hands, "hands")
        self._moves = None if moves is None else counted(moves, "moves")

    def value(self, seat: int) -> float:
        """What is won from a seat, exactly: with every deal, and whatever the other does. For
        small games."""
        deal = self._table.deal
        worth = 0.0
        for own, likely in enumerate(deal.alone(seat)):
            chances = deal.given(seat)[own]
            hands = np.flatnonzero(chances)
            belief = chances[hands]
            begin = self._begin(seat, own, hands)
            worth += float(likely) * self._follow(_Met(begin, belief, belief), seat)
        return worth

    def exploitability(self) -> float:
        """What is won above the share, mean of both seats, exactly: as `Policy.exploitability`, of
        which it is a lower bound."""
        return (self.value(0) + self.value(1)) / 2

    def play(self, deals: int, seed: int, tick: Tick | None = None) -> Won:
        """What is won in so many deals, each played from both seats."""
        rng, deals = np.random.default_rng(seed), counted(deals, "deals")
        won = []
        for _ in range(deals):
            won.append(np.mean([self._played(seat, rng) for seat in range(2)]))
            if tick is not None:
                tick(1)
        mean, spread = float(np.mean(won)), float(np.std(won, ddof=1)) if deals > 1 else math.inf
        wide = _SURE * spread / math.sqrt(deals)
        return Won(mean, mean - wide, mean + wide, deals)

    def _played(self, seat: int, rng: np.random.Generator) -> float:
        """What is won in a match. What the other holds is drawn apart from what is believed of it:
        who knew that the truth is among his guesses would know too much."""
        deal = self._table.deal
        own = int(rng.choice(len(deal.hands[seat]), p=deal.alone(seat)))
        chances = deal.given(seat)[own]
        if self._hands is None or self._hands >= np.count_nonzero(chances):
            hands = np.flatnonzero(chances)
            guess = truth = chances[hands]
        else:
            drawn = rng.choice(len(chances), (2, self._hands), p=chances)
            hands = np.unique(drawn)
            guess, truth = ((row[:, None] == hands).mean(axis=0) for row in drawn)
        return self._follow(_Met(self._begin(seat, own, hands), guess, truth), seat, rng)

    def _begin(self, seat: int, own: int, hands: Any) -> Spot:
        pairs = [(own, other) if seat == 0 else (other, own) for other in hands.tolist()]
        return Sitting(self._public, seat, [self._table.start(pair) for pair in pairs]).begin

    def _follow(self, met: "_Met", seat: int, rng: np.random.Generator | None = None) -> float:
        """What is won from here on, by what the other truly may hold. With `rng`, one of his
        replies is drawn; without, all are gone through."""
        won, todo = 0.0, [met]
        while todo:
            met = todo.pop()
            spot = met.spot
            if spot.player == seat:
                chosen = self._best(spot, met.guess)
                if chosen in spot.enders:
                    won += float(met.truth @ spot.payoff(chosen))
                else:
                    todo.append(met.after(chosen))
                continue
            goes_on = []
            for action, shares in zip(spot.actions, self._ask(spot), strict=True):
                if action in spot.enders:
                    won += float((met.truth * shares) @ spot.payoff(action))
                elif (met.truth * shares).any():
                    goes_on.append((action, shares))
            todo += met.replies(goes_on, rng)
        return won

    # --- what to do -------------------------------------------------------------------------

    def _best(self, spot: Spot, guess: Floats) -> int:
        worth = {action: float(guess @ spot.payoff(action)) for action in sorted(spot.enders)}
        for action in self._likely(spot, guess, [a for a in spot.actions if a not in worth]):
            worth[action] = self._ahead(spot.after(action), guess, spot.player)
        return max(worth, key=lambda action: worth[action])

    def _likely(self, spot: Spot, guess: Floats, actions: list[int]) -> list[int]:
        """The moves that are worth a closer look."""
        if self._moves is None or len(actions) <= self._moves:
            return actions
        worth = {action: self._at_once(spot.after(action), guess, min) for action in actions}
        return sorted(actions, key=lambda action: -worth[action])[: self._moves]

    def _ahead(self, spot: Spot, guess: Floats, seat: int) -> float:
        """What it is worth to come here, if one ends the match after the other's reply."""
        if spot.player == seat:
            return self._at_once(spot, guess, max)
        worth = 0.0
        for action, shares in zip(spot.actions, self._ask(spot), strict=True):
            there = guess * shares
            if action in spot.enders:
                worth += float(there @ spot.payoff(action))
            elif there.sum() > _SELDOM * guess.sum():
                worth += self._at_once(spot.after(action), there, max)
        return worth

    @staticmethod
    def _at_once(spot: Spot, guess: Floats, of: Callable[..., float]) -> float:
        """What the match is worth if it is ended by who acts now; 0 if he cannot."""
        return of((float(guess @ spot.payoff(action)) for action in spot.enders), default=0.0)

    def _ask(self, spot: Spot) -> Floats:
        """What the other does with each of his hands: a row a move."""
        matches = [as_seen(self._game, state, spot.player) for state in spot.states]
        return self._how(Place(self._game, spot.player, spot.actions), matches)


@dataclass
class _Met:
    """A position, and how likely the other is there with each hand: by what is believed, and by
    what is true."""

    spot: Spot
    guess: Floats
    truth: Floats

    def after(self, action: int, shares: Floats | float = 1.0, times: float = 1.0) -> "_Met":
        return _Met(self.spot.after(action), self.guess * shares, self.truth * shares * times)

    def replies(
        self, goes_on: list[tuple[int, Floats]], rng: np.random.Generator | None
    ) -> "list[_Met]":
        """Where the match may go on; or, drawn, one of it that stands for all."""
        if rng is None or not goes_on:
            return [self.after(action, shares) for action, shares in goes_on]
        likely = np.array([self.truth @ shares for _, shares in goes_on])
        drawn = int(rng.choice(len(goes_on), p=likely / likely.sum()))
        return [self.after(*goes_on[drawn], likely.sum() / likely[drawn])]
