"""Matches of bots that are asked move for move: those that think, have a persona, or were brought
along by somebody.

A bot of one's own that fails, or decides for what is no legal move, forfeits: the match ends there,
and everybody else wins it. So a faulty bot never gains by its faults, and each is counted.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Annotated, NamedTuple

import numpy as np
from msgspec import Meta, Struct
from numpy.typing import NDArray

from bluffhouse.arena.luck import Luck
from bluffhouse.bots import Bot, BotFailed, is_own, policy_of
from bluffhouse.bots.roster import anchored
from bluffhouse.core.loops import CALCULATOR
from bluffhouse.core.match import Match

Watch = Callable[[Match, int, str], None]  # sees every move before it is made


class Forfeit(Struct, frozen=True, forbid_unknown_fields=True):
    """How often a bot forfeited, and why: the first time, in English."""

    bot: str
    why: str
    matches: Annotated[int, Meta(ge=1)] = 1


class Ended(NamedTuple):
    """How a match ended."""

    winners: int  # a bit a seat
    forfeit: Forfeit | None = None


class Seated(NamedTuple):
    """A bot, and what it was named."""

    name: str
    bot: Bot


def seated(names: Sequence[str], rng: random.Random, home: str) -> list[Seated]:
    """The bots of these names, from wherever a process looks; `home` is where they were named."""
    return [Seated(name, Bot(anchored(name, home), rng.getrandbits(62))) for name in names]


def play_out(
    match: Match, bots: Sequence[Seated], rng: random.Random, watch: Watch | None = None, *,
    most: int | None = None, luck: Luck | None = None,
) -> Ended:  # fmt: skip
    """Play a match to its end, or until a bot forfeits it, or so many moves are played. `luck` is
    told of every move; and of what it was drawn from, unless somebody else wrote the bot."""
    while not match.over and match.played != most:
        player = rng.choice(match.actors)
        try:
            move, mixture = chosen(bots[player], match, player, mixed=luck is not None)
        except BotFailed as failure:
            everybody = (1 << match.game.players) - 1
            return Ended(everybody & ~(1 << player), forfeited(failure, bots[player].name))
        if watch:
            watch(match, player, move)
        before = match.copy() if luck else match
        match.play(move, player)
        if luck:
            luck.moved(before, player, move, match, mixture)
    winners = match.result.winners if match.result else ()
    return Ended(sum(1 << seat for seat in winners))


def chosen(
    seated: Seated, match: Match, player: int, *, mixed: bool
) -> tuple[str, Mapping[str, float] | None]:
    """A bot's move, and if asked for, what it was drawn from."""
    if not mixed or is_own(seated.name):
        return seated.bot.choose(match, player), None
    decision = seated.bot.decide(match, player)
    return decision.move, decision.probabilities


def forfeited(failure: BotFailed, name: str) -> Forfeit:
    """Under the name that was given: where its file lies on this machine is nobody's concern."""
    return Forfeit(name, BotFailed(failure.key, **{**failure.details, "bot": name}).say())


def summed(forfeits: Iterable[Forfeit]) -> list[Forfeit]:
    """One for each bot, with the first reason of it."""
    first: dict[str, Forfeit] = {}
    times: Counter[str] = Counter()
    for forfeit in forfeits:
        first.setdefault(forfeit.bot, forfeit)
        times[forfeit.bot] += forfeit.matches
    return [Forfeit(bot, forfeit.why, times[bot]) for bot, forfeit in first.items()]


def onlooker(match: Match, names: Sequence[str], worlds: int, key: int) -> NDArray[np.float64]:
    """What an onlooker gives every seat: its share of the win in so many worlds that he cannot tell
    from this one. Compiled bots play on themselves; for the others calculators do, which is quick
    enough to be asked thousands of times."""
    game = match.game
    policies = np.array([policy if (policy := policy_of(name)) is not None else CALCULATOR
                         for name in names])  # fmt: skip
    rng, out = np.array([key], np.uint64), np.empty(len(game.words), np.int64)
    counts = np.zeros((game.players, len(game.room.counts.tallies)), np.int64)
    shares, scores = np.zeros(game.players), np.zeros(game.players, np.int64)
    luck = random.Random(key)
    for _ in range(worlds):
        imagined = match.imagine(None, luck.getrandbits(62))
        rules, world = imagined.game.rules, imagined.state()[0]
        rules.play_out(world, policies, rng, out, counts)
        rules.share_out(world, 1 / worlds, shares, scores)
    return shares
