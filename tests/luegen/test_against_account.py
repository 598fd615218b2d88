"""Lügen as the engine plays it and as the slow account tells it: all the same."""

from __future__ import annotations

import random
from typing import Any

from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from tests.accounts.luegen import Luegen
from tests.accounts.luegen_bids import rolloff_starter
from tests.accounts.luegen_play import Chance
from tests.duel import Account, Duel, Options, Position


class TestLuegen(Duel):
    game = "luegen"
    tables = tuple(
        {"players": players, "mats": mats, "dice": dice, **more}
        for players, mats, dice in ((2, 5, 6), (3, 1, 2), (4, 3, 6), (7, 2, 1), (20, 2, 6))
        for more in (
            {},
            {"wild": 6, "halves": False},
            {"wild": 0, "straight": False},
            {"straight": False, "halves": False},
        )
    )
    matches, positions = 2, 3
    untold = frozenset({"rolloff"})

    def begin(self, match: Match) -> Account:
        return Luegen(dict(match.game.options), starter(match), dice(match))

    def begin_at(self, options: Options, position: Position, match: Match | None) -> Account:
        return Luegen.from_position(options, position)

    def play(self, match: Match, account: Account, player: int, move: str) -> None:
        """The account is told what is rolled after a call, and who won the roll-off for a half."""
        assert isinstance(account, Luegen)
        follows = account.follows(move)
        match.play(move, player)
        chance = None
        if follows not in ("turn", "over"):
            chance = Chance(dice(match), starter(match) if follows == "half" else None)
        account.play(player, move, chance=chance)

    def move(self, match: Match, player: int, style: float, draw: random.Random) -> str:
        """From either end, so that matches neither crawl nor end at once."""
        legal = match.legal(player)
        return legal[draw.randint(-min(6, len(legal)), min(6, len(legal)) - 1)]

    def some_position(self, game: Game, draw: random.Random) -> Position:
        """Mats, dice and a bid at random, not caring whether play could have led there."""
        n, mats = game.players, int(game.options["mats"])
        stage = draw.randint(1, 3) if game.options["halves"] else 1
        losers = draw.sample(range(n), stage - 1)
        players = losers if stage == 3 else list(range(n))
        held = some_mats(players, mats, n, draw)
        middle = mats - sum(held)
        inside = [p for p in players if held[p] or middle]
        bidder = draw.choice([None, *inside])
        turn = draw.choice(inside) if bidder is None else next_of(inside, bidder)
        cups = [roll(game, draw) if p in inside else [] for p in range(n)]
        low = f"{draw.randint(1, int(game.options['dice']))}x{draw.randint(1, 6)}"
        return {
            "stage": stage,
            "half_losers": losers,
            "middle": middle,
            "mats": held,
            "dice": cups,
            "turn": turn,
            "bid": None if bidder is None else low,
            "bidder": bidder,
        }

    def spoil(self, position: Position, key: str, draw: random.Random) -> None:
        n = len(position["mats"])
        value: Any = position[key]
        if key in ("stage", "middle"):
            position[key] += draw.choice([-1, 1])
        elif key == "half_losers":
            position[key] = [draw.randint(-1, n) for _ in range(draw.randint(0, 2))]
        elif key == "mats":
            change = draw.choice([-1, 1])
            value[draw.randrange(n)] += change
            position["middle"] -= draw.choice([0, change, change])
        elif key == "dice":
            cup = draw.choice(value)
            if cup and draw.random() < 0.8:
                cup[0] = draw.randint(0, 7)
            else:
                cup.append(draw.randint(1, 6))
        elif key == "bid":
            position[key] = draw.choice([None, "1x1", "2x6", "3x2", "7x5", "0x3", "1x7", "200x4"])
        else:
            position[key] = draw.choice([None, 0, 1, n, value])


def dice(match: Match) -> list[list[int]]:
    return [match.view(p)["dice"][p] for p in range(match.game.players)]


def starter(match: Match) -> int:
    return rolloff_starter(match.view(None)["rolloff"], match.game.players)


def roll(game: Game, draw: random.Random) -> list[int]:
    return [draw.randint(1, 6) for _ in range(int(game.options["dice"]))]


def next_of(inside: list[int], player: int) -> int:
    """LU-6: clockwise."""
    seats = sorted(inside)
    return seats[(seats.index(player) + 1) % len(seats)]


def some_mats(players: list[int], mats: int, seats: int, draw: random.Random) -> list[int]:
    """Mats given out; never all of them to one player."""
    held = [0] * seats
    for _ in range(draw.randint(0, mats)):
        held[draw.choice(players)] += 1
    if mats in held:
        held[held.index(mats)] -= 1
    return held
