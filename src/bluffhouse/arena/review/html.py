"""A review as one HTML file that needs nothing else: a curve and a table for every seat."""

from collections.abc import Sequence

from bluffhouse.arena.markup import Markup, el
from bluffhouse.arena.page import opening, section, share_ticks, table, whole_page
from bluffhouse.arena.review.judge import Review
from bluffhouse.arena.review.wording import ReviewWording
from bluffhouse.arena.svg import Column, Lines, Tick, column_chart

MARKED = {"blunder": "below", "slip": "below", "lie": "above"}


def html_report(found: Review, names: Sequence[str], lang: str) -> str:
    wording = ReviewWording(found, names, lang)
    rows = [[names[seat.player], *wording.summary(seat)] for seat in found.seats]
    summary = table(wording.title, ["", *wording.sums], rows)
    parts = [_seat(wording, seat.player) for seat in found.seats]
    main = el("main", section("seats", wording.say("review-seats"), summary), *parts)
    head = opening(wording, wording.facts)
    return whole_page(wording.title, lang, head, main, el("footer", el("p", wording.note)))


def _seat(wording: ReviewWording, player: int) -> Markup:
    name = wording.names[player]
    rows: list[list[object]] = []
    for judged in wording.own(player):
        *cells, verdict = wording.row(judged)
        kind = MARKED.get(judged.mark)
        rows.append([*cells, el("span", verdict, class_=kind) if kind else verdict])
    curve = _curve(wording, player) if rows else None
    return section(f"seat-{player}", name, curve, table(name, wording.heads, rows))


def _curve(wording: ReviewWording, player: int) -> Markup:
    """The share of the win before every decision."""
    own = wording.own(player)
    columns = [
        Column(
            min(1.0, max(0.0, judged.before)),
            " · ".join(filter(None, wording.row(judged))),
        )
        for judged in own
    ]
    step = max(1, len(own) // 8)
    across: list[Tick] = [
        ((k + 0.5) / len(own), str(own[k].number)) for k in range(0, len(own), step)
    ]
    title = wording.say("review-curve", player=wording.names[player])
    up = share_ticks(wording.figures, 0.0, 1.0)
    return el(
        "figure", column_chart(title, title, columns, Lines(across, up)), el("figcaption", title)
    )
