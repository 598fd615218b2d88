"""What all pages of reports have: the frame, tiles, tables, and round per cents at an axis."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from importlib import resources
from typing import Generic, Protocol, TypeVar

import bluffhouse
from bluffhouse.arena.figures import Figures
from bluffhouse.arena.lines import Headed
from bluffhouse.arena.markup import Markup, el
from bluffhouse.arena.stats import ticks
from bluffhouse.arena.svg import Tick
from bluffhouse.core.words import Words

POLICY = "default-src 'none'; style-src 'unsafe-inline'"


class Worded(Headed, Protocol):
    """A report in the words and figures of a language."""

    words: Words
    figures: Figures
    say: Callable[..., str]


W = TypeVar("W", bound=Worded)


class ReportPage(ABC, Generic[W]):
    """A report as one HTML file: what stands at its head, in its sections and at its foot."""

    def __init__(self, wording: W) -> None:
        self.wording = wording
        self.figures = wording.figures
        self.say = wording.say

    @abstractmethod
    def head(self) -> list[object]: ...

    @abstractmethod
    def sections(self) -> Iterable[Markup]: ...

    @abstractmethod
    def foot(self) -> Markup: ...

    def html(self, *, many: bool = True) -> str:
        """The whole of it; `many`: parts stand below each other, not side by side."""
        main = el("main", *self.sections(), class_="many" if many else None)
        w = self.wording
        return whole_page(w.title, w.words.lang, self.head(), main, self.foot())


def whole_page(title: str, lang: str, head: object, main: Markup, foot: Markup) -> str:
    """One HTML file that needs nothing else: style inside, no scripts. Well-formed as XML, too."""
    style = resources.files("bluffhouse.arena").joinpath("report.css").read_text("utf-8")
    about = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("meta", name="color-scheme", content="light dark"),
        el("meta", http_equiv="Content-Security-Policy", content=POLICY),
        el("meta", name="generator", content=f"Bluffhouse {bluffhouse.__version__}"),
        el("title", title),
        el("style", Markup(style)),
    )
    body = el("body", el("header", head), main, foot)
    return "<!doctype html>\n" + el("html", about, body, lang=lang) + "\n"


def opening(about: Headed, facts: Sequence[str], *more: object) -> list[object]:
    """The head of a page: title and facts, and whether the run was stopped."""
    stopped = el("p", about.stopped, class_="stopped", role="status") if about.stopped else None
    return [
        el("p", "Bluffhouse", class_="house"),
        el("h1", about.title),
        el("p", " · ".join(facts), class_="facts"),
        stopped,
        *more,
    ]


def again(label: str, command: str, *before: object) -> Markup:
    """The foot of a page: how to have it again."""
    return el("footer", *before, el("p", label, class_="again"), el("pre", el("code", command)))


def section(key: str, heading: str, *content: object) -> Markup:
    return el("section", el("h2", heading, id=key), *content, aria_labelledby=key, class_=key)


def tiles(label: str, numbers: Sequence[tuple[str, str]]) -> Markup:
    """Numbers worth a second look, with what they are."""
    items = [el("div", el("dt", what), el("dd", number)) for number, what in numbers]
    return el("dl", items, class_="tiles", aria_label=label)


def settings(rows: Sequence[tuple[str, str]]) -> Markup:
    return el("dl", [el("div", el("dt", k), el("dd", v)) for k, v in rows], class_="settings")


def table(
    title: str,
    heads: Sequence[object],
    rows: Sequence[Sequence[object]],
    more: tuple[str, Sequence[Sequence[object]]] = ("", ()),
) -> Markup:
    """A table; `more` rows may follow under a heading of their own."""
    head = el("tr", [el("th", name, scope="col") for name in heads])
    bodies = [el("tbody", _rows(rows))]
    if more[1]:
        group = el("th", more[0], scope="rowgroup", colspan=len(heads))
        bodies.append(el("tbody", el("tr", group), _rows(more[1])))
    whole = el("table", el("caption", title), el("thead", head), bodies)
    return el("div", whole, class_="scroll", tabindex="0", role="region", aria_label=title)


def _rows(rows: Sequence[Sequence[object]]) -> list[Markup]:
    return [
        el("tr", el("th", row[0], scope="row"), [el("td", cell) for cell in row[1:]])
        for row in rows
    ]


def share_ticks(figures: Figures, first: float, last: float) -> list[Tick]:
    """Round per cents along a scale of shares from `first` to `last`."""
    fine = 1_000_000
    marks = ticks(first * fine, last * fine, 5)
    step = marks[1] - marks[0] if len(marks) > 1 else fine
    digits = next((d for d in range(5) if step % (fine // 100 // 10**d) == 0), 4)
    size = (last - first) or 1
    return [((m / fine - first) / size, figures.share(m / fine, digits)) for m in marks]
