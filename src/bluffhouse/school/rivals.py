"""Whom a network plays against: a level, another network, or any bot, in all other seats."""

import random
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from bluffhouse.bots.bot import player_of
from bluffhouse.bots.net import Mask, Net, Rows, shares
from bluffhouse.bots.roster import MASTER, check_seat, is_trained, parse, policy_of
from bluffhouse.bots.seat import Seat
from bluffhouse.bots.trained import pupil_of, read_pupil
from bluffhouse.core.batch import Batch
from bluffhouse.core.game import Game

Ints = NDArray[np.int64]


class Rival(Protocol):
    """Who is played against. It answers for some rows of a batch, by relative ids."""

    asked: bool  # move for move, which is slow

    def batch(self, n: int, seed: int) -> Batch:
        """Matches in which the network learns from `batch.seats`."""

    def choose(
        self, batch: Batch, rows: Ints, seen: Rows, mask: Mask, rng: np.random.Generator
    ) -> Ints:
        """What it does in these rows, which the batch has with what is seen and allowed there."""


def rival_of(game: Game, name: str) -> Rival:
    """A bot by any of its names, as the quickest kind of rival that it can be."""
    check_seat(name, game)
    base, persona = parse(name)
    if persona is None and policy_of(base) is not None:
        return Level(game, base)
    if persona is None and (net := _net_of(game, base)) is not None:
        return ByNet(game, net)
    return Asked(game, name)


def _net_of(game: Game, base: str) -> Net | None:
    """The network that a bot is, and nothing else."""
    if is_trained(base):
        return read_pupil(base).net
    if base != MASTER or game.room.master is not None:
        return None
    pupil = pupil_of(game)
    return None if pupil is None else pupil.net


class Level:
    """A compiled level."""

    asked = False

    def __init__(self, game: Game, level: str) -> None:
        self.game, self.level = game, level

    def batch(self, n: int, seed: int) -> Batch:
        """The rules let the level act: every decision of the batch is the network's."""
        return self.game.batch(n, seed=seed, opponents=self.level)

    def choose(
        self, batch: Batch, rows: Ints, seen: Rows, mask: Mask, rng: np.random.Generator
    ) -> Ints:
        action = batch.choose(self.level, int(rng.integers(2**62)))[rows]
        return self.game.spec.relative[batch.players[rows], action]


class ByNet:
    """A network that was trained, all rows at once."""

    asked = False

    def __init__(self, game: Game, net: Net) -> None:
        self.game, self.net = game, net

    def batch(self, n: int, seed: int) -> Batch:
        return self.game.batch(n, seed=seed)

    def choose(
        self, batch: Batch, rows: Ints, seen: Rows, mask: Mask, rng: np.random.Generator
    ) -> Ints:
        return drawn(shares(self.net.look(seen[rows]).logits, mask[rows]), rng)


class Asked:
    """Any bot, row by row. What it leaves to chance is decided by the run's own generator."""

    asked = True

    def __init__(self, game: Game, name: str) -> None:
        self.game, self.player = game, player_of(parse(name))

    def batch(self, n: int, seed: int) -> Batch:
        return self.game.batch(n, seed=seed)

    def choose(
        self, batch: Batch, rows: Ints, seen: Rows, mask: Mask, rng: np.random.Generator
    ) -> Ints:
        game, found = batch.game, np.zeros(len(rows), np.int64)
        for place, row in enumerate(rows.tolist()):
            player = int(batch.players[row])
            seat = Seat.unpacked(batch.states[row].tobytes(), game, player)
            move = self.player.choose(seat, random.Random(int(rng.integers(2**62))))
            found[place] = game.spec.relative[player, game.ids[move]]
        return found


def drawn(shares: Rows, rng: np.random.Generator) -> Ints:
    """An action for every row, as likely as its share; none that has no share."""
    sums = np.cumsum(shares, axis=1)
    at = (1 - rng.random(len(shares), np.float32)) * sums[:, -1]  # more than 0, at most all
    found: Ints = (sums >= at[:, None]).argmax(axis=1)
    return found
