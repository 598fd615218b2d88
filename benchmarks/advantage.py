"""What the thinker's moves are really worth, beside what its search expects of them.

A thinker plays calculators. Where it moves as the calculator by its side would not, both moves are
played on by calculators from how the match truly stands, with new luck where the rules leave
something to chance. What that brings, over all moves of a match, is how much oftener than a
calculator the thinker wins; for the luck of the deal has no part in it, fewer matches tell it than
an arena needs.

python -m benchmarks.advantage [--players N] [--matches N] [--playouts N] [--seed N] GAME
"""

import argparse
import random
from dataclasses import dataclass, field

import numpy as np

import bluffhouse as bh
from bluffhouse.bots.thinker import mixed
from bluffhouse.bots.thinking import Limits, think
from bluffhouse.bots.thinking.doors import Walker
from bluffhouse.core.errors import Refused
from bluffhouse.core.loops import CALCULATOR
from bluffhouse.core.match import Match

TO_THE_END = 1 << 30  # turns
KEYS = 1 << 60


@dataclass
class Gains:
    """Shares of the win: what was expected of the moves that differ, what they brought, and what
    all of one match brought."""

    decisions: int = 0
    expected: list[float] = field(default_factory=list)
    brought: list[float] = field(default_factory=list)
    matches: list[float] = field(default_factory=list)


def play(gains: Gains, match: Match, seat: int, playouts: int, rng: random.Random) -> None:
    """A match of one thinker among calculators."""
    together = 0.0
    while not match.over:
        player = rng.choice(match.actors)
        move = match.suggest(player, CALCULATOR, rng.randrange(KEYS))
        if player == seat and len(match.legal(player)) > 1:
            usual, gains.decisions = move, gains.decisions + 1
            found = think(match.imagine(player, 0), player, rng.randrange(KEYS), Limits())
            move = rng.choices(found.moves, mixed(found).tolist())[0]
            if move != usual:
                values = dict(zip(found.moves, found.values.tolist(), strict=True))
                gains.expected.append(values[move] - values.get(usual, min(values.values())))
                brought = difference(match, player, move, usual, playouts, rng)
                gains.brought.append(brought)
                together += brought
        match.play(move, player)
    gains.matches.append(together)


def difference(
    match: Match, player: int, move: str, usual: str, playouts: int, rng: random.Random
) -> float:
    """By how much one move brings more than another, from here as it truly is."""
    ids, walker = match.game.ids, Walker.of(match)
    shares = walker.try_moves(
        walker.here[None].copy(), np.zeros(playouts, np.int64), player, TO_THE_END,
        np.array([ids[move], ids[usual]]), rng.randrange(KEYS), 0,
    )  # fmt: skip
    return float((shares[:, 0] - shares[:, 1]).mean())


def told(name: str, gains: list[float], beside: float = 0.0) -> str:
    error = 1.96 * np.std(gains) / max(1, len(gains)) ** 0.5
    return f"{name} {beside + np.mean(gains):.2%} ±{error:.2%}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.advantage")
    parser.add_argument("game", choices=bh.games())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--playouts", type=int, default=64, help="of each move that differs")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    if chosen.matches < 1 or chosen.playouts < 1:
        parser.error("--matches and --playouts: at least one")
    try:
        game, gains = bh.make(chosen.game, players=chosen.players), Gains()
    except Refused as refused:
        parser.error(refused.say())
    rng = random.Random(f"{chosen.game} {chosen.players} {chosen.seed}")
    for number in range(chosen.matches):
        match = game.new(rng.randrange(KEYS))
        play(gains, match, number % chosen.players, chosen.playouts, rng)
    print(f"{chosen.matches} matches, {len(gains.brought)} of {gains.decisions} decisions differ")
    print(told("expected of each that differs", gains.expected))
    print(told("brought by each", gains.brought))
    print(told("share of the win", gains.matches, 1 / chosen.players))


if __name__ == "__main__":
    main()
