"""Looks for puzzles in matches of calculators: at most one in a match, so that no two are alike."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count, cycle

from bluffhouse.arena.puzzles.judging import judged
from bluffhouse.bots import Bot, Seat
from bluffhouse.core.loops import THUMB
from bluffhouse.core.match import Match
from bluffhouse.core.odd import Odd
from bluffhouse.core.options import Value
from bluffhouse.core.puzzle import LIE, TRUE, Choice, Kind, Puzzle, Reason
from bluffhouse.core.seeds import chance_of
from bluffhouse.house import make, odds

TABLES = (2, 3, 4)  # players, in turns
DOUBT = 0.5  # a move with so much doubt in it lets nothing stand
CERTAIN = 0.85  # how likely a claim must be true, or a lie
REASONS = 2  # that the odds give, at most
PATIENCE = 4  # matches for a puzzle, until one of any kind will do
WHIMS = 64


@dataclass(frozen=True, slots=True)
class Mine:
    """Where to dig, and how hard."""

    game: str
    count: int
    seed: int
    effort: int  # playouts of each search that has to agree
    matches: int = 10_000  # at most


def mined(
    mine: Mine, tick: Callable[[int, int], None] = lambda found, matches: None
) -> list[Puzzle]:
    """So many puzzles, if there are; `tick` hears how many were found in how many matches."""
    found: list[Puzzle] = []
    kinds: Counter[str] = Counter()
    # Of one kind no more than half; and of claims as many lies as truths, or one would know.
    most = {"do": (mine.count + 1) // 2, "doubt": (mine.count + 1) // 2, "liar": mine.count // 4}
    for number, match in enumerate(_matches(mine), 1):
        tick(len(found), number)
        if len(found) == mine.count or number > mine.matches:
            break
        if number > PATIENCE * mine.count:  # there may be nothing to doubt, or nobody who lies
            most["do"] = mine.count
        for puzzle in _in(match, mine):
            sort = f"liar {puzzle.answer}" if puzzle.kind == "liar" else puzzle.kind
            if kinds[sort] < most[puzzle.kind]:
                kinds[sort] += 1
                found.append(puzzle)
                break
    return found


def _matches(mine: Mine) -> Iterator[Match]:
    """Matches of calculators, one after the other, before their first move."""
    from bluffhouse.games import open_room

    seats = open_room(mine.game).seats()
    players = cycle([n for n in TABLES if n in seats] or [seats[0]])
    for number in count():
        yield make(mine.game, players=next(players)).new(seed=mine.seed * 100_000 + number)


def _in(match: Match, mine: Mine) -> Iterator[Puzzle]:
    bot = Bot("calculator", match.seed.key())
    while not match.over:
        player = match.actors[0]
        seat = Seat.of(match, player)
        key = chance_of(match.seed.key(), match.played)
        if len(seat.legal) > 1 and (puzzle := _decision(match, seat, key, mine)):
            yield puzzle
        if len(seat.legal) > 1 and (puzzle := _claim(match, seat)):
            yield puzzle
        match.play(bot.choose(match, player), player)


def _decision(match: Match, seat: Seat, key: int, mine: Mine) -> Puzzle | None:
    """What would you do?"""
    verdict = judged(seat, key >> 1, mine.effort)
    if verdict is None:
        return None
    right = min(verdict.choices, key=lambda choice: choice.loss).move
    prior, _ = seat.world(0).weigh(seat.player)
    favourite = max(prior, key=lambda move: prior[move])
    kind: Kind = "doubt" if _doubts(seat, right) != _doubts(seat, favourite) else "do"
    return Puzzle(
        kind, *_place(match, seat), list(verdict.choices), verdict.judge, list(verdict.failed),
        _reasons(match, seat, right), {m: round(s, 3) for m, s in verdict.mixture.items()},
    )  # fmt: skip


def _doubts(seat: Seat, move: str) -> bool:
    return seat.game.room.temper(seat.game, seat.view, move).doubt >= DOUBT


def _claim(match: Match, seat: Seat) -> Puzzle | None:
    """Is it true what was said last? Only where a lower level would act as if it were not so, and
    who thinks ahead would not."""
    chance = seat.game.room.claim(match.game, seat.view)
    if chance is None or 1 - CERTAIN < chance < CERTAIN:
        return None
    is_true = chance > 1 / 2
    fails = _misled(seat, is_true=is_true)
    if "thinker" in fails or not {"thumb", "calculator"} & {*fails}:
        return None
    gap = round(abs(2 * chance - 1), 3)
    choices = [Choice(TRUE, 0.0 if is_true else gap), Choice(LIE, gap if is_true else 0.0)]
    told = [_reason(odd) for odd in odds(match, seat.player)[:REASONS]]
    return Puzzle("liar", *_place(match, seat), choices, "odds", fails, told)


def _misled(seat: Seat, *, is_true: bool) -> list[str]:
    """The levels that mostly doubt what is true, or let a lie stand."""
    world = seat.world(0)
    mixtures = {
        "random": dict.fromkeys(seat.legal, 1 / len(seat.legal)),
        "thumb": world.tally(seat.player, THUMB, WHIMS),
        "calculator": world.weigh(seat.player)[0],
        "thinker": Bot("thinker", 1).decide(world, seat.player).probabilities,
    }
    doubting = {
        level: sum(share for move, share in mixture.items() if _doubts(seat, move))
        for level, mixture in mixtures.items()
    }
    return [level for level, share in doubting.items() if (share > 1 / 2) == is_true]


def _place(match: Match, seat: Seat) -> tuple[str, dict[str, Value], list[tuple[int, str]], int]:
    return str(match.seed), dict(match.game.options), match.moves, seat.player


def _reasons(match: Match, seat: Seat, right: str) -> list[Reason]:
    """What the guide would say of the right move, and what the odds tell."""
    advice = seat.game.room.advise(seat.game, seat.view, right)
    told = [_reason(odd) for odd in odds(match, seat.player)[:REASONS]]
    if not advice.why or advice.move != right:
        return told
    return [Reason(f"because-{advice.why}", dict(advice.details)), *told]


def _reason(odd: Odd) -> Reason:
    return Reason(odd.key, dict(odd.details), odd.chance, odd.value)
