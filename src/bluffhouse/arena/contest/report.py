"""The result of a contest as JSON. The structs below document it; `schema()` gives JSON Schema.

The same settings give the same report but for `speed`, `version` and `platform`.
"""

from typing import Annotated, Any, Literal

import msgspec
import numpy as np
from msgspec import Meta, Struct
from numpy.typing import NDArray

import bluffhouse
from bluffhouse.arena.asked import Forfeit, summed
from bluffhouse.arena.contest.contest import Contest, Sheet
from bluffhouse.arena.contest.cycles import Beats, cycles
from bluffhouse.arena.contest.evidence import Evidence, mean_of_deals, weigh_deals
from bluffhouse.arena.contest.ratings import REPLICATES, rate
from bluffhouse.arena.contest.tables import Kind
from bluffhouse.arena.crew import Crew
from bluffhouse.arena.report import Share, by_lines, machine
from bluffhouse.core.options import Value

FORMAT = "bluffhouse-arena/1"


class BotShare(Struct, forbid_unknown_fields=True):
    """A bot's win share at a table, of one seat: each of k winners of a match has 1/k."""

    bot: str
    share: Share
    low: Annotated[Share, Meta(description="lower end of the 95 % interval over deals")]
    high: Annotated[Share, Meta(description="upper end of the 95 % interval over deals")]
    standing: Annotated[
        Literal["above", "below", "open"],
        Meta(description="where the whole interval lies, compared with the fair share"),
    ]


class Reduced(Struct, forbid_unknown_fields=True):
    """A bot's win share with the luck taken away (AIVAT): the same on the average, and surer."""

    bot: str
    share: Annotated[float, Meta(description="of one seat; few deals may bring more than 1")]
    low: Annotated[float | None, Meta(description="lower end of the 95 % interval over deals")]
    high: Annotated[float | None, Meta(description="upper end of the 95 % interval over deals")]
    calmer: Annotated[
        float | None,
        Meta(description="by which share of itself the standard deviation of a deal is smaller"),
    ]


class Test(Struct, forbid_unknown_fields=True):
    """The sequential test of the first bot's share."""

    low: Annotated[Share, Meta(description="the share is at most so much, or")]
    high: Annotated[Share, Meta(description="it is at least so much")]
    error: Annotated[float, Meta(description="either mistake is made at most so often")]
    ratio: Annotated[float, Meta(description="logarithm of the likelihood ratio at the end")]
    verdict: Annotated[
        Literal["above", "below"] | None,
        Meta(
            description="why the table stopped early: `low` or `high` is refuted; null: it did not"
        ),
    ]


class TableResult(Struct, forbid_unknown_fields=True):
    """What came of one table."""

    kind: Kind
    players: int
    bots: Annotated[list[str], Meta(description="who sits there; the test is about the first")]
    seatings: Annotated[int, Meta(description="in how many orders every deal was played")]
    asked: Annotated[int, Meta(description="matches that were to be played")]
    deals: int
    matches: int
    fair: Annotated[Share, Meta(description="the share of a seat if all were alike")]
    shares: list[BotShare]
    test: Test | None
    reduced: Annotated[list[Reduced], Meta(description="shares without luck, if asked for")] = (
        msgspec.field(default_factory=list)
    )


class Rating(Struct, forbid_unknown_fields=True):
    """An OpenSkill rating (Plackett–Luce), mean and 95 % of bootstrap replicates over deals."""

    bot: str
    rating: float
    low: float
    high: float


class Circle(Struct, forbid_unknown_fields=True):
    """Bots of which each beats the next and the last the first, with so many players."""

    players: int
    bots: list[str]


class Pace(Struct, forbid_unknown_fields=True):
    """How fast it went; of a contest that was continued, the last part."""

    seconds: float
    workers: int


class ContestReport(Struct, forbid_unknown_fields=True):
    """What a contest found."""

    format: Annotated[str, Meta(pattern=f"^{FORMAT}$")]
    version: Annotated[str, Meta(description="of Bluffhouse")]
    platform: str
    game: str
    rules: Annotated[int, Meta(description="version of the game's rules")]
    options: Annotated[dict[str, Value], Meta(description="as given, without the players")]
    bots: list[str]
    players: list[int]
    games: Annotated[int, Meta(description="matches at a table, at most; whole deals")]
    seed: int
    sprt: tuple[float, float] | None
    complete: Annotated[bool, Meta(description="false: interrupted")]
    matches: int
    ratings: list[Rating]
    tables: list[TableResult]
    cycles: list[Circle]
    forfeits: Annotated[
        list[Forfeit], Meta(description="matches that a bot lost because it failed")
    ]
    speed: Pace


