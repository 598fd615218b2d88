"""Lügen in the terminal: all cups up, who had what, what counted, and who loses."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.align import Align
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bluffhouse.core.options import Value
from bluffhouse.core.words import Words
from bluffhouse.games.drawing import AMBER, BAD, BONE, DIM, GOOD, fit

View = dict[str, Any]

ROOM_FOR_DICE = 36  # a player whose dice are told apart needs so many columns


class Showdown:
    """The scene of a `Picture`, and what both of them say of a player."""

    def __init__(self, options: Mapping[str, Value], words: Words, names: Sequence[str]) -> None:
        self._options = options
        self._words = words
        self._names = names

    def scene(self, before: View, after: View, width: int, height: int) -> RenderableType | None:
        """All cups up: who had what, what counted, and who loses."""
        if not _was_called(before, after):
            return None
        shown = after["showdown"]
        seats = [p for p, dice in enumerate(shown["dice"]) if dice]
        abreast = 1 if len(seats) + 3 <= height else 2
        boxed = 3 * len(seats) + 4 <= height
        rows = -(-len(seats) // abreast)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for justify in ("right", "left", "left") * abreast:
            grid.add_column(justify=justify, no_wrap=True)
        for i in range(rows):
            cells = [self._shown(after, p, boxed, width // abreast) for p in seats[i::rows]]
            grid.add_row(*(part for cell in cells for part in cell))
        head, verdict = self._headings(after)
        parts = [Align.center(head), Align.center(grid), Align.center(verdict)]
        return Group(*spread(parts, height - 3 - rows * (3 if boxed else 1)))

    def _shown(self, after: View, player: int, boxed: bool, width: int) -> list[RenderableType]:
        """Name, dice and count of a player, in so many columns."""
        shown = after["showdown"]
        count = self._shown_count(shown, player, boxed)
        if width < ROOM_FOR_DICE:  # only the dice that count, and no words beside them
            count.truncate(4)
            room, dice = width - 17, self._counted(shown, player)
        else:
            room = width - (38 if boxed else 30) - max(2, count.cell_len - 4 - boxed)
            dice = self._shown_dice(shown, player, boxed)
        return [self._shown_name(after, player, boxed, max(4, min(12, room))), dice, count]

    def _counted(self, shown: View, player: int) -> RenderableType:
        """Dice without edges; a dot for each that does not count."""
        dice: list[int] = shown["dice"][player]
        line = Text(no_wrap=True)
        for face in dice:
            counts = self._counts(shown, dice, face)
            line.append(str(face) if counts else "·", self._shown_style(shown, dice, face))
        return line

    def _headings(self, after: View) -> tuple[Text, Text]:
        shown = after["showdown"]
        count, face = split_bid(shown["bid"])
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
        name = fit(self._name(view, player), width).strip()
        return Text("\n" * boxed + name, "bold")

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
        _, face = split_bid(shown["bid"])
        worth = self._worth(dice, face)
        text = Text("\n" * boxed + f"{worth:2}", "bold" if worth else DIM)
        if self._is_straight(dice):
            gap = "\n" if boxed else "  "
            text.append(f" ★{gap}{self._words.say('pic-straight')}", f"bold {GOOD}")
        return text

    def _counts(self, shown: View, dice: list[int], face: int) -> bool:
        """LU-9: whether a die counts for the bid."""
        _, named = split_bid(shown["bid"])
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

    def scene_spoken(self, before: View, after: View) -> list[str]:
        if not _was_called(before, after):
            return []
        shown = after["showdown"]
        _, face = split_bid(shown["bid"])
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


def spread(parts: Sequence[RenderableType], spare: int) -> list[RenderableType]:
    """Parts one below the other, with what is spare between them."""
    spread: list[RenderableType] = []
    gaps = len(parts)
    for i, part in enumerate(parts):
        lines = max(0, spare) * (i + 1) // gaps - max(0, spare) * i // gaps
        spread += [*([Text("")] * min(lines, 2)), part]
    return spread


def split_bid(bid: str) -> tuple[int, int]:
    count, _, face = bid.partition("x")
    return int(count), int(face)


def _was_called(before: View, after: View) -> bool:
    """Whether the move between two views was a call: it ends the bids, and only it does."""
    return bool(before["bids"]) and not after["bids"]


def _box(face: int, heavy: bool, style: str) -> Text:
    """A die of a showdown: a heavy edge counts, a thin one does not."""
    if heavy:
        return Text(f"┏━━━┓\n┃ {face} ┃\n┗━━━┛", style, no_wrap=True)
    return Text(f"╭───╮\n│ {face} │\n╰───╯", style, no_wrap=True)
