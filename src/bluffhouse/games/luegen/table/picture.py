"""Lügen in the terminal: cups, dice and beer mats.

What a `Picture` is asked for, and by whom: `core/picture.py`.
"""

from rich.align import Align
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

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
from bluffhouse.games.luegen.table.showdown import Showdown, View, split_bid, spread

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
LISTED_IN_TWO = 12  # so many players make two columns of lines; more of them three,
LINE = 24  # if there is room for as many lines of so many letters
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


class Picture(Showdown):
    rows = 1

    # --- the table --------------------------------------------------------------------------

    def table(self, view: View, width: int, height: int) -> RenderableType:
        """As much as fits: big cups, bid and dice if there is room, and lines if not."""
        others = _others(view)
        for cards, big, bids in SHAPES:
            seats = _card_rows(others, width) * CARD_HEIGHT if cards else _list_rows(others, width)
            own = self._own_height(view, width, height)
            used = 1 + seats + (DIE_HEIGHT if big else 1) + bids + own
            if used <= height:
                break
        parts = [
            self._cards(view, others, width) if cards else self._listed(view, others, width),
            self._bid(view, big),
            *([self._bids(view, width)] if bids else []),
            *([self._own(view, width, height)] if view["me"] is not None else []),
        ]
        return Group(self._headline(view, width), *spread(parts, height - used))

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
        """Many players as two columns of lines, or three."""
        room = width // _list_columns(others, width)
        rows = _list_rows(others, width)
        grid = Table.grid()
        for _ in range(_list_columns(others, width)):
            grid.add_column(width=room, no_wrap=True)
        for i in range(rows):
            grid.add_row(*(self._line(view, p, room) for p in others[i::rows]))
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
        count, face = split_bid(view["bid"])
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

    def _own_height(self, view: View, width: int, height: int) -> int:
        if view["me"] is None:
            return 0
        return 1 + (DIE_HEIGHT if _tall(view, width, height) else 1)

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
        if not _tall(view, width, height):
            grid.add_row(*(small_die(face, self._colour(face)) for face in dice))
        else:
            wide = width >= 60
            grid.add_row(*(big_die(face, self._colour(face), wide=wide) for face in dice))
        return Group(Align.center(line), Align.center(grid) if dice else Text(""))

    def _colour(self, face: int) -> str:
        return AMBER if face == self._options["wild"] else BONE

    # --- in words ---------------------------------------------------------------------------

    def spoken(self, view: View) -> list[str]:
        say = self._words.say
        mats = ", ".join(f"{self._name(view, p)} {mats}" for p, mats in enumerate(view["mats"]))
        lines = [f"{self._stage(view)}. {say('pic-spoken-mats', middle=view['middle'], mats=mats)}"]
        out = [self._name(view, p) for p, inside in enumerate(view["active"]) if not inside]
        if out and view["turn"] is not None:
            lines.append(say("pic-spoken-out", players=", ".join(out)))
        if view["bid"]:
            count, face = split_bid(view["bid"])
            words = say("bid-words", count=count, face=face)
            name = self._name(view, view["bidder"])
            lines.append(say("pic-spoken-bid", player=name, bid=view["bid"], words=words))
        if view["me"] is not None and view["dice"][view["me"]]:
            dice: list[int] = view["dice"][view["me"]]
            lines.append(say("pic-spoken-dice", dice=" ".join(map(str, dice))))
        return lines

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
        count, face = split_bid(chosen)
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
            picked = chosen != "liar" and split_bid(chosen)[1] == face
            count = split_bid(chosen)[0] if picked else counts.get(face, [0])[0]
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


def _list_columns(others: list[int], width: int) -> int:
    return 3 if len(others) > LISTED_IN_TWO and width >= 3 * LINE else 2


def _list_rows(others: list[int], width: int) -> int:
    return -(-len(others) // _list_columns(others, width))


def _tall(view: View, width: int, height: int) -> bool:
    """Whether there is room for the own dice as drawings, below the others as lines."""
    return height >= max(14, 3 + DIE_HEIGHT + _list_rows(_others(view), width))


def _raises(view: View) -> dict[int, list[int]]:
    """The counts that may be bid on each face, lowest first."""
    counts: dict[int, list[int]] = {}
    for move in view["moves"]:
        if move != "liar":
            count, face = split_bid(move)
            counts.setdefault(face, []).append(count)
    return {face: sorted(found) for face, found in counts.items()}


def _mats(count: int, total: int = 0) -> Text:
    """Mats as squares, with the places of those that are gone; many as a number."""
    if max(count, total) > 6:
        return Text(f"▣ ×{count}" if count or total else "", AMBER)
    return Text.assemble(("▣" * count, AMBER), ("▢" * max(0, total - count), DIM))


def _small_bid(bid: str, *, last: bool) -> Text:
    count, face = split_bid(bid)
    said = (f"{count}×", f"bold {AMBER}" if last else DIM)
    return Text.assemble(said, small_die(face, BONE if last else DIM))


def _digits(number: str) -> list[str]:
    return [" ".join(DIGITS[digit][row] for digit in number) for row in range(3)]
