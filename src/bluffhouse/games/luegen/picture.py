"""Lügen in the terminal: cups, dice and beer mats.

What a `Picture` is asked for, and by whom: `cli/pictures.py`.
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

View = dict[str, Any]

DIGITS = {
    "0": ("┏━┓", "┃ ┃", "┗━┛"),
    "1": (" ┓ ", " ┃ ", " ┻ "),
    "2": ("╺━┓", "┏━┛", "┗━╸"),
    "3": ("╺━┓", " ━┫", "╺━┛"),
    "4": ("╻ ╻", "┗━┫", "  ╹"),
    "5": ("┏━╸", "┗━┓", "╺━┛"),
    "6": ("┏━╸", "┣━┓", "┗━┛"),
    "7": ("╺━┓", "  ┃", "  ╹"),
    "8": ("┏━┓", "┣━┫", "┗━┛"),
    "9": ("┏━┓", "┗━┫", "╺━┛"),
}
CARD_HEIGHT = 4
CUP = ("▟███▙", "█████")
#: What is drawn, best first: cups as cards, the bid as a die, all bids of the round.
SHAPES = (
    (True, True, True),
    (True, True, False),
    (False, True, True),
    (True, False, True),
    (False, False, True),
    (False, False, False),
)


class Picture:
    rows = 1

    def __init__(self, options: Mapping[str, Value], words: Words, names: Sequence[str]) -> None:
        self._options = options
        self._words = words
        self._names = names

    # --- the table --------------------------------------------------------------------------

    def table(self, view: View, width: int, height: int) -> RenderableType:
        """As much as fits: big cups, bid and dice if there is room, and lines if not."""
        others = _others(view)
        for cards, big, bids in SHAPES:
            seats = _card_rows(others, width) * CARD_HEIGHT if cards else _list_rows(others)
            used = 1 + seats + (DIE_HEIGHT if big else 1) + bids + self._own_height(view, height)
            if used <= height:
                break
        parts = [
            self._cards(view, others, width) if cards else self._listed(view, others, width),
            self._bid(view, big),
            *([self._bids(view, width)] if bids else []),
            *([self._own(view, width, height)] if view["me"] is not None else []),
        ]
        return Group(self._headline(view, width), *_spread(parts, height - used))

    def _headline(self, view: View, width: int) -> RenderableType:
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append(self._stage(view), f"bold {AMBER}")
        line.append("   ")
        line.append_text(_mats(view["middle"], int(self._options["mats"])))
        line.append(f" {self._words.say('pic-middle')}", DIM)
        return Align.center(line, width=width)

    def _stage(self, view: View) -> str:
        key = "pic-stage" if self._options["halves"] else "pic-only-stage"
        return self._words.say(key, stage=view["stage"])

    def _cards(self, view: View, others: list[int], width: int) -> RenderableType:
        per_row = min(len(others), _per_row(width))
        card_width = min(24, (width - per_row + 1) // per_row)
        grid = Table.grid(padding=(0, 1, 0, 0))
        for start in range(0, len(others), per_row):
            row = others[start : start + per_row]
            grid.add_row(*(self._card(view, p, card_width) for p in row))
        return Align.center(grid, width=width)

    def _card(self, view: View, player: int, width: int) -> RenderableType:
        turn = view["turn"] == player
        edge = AMBER if turn else DIM
        name = ("▸ " if turn else "") + self._names[player][: width - 8]
        inner = width - 2
        lines = [Text(f"╭─ {name} ".ljust(width - 1, "─") + "╮", edge, no_wrap=True)]
        for cup, right in zip(CUP, self._beside_cup(view, player), strict=True):
            line = Text(no_wrap=True)
            line.append("│ ", edge)
            inside = view["active"][player]
            line.append(cup if inside else " " * len(cup), WOOD)
            line.append(" " if width < 18 else "  ")
            line.append_text(right)
            line.truncate(inner + 1, pad=True)
            line.append("│", edge)
            lines.append(line)
        lines.append(Text("╰" + "─" * inner + "╯", edge, no_wrap=True))
        return Group(*lines)

    def _beside_cup(self, view: View, player: int) -> tuple[Text, Text]:
        """What a player says, and what he has lost."""
        if not view["active"][player]:
            return Text(self._words.say("pic-out"), DIM), self._losses(view, player)
        bid = next((b["bid"] for b in reversed(view["bids"]) if b["player"] == player), None)
        said = _small_bid(bid, last=bid == view["bid"]) if bid else Text()
        return said, self._losses(view, player)

    def _losses(self, view: View, player: int) -> Text:
        text = _mats(view["mats"][player])
        halves = view["half_losers"].count(player)
        text.append(" " * bool(halves and text.plain) + "◧" * halves, BAD)
        return text

    def _listed(self, view: View, others: list[int], width: int) -> RenderableType:
        """Many players as two columns of lines."""
        half = width // 2
        rows = _list_rows(others)
        grid = Table.grid()
        grid.add_column(width=half, no_wrap=True)
        grid.add_column(width=half, no_wrap=True)
        for i in range(rows):
            pair = [others[k] for k in (i, i + rows) if k < len(others)]
            grid.add_row(*(self._line(view, p, half) for p in pair))
        return grid

    def _line(self, view: View, player: int, width: int) -> Text:
        turn = view["turn"] == player
        line = Text(no_wrap=True)
        line.append("▸ " if turn else "  ", AMBER)
        line.append(fit(self._names[player], 9), f"bold {AMBER}" if turn else "")
        line.append(" ")
        said, lost = self._beside_cup(view, player)
        said.truncate(7, pad=True)
        line.append_text(said)
        line.append_text(lost)
        line.truncate(width)
        return line

    def _bid(self, view: View, big: bool) -> RenderableType:
        """The last bid, as prominent as there is room for."""
        if view["bid"] is None:
            said = Text(self._who("pic-opens", view, view["turn"]), "bold")
            if view["turn"] is None:
                said = Text("")
            gap = [Text("")] * 2 if big else []
            return Group(*gap, Align.center(said), *gap)
        count, face = _split(view["bid"])
        says = Text(self._who("pic-bids", view, view["bidder"]), "bold")
        grid = Table.grid(padding=(0, 2, 0, 0))
        if not big:
            grid.add_row(says, _small_bid(view["bid"], last=True))
            return Align.center(grid)
        number = Text("\n".join(("", *_digits(str(count)), "")), f"bold {AMBER}")
        grid.add_row(
            Text("\n\n") + says,
            number,
            Text("\n\n×", f"bold {AMBER}"),
            big_die(face, BONE, wide=True),
        )
        return Align.center(grid)

    def _bids(self, view: View, width: int) -> RenderableType:
        """This round's bids in order; the oldest make way if they are too many."""
        parts: list[tuple[str, str]] = []
        room = width - 4
        for bid in reversed(view["bids"]):
            name, said = self._name(view, bid["player"]), bid["bid"].replace("x", "×")
            room -= len(name) + len(said) + 4
            if room < 0:
                parts.insert(0, ("… → ", DIM))
                break
            arrow = " → " if parts else ""
            parts[:0] = [(f"{name} ", DIM), (said, "" if parts else "bold"), (arrow, DIM)]
        return Align.center(Text.assemble(*parts, no_wrap=True))

    def _own_height(self, view: View, height: int) -> int:
        if view["me"] is None:
            return 0
        return 1 + (DIE_HEIGHT if height >= 14 else 1)

    def _own(self, view: View, width: int, height: int) -> RenderableType:
        me = view["me"]
        turn = view["turn"] == me
        dice: list[int] = view["dice"][me] or []
        line = Text()
        line.append("▸ " if turn else "", AMBER)
        line.append(self._words.say("pic-your-cup"), f"bold {AMBER}" if turn else "bold")
        if self._is_straight(dice):
            line.append(f"  ★ {self._words.say('pic-straight')} ★", f"bold {GOOD}")
        if not dice:
            line.append(f"  {self._words.say('pic-out')}", DIM)
        line.append("  ")
        line.append_text(self._losses(view, me))
        grid = Table.grid(padding=(0, 1, 0, 0))
        if height < 14:
            grid.add_row(*(small_die(face, self._colour(face)) for face in dice))
        else:
            wide = width >= 60
            grid.add_row(*(big_die(face, self._colour(face), wide=wide) for face in dice))
        return Group(Align.center(line), Align.center(grid) if dice else Text(""))

    def _colour(self, face: int) -> str:
        return AMBER if face == self._options["wild"] else BONE

    # --- the showdown -----------------------------------------------------------------------

    def scene(self, before: View, after: View, width: int, height: int) -> RenderableType | None:
        """All cups up: who had what, what counted, and who loses."""
        if not _was_called(before, after):
            return None
        shown = after["showdown"]
        seats = [p for p, dice in enumerate(shown["dice"]) if dice]
        boxed = 3 * len(seats) + 4 <= height
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", no_wrap=True)
        straight = any(self._is_straight(shown["dice"][p]) for p in seats)
        room = width - (38 if boxed else 30) - (8 if straight else 2)  # beside dice and counts
        for p in seats:
            row = self._shown_dice(shown, p, boxed), self._shown_count(shown, p, boxed)
            grid.add_row(self._shown_name(after, p, boxed, max(4, min(12, room))), *row)
        head, verdict = self._headings(after)
        parts = [Align.center(head), Align.center(grid), Align.center(verdict)]
        used = 1 + 2 + len(seats) * (3 if boxed else 1)
        return Group(*_spread(parts, height - used))

    def _headings(self, after: View) -> tuple[Text, Text]:
        shown = after["showdown"]
        count, face = _split(shown["bid"])
        lie = shown["loser"] == shown["bidder"]
        asked = self._words.say(
            "pic-called",
            who="you" if shown["caller"] == after["me"] else "other",
            caller=self._names[shown["caller"]],
            whom="you" if shown["bidder"] == after["me"] else "other",
            bidder=self._names[shown["bidder"]],
            bid=self._words.say("bid-words", count=count, face=face),
        )
        verdict = Text(justify="center")
        truth = self._words.say("pic-verdict", there=shown["count"], truth="lie" if lie else "true")
        verdict.append(truth + "\n", f"bold {BAD if lie else GOOD}")
        verdict.append(self._who("pic-loser", after, shown["loser"]), "bold")
        return Text(asked, f"bold {AMBER}", justify="center"), verdict

    def _shown_name(self, view: View, player: int, boxed: bool, width: int) -> Text:
        shown = view["showdown"]
        style = f"bold {BAD}" if player == shown["loser"] else "bold"
        mark = "✗ " if player == shown["loser"] else "  "
        name = fit(self._name(view, player), width).strip()
        return Text("\n" * boxed + mark + name, style)

    def _shown_dice(self, shown: View, player: int, boxed: bool) -> RenderableType:
        dice: list[int] = shown["dice"][player]
        counting = [self._counts(shown, dice, face) for face in dice]
        styles = [self._shown_style(shown, dice, face) for face in dice]
        if boxed:
            grid = Table.grid()
            boxes = zip(dice, counting, styles, strict=True)
            grid.add_row(*(_box(face, heavy, style) for face, heavy, style in boxes))
            return grid
        line = Text(no_wrap=True)
        for face, counts, style in zip(dice, counting, styles, strict=True):
            line.append(f"[{face}]" if counts else f" {face} ", style)
        return line

    def _shown_style(self, shown: View, dice: list[int], face: int) -> str:
        if not self._counts(shown, dice, face):
            return DIM
        if self._is_straight(dice):
            return f"bold {GOOD}"
        wild = face == self._options["wild"]
        return f"bold {AMBER}" if wild else f"bold {BONE}"

    def _shown_count(self, shown: View, player: int, boxed: bool) -> Text:
        dice: list[int] = shown["dice"][player]
        _, face = _split(shown["bid"])
        worth = self._worth(dice, face)
        text = Text("\n" * boxed + f"{worth:2}", "bold" if worth else DIM)
        if self._is_straight(dice):
            gap = "\n" if boxed else "  "
            text.append(f" ★{gap}{self._words.say('pic-straight')}", f"bold {GOOD}")
        return text

    def _counts(self, shown: View, dice: list[int], face: int) -> bool:
        """LU-9: whether a die counts for the bid."""
        _, named = _split(shown["bid"])
        wild = self._options["wild"]
        return self._is_straight(dice) or face == named or bool(wild and face == wild)

    def _worth(self, dice: list[int], face: int) -> int:
        """LU-9: what a player's dice count for a face."""
        if self._is_straight(dice):
            return 5 if face == 1 else 10
        wild = self._options["wild"]
        return sum(die == face or bool(wild and die == wild) for die in dice)

    def _is_straight(self, dice: Sequence[int]) -> bool:
        rules = self._options
        return bool(rules["straight"]) and rules["wild"] == 1 and list(dice) == [1, 2, 3, 4, 5, 6]

    # --- in words ---------------------------------------------------------------------------

    def spoken(self, view: View) -> list[str]:
        say = self._words.say
        mats = ", ".join(f"{self._name(view, p)} {mats}" for p, mats in enumerate(view["mats"]))
        lines = [f"{self._stage(view)}. {say('pic-spoken-mats', middle=view['middle'], mats=mats)}"]
        out = [self._name(view, p) for p, inside in enumerate(view["active"]) if not inside]
        if out and view["turn"] is not None:
            lines.append(say("pic-spoken-out", players=", ".join(out)))
        if view["bid"]:
            count, face = _split(view["bid"])
            words = say("bid-words", count=count, face=face)
            name = self._name(view, view["bidder"])
            lines.append(say("pic-spoken-bid", player=name, bid=view["bid"], words=words))
        if view["me"] is not None and view["dice"][view["me"]]:
            dice: list[int] = view["dice"][view["me"]]
            lines.append(say("pic-spoken-dice", dice=" ".join(map(str, dice))))
        return lines

    def scene_spoken(self, before: View, after: View) -> list[str]:
        if not _was_called(before, after):
            return []
        shown = after["showdown"]
        _, face = _split(shown["bid"])
        return [
            self._words.say(
                "pic-spoken-shown",
                player=self._name(after, p),
                dice=" ".join(map(str, dice)),
                count=self._worth(dice, face),
            )
            for p, dice in enumerate(shown["dice"])
            if dice
        ]

    def _name(self, view: View, player: int) -> str:
        return self._words.say("pic-you") if player == view["me"] else self._names[player]

    def _who(self, key: str, view: View, player: int | None) -> str:
        if player is None:
            return ""
        who = "you" if player == view["me"] else "other"
        return self._words.say(key, who=who, player=self._names[player])

    # --- the offer of moves -----------------------------------------------------------------

    def keys(self, view: View) -> dict[str, str]:
        return {"l": "liar"} if "liar" in view["moves"] else {}

    def first(self, view: View) -> str | None:
        return view["moves"][0] if view["moves"] else None

    def turn(self, view: View, chosen: str, arrow: str) -> str:
        """Left and right choose the face, up and down the count."""
        counts = _raises(view)
        if chosen == "liar" or not counts:
            return str(view["moves"][0])
        count, face = _split(chosen)
        if arrow in ("left", "right"):
            faces = sorted(counts)
            face = faces[(faces.index(face) + (1 if arrow == "right" else -1)) % len(faces)]
            return f"{counts[face][0]}x{face}"
        place = counts[face].index(count) + (1 if arrow == "up" else -1)
        return f"{counts[face][max(0, min(place, len(counts[face]) - 1))]}x{face}"

    def ask(self, view: View, chosen: str, width: int) -> RenderableType:
        """The cheapest raise on every face; the proposed bid is marked."""
        counts = _raises(view)
        line = Text(no_wrap=True, overflow="ellipsis")
        for face in range(1, 7):
            picked = chosen != "liar" and _split(chosen)[1] == face
            count = _split(chosen)[0] if picked else counts.get(face, [0])[0]
            if picked:
                line.append("▸", f"bold {AMBER}")
                line.append(f"{count}×", f"bold {AMBER}")
            else:
                line.append(f" {count}×" if count else "  ", DIM)
            line.append_text(small_die(face, AMBER if picked else BONE if count else DIM))
            line.append("◂" if picked else " ", f"bold {AMBER}")
            line.append(" " * (width >= 74))
        if "liar" in view["moves"]:
            style = f"bold {BAD}" + (" reverse" if chosen == "liar" else "")
            line.append("   ")
            line.append(" l ", f"bold {INK} on {BAD}")
            line.append(f" {self._words.say('move-liar')}", style)
        return line


