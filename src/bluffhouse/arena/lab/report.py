"""What a lab found as JSON. The structs below document it; `schema()` gives JSON Schema.

The same settings give the same report but for `version` and `platform`.
"""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

import bluffhouse
from bluffhouse.arena.asked import Forfeit, summed
from bluffhouse.arena.lab.measure import (
    Kind,
    Measure,
    chance_of_difference,
    measures_of,
    significant,
)
from bluffhouse.arena.lab.trial import WORLDS, Lab, Trial, half_times_of
from bluffhouse.arena.report import by_lines, machine
from bluffhouse.core.options import Value

FORMAT = "bluffhouse-lab/1"


class Cell(Struct, forbid_unknown_fields=True):
    """A measure of one variant."""

    value: float
    low: Annotated[float, Meta(description="lower end of the 95 % interval")]
    high: Annotated[float, Meta(description="upper end of the 95 % interval")]
    chance: Annotated[
        float | None,
        Meta(description="how often variants alike would differ so much; null: the first"),
    ]
    significant: Annotated[
        bool,
        Meta(description="different from the first, with all of the report in view (Holm)"),
    ]


class Compared(Struct, forbid_unknown_fields=True):
    """A measure of all variants, in their order; null where a variant has no such thing."""

    name: Annotated[
        str,
        Meta(
            description="`length` (moves), `comebacks` (share of wins), `half-time` (share of the "
            "win given to winners), `advantage` (best seat less worst), `seat N` (its win share), "
            "`rate PART WHOLE`, `tally NAME` (a match)"
        ),
    ]
    kind: Kind
    variants: list[Cell | None]


class LabReport(Struct, forbid_unknown_fields=True):
    """What a rule changes."""

    format: Annotated[str, Meta(pattern=f"^{FORMAT}$")]
    version: Annotated[str, Meta(description="of Bluffhouse")]
    platform: str
    game: str
    rules: Annotated[int, Meta(description="version of the game's rules")]
    options: Annotated[dict[str, Value], Meta(description="of all variants, as given")]
    vary: dict[str, list[Value]]
    policies: Annotated[list[str], Meta(description="one for all seats, or by seat")]
    seed: int
    matches: Annotated[int, Meta(description="of each variant")]
    half_times: Annotated[int, Meta(description="matches looked at when half were played")]
    worlds: Annotated[int, Meta(description="played out from each half-time")]
    complete: Annotated[bool, Meta(description="false: stopped before the last variant")]
    variants: Annotated[list[dict[str, Value]], Meta(description="the first is compared with")]
    measures: list[Compared]
    forfeits: Annotated[
        list[Forfeit], Meta(description="matches that a bot lost because it failed")
    ]


def report(lab: Lab, trials: Sequence[Trial]) -> LabReport:
    """Of at least one trial."""
    return LabReport(
        format=FORMAT,
        version=bluffhouse.__version__,
        platform=machine(),
        game=lab.game,
        rules=trials[0].game.room.version,
        options=lab.options,
        vary=lab.vary,
        policies=list(lab.policies),
        seed=lab.seed,
        matches=lab.matches,
        half_times=half_times_of(lab.matches),
        worlds=WORLDS,
        complete=len(trials) == len(lab.variants),
        variants=[trial.changes for trial in trials],
        measures=compare([measures_of(trial) for trial in trials]),
        forfeits=summed(forfeit for trial in trials for forfeit in trial.forfeits),
    )


def compare(found: Sequence[Sequence[Measure]]) -> list[Compared]:
    """The measures of variants side by side, each compared with the first variant's."""
    by_name = [{measure.name: measure for measure in one} for one in found]
    names = dict.fromkeys(name for one in by_name for name in one)
    rows = {name: [one.get(name) for one in by_name] for name in names}
    chances = {
        (name, k): chance_of_difference(row[0], measure)
        for name, row in rows.items()
        for k, measure in enumerate(row)
        if k and measure and row[0]
    }
    marks = dict(zip(chances, significant(list(chances.values())), strict=True))
    return [
        Compared(
            name,
            next(measure.kind for measure in row if measure),
            [
                None if measure is None else Cell(
                    measure.value, measure.low, measure.high, chances.get((name, k)),
                    marks.get((name, k), False),
                )
                for k, measure in enumerate(row)
            ],
        )
        for name, row in rows.items()
    ]  # fmt: skip


def to_json(found: LabReport) -> bytes:
    """The report as JSON, a line an entry."""
    return by_lines(found)


def schema() -> dict[str, Any]:
    return msgspec.json.schema(LabReport)
