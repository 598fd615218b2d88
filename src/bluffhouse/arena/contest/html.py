"""A contest as one HTML file that needs nothing else."""

from collections.abc import Iterator

import bluffhouse
from bluffhouse.arena.contest.report import ContestReport
from bluffhouse.arena.contest.wording import ContestWording
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
from bluffhouse.arena.svg import Scale, span_chart

KINDS = {"▲": "above", "▼": "below", "": ""}


def html_report(found: ContestReport, lang: str) -> str:
    return _Page(ContestWording(found, lang)).html()


class _Page(ReportPage[ContestWording]):
    @property
    def found(self) -> ContestReport:
        return self.wording.found

    def head(self) -> list[object]:
        w, f = self.wording, self.found
        early = sum(bool(t.test and t.test.verdict) for t in f.tables)
        numbers = [
            (self.figures.whole(f.matches), self.say("arena-tile-matches")),
            (str(len(f.bots)), self.say("contest-tile-bots")),
            (str(len(f.tables)), self.say("contest-tile-tables")),
            (str(early), self.say("contest-tile-early")),
            (str(len(f.cycles)), self.say("contest-tile-circles")),
        ]
        return opening(w, w.facts[1:], tiles(self.say("arena-summary"), numbers))

    def sections(self) -> Iterator[Markup]:
        yield section("ratings", self.say("contest-ratings"), *self._ratings())
        for players in self.found.players:
            if self.wording.rows(players):
                heading = self.wording.heading(players)
                yield section(f"players-{players}", heading, *self._shares(players))
        circles = [el("p", line) for line in self.wording.circles]
        yield section("circles", self.say("contest-circles"), *circles)
        if forfeits := [el("p", line) for line in self.wording.forfeits]:
            yield section("forfeits", self.say("arena-forfeits"), *forfeits)
        yield section("settings", self.say("arena-settings"), self._settings())

    def foot(self) -> Markup:
        w = self.wording
        return again(self.say("arena-again"), w.command, el("p", w.took))

    def _ratings(self) -> Iterator[Markup]:
        w = self.wording
        scale = Scale(*w.rating_span)
        rows = [
            scale.span(
                r.bot, written, (r.low, r.rating, r.high), "", f"{r.bot}: {written} ({interval})"
            )
            for r, (_, written, interval) in zip(self.found.ratings, w.ratings, strict=True)
        ]
        marks = ticks(scale.first, scale.last, 6)
        across = [(scale.place(mark), self.figures.whole(mark)) for mark in marks]
        desc = self.say("contest-rating-desc")
        chart = span_chart(self.say("contest-ratings"), desc, rows, across, kind="spans wide")
        yield el("figure", el("figcaption", desc), chart)
        yield el("p", self.say("contest-rating-note"), class_="note")

    def _shares(self, players: int) -> Iterator[Markup]:
        w = self.wording
        scale = Scale(*w.span(players))
        rows = []
        for row in w.rows(players):
            f = row.found
            told = f"{row.bot}, {row.against}: {row.share} ({row.interval})"
            values = f.low, f.share, f.high
            rows.append(scale.span(row.bot, row.note, values, KINDS[row.sign], told))
        fair = w.fair(players)
        desc = self.say("contest-share-desc", share=fair)
        mark = scale.place(1 / players), self.say("arena-fair-mark", share=fair)
        across = share_ticks(self.figures, scale.first, scale.last)
        chart = span_chart(w.heading(players), desc, rows, across, mark, kind="spans wide")
        yield el("figure", el("figcaption", desc), chart)
        yield self._table(players)
        for note in w.notes(players):
            yield el("p", note, class_="note")

    def _table(self, players: int) -> Markup:
        keys = ("contest-table", "contest-matches", "arena-share", "arena-interval")
        rows = []
        for row in self.wording.rows(players):
            sign = el("span", row.sign, class_=KINDS[row.sign]) if row.sign else None
            share = [sign, " ", row.share]
            who = [el("strong", row.bot), " ", row.against]
            rows.append([who, row.matches, share, row.interval])
        return table(self.wording.heading(players), [self.say(key) for key in keys], rows)

    def _settings(self) -> Markup:
        f = self.found
        off = self.say("contest-setting-off")
        sprt = off if f.sprt is None else " / ".join(self.figures.share(x) for x in f.sprt)
        return settings([
            (self.say("arena-setting-game"), f"{self.say('name')} ({f.game})"),
            (self.say("contest-setting-players"), ", ".join(map(str, f.players))),
            (self.say("contest-setting-games"), self.figures.whole(f.games)),
            (self.say("contest-setting-sprt"), sprt),
            (self.say("arena-setting-seed"), str(f.seed)),
            *((self.say(f"option-{name}"), self.wording.value(name, value))
              for name, value in self.wording.options),
            (self.say("arena-setting-rules"), str(f.rules)),
            (self.say("arena-setting-version"), bluffhouse.__version__),
        ])  # fmt: skip
