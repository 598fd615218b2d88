"""The report of an exam as one HTML file that needs nothing else."""

from collections.abc import Iterator

from bluffhouse.arena.exam.report import ExamReport
from bluffhouse.arena.exam.wording import ExamWording
from bluffhouse.arena.markup import Markup, el
from bluffhouse.arena.page import (
    opening,
    section,
    settings,
    share_ticks,
    table,
    tiles,
    whole_page,
)
from bluffhouse.arena.svg import Scale, span_chart


def html_report(found: ExamReport, lang: str) -> str:
    wording = ExamWording(found, lang)
    say, whole = wording.say, wording.figures.whole
    numbers = [
        (str(len(found.agents)), say("exam-tile-agents")),
        (whole(sum(row.matches for row in found.agents)), say("arena-tile-matches")),
        (whole(sum(row.decisions for row in found.agents)), say("exam-tile-decisions")),
    ]
    head = opening(wording, wording.facts, tiles(say("arena-summary"), numbers))
    main = el("main", *_sections(wording), class_="many")
    foot = el("footer", [el("p", note) for note in wording.notes])
    return whole_page(wording.title, wording.words.lang, head, main, foot)


def _sections(wording: ExamWording) -> Iterator[Markup]:
    say, found = wording.say, wording.found
    yield section("shares", wording.label("share"), _chart(wording))
    heads = [say("exam-agent"), *map(wording.label, wording.measures)]
    rows: list[list[object]] = []
    for row in found.agents:
        cells: list[object] = []
        for measure in wording.measures:
            value, interval = wording.told(measure, row.measures[measure])
            cells.append([el("strong", value), el("br"), el("small", interval)])
        rows.append([row.agent, *cells])
    yield section("measures", say("exam-measures"), table(wording.title, heads, rows))
    for about in ("win", "lie"):
        if any(row.calibration[about] for row in found.agents):
            yield section(f"calibration-{about}", say(f"exam-calibration-{about}"),
                          _calibration(wording, about))  # fmt: skip
    told = [(say(f"option-{name}"), value) for name, value in wording.options]
    yield section("settings", say("arena-settings"), settings(told))


def _chart(wording: ExamWording) -> Markup:
    found, fair = wording.found, 1 / int(wording.found.settings.options["players"])
    scale, rows = Scale(0.0, 1.0), []
    for row in found.agents:
        m = row.measures["share"]
        value, interval = wording.told("share", m)
        ends = [min(1.0, max(0.0, end or 0.0)) for end in (m.low, m.value, m.high)]
        low, middle, high = ends if m.low is not None else [ends[1]] * 3
        rows.append(scale.span(row.agent, value, (low, middle, high), "",
                               f"{row.agent}: {value} ({interval})"))  # fmt: skip
    written = wording.figures.share(fair)
    mark = scale.place(fair), wording.say("arena-fair-mark", share=written)
    desc = wording.say("exam-about-share")
    across = share_ticks(wording.figures, 0.0, 1.0)
    chart = span_chart(wording.label("share"), desc, rows, across, mark, kind="spans wide")
    return el("figure", el("figcaption", desc), chart)


def _calibration(wording: ExamWording, about: str) -> Markup:
    """A row for beliefs of about the same size: what was stated, and what came."""
    share, whole = wording.figures.share, wording.figures.whole
    rows = [
        [row.agent, share(bin.stated), share(bin.came), whole(bin.count)]
        for row in wording.found.agents
        for bin in row.calibration[about]
    ]
    keys = ("exam-agent", "exam-stated", "exam-came", "exam-beliefs")
    heads = [wording.say(key) for key in keys]
    return table(wording.say(f"exam-calibration-{about}"), heads, rows)
