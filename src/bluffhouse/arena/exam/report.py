"""What an exam found: every measure of every candidate, with an interval.

Deals are what chance is about: all seats of one deal belong together, and so do all decisions in
it. Intervals are therefore made from the differences between deals, not between decisions.
"""

import math
from collections.abc import Callable, Sequence

import msgspec

from bluffhouse.arena.exam.exam import Exam
from bluffhouse.arena.exam.paper import Paper, Spent
from bluffhouse.arena.exam.settings import Settings
from bluffhouse.arena.stats import Z95, wilson

Part = Callable[[Paper], float]


class Measure(msgspec.Struct, frozen=True):
    """A ratio with its 95 % interval; None where there was nothing to measure."""

    value: float | None
    low: float | None
    high: float | None
    of: float  # the whole that it is a share of


class Bin(msgspec.Struct, frozen=True):
    """Stated beliefs of about the same size, and how often it was so."""

    stated: float
    came: float
    count: int


class Row(msgspec.Struct, frozen=True):
    """A candidate."""

    agent: str
    matches: int
    decisions: int
    measures: dict[str, Measure]
    calibration: dict[str, tuple[Bin, ...]]  # by what the beliefs are about
    spent: Spent


class ExamReport(msgspec.Struct, frozen=True):
    settings: Settings
    complete: bool
    agents: tuple[Row, ...]  # best first


def _answers(paper: Paper) -> float:
    return paper.decisions + paper.unreadable + paper.illegal - paper.replaced


def _brier(about: str) -> tuple[Part, Part]:
    def missed(paper: Paper) -> float:
        return sum((b.stated - b.truth) ** 2 for b in paper.beliefs if b.about == about)

    def asked(paper: Paper) -> float:
        return sum(b.about == about for b in paper.beliefs)

    return missed, asked


#: A part and the whole that it is a share of.
MEASURES: dict[str, tuple[Part, Part]] = {
    "share": (lambda p: p.share, lambda p: 1),
    "reduced": (lambda p: p.reduced, lambda p: 1),
    "loss": (lambda p: p.loss, lambda p: p.judged),
    "blunders": (lambda p: p.blunders, lambda p: p.judged),
    "lies": (lambda p: p.lies, lambda p: p.occasions),
    "lies-right": (lambda p: p.lies_right, lambda p: p.lies),
    "caught": (lambda p: p.caught, lambda p: p.heard_lies),
    "wronged": (lambda p: p.wronged, lambda p: p.heard_truths),
    "brier-win": _brier("win"),
    "brier-lie": _brier("lie"),
    "faults": (lambda p: p.unreadable + p.illegal, _answers),
}


#: Measures that are no shares from 0 to 1.
AMOUNTS = ("reduced", "loss", "brier-win", "brier-lie")


def report(exam: Exam) -> ExamReport:
    rows = [_row(agent, [p for p in exam.papers if p.agent == agent]) for agent in exam.agents]
    rows.sort(key=lambda row: -(row.measures["reduced"].value or 0.0))
    return ExamReport(exam.settings, exam.complete, tuple(rows))


def _row(agent: str, papers: Sequence[Paper]) -> Row:
    return Row(
        agent,
        len(papers),
        sum(paper.decisions for paper in papers),
        {
            name: ratio(papers, *parts, share=name not in AMOUNTS)
            for name, parts in MEASURES.items()
        },
        {about: _bins(papers, about) for about in ("win", "lie")},
        sum((paper.spent for paper in papers), Spent()),
    )


def ratio(papers: Sequence[Paper], part: Part, whole: Part, *, share: bool) -> Measure:
    """The sum of parts by the sum of wholes; deals are the units of its interval."""
    deals: dict[int, tuple[float, float]] = {}
    for paper in papers:
        parts, wholes = deals.get(paper.deal, (0.0, 0.0))
        deals[paper.deal] = parts + part(paper), wholes + whole(paper)
    total = sum(wholes for _, wholes in deals.values())
    if total == 0:
        return Measure(None, None, None, 0)
    value = sum(parts for parts, _ in deals.values()) / total
    if len(deals) < 2:
        return Measure(value, None, None, total)
    off = sum((parts - value * wholes) ** 2 for parts, wholes in deals.values())
    error = math.sqrt(len(deals) / (len(deals) - 1) * off) / total
    wide = student(len(deals) - 1)
    if not share:
        return Measure(value, value - wide * error, value + wide * error, total)
    # As many independent trials as would have this error; never more than there were, and where all
    # deals are alike, as many as there were deals.
    trials = min(total, value * (1 - value) / error**2) if error > 0 else len(deals)
    return Measure(value, *wilson(value * trials, trials, wide), total)


def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's t, by its expansion around the normal one."""
    z = Z95
    first = (z**3 + z) / (4 * freedom)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    return z + first + second


def _bins(papers: Sequence[Paper], about: str, count: int = 5) -> tuple[Bin, ...]:
    found = []
    beliefs = [b for paper in papers for b in paper.beliefs if b.about == about]
    for k in range(count):
        here = [b for b in beliefs if min(int(b.stated * count), count - 1) == k]
        if here:
            stated = sum(b.stated for b in here) / len(here)
            found.append(Bin(stated, sum(b.truth for b in here) / len(here), len(here)))
    return tuple(found)


def to_json(found: ExamReport) -> bytes:
    return msgspec.json.format(msgspec.json.encode(found)) + b"\n"
