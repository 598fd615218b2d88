"""The findings as one HTML file that needs nothing else: style and drawings inside, no scripts."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import bluffhouse
from bluffhouse.arena.findings import Findings
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
from bluffhouse.arena.stats import Bin, Histogram, ticks
from bluffhouse.arena.svg import Column, Lines, Span, Tick, column_chart, meter, span_chart
from bluffhouse.arena.wording import POINT_PERCENTILES, Wording

LENGTH_BINS, POINT_BINS = 60, 30
ABREAST = 6  # with more seats, parts are too long to stand side by side
DRAWN = 99.9  # per cent of the matches that the length plot shows


def html_report(findings: Findings, lang: str) -> str:
    """The whole report. Well-formed as XML, too."""
    return _Page(Wording(findings, lang)).html(many=len(findings.seats) > ABREAST)


class _Page(ReportPage[Wording]):
    @property
    def findings(self) -> Findings:
        return self.wording.findings

    def head(self) -> list[object]:
        return opening(self.wording, self.wording.facts[2:], self._tiles())

    def _tiles(self) -> Markup:
        f, figures = self.findings, self.figures
        numbers = [
            (figures.whole(f.matches), self.say("arena-tile-matches")),
            (figures.whole(f.lengths.percentile(50)), self.say("arena-tile-median")),
            (figures.whole(f.lengths.most), self.say("arena-tile-longest")),
            (self.wording.fair, self.say("arena-tile-fair")),
            (figures.whole(f.matches_per_second), self.say("arena-matches-second")),
        ]
        return tiles(self.say("arena-summary"), numbers)

    def sections(self) -> Iterator[Markup]:
        yield self._section("length", *self._length())
        yield self._section("wins", *self._wins())
        if self.findings.measures.names:
            yield self._section("tallies", *self._tallies())
        yield self._section("points", *self._points())
        if forfeits := self.wording.forfeited(self.findings.forfeits):
            yield self._section("forfeits", *(el("p", line) for line in forfeits))
        yield self._section("settings", self._settings())

    def _section(self, key: str, *content: object) -> Markup:
        return section(key, self.say(f"arena-{key}"), *content)

    def foot(self) -> Markup:
        w = self.wording
        return again(self.say("arena-again"), w.command, el("p", f"{w.speed}; {w.took}."))

    # --- length -----------------------------------------------------------------------------

    def _length(self) -> Iterator[Markup]:
        w, lengths = self.wording, self.findings.lengths
        bins = lengths.bins(LENGTH_BINS, last=lengths.percentile(DRAWN))
        top = max(b.count for b in bins)
        median = lengths.percentile(50)
        chart = column_chart(
            self.say("arena-length-caption"),
            self.say(
                "arena-length-desc",
                median=self.figures.whole(median),
                most=self.figures.whole(lengths.percentile(95)),
            ),
            [Column(b.count / top, self._told("arena-bin", b, lengths)) for b in bins],
            Lines(
                _across(bins, 6, self.figures.whole),
                self._up(top / lengths.total),
                (
                    _place(median, bins),
                    self.say("arena-median-mark", median=self.figures.whole(median)),
                ),
            ),
        )
        yield el("figure", el("figcaption", self.say("arena-length-caption")), chart)
        if tail := w.tail(bins[-1].last):
            yield el("p", tail, class_="note")
        pairs = [el("div", el("dt", label), el("dd", number)) for label, number in w.length_numbers]
        yield el("dl", pairs, class_="numbers")

    def _told(self, key: str, b: Bin, histogram: Histogram, **details: object) -> str:
        """What a column says: its values, and their share."""
        share = self.figures.share(b.count / histogram.total, 2)
        key = (
            key if b.last > b.first else {"arena-bin": "arena-bin-one"}.get(key, "arena-points-one")
        )
        first, last = self.figures.whole(b.first), self.figures.whole(b.last)
        return self.say(key, first=first, last=last, share=share, **details)

    def _up(self, top: float) -> list[Tick]:
        """Round per cents at the upright axis."""
        thousandths = ticks(0, 10_000 * top, 4)
        digits = (
            0 if all(t % 100 == 0 for t in thousandths) else 1 + any(t % 10 for t in thousandths)
        )
        return [
            (t / (10_000 * top), self.figures.share(t / 10_000, digits)) for t in thousandths if t
        ]

    # --- winners ----------------------------------------------------------------------------

    def _wins(self) -> Iterator[Markup]:
        w, f = self.wording, self.findings
        first, last = w.win_span

        def place(share: float) -> float:
            return (share - first) / ((last - first) or 1)

        rows = []
        for seat in f.seats:
            row = w.win_row(seat)
            low, high = f.win_interval(seat)
            kind = {"▲": "above", "▼": "below", "": ""}[row.sign]
            told = self.say(
                "arena-win-row", seat=seat, policy=row.policy, share=row.share, low=row.low,
                high=row.high,
            )  # fmt: skip
            spans = place(low), place(f.win_share(seat)), place(high)
            rows.append(Span(row.seat, row.policy, *spans, kind, told))
        desc = self.say("arena-win-desc", share=w.fair)
        mark = place(f.fair_share), self.say("arena-fair-mark", share=w.fair)
        chart = span_chart(
            self.say("arena-wins"), desc, rows, share_ticks(self.figures, first, last), mark
        )  # fmt: skip
        yield el("figure", el("figcaption", desc), chart)
        for note in w.win_notes:
            yield el("p", note, class_="note")
        yield self._win_table()

    def _win_table(self) -> Markup:
        heads = ["seat", "policy", "share", "interval", "won", "utility"]
        rows = []
        for seat in self.findings.seats:
            row = self.wording.win_row(seat)
            sign = el("span", row.sign, class_="above" if row.sign == "▲" else "below")
            share = [sign if row.sign else None, " ", row.share]
            interval = f"{row.low}–{row.high}"
            rows.append([str(seat), row.policy, share, interval, row.wins, row.utility])
        return table(self.say("arena-wins"), [self.say(f"arena-{head}") for head in heads], rows)

    # --- tallies ----------------------------------------------------------------------------

    def _tallies(self) -> Iterator[Markup]:
        w, f = self.wording, self.findings
        if f.measures.rates:
            yield el("div", [self._rate(k) for k in range(len(f.measures.rates))], class_="rates")
        seats = [el("abbr", seat, title=w.seat(seat)) for seat in f.seats]
        every = (None, *f.seats)
        rows = [
            [w.tally(name), *(self.figures.short(f.per_match(name, seat)) for seat in every)]
            for name in f.measures.names
        ]
        shares = [
            [w.rate(rate), *(self.figures.share(f.rate(rate, seat)) for seat in every)]
            for rate in f.measures.rates
        ]
        heads = [self.say("arena-per-match"), self.say("arena-all-seats"), *seats]
        yield table(self.say("arena-tallies"), heads, rows, (self.say("arena-shares"), shares))
        yield el("p", self.say("arena-tallies-note"), class_="note")

    def _rate(self, number: int) -> Markup:
        rate = self.findings.measures.rates[number]
        label, share = self.wording.rate(rate), self.findings.rate(rate)
        shown = self.figures.share(share)
        desc = self.say("arena-rate-desc", label=label, share=shown)
        return el(
            "div",
            el("p", el("span", label), el("strong", shown)),
            meter(label, desc, share or 0.0),
        )

    # --- points -----------------------------------------------------------------------------

    def _points(self) -> Iterator[Markup]:
        w, f = self.wording, self.findings
        if w.points_note:
            yield el("p", w.points_note, class_="note")
        first, last = w.points_span
        seats = [points.bins(POINT_BINS, first, last) for points in f.points]
        top = max(b.count / f.matches for bins in seats for b in bins)
        charts = [self._points_of(seat, bins, top) for seat, bins in enumerate(seats)]
        yield el("div", charts, class_="seats")
        yield self._few_table() if w.few_points else self._many_table()

    def _few_table(self) -> Markup:
        """How often each score came."""
        values, points = self.wording.few_points, self.findings.points
        heads = [self.say("arena-seat"), self.say("arena-mean"), self.say("arena-deviation")]
        rows = [
            [
                str(seat),
                *(self.figures.decimal(x, 3) for x in (p.mean, p.deviation)),
                *(self.figures.share(p.counts[value] / p.total, 2) for value in values),
            ]
            for seat, p in enumerate(points)
        ]
        return table(
            self.say("arena-with-points"), [*heads, *map(self.figures.whole, values)], rows
        )

    def _many_table(self) -> Markup:
        heads = [self.say(f"arena-{key}") for key in ("seat", "mean", "deviation", "least")]
        heads += [f"{percent}%" for percent in POINT_PERCENTILES] + [self.say("arena-most")]
        rows = []
        for seat, points in enumerate(self.findings.points):
            values = [points.least, *map(points.percentile, POINT_PERCENTILES), points.most]
            decimals = [self.figures.decimal(x, 2) for x in (points.mean, points.deviation)]
            rows.append([str(seat), *decimals, *map(self.figures.whole, values)])
        return table(self.say("arena-points-caption"), heads, rows)

    def _points_of(self, seat: int, bins: Sequence[Bin], top: float) -> Markup:
        f = self.findings
        columns = [
            Column(
                b.count / f.matches / top,
                self._told("arena-points-bin", b, f.points[seat], seat=seat),
            )
            for b in bins
        ]
        about = len(bins) if len(bins) <= 8 else 5
        title = f"{self.wording.seat(seat)} · {f.policies[seat]}"
        chart = column_chart(
            title, self.say("arena-points-desc"), columns,
            Lines(_across(bins, about, self.figures.whole), self._up(top)), 150.0, "columns small",
        )  # fmt: skip
        mean = self.say("arena-mean"), self.figures.decimal(f.points[seat].mean, 2)
        return el("figure", el("figcaption", title, " ", el("span", " ".join(mean))), chart)

    # --- the rest ---------------------------------------------------------------------------

    def _settings(self) -> Markup:
        f, w = self.findings, self.wording
        rows = [
            (self.say("arena-setting-game"), f"{self.say('name')} ({f.game})"),
            (self.say("arena-setting-policy"), w.policy),
            (self.say("arena-setting-seed"), str(f.seed)),
            *(
                (w.option(name), w.value(name, value))
                for name, value in [("players", str(len(f.seats))), *w.options]
            ),
            (self.say("arena-setting-rules"), str(f.rules)),
            (self.say("arena-setting-version"), bluffhouse.__version__),
        ]
        return settings(rows)


def _place(value: float, bins: Sequence[Bin]) -> float:
    """Where a value lies among bins, from 0 to 1; a whole number in the middle of its own."""
    first, last = bins[0].first, bins[-1].last + 1
    return min(1.0, (value + 0.5 - first) / (last - first))


def _across(bins: Sequence[Bin], about: int, written: Callable[[float], str]) -> list[Tick]:
    marks = ticks(bins[0].first, bins[-1].last, about)
    places = [(_place(mark, bins), written(mark)) for mark in marks]
    crowded = any(b[0] - a[0] < 0.03 for a, b in pairwise(places))
    return places[::2] if crowded else places
