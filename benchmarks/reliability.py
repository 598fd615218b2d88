"""Whether the odds that are shown keep their word: chances beside what happens.

Matches are played by calculators, and by bots that play by thumb; before every decision the player
on turn is told his odds, and what they speak of is looked up under the cups and in the deck. The
expected calibration error of each kind of odds is how far the mean chance of each of ten bins is
from how often it came true, weighted by how full the bins are.

python -m benchmarks.reliability [--positions N] [--among LEVEL] [--seed N] [GAME …]
"""

import argparse
import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import ArrayLike
from rich.console import Console
from rich.table import Table

import bluffhouse as bh
from bluffhouse.bots import LEVELS
from bluffhouse.core.match import Match
from bluffhouse.core.odd import Odd
from tests.trials import own

BINS = 10
POSITIONS = 100_000
AMONG = ("calculator", "thumb")
PLAYERS = (2, 3, 4)

Outcome = Callable[[Match, int, Odd, random.Random], bool]  # whether it came true


@dataclass
class Told:
    """Chances of one kind that were told, and whether they came true."""

    chances: list[float] = field(default_factory=list)
    happened: list[bool] = field(default_factory=list)

    @property
    def error(self) -> float:
        return calibration_error(self.chances, self.happened)

    @property
    def brier(self) -> float:
        """The mean squared error: sharp odds have a small one, too."""
        return float(np.mean((np.array(self.chances) - np.array(self.happened, float)) ** 2))


def calibration_error(chances: ArrayLike, happened: ArrayLike) -> float:
    told, came = np.asarray(chances, float), np.asarray(happened, float)
    bins = np.minimum((told * BINS).astype(int), BINS - 1)
    inside = [bins == k for k in range(BINS)]
    return float(sum(m.mean() * abs(told[m].mean() - came[m].mean()) for m in inside if m.any()))


def outcomes_of(game: str) -> dict[str, Outcome]:
    """What the odds of a game speak of, by their keys: see `tests/<id>/outcomes.py`."""
    none: dict[str, Outcome] = {}
    return own(game, "OUTCOMES", none, "outcomes")


def gather(game: str, among: str, positions: int, seed: int = 0) -> dict[str, Told]:
    """Odds told in so many positions of matches among bots of one level, and what came."""
    rng, found = random.Random(f"{game} {among} {seed}"), defaultdict[str, Told](Told)
    outcomes = outcomes_of(game)
    for _, (match, player) in zip(range(positions), decisions(game, among, rng), strict=False):
        for odd in bh.odds(match, player):
            if odd.chance is None or odd.details.get("level", among) != among:
                continue  # it is worth something, or it is about bots of another level
            found[odd.key].chances.append(odd.chance)
            found[odd.key].happened.append(outcomes[odd.key](match, player, odd, rng))
    return dict(found)


def decisions(game: str, among: str, rng: random.Random) -> Iterator[tuple[Match, int]]:
    """Every decision of one match after another, at tables of all sizes."""
    policy = LEVELS[among]
    assert policy is not None
    while True:
        match = bh.make(game, players=rng.choice(PLAYERS)).new(rng.getrandbits(60))
        while not match.over:
            player = rng.choice(match.actors)
            yield match, player
            match.play(match.suggest(player, policy, rng.getrandbits(60)), player)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.reliability")
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(bh.games()))
    parser.add_argument("--positions", type=int, default=POSITIONS, help="of each game and level")
    parser.add_argument("--among", choices=AMONG, action="append", help="both, if not given")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    for game in chosen.games:
        if game not in bh.games():
            parser.error(f"there is no game {game!r}: choose from {', '.join(bh.games())}")
    table = Table("game", "odds", "among", "told", "calibration error", "Brier score")
    for game in chosen.games or bh.games():
        for among in chosen.among or AMONG:
            for key, told in sorted(gather(game, among, chosen.positions, chosen.seed).items()):
                numbers = f"{len(told.chances):,}", f"{told.error:.4f}", f"{told.brier:.4f}"
                table.add_row(game, key, among, *numbers)
    Console().print(table)


if __name__ == "__main__":
    main()
