"""Bots that learnt by themselves: a file of numbers, played by NumPy alone.

`bluffhouse train` writes such files. Each says which game it learnt, with which options, and by
which rules; at any other table it is refused.
"""

import hashlib
import random
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from zipfile import BadZipFile

import msgspec
import numpy as np

from bluffhouse.bots.decision import Decision, Why
from bluffhouse.bots.net import Net, Sizes, shares
from bluffhouse.bots.seat import Seat
from bluffhouse.core import finder
from bluffhouse.core.errors import OptionError
from bluffhouse.core.options import Value
from bluffhouse.core.setup import Setup
from bluffhouse.core.weights import (
    ORIGIN,
    Array,
    Origin,
    WeightsError,
    origin_of,
    rules_of,
    write_weights,
)

SUFFIX = ".npz"
_TABLE = "table"  # the array that says where the bot may play


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a bot learnt."""

    game: str
    options: dict[str, Value]  # all of them, the number of players as well
    layout: str  # what its observations and actions mean: see `layout_of`


class Pupil(msgspec.Struct, frozen=True):
    """A network that learnt, where, and where its numbers come from."""

    net: Net
    table: Table
    origin: Origin

    def check(self, game: Setup, name: str) -> None:
        """Refuse a table that it did not learn at."""
        learnt = self.table
        if learnt.game != game.id:
            raise OptionError("bot-trained-game", bot=name, learnt=learnt.game, room=game.id)
        here = game.options
        if learnt.options != here:
            differ = [key for key in here if here[key] != learnt.options.get(key)]
            told = {key: learnt.options.get(key) for key in differ}
            raise OptionError(
                "bot-trained-options", bot=name, learnt=_listed(told),
                here=_listed({key: here[key] for key in differ}),
            )  # fmt: skip
        is_same = self.origin.rules == rules_of(finder.folder(game.id))
        if not is_same or learnt.layout != layout_of(game) or self.net.sizes != _sizes(self, game):
            raise OptionError(
                "bot-trained-rules", bot=name, date=self.origin.date, command=self.origin.command
            )

    def decide(self, seat: Seat, legal: Sequence[str], rng: random.Random) -> Decision:
        """Draw from the mixture that it learnt."""
        game, net = seat.game, self.net
        relative = game.spec.relative[seat.player]
        ids = [int(relative[game.ids[move]]) for move in legal]
        mask = np.zeros((1, game.spec.actions), bool)
        mask[0, ids] = True
        seen = net.look(game.spec.normal(seat.observation[None]))
        found = shares(seen.logits, mask)[0, ids].tolist()
        mixture = {move: share / sum(found) for move, share in zip(legal, found, strict=True)}
        move = rng.choices(list(mixture), list(mixture.values()))[0]
        value = share_of(float(seen.values[0]), game.players)
        told = {"share": mixture[move], "value": value}
        return Decision(move, mixture, value, Why("bot-why-trained", told))


def share_of(reward: float, players: int) -> float:
    """The share of the win that an expected reward stands for: who wins alone has 1, and the others
    together −1."""
    lost = 1 / (players - 1)
    return min(1.0, max(0.0, (reward + lost) / (1 + lost)))


def _listed(options: dict[str, Value | None]) -> str:
    """As they are typed."""
    return ", ".join(f"{key}={str(value).lower()}" for key, value in options.items()) or "–"


def _sizes(pupil: Pupil, game: Setup) -> Sizes:
    return Sizes(game.spec.shape[0], pupil.net.sizes.hidden, game.spec.actions)


@cache
def layout_of(game: Setup) -> str:
    """What the numbers of an observation and the ids of actions mean at a table, in short."""
    told = f"{game.spec.features} {game.words}"
    return hashlib.blake2b(told.encode(), digest_size=16).hexdigest()


class Trained:
    """A network as a player: it draws from the mixture that it learnt."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._pupil = read_pupil(name)

    def choose(self, seat: Seat, rng: random.Random) -> str:
        return self.act(seat, seat.legal, rng).move

    def act(self, seat: Seat, legal: Sequence[str], rng: random.Random) -> Decision:
        self._pupil.check(seat.game, self._name)
        return self._pupil.decide(seat, legal, rng)


# --- rooms ----------------------------------------------------------------------------------


def pupil_of(game: Setup) -> Pupil | None:
    """Who learnt this very table, of those that its room has; None if nobody did."""
    file = finder.pupil(game.id, game.players)
    if file is None:
        return None
    pupil = read_pupil(str(file))
    if pupil.table.options != game.options:
        return None
    pupil.check(game, str(file))
    return pupil


# --- files ----------------------------------------------------------------------------------


def write_pupil(file: Path, pupil: Pupil) -> None:
    """A file is there as a whole, or as it was."""
    table = np.array(msgspec.json.encode(pupil.table).decode())
    write_weights(file, pupil.origin, {**pupil.net.arrays, _TABLE: table})


def read_pupil(name: str) -> Pupil:
    """The bot of a file."""
    path = Path(name).expanduser()
    if not path.is_file():
        raise OptionError("bot-no-file", file=name)
    state = path.stat()
    return _read(path.resolve(), name, state.st_mtime_ns, state.st_size)


@cache
def _read(path: Path, name: str, *_: int) -> Pupil:
    """Once for as long as the file is the same."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            arrays = {key: kept[key] for key in kept.files}
        origin = origin_of(path, arrays.pop(ORIGIN))
        table = msgspec.json.decode(str(arrays.pop(_TABLE)), type=Table)
        return Pupil(_net(arrays), table, origin)
    except (OSError, EOFError, KeyError, TypeError, ValueError, BadZipFile, WeightsError) as error:
        raise OptionError("bot-trained-unreadable", file=name) from error


def _net(arrays: dict[str, Array]) -> Net:
    inputs, hidden = arrays["first"].shape
    sizes = Sizes(inputs, hidden, len(arrays["policy_bias"]))
    net = Net.of(sizes, np.zeros(sizes.numbers, np.float32))
    for key, shape in sizes.shapes.items():
        if arrays[key].shape != shape or not np.isfinite(arrays[key]).all():
            raise ValueError(key)
        net.arrays[key][:] = arrays[key]
    return net
