"""What it would be worth to see all cards: one who does, and searches as a thinker, plays thinkers.

No player who keeps to the rules can know more of the hidden cards than that. So where even the
cheat wins little, better guesses at them can win no more: luck decides.

python -m benchmarks.cheat [--players N] [--knows cards|luck] [--turns N] [--matches N]
    [--seed N] [--kept FILE] GAME

The cheat knows the cards of all hands, and what lies face down; with `--knows luck` the order of
the deck as well, and how every draw will fall. `--turns` says how many of his own turns ahead he
judges; without it as many as a thinker. Every deal is played from every seat. With `--kept` what
was played is kept there, and gone on with.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import bluffhouse as bh
from bluffhouse.arena.contest.evidence import weigh_deals
from bluffhouse.arena.luck.doors import judging
from bluffhouse.bots import Seat
from bluffhouse.bots.thinker import Thinker, mixed
from bluffhouse.bots.thinking import Asked, Findings, Limits, search
from bluffhouse.bots.thinking.doors import Floats, Walker
from bluffhouse.core.budget import Budget
from bluffhouse.core.errors import Refused
from bluffhouse.core.match import Match

KEYS = 1 << 60
Pool = tuple[NDArray[np.uint8], Floats]


def as_it_is(walker: Walker, player: int, seed: int, worlds: int) -> Pool:
    """The world itself: all that chance has still to do is done there as it will be."""
    return walker.here[None].copy(), np.ones(1)


def with_other_luck(game: bh.Game) -> Callable[[Walker, int, int, int], Pool]:
    """The world itself, but for what chance has still to do."""
    stirred = judging(game.room, game.settled().rules.compiled).stirred

    def imagine(walker: Walker, player: int, seed: int, worlds: int) -> Pool:
        pool = np.repeat(walker.here[None], worlds, axis=0)
        size, rng = len(walker.here), random.Random(seed)
        for world in pool:
            walker.memory[:size] = world
            stirred(walker.at, rng.randrange(KEYS))
            world[:] = walker.memory[:size]
        return pool, np.ones(worlds)

    return imagine


class Cheat:
    """Searches as a thinker, in the match as it truly stands."""

    def __init__(self, game: bh.Game, knows: str, turns: int | None = None) -> None:
        self._imagine = as_it_is if knows == "luck" else with_other_luck(game)
        usual = game.room.budget(game.players)
        self._budget = None if turns is None else Budget(usual.playouts, turns, usual.worlds)

    def look(self, match: Match, player: int, seed: int) -> Findings:
        asked = Asked(match.copy(), player, seed)
        return search(asked, Limits(), self._budget, self._imagine)

    def choose(self, match: Match, player: int, rng: random.Random) -> str:
        found = self.look(match, player, rng.randrange(KEYS))
        return rng.choices(found.moves, mixed(found).tolist())[0]


def share(game: bh.Game, cheat: Cheat, seed: int, number: int) -> float:
    """What the cheat wins of a match among thinkers: every deal is played from every seat."""
    deal, seat = divmod(number, game.players)
    match, rng = game.new(f"{seed}/{deal}".encode()), random.Random(f"{seed}/{deal}/{seat}")
    while not match.over:
        player = rng.choice(match.actors)
        if player == seat and len(match.legal(player)) > 1:
            move = cheat.choose(match, player, rng)
        else:
            move = Thinker().choose(Seat.of(match, player), rng)
        match.play(move, player)
    winners = match.result.winners
    return (seat in winners) / len(winners) if winners else 1 / game.players


def told(shares: list[float], players: int) -> str:
    """By whole deals."""
    whole = len(shares) // players * players
    of = weigh_deals(np.array(shares[:whole]).reshape(-1, players).mean(axis=1))
    return f"{of.share:.1%} ({of.low:.1%}–{of.high:.1%}) of {whole} matches"


def run(game: bh.Game, cheat: Cheat, seed: int, matches: int, kept: Path | None) -> list[float]:
    """Shares of so many matches, those that are kept among them."""
    shares: list[float] = json.loads(kept.read_text("utf-8")) if kept and kept.exists() else []
    for number in range(len(shares), matches):
        shares.append(share(game, cheat, seed, number))
        if kept:
            kept.write_text(json.dumps(shares), "utf-8")
        print(f"\r{told(shares, game.players)} ", end="", file=sys.stderr, flush=True)
    return shares[:matches]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cheat")
    parser.add_argument("game", choices=bh.games())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--knows", choices=("cards", "luck"), default="cards")
    parser.add_argument("--turns", type=int, help="own turns ahead that he judges")
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--kept", type=Path, help="where what was played is kept")
    chosen = parser.parse_args()
    if chosen.matches < 1 or (chosen.turns or 0) < 0:
        parser.error("--matches: at least one; --turns: not less than none")
    try:
        game = bh.make(chosen.game, players=chosen.players)
    except Refused as refused:
        parser.error(refused.say())
    cheat = Cheat(game, chosen.knows, chosen.turns)
    shares = run(game, cheat, chosen.seed, chosen.matches, chosen.kept)
    print(told(shares, chosen.players))


if __name__ == "__main__":
    main()
