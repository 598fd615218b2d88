"""Whether a position is a puzzle: the calculator errs there, and a stronger judge is sure.

A first search proposes what is right and what is wrong. Two more, in other worlds and with more
playouts, must both agree: the best of many moves looks better in the worlds that chose it than it
is, and noise makes no puzzle.
"""

from collections.abc import Iterable
from typing import NamedTuple

from bluffhouse.arena.review.judge import BLUNDER
from bluffhouse.bots import MASTER, Bot, Limits, Seat
from bluffhouse.bots.master import solved
from bluffhouse.bots.thinking import Findings, think
from bluffhouse.core.loops import THUMB
from bluffhouse.core.puzzle import Choice

MARGIN = BLUNDER  # of the win: what every wrong answer costs at least,
SURE = 4.0  # and so many standard errors, in both searches
GOOD = 0.01  # what a move may lie behind and still be right
RESOLVED = 0.5  # how often the master makes the move that he is sure of, at least
OFFERED = 4  # answers
PLAYOUTS = 200  # of the search that proposes
WHIMS = 64  # of a rule of thumb


class Verdict(NamedTuple):
    """What is right in a position, and what is wrong."""

    choices: tuple[Choice, ...]  # one of them right
    judge: str
    mixture: dict[str, float]  # the master's
    failed: tuple[str, ...]  # levels that mostly do something wrong


def judged(seat: Seat, key: int, effort: int) -> Verdict | None:
    """The verdict on a position, if the calculator errs there and the judge is sure; `effort` are
    the playouts of each search that has to agree."""
    mixture = solved(seat)
    prior, _ = seat.world(0).weigh(seat.player)
    favourite = max(prior, key=lambda move: prior[move])
    if mixture is not None and (favourite in mixture or max(mixture.values()) < RESOLVED):
        return None
    first = think(seat.world(0), seat.player, key, Limits(PLAYOUTS), standard=mixture)
    if favourite not in first.moves or _behind(first, favourite) < MARGIN:
        return None
    right = next(iter(mixture)) if mixture else first.moves[int(first.gaps.argmin())]
    offered = _offered(seat, first, right, favourite)
    again = [
        think(seat.world(0), seat.player, key + k, Limits(effort), offered, standard=mixture)
        for k in (1, 2)
    ]
    wrong = [move for move in offered if move != right and all(_is_wrong(f, move) for f in again)]
    if favourite not in wrong or any(_behind(found, right) > 0 for found in again):
        return None
    choices = [Choice(right, 0.0), *(_choice(again, move) for move in wrong[: OFFERED - 1])]
    order = {move: place for place, move in enumerate(seat.legal)}
    choices.sort(key=lambda choice: order[choice.move])
    good = set(mixture or ()) | {
        m for m in first.moves if max(_behind(f, m) for f in again) <= GOOD
    }
    wrong_levels = failed(seat, good, key)
    if "calculator" not in wrong_levels:
        return None
    judge = MASTER if mixture else "thinker"
    return Verdict(tuple(choices), judge, mixture or {}, wrong_levels)


def failed(seat: Seat, good: Iterable[str], key: int) -> tuple[str, ...]:
    """The levels that make a good move in less than half of cases."""
    right, world = set(good), seat.world(0)
    mixtures = {
        "random": dict.fromkeys(seat.legal, 1 / len(seat.legal)),
        "thumb": world.tally(seat.player, THUMB, WHIMS),
        "calculator": world.weigh(seat.player)[0],
        "thinker": Bot("thinker", key).decide(world, seat.player).probabilities,
    }
    return tuple(
        level
        for level, mixture in mixtures.items()
        if sum(share for move, share in mixture.items() if move in right) < 1 / 2
    )


def _offered(seat: Seat, found: Findings, right: str, favourite: str) -> tuple[str, ...]:
    """What is worth asking about: the right move, the calculator's, that of the rule of thumb, and
    what else the calculator would think of."""
    tally = seat.world(0).tally(seat.player, THUMB, WHIMS)
    thumb = max(tally, key=lambda move: tally[move])
    liked = sorted(found.moves, key=lambda move: -found.prior[found.moves.index(move)])
    return tuple(dict.fromkeys((right, favourite, thumb, *liked)))[: OFFERED + 2]


def _behind(found: Findings, move: str) -> float:
    return float(found.gaps[found.moves.index(move)]) if move in found.moves else 1.0


def _is_wrong(found: Findings, move: str) -> bool:
    k = found.moves.index(move)
    return bool(found.gaps[k] >= MARGIN and found.gaps[k] >= SURE * found.errors[k])


def _choice(again: list[Findings], move: str) -> Choice:
    """What a move loses: the mean of both searches."""
    places = [found.moves.index(move) for found in again]
    loss = sum(float(f.gaps[k]) for f, k in zip(again, places, strict=True)) / len(again)
    error = max(float(f.errors[k]) for f, k in zip(again, places, strict=True))
    return Choice(move, round(loss, 3), round(error, 4))
