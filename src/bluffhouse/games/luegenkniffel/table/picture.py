"""Lügen-Kniffel in the terminal: cards, cups and dice.

What a `Picture` is asked for, and by whom: `core/picture.py`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.align import Align
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bluffhouse.core.options import Value
from bluffhouse.core.words import Words
from bluffhouse.games.drawing import (
    AMBER,
    BAD,
    BONE,
    DIE_HEIGHT,
    DIM,
    GOOD,
    INK,
    WOOD,
    big_die,
    fit,
    small_die,
)
from bluffhouse.games.luegenkniffel.rules.dice import FACES, worth
from bluffhouse.games.luegenkniffel.table.notation import NAMES, SAID_OF_WORD, said_details
from bluffhouse.games.luegenkniffel.table.schema import Announced

View = dict[str, Any]

CUPS = "▟█▙ ▟█▙ ▟█▙"
CELL = 3  # of a card: two digits and a strike
BEHIND = 4  # cells behind the fields: the total
KEEP = "keep"


class Picture:
    rows = 2

    def __init__(self, options: Mapping[str, Value], words: Words, names: Sequence[str]) -> None:
        self._options = options
        self._words = words
        self._names = names

    # --- the table --------------------------------------------------------------------------

    def table(self, view: View, width: int, height: int) -> RenderableType:
        """Headline, cards, what is said, and the own dice; the last reveal if there is room."""
        used = 1 + 1 + view["players"] + 2 + 2
        big = view["dice"] is not None and height >= used + DIE_HEIGHT - 1
        used += (DIE_HEIGHT - 1) * big
        parts: list[RenderableType] = [
            self._headline(view, width),
            self._cards(view, width),
            Group(*(Align.center(line, width=width) for line in self._announcement(view))),
            self._dice(view, width, big=big),
        ]
        if view["shown"] and height > used:
            parts.append(Align.center(self._last_reveal(view), width=width))
            used += 1
        return Group(*_spread(parts, height - used))

    def _headline(self, view: View, width: int) -> RenderableType:
        line = Text(self._state(view), f"bold {AMBER}", no_wrap=True, overflow="ellipsis")
        if view["last_turns"]:
            players = ", ".join(self._name(view, p) for p in view["last_turns"])
            line.append(f"   {self._words.say('pic-last-turns', players=players)}", DIM)
        return Align.center(line, width=width)

    def _state(self, view: View) -> str:
        if view["roller"] is None:
            return self._words.say("pic-over")
        return self._who("pic-rolling", view, view["roller"], rolls=view["rolls"])

    def _cards(self, view: View, width: int) -> RenderableType:
        """A row for every player, a column for every combination."""
        room = width - CELL * len(NAMES) - BEHIND - 3
        name_width = max(4, min(14, room))
        head = Text(" " * (name_width + 3), no_wrap=True)
        for name in NAMES:
            head.append(self._short(name).rjust(2) + " ", DIM)
        head.append("Σ".rjust(BEHIND), DIM)
        lines = [head, *(self._card(view, p, name_width) for p in _seats(view))]
        for line in lines:
            line.truncate(width)
        return Group(*(Align.center(line, width=width) for line in lines))

    def _card(self, view: View, player: int, name_width: int) -> Text:
        rolls = player == view["roller"]
        line = Text(no_wrap=True)
        line.append("▸ " if rolls else "  ", f"bold {AMBER}")
        line.append(fit(self._name(view, player), name_width), f"bold {AMBER}" if rolls else "")
        line.append(" ")
        card = view["cards"][player]
        for name in NAMES:
            line.append_text(_field(card["points"].get(name), card["lies"].get(name, 0)))
        line.append(str(view["totals"][player]).rjust(BEHIND), f"bold {BONE}")
        return line

    def _announcement(self, view: View, *, spoken: bool = False) -> list[Text]:
        """What is said, and who has answered."""
        if view["said"] is None:
            silent = "" if view["roller"] is None else self._words.say("pic-silent")
            return [Text(silent, DIM, no_wrap=True, overflow="ellipsis"), Text("")]
        said = self._who("pic-says", view, view["roller"], **_said(view["said"]))
        answers = [
            f"{self._name(view, p)}{self._answer(view, p, spoken=spoken)}"
            for p in range(view["players"])
            if p != view["roller"]
        ]
        heard = self._words.say("pic-answers", answers=" · ".join(answers))
        return [
            Text(said, f"bold {AMBER}", no_wrap=True, overflow="ellipsis"),
            Text(heard, no_wrap=True, overflow="ellipsis"),
        ]

    def _answer(self, view: View, player: int, *, spoken: bool) -> str:
        """An answer if it is known, or whether there is one: no sign that reads like a yes."""
        known = view["answers"].get(str(player))
        if known:
            return f": {self._words.say(f'move-{known}')}"
        if player not in view["answered"]:
            return " …"
        return f": {self._words.say('pic-answered')}" if spoken else " ●"

    def _dice(self, view: View, width: int, *, big: bool) -> RenderableType:
        if view["dice"] is None:
            hidden = Text(no_wrap=True, overflow="ellipsis")
            if view["roller"] is not None:
                hidden.append(CUPS, WOOD)
                hidden.append(f"  {self._words.say('pic-hidden')}", DIM)
            return Group(Text(""), Align.center(hidden, width=width))
        head = Text(self._words.say("pic-your-dice"), "bold", no_wrap=True, overflow="ellipsis")
        if view["lying"]:
            told = self._words.say("pic-lying", dice=_listed(view["lying"]))
            head.append(f"  {told}", WOOD)
        grid = Table.grid(padding=(0, 1, 0, 0))
        draw = big_die if big else small_die
        lying, loose = _lying_first(view)
        grid.add_row(*(draw(d, WOOD) for d in lying), *(draw(d, BONE) for d in loose))
        return Group(Align.center(head, width=width), Align.center(grid, width=width))

    def _last_reveal(self, view: View) -> Text:
        shown = view["shown"]
        told = self._words.say(
            "pic-last-reveal",
            player=self._name(view, shown["roller"]),
            shown=_listed(shown["dice"]),
            truth="true" if shown["truth"] else "lie",
            doubters=", ".join(self._name(view, p) for p in shown["doubters"]),
            **_said(shown["said"]),
        )
        return Text(told, DIM, no_wrap=True, overflow="ellipsis")

    # --- the reveal -------------------------------------------------------------------------

    def scene(self, before: View, after: View, width: int, height: int) -> RenderableType | None:
        """The cups come up: what was said, the dice, and who doubted."""
        if not _was_revealed(before, after):
            return None
        shown = after["shown"]
        said, verdict, doubters = self._headings(after)
        big = width >= 44
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(*((big_die if big else small_die)(die, BONE) for die in shown["dice"]))
        style = GOOD if shown["truth"] else BAD
        parts: list[RenderableType] = [
            Align.center(Text(said, f"bold {AMBER}", justify="center")),
            Align.center(grid),
            Align.center(Text(verdict, f"bold {style}")),
            Align.center(Text(doubters, justify="center")),
        ]
        return Group(*_spread(parts, min(height, 16) - 6 - (DIE_HEIGHT if big else 1)))

    def _headings(self, after: View) -> tuple[str, str, str]:
        shown = after["shown"]
        said = self._who("pic-revealed", after, shown["roller"], **_said(shown["said"]))
        verdict = self._words.say("pic-verdict", truth="true" if shown["truth"] else "lie")
        names = ", ".join(self._name(after, p) for p in shown["doubters"])
        return said, verdict, self._words.say("pic-doubters", doubters=names)

    # --- in words ---------------------------------------------------------------------------

    def spoken(self, view: View) -> list[str]:
        say = self._words.say
        lines = [f"{self._state(view)}."]
        if view["last_turns"]:
            players = ", ".join(self._name(view, p) for p in view["last_turns"])
            lines.append(say("pic-last-turns", players=players))
        lines += [self._spoken_card(view, p) for p in range(view["players"])]
        if view["said"]:
            lines += [line.plain for line in self._announcement(view, spoken=True)]
        if view["dice"]:
            lying = _listed(view["lying"]) or "–"
            lines.append(say("pic-spoken-dice", dice=_listed(view["dice"]), lying=lying))
        return lines

    def _spoken_card(self, view: View, player: int) -> str:
        card = view["cards"][player]
        fields = [f"{self._field(name)} {points}" for name, points in card["points"].items()]
        strikes = [f"{self._field(name)} {count}" for name, count in card["lies"].items()]
        return self._words.say(
            "pic-spoken-card",
            player=self._name(view, player),
            points=view["totals"][player],
            fields=", ".join(fields) or "–",
            strikes=", ".join(strikes) or "–",
        )

    def scene_spoken(self, before: View, after: View) -> list[str]:
        if not _was_revealed(before, after):
            return []
        said, verdict, doubters = self._headings(after)
        return [f"{said}.", f"{_listed(after['shown']['dice'])}. {verdict}", f"{doubters}."]

    def _field(self, name: str) -> str:
        return self._words.say("combination-words", combination=name)

    def _short(self, name: str) -> str:
        return self._words.say("pic-short", combination=name)

    def _name(self, view: View, player: int) -> str:
        return self._words.say("pic-you") if player == view["me"] else self._names[player]

    def _who(self, key: str, view: View, player: int, **details: Any) -> str:
        who = "you" if player == view["me"] else "other"
        return self._words.say(key, who=who, player=self._names[player], **details)

    # --- the offer of moves -----------------------------------------------------------------

    def keys(self, view: View) -> dict[str, str]:
        keys = {"b": "believe", "d": "doubt"}
        return {key: move for key, move in keys.items() if move in view["moves"]}

    def first(self, view: View) -> str | None:
        """The best truth; or the first thing that can be done."""
        moves: list[str] = view["moves"]
        true = [move for move in moves if move.startswith("say") and self._is_true(view, move)]
        if true:
            return max(true, key=lambda move: _said(move[4:])["points"])
        return moves[0] if moves else None

    def turn(self, view: View, chosen: str, arrow: str) -> str:
        """Up and down choose what to do, left and right how much of it."""
        groups = _groups(view)
        names = list(groups)
        here = _group_of(chosen)
        if arrow in ("left", "right"):
            row = groups[here]
            return row[(row.index(chosen) + (1 if arrow == "right" else -1)) % len(row)]
        group = names[(names.index(here) + (1 if arrow == "down" else -1)) % len(names)]
        return self._likely(view, groups[group])

    def _likely(self, view: View, moves: list[str]) -> str:
        """Of one combination the truth, or at least the right total."""
        if view["dice"] is None or moves[0].startswith(KEEP):
            return moves[0]
        total = f" {sum(view['dice'])}"
        true = (move for move in reversed(moves) if self._is_true(view, move))
        near = (move for move in moves if len(moves) > FACES and move.endswith(total))
        return next(true, next(near, moves[0]))

    def _is_true(self, view: View, move: str) -> bool:
        """LK-9: whether the own dice bear an announcement out."""
        if view["dice"] is None:
            return False
        said = _said(move[4:])
        counts = [view["dice"].count(face) for face in range(1, FACES + 1)]
        real = int(worth(counts, NAMES.index(said["combination"])))
        more = self._options["truth"] == "at_least" and real > said["points"]
        return bool(more or real == said["points"])

    def ask(self, view: View, chosen: str, width: int) -> RenderableType:
        if view["said"] is not None:
            return self._ask_belief(view, chosen)
        groups = _groups(view)
        here = _group_of(chosen)
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append("↑↓ ", DIM)
        for group in groups:
            label = self._words.say("pic-roll") if group == KEEP else self._short(group)
            line.append(f" {label} ", f"bold {INK} on {AMBER}" if group == here else BONE)
        detail = Text(no_wrap=True, overflow="ellipsis")
        detail.append("←→ ", DIM)
        detail.append_text(self._offer(view, chosen))
        return Group(line, detail)

    def _ask_belief(self, view: View, chosen: str) -> RenderableType:
        line = Text(no_wrap=True, overflow="ellipsis")
        for key, move in self.keys(view).items():
            paint = GOOD if move == "believe" else BAD
            line.append("▸" if move == chosen else " ", f"bold {AMBER}")
            line.append(f" {key} ", f"bold {INK} on {paint}")
            line.append(f" {self._words.say(f'move-{move}')}   ", f"bold {paint}")
        return Group(line, Text(""))

    def _offer(self, view: View, move: str) -> Text:
        """The proposed move: what stays and how many dice roll, or what is said."""
        if move.startswith(KEEP):
            left = move.split()[1:]
            count = len(view["dice"]) - len(view["lying"]) - len(left)
            key = "pic-leave" if left else "pic-leave-none"
            return Text(self._words.say(key, left=" ".join(left), count=count), f"bold {BONE}")
        said = _said(move[4:])
        text = Text(self._words.say("said-words", **said), f"bold {BONE}")
        text.append(f"  {self._words.say('pic-worth', points=said['points'])}", DIM)
        true = self._is_true(view, move)
        text.append(
            f"  {self._words.say('pic-true' if true else 'pic-lie')}", GOOD if true else BAD
        )
        return text


def _said(word: str) -> Announced:
    return said_details(SAID_OF_WORD[word])


def _seats(view: View) -> list[int]:
    """Everybody clockwise, the viewer last."""
    n, me = view["players"], view["me"]
    first = 0 if me is None else me + 1
    return [(first + k) % n for k in range(n)]


def _was_revealed(before: View, after: View) -> bool:
    """Whether the move between two views laid dice open."""
    ended = before["said"] is not None and not after["answered"]
    return ended and after["shown"] is not None and after["shown"] != before["shown"]


def _groups(view: View) -> dict[str, list[str]]:
    """The legal moves by what they are about: rolling again, a combination, an answer."""
    groups: dict[str, list[str]] = {}
    for move in view["moves"]:
        groups.setdefault(_group_of(move), []).append(move)
    return groups


def _group_of(move: str) -> str:
    verb, *rest = move.split()
    return rest[0] if verb == "say" else KEEP if verb == KEEP else "answer"


def _lying_first(view: View) -> tuple[list[int], list[int]]:
    loose = list(view["dice"])
    for die in view["lying"]:
        loose.remove(die)
    return view["lying"], loose


def _field(points: int | str | None, strikes: int) -> Text:
    """A field of a card: two cells for the points, one for a struck lie field."""
    if points == "x":
        return Text(" ✗ ", BAD)
    text = Text("·".rjust(2), DIM) if points is None else Text(str(points).rjust(2), BONE)
    return text.append("╱" if strikes else " ", BAD)


def _listed(dice: Sequence[int]) -> str:
    return " ".join(map(str, dice))


def _spread(parts: Sequence[RenderableType], spare: int) -> list[RenderableType]:
    """Parts one below the other, with what is spare between them."""
    spread: list[RenderableType] = []
    for i, part in enumerate(parts):
        spread += [Text("")] * (0 < i <= spare)
        spread.append(part)
    return spread
