"""Tables for tests of any game: the usual one, and every value of every option somewhere."""

import random
from collections.abc import Iterator
from typing import Any

from bluffhouse.core.errors import OptionError
from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from bluffhouse.core.options import Option, Value
from bluffhouse.core.room import Room
from bluffhouse.games import open_room

USUAL = 4  # players, if so many may play
SHORT = 30  # moves


def tables_of(room: Room, first: bool = False) -> list[dict[str, Value]]:
    """The options of a few tables; `first`: of the usual one alone."""
    choices = {option.name: _values(option) for option in room.options}
    count = 1 if first else max(3, *(len(values) for values in choices.values()))
    return [_fitting(room, choices, k) for k in range(count)]


def _values(option: Option) -> list[Value]:
    """Values worth trying, the usual one first."""
    if not isinstance(option.allowed, range):
        return sorted(option.allowed, key=lambda value: value != option.default)
    low, high = option.allowed[0], option.allowed[-1]
    if option.default is None:  # players
        return list(dict.fromkeys((min(max(USUAL, low), high), low, high)))
    usual = int(option.default)
    return list(dict.fromkeys((usual, low, min(usual + 1, high))))


def _fitting(room: Room, choices: dict[str, list[Value]], k: int) -> dict[str, Value]:
    """Table number k; options that do not go together with others are left as they are."""
    table: dict[str, Value] = {}
    for name, values in choices.items():
        tried = {**table, name: values[k % len(values)]}
        try:
            Game(room, tried)
        except OptionError:
            continue
        table = tried
    return table


def differ(one: Match, other: Match) -> bool:
    """Whether two matches are not the same world. Chance to come does not count: where it is
    imagined, it is always drawn anew."""
    here, there = (vars(m.game.snapshot(m.state())) for m in (one, other))
    return any(value != there[name] for name, value in here.items() if name != "chance")


def named(game: str, options: dict[str, Value]) -> str:
    return "-".join((game, *(f"{name}={value}" for name, value in options.items())))


def interpreted(game: str, options: dict[str, Any]) -> Game:
    """The same table with rules that are not compiled."""
    return Game(open_room(game), options, compiled=False)


def random_play(match: Match, seed: int = 0) -> Iterator[tuple[int, str]]:
    """Play a match at random to its end; yields each move before it is played."""
    rng = random.Random(seed)
    while not match.over:
        player = rng.choice(match.actors)
        move = rng.choice(match.legal(player))
        yield player, move
        match.play(move, player)


def moments(game: Game, every: int, seed: int) -> Iterator[Match]:
    """One in so many positions of a match played at random, in no regular distance: rounds may be
    as long. Of a short match all, lest those be left out in which something is hidden."""
    luck = random.Random(seed)
    for one_in in (every, 1):
        match = game.new(seed=seed)
        for _ in random_play(match, seed):
            if luck.randrange(one_in) == 0:
                yield match
        if match.played >= SHORT:
            return