def _others(view: View) -> list[int]:
    """The other players clockwise, beginning with the viewer's neighbour."""
    n, me = view["players"], view["me"]
    first = 0 if me is None else me + 1
    return [(first + i) % n for i in range(n if me is None else n - 1)]


def _per_row(width: int) -> int:
    return max(1, (width + 1) // 17)


def _card_rows(others: list[int], width: int) -> int:
    return -(-len(others) // _per_row(width))


def _list_rows(others: list[int]) -> int:
    return -(-len(others) // 2)


def _spread(parts: Sequence[RenderableType], spare: int) -> list[RenderableType]:
    """Parts one below the other, with what is spare between them."""
    spread: list[RenderableType] = []
    gaps = len(parts)
    for i, part in enumerate(parts):
        lines = max(0, spare) * (i + 1) // gaps - max(0, spare) * i // gaps
        spread += [*([Text("")] * min(lines, 2)), part]
    return spread


def _split(bid: str) -> tuple[int, int]:
    count, _, face = bid.partition("x")
    return int(count), int(face)


def _raises(view: View) -> dict[int, list[int]]:
    """The counts that may be bid on each face, lowest first."""
    counts: dict[int, list[int]] = {}
    for move in view["moves"]:
        if move != "liar":
            count, face = _split(move)
            counts.setdefault(face, []).append(count)
    return {face: sorted(found) for face, found in counts.items()}


def _was_called(before: View, after: View) -> bool:
    """Whether the move between two views was a call: it ends the bids, and only it does."""
    return bool(before["bids"]) and not after["bids"]


def _mats(count: int, total: int = 0) -> Text:
    """Mats as squares, with the places of those that are gone; many as a number."""
    if max(count, total) > 6:
        return Text(f"▣ ×{count}" if count or total else "", AMBER)
    return Text.assemble(("▣" * count, AMBER), ("▢" * max(0, total - count), DIM))


def _small_bid(bid: str, *, last: bool) -> Text:
    count, face = _split(bid)
    said = (f"{count}×", f"bold {AMBER}" if last else DIM)
    return Text.assemble(said, small_die(face, BONE if last else DIM))


def _digits(number: str) -> list[str]:
    return [" ".join(DIGITS[digit][row] for digit in number) for row in range(3)]


def _box(face: int, heavy: bool, style: str) -> Text:
    """A die of a showdown: a heavy edge counts, a thin one does not."""
    if heavy:
        return Text(f"┏━━━┓\n┃ {face} ┃\n┗━━━┛", style, no_wrap=True)
    return Text(f"╭───╮\n│ {face} │\n╰───╯", style, no_wrap=True)
