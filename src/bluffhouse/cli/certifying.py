"""Measures the levels of a game for their certificate."""

import contextlib
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bluffhouse.arena.contest.report import TableResult
    from bluffhouse.core.certificate import Against, Certificate, Learnt
    from bluffhouse.core.game import Game
    from bluffhouse.core.options import Value
    from bluffhouse.school.course import Course

DECISIONS = 40
SEEDS = 2  # with which an answer is learnt
LOOKED = (200, 2000)  # matches by which it is measured, in between and at the end


def measure(
    game: str, games: int, steps: int, seed: int, resume: Path | None
) -> "Certificate":  # fmt: skip
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
    answers = {bot: answered(game, bot, steps, seed, resume) for bot in bots}
    tables = played(game, bots, games, seed, resume)
    return Certificate(
        format=FORMAT,
        game=game,
        rules=rules_of(finder.folder(game)),
        date=today(),
        command=f"bluffhouse certificate {game} --make FILE --games {games} --steps {steps} "
        f"--seed {seed}",
        seed=seed,
        games=games,
        decisions=DECISIONS,
        twin=twin,
        bots=[
            Certified(
                bot, exact.get(bot), slowest[bot], against(tables, bot, bots[:place]), answers[bot]
            )
            for place, bot in enumerate(bots)
        ],
        steps=steps,
        short=short_of(game) if steps else None,
    )


def with_answers(known: "Certificate", steps: int, seed: int, resume: Path | None) -> "Certificate":
    """A certificate with answers that are learnt anew, beside all that it says already."""
    import msgspec

    more = (
        f"bluffhouse certificate {known.game} --make FILE --answers --steps {steps} --seed {seed}"
    )
    bots = [
        msgspec.structs.replace(bot, answers=answered(known.game, bot.bot, steps, seed, resume))
        for bot in known.bots
    ]
    command = f"{known.command.partition('; ')[0]}; {more}"
    short = short_of(known.game) if steps else None
    return msgspec.structs.replace(
        known, bots=bots, steps=steps, short=short, command=command, date=today()
    )


def with_levels(known: "Certificate", made: "Certificate") -> "Certificate":
    """A certificate with the levels that it lacks, as they were measured later; all that it says
    already is kept."""
    import msgspec

    told = {bot.bot: bot for bot in known.bots}
    bots = [told.get(bot.bot, bot) for bot in made.bots]
    command = f"{known.command}; {made.command} --add"
    return msgspec.structs.replace(known, bots=bots, command=command, date=made.date)


def today() -> str:
    from datetime import UTC, datetime

    return datetime.now(UTC).date().isoformat()


def short_of(game: str) -> "dict[str, Value] | None":
    """Options of a match that is short enough to learn from, if a usual one is too long."""
    from bluffhouse.games import open_room

    short: dict[str, Value] | None = getattr(open_room(game).hands, "SHORT", None)
    return short


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
    from bluffhouse.bots import timing

    asked = timing.choices(game, DECISIONS)
    return {bot: round(1000 * timing.slowest(bot, asked), 3) for bot in bots}


def answered(
    game: str, bot: str, steps: int, seed: int, resume: Path | None
) -> "list[Learnt]":  # fmt: skip
    """What networks win that learn to answer a level. One that must be asked move for move is not
    answered: it thinks too long."""
    from tempfile import TemporaryDirectory

    from bluffhouse.bots.roster import policy_of

    if steps == 0 or policy_of(bot) is None:
        return []
    with TemporaryDirectory() as beside:
        folder = Path(beside) if resume is None else resume.parent
        start = "" if resume is None else f"{resume.stem}-"
        return [
            learnt(game, bot, steps, luck, folder / f"{start}{bot}-{luck}.npz")
            for luck in range(seed, seed + SEEDS)
        ]


def learnt(game: str, bot: str, steps: int, seed: int, out: Path) -> "Learnt":
    """What a network wins that learns to answer a level; it goes on if it was begun."""
    from bluffhouse.core.certificate import Learnt

    course = answering(game, bot, steps, seed, out)
    course.run(lambda _: None, lambda: None, Event())
    share = course.finish().shares[bot]
    won, low, high = (won_of(part) for part in (share.share, share.low, share.high))
    return Learnt(seed, won, low, high, share.matches, curve_of(course))


def answering(game: str, bot: str, steps: int, seed: int, out: Path) -> "Course":
    """A run that learns to answer a level, where it stands."""
    from bluffhouse.house import make
    from bluffhouse.school.course import Course, Files
    from bluffhouse.school.measures import Answers
    from bluffhouse.school.plan import Plan
    from bluffhouse.school.rivals import Level

    table, files = make(game, **{"players": 2, **(short_of(game) or {})}), Files.beside(out)
    plan = Plan.answering(table, bot, seed, asked=False, steps=steps)
    course = Course(table, plan, files, f"bluffhouse certificate {game}")
    if files.checkpoint.exists():
        course.resume()
    course.prepare()
    course.measures = Answers(table, bot, Level(table, bot), LOOKED)
    return course


def curve_of(course: "Course") -> "list[tuple[int, float]]":
    """After how many decisions it won how much."""
    from bluffhouse.school.told import told_in

    looks = told_in(course.files.log)
    return [(at.steps, won_of(of.share)) for at in looks for of in at.look.shares.values()]


def won_of(share: float) -> float:
    """Of a stake of 1, from a share of matches for two."""
    from bluffhouse.cli.responding import stakes

    return round(stakes(share, 2), 4)


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