def report(contest: Contest, crew: Crew, replicates: int = REPLICATES) -> ContestReport:
    """`replicates` of the bootstrap: fewer are quicker, and their intervals rougher."""
    settings = contest.settings
    tables = [_table(contest, sheet) for sheet in contest.sheets]
    results = [(sheet.table, sheet.winners) for sheet in contest.sheets]
    rated = rate(results, settings.seed, crew, replicates)
    return ContestReport(
        format=FORMAT,
        version=bluffhouse.__version__,
        platform=machine(),
        game=settings.game,
        rules=contest.sheets[0].game.room.version,
        options=settings.options,
        bots=list(settings.bots),
        players=list(settings.players),
        games=settings.games,
        seed=settings.seed,
        sprt=settings.sprt,
        complete=contest.complete,
        matches=contest.matches,
        ratings=[Rating(r.bot, r.rating, r.low, r.high) for r in rated],
        tables=tables,
        cycles=[
            Circle(players, list(circle))
            for players in settings.players
            for circle in cycles(victories(tables, players))
        ],
        forfeits=summed(forfeit for sheet in contest.sheets for forfeit in sheet.forfeits),
        speed=Pace(contest.seconds, crew.workers),
    )


def _table(contest: Contest, sheet: Sheet) -> TableResult:
    table, winners = sheet.table, sheet.winners
    shares = table.shares(winners)
    test = contest.settings.test_of(table)
    tested = None
    if test:
        ratio = test.ratio(shares[table.bots[0]])
        tested = Test(test.low, test.high, test.error, ratio, sheet.verdict)
    return TableResult(
        kind=table.kind,
        players=table.players,
        bots=list(table.bots),
        seatings=len(table.seatings),
        asked=sheet.asked * len(table.seatings),
        deals=sheet.played,
        matches=sheet.matches,
        fair=table.fair,
        shares=[_share(name, weigh_deals(shares[name]), table.fair) for name in table.names],
        test=tested,
        reduced=_reduced(sheet) if contest.settings.aivat else [],
    )


def _reduced(sheet: Sheet) -> list[Reduced]:
    raw, calm = sheet.table.shares(sheet.winners), sheet.table.means(sheet.reduced)
    return [_without_luck(bot, raw[bot], calm[bot]) for bot in sheet.table.names if len(calm[bot])]


def _without_luck(bot: str, raw: NDArray[np.float64], calm: NDArray[np.float64]) -> Reduced:
    found = mean_of_deals(calm)
    if found.deals < 2:
        return Reduced(bot, found.share, None, None, None)
    spread = float(raw.std(ddof=1))
    calmer = 1 - found.variance**0.5 / spread if spread else None
    return Reduced(bot, found.share, found.low, found.high, calmer)


def _share(bot: str, found: Evidence, fair: float) -> BotShare:
    standing: Literal["above", "below", "open"] = "open"
    if found.deals:
        standing = "above" if found.low > fair else "below" if found.high < fair else "open"
    return BotShare(bot, found.share, found.low, found.high, standing)


def victories(tables: list[TableResult], players: int) -> list[Beats]:
    """Who beats whom: alone, he has more than the fair share; and among more than two, the other
    has less when he is alone. Both beyond doubt."""
    alone = {
        (table.bots[0], table.bots[1]): table.shares[0].standing
        for table in tables
        if table.players == players and table.kind != "mixed"
    }
    if players == 2:
        opposite = {"above": "below", "below": "above", "open": "open"}
        alone |= {(b, a): opposite[standing] for (a, b), standing in alone.items()}  # type: ignore[misc]
    return [
        (a, b)
        for (a, b), standing in alone.items()
        if standing == "above" and alone[b, a] == "below"
    ]


def to_json(found: ContestReport) -> bytes:
    """The report as JSON, a line an entry."""
    return by_lines(found)


def schema() -> dict[str, Any]:
    return msgspec.json.schema(ContestReport)
