"""Measures the levels of a game for their certificate."""

import contextlib
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bluffhouse.arena.contest.report import TableResult
    from bluffhouse.core.certificate import Against, Certificate
    from bluffhouse.core.game import Game
    from bluffhouse.core.options import Value

DECISIONS = 40


def measure(game: str, games: int, seed: int, resume: Path | None) -> "Certificate":
    from datetime import UTC, datetime

    from bluffhouse.bots import levels
    from bluffhouse.core import finder
    from bluffhouse.core.certificate import FORMAT, Certificate, Certified
    from bluffhouse.core.weights import rules_of
    from bluffhouse.games import open_room
    from bluffhouse.house import make

    room = open_room(game)
    bots = levels(room)
    twin = getattr(room.hands, "TWIN", None)
    exact = {} if twin is None else exploitability(game, twin, bots, seed)
    slowest = slowest_of(make(game, players=2), bots)
    tables = played(game, bots, games, seed, resume)
    return Certificate(
        format=FORMAT,
        game=game,
        rules=rules_of(finder.folder(game)),
        date=datetime.now(UTC).date().isoformat(),
        command=f"bluffhouse certificate {game} --make FILE --games {games} --seed {seed}",
        seed=seed,
        games=games,
        decisions=DECISIONS,
        twin=twin,
        bots=[
            Certified(bot, exact.get(bot), slowest[bot], against(tables, bot, bots[:place]))
            for place, bot in enumerate(bots)
        ],
    )


def exploitability(
    game: str, twin: "dict[str, Value]", bots: list[str], seed: int
) -> dict[str, float]:
    """What a perfect opponent wins on the twin, exactly, rounded to what seeds change. A master who
    only thinks there is left out: it would be a thinker that was measured."""
    from bluffhouse.bots import Bot
    from bluffhouse.bots.roster import MASTER
    from bluffhouse.house import make
    from bluffhouse.learn import Model, Policy

    small = make(game, **{"players": 2, **twin})
    model, own = Model(small), [bot for bot in bots if bot != MASTER or is_solved(small)]
    return {bot: round(Policy.of(model, Bot(bot, seed)).exploitability(), 4) for bot in own}


def is_solved(game: "Game") -> bool:
    """Whether the master plays there what was solved, from the first move on."""
    match, master = game.new(0), game.room.master
    return master is not None and master(game, match.view(match.actors[0])) is not None


def slowest_of(game: "Game", bots: list[str]) -> dict[str, float]:
    """Milliseconds of one core, the slowest of some decisions out of matches of calculators."""
    from bluffhouse.bots import Bot

    found = dict.fromkeys(bots, 0.0)
    match, guide = game.new(0), Bot("calculator", 0)
    for number in range(DECISIONS + 1):
        if match.over:
            match = game.new(number)
        player = match.actors[0]
        for bot in bots:
            begun = time.process_time()
            Bot(bot, number).choose(match, player)
            spent = (time.process_time() - begun) * 1000
            if number:  # what is done once is not measured
                found[bot] = max(found[bot], round(spent, 3))
        match.play(guide.choose(match, player), player)
    return found


def played(
    game: str, bots: list[str], games: int, seed: int, resume: Path | None
) -> "list[TableResult]":
    from bluffhouse.arena.contest.contest import Contest
    from bluffhouse.arena.contest.ledger import Ledger
    from bluffhouse.arena.contest.report import report
    from bluffhouse.arena.contest.settings import Settings
    from bluffhouse.arena.crew import crew_of

    settings = Settings.checked(game, {}, bots, [2], games, seed, None)
    with contextlib.ExitStack() as open_:
        ledger = None if resume is None else Ledger(resume, settings)
        if ledger is not None:
            open_.callback(ledger.close)
        contest = Contest(settings, ledger)
        contest.prepare()
        crew = open_.enter_context(crew_of(1))
        contest.run(crew)
        return report(contest, crew, replicates=1).tables


def against(tables: "list[TableResult]", bot: str, below: list[str]) -> "list[Against]":
    from bluffhouse.core.certificate import Against

    found = []
    for table in tables:
        shares = {share.bot: share for share in table.shares}
        other = [name for name in shares if name != bot]
        if bot in shares and other and other[0] in below:
            own = shares[bot]
            numbers = (round(number, 4) for number in (own.share, own.low, own.high))
            found.append(Against(other[0], table.matches, *numbers))
    return found


def as_json(found: "Certificate") -> bytes:
    import msgspec

    return msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n"
