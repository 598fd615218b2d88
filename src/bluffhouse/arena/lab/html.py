"""A lab as one HTML file that needs nothing else: a drawing and a row for each measure."""

from collections.abc import Iterator

import bluffhouse
from bluffhouse.arena.lab.report import Compared, LabReport
from bluffhouse.arena.lab.wording import LabWording
from bluffhouse.arena.markup import Markup, el
from bluffhouse.arena.page import (
    ReportPage,
    again,
    opening,
    section,
    settings,
    share_ticks,
    table,
    tiles,
)
from bluffhouse.arena.stats import ticks
from bluffhouse.arena.svg import Scale, Tick, span_chart

KINDS = {"▲": "above", "▼": "below", "": ""}
UNDRAWN = ("seat", "tally")  # how the names of measures begin that are given in figures only


def html_report(found: LabReport, lang: str) -> str:
    return _Page(LabWording(found, lang)).html()


class _Page(ReportPage[LabWording]):
    @property
    def found(self) -> LabReport:
        return self.wording.found

    def head(self) -> list[object]:
        w, f = self.wording, self.found
        marked = sum(bool(c and c.significant) for m in f.measures for c in m.variants)
        compared = sum(bool(c and c.chance is not None) for m in f.measures for c in m.variants)
        numbers = [
            (str(len(f.variants)), self.say("lab-tile-variants")),
            (self.figures.whole(f.matches), self.say("lab-tile-matches")),
            (str(compared), self.say("lab-tile-compared")),
            (str(marked), self.say("lab-tile-significant")),
        ]
        variants = el("p", " · ".join(w.named))
        return opening(w, w.facts, variants, tiles(self.say("arena-summary"), numbers))

    def sections(self) -> Iterator[Markup]:
        for key, rows in self.wording.parts():
            heading = self.say(f"lab-part-{key}")
            drawn = [self._chart(row) for row in rows if row.name.split()[0] not in UNDRAWN]
            charts = el("div", drawn, class_="pairs") if drawn else None
            yield section(f"part-{key}", heading, charts, self._table(heading, rows))
        notes = [el("p", note) for note in self.wording.notes]
        yield section("notes", self.say("lab-reading"), *notes)
        yield section("settings", self.say("arena-settings"), self._settings())

    def foot(self) -> Markup:
        return again(self.say("arena-again"), self.wording.command)

    def _chart(self, row: Compared) -> Markup:
        w = self.wording
        cells = [(k, cell) for k, cell in enumerate(row.variants) if cell]
        ends = [end for _, cell in cells for end in (cell.low, cell.high)]
        margin = (max(ends) - min(ends)) * 0.06
        scale = Scale(min(ends) - margin, max(ends) + margin)
        spans = []
        for k, cell in cells:
            told = w.told(row, cell)
            spans.append(
                scale.span(
                    w.letter(k), told.value, (cell.low, cell.value, cell.high), KINDS[told.sign],
                    f"{w.named[k]}: {told.value} ({told.interval})",
                )
            )  # fmt: skip
        title = w.label(row.name)
        first = row.variants[0]
        mark = (scale.place(first.value), "") if first else None
        desc = self.say("lab-chart-desc", measure=title)
        chart = span_chart(title, desc, spans, self._ticks(row, scale), mark)
        return el("figure", el("figcaption", title), chart)

    def _ticks(self, row: Compared, scale: Scale) -> list[Tick]:
        if row.kind != "number":
            return share_ticks(self.figures, scale.first, scale.last)
        width = scale.last - scale.first
        fine = 1 if width >= 4 else 100
        digits = 0 if fine == 1 else 2
        marks = ticks(scale.first * fine, scale.last * fine, 5)
        return [(scale.place(m / fine), self.figures.decimal(m / fine, digits)) for m in marks]

    def _table(self, title: str, rows: list[Compared]) -> Markup:
        w = self.wording
        drawn = []
        for row in rows:
            cells: list[object] = [w.label(row.name)]
            for cell in row.variants:
                if cell is None:
                    cells.append("–")
                    continue
                told = w.told(row, cell)
                sign = el("span", told.sign, " ", class_=KINDS[told.sign]) if told.sign else None
                cells.append([sign, el("strong", told.value), el("br"), el("small", told.interval)])
            drawn.append(cells)
        return table(title, [self.say("lab-measure"), *w.named], drawn)

    def _settings(self) -> Markup:
        f, w = self.found, self.wording
        return settings([
            (self.say("arena-setting-game"), f"{self.say('name')} ({f.game})"),
            (self.say("arena-setting-policy"), w.facts[1]),
            (self.say("arena-setting-seed"), str(f.seed)),
            *((self.say(f"option-{name}"), w.value(name, value)) for name, value in w.options),
            (self.say("arena-setting-rules"), str(f.rules)),
            (self.say("arena-setting-version"), bluffhouse.__version__),
        ])  # fmt: skip
