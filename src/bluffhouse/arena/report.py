"""The findings as JSON. The structs below document it; `schema()` gives them as JSON Schema.

The same settings and seed give the same report but for `speed`, `version` and `platform`.
"""

import platform
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

import bluffhouse
from bluffhouse.arena.asked import Forfeit
from bluffhouse.arena.findings import Findings
from bluffhouse.arena.stats import Histogram
from bluffhouse.core.options import Value

FORMAT = "bluffhouse-simulation/1"
PERCENTILES = (1, 5, 10, 25, 50, 75, 90, 95, 99)

Share = Annotated[float, Meta(ge=0, le=1)]


class Distribution(Struct, forbid_unknown_fields=True):
    """How whole numbers are distributed."""

    mean: float
    deviation: Annotated[float, Meta(description="standard deviation")]
    least: int
    median: int
    most: int
    percentiles: Annotated[
        dict[str, int],
        Meta(description="by per cent: the least value that so many do not exceed"),
    ]
    histogram: Annotated[list[tuple[int, int]], Meta(description="[value, matches], rising")]

    @classmethod
    def of(cls, histogram: Histogram) -> "Distribution":
        return cls(
            mean=histogram.mean,
            deviation=histogram.deviation,
            least=histogram.least,
            median=histogram.percentile(50),
            most=histogram.most,
            percentiles={str(p): histogram.percentile(p) for p in PERCENTILES},
            histogram=list(histogram),
        )


class Counted(Struct, forbid_unknown_fields=True):
    """Something that a game counts."""

    name: str
    total: Annotated[int, Meta(description="in all matches, at all seats")]
    per_match: float
    by_seat: Annotated[list[int], Meta(description="totals")]


class Rated(Struct, forbid_unknown_fields=True):
    """One count as a share of another; null where there was nothing to be a share of."""

    part: str
    whole: str
    share: Share | None
    by_seat: list[Share | None]


class Seat(Struct, forbid_unknown_fields=True):
    """One seat. Several players may win a match together."""

    seat: int
    policy: str
    wins: int
    win_share: Share
    win_low: Annotated[Share, Meta(description="lower end of the Wilson 95 % interval")]
    win_high: Annotated[Share, Meta(description="upper end of the Wilson 95 % interval")]
    utility: Annotated[float, Meta(ge=-1, le=1, description="mean utility")]
    points: Distribution


class Speed(Struct, forbid_unknown_fields=True):
    """How fast it went; without the time to compile."""

    seconds: float
    threads: int
    matches_per_second: float
    moves_per_second: float


class Report(Struct, forbid_unknown_fields=True):
    """What a simulation found."""

    format: Annotated[str, Meta(pattern=f"^{FORMAT}$")]
    version: Annotated[str, Meta(description="of Bluffhouse")]
    platform: str
    game: str
    rules: Annotated[int, Meta(description="version of the game's rules")]
    options: dict[str, Value]
    policies: Annotated[list[str], Meta(description="by seat")]
    seed: int
    asked: Annotated[int, Meta(description="matches that were to be played")]
    matches: Annotated[int, Meta(description="matches that were played: the first ones")]
    moves: int
    complete: Annotated[bool, Meta(description="false: stopped before the last match")]
    length: Annotated[Distribution, Meta(description="moves of a match")]
    fair_share: Annotated[Share, Meta(description="the mean win share of all seats")]
    undecided: Annotated[int, Meta(description="matches that everybody or nobody won")]
    outcomes: Annotated[
        list[tuple[list[int], int]], Meta(description="[seats that won together, matches]")
    ]
    seats: list[Seat]
    tallies: list[Counted]
    rates: list[Rated]
    forfeits: Annotated[
        list[Forfeit], Meta(description="matches that a bot lost because it failed")
    ]
    speed: Speed


def machine() -> str:
    return f"Python {platform.python_version()}, {platform.system()} {platform.machine()}"


def report(findings: Findings) -> Report:
    return Report(
        format=FORMAT,
        version=bluffhouse.__version__,
        platform=machine(),
        game=findings.game,
        rules=findings.rules,
        options=dict(findings.options),
        policies=list(findings.policies),
        seed=findings.seed,
        asked=findings.asked,
        matches=findings.matches,
        moves=findings.moves,
        complete=findings.complete,
        length=Distribution.of(findings.lengths),
        fair_share=findings.fair_share,
        undecided=findings.shared,
        outcomes=[
            ([p for p in findings.seats if mask >> p & 1], n) for mask, n in findings.outcomes
        ],
        seats=[_seat(findings, seat) for seat in findings.seats],
        tallies=[_counted(findings, name) for name in findings.measures.names],
        rates=[_rated(findings, k) for k in range(len(findings.measures.rates))],
        forfeits=findings.forfeits,
        speed=Speed(
            seconds=findings.seconds,
            threads=findings.threads,
            matches_per_second=findings.matches_per_second,
            moves_per_second=findings.moves_per_second,
        ),
    )


def _seat(findings: Findings, seat: int) -> Seat:
    low, high = findings.win_interval(seat)
    return Seat(
        seat=seat,
        policy=findings.policies[seat],
        wins=findings.wins(seat),
        win_share=findings.win_share(seat),
        win_low=low,
        win_high=high,
        utility=findings.utility(seat),
        points=Distribution.of(findings.points[seat]),
    )


def _counted(findings: Findings, name: str) -> Counted:
    return Counted(
        name=name,
        total=findings.count(name),
        per_match=findings.per_match(name),
        by_seat=[findings.count(name, seat) for seat in findings.seats],
    )


def _rated(findings: Findings, number: int) -> Rated:
    rate = findings.measures.rates[number]
    return Rated(
        part=rate.part,
        whole=rate.whole,
        share=findings.rate(rate),
        by_seat=[findings.rate(rate, seat) for seat in findings.seats],
    )


def to_json(findings: Findings) -> bytes:
    """The report as JSON, a line an entry: to be read by people, too."""
    return by_lines(report(findings))


def by_lines(struct: Struct) -> bytes:
    entries = msgspec.to_builtins(struct).items()
    lines = [f'  "{key}": {msgspec.json.encode(value).decode()}' for key, value in entries]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def schema() -> dict[str, Any]:
    return msgspec.json.schema(Report)
