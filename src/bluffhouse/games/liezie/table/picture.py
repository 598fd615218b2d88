"""The Lie Zie in the terminal: the backs on the table, everybody's backs, and the own hand.

`Picture` is what the terminal's table looks for in a room: made once a table with the options, the
texts and the players' names, then asked with views (`match.view`). It draws `table` with Rich, in
the space it is given, and says the same as plain lines (`spoken`); `scene` turns the prizes over
when the game ends. `keys`, `first`, `turn` and `ask` offer the legal moves: keys that play at once,
the move proposed at first, the one proposed instead when an arrow is pressed, and how the offer
looks, in `rows` lines.

A side of a card is drawn as its number and the suit of its colour, `3♥` for red 3.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.align import Align
from rich.console import Group, RenderableType
from rich.text import Text

from bluffhouse.core.options import Value
from bluffhouse.core.words import Words
from bluffhouse.games.drawing import AMBER, BONE, DIM, INK, turned

View = dict[str, Any]

SUITS = {"r": "♥", "b": "♦", "g": "♣", "y": "★"}
PAINT = {"r": "#ff6b5e", "b": "#6db3ff", "g": "#7fd08a", "y": "#ffe066"}

# Keys: a row of the keyboard a colour for backs; whatever is free for plays, in their order.
BACK_KEYS = {"r": "1234", "b": "5678", "g": "asdf", "y": "ghjk"}
SIDE_KEYS = {"left": "1", "right": "2"}
PLAY_KEYS = "1234567890abcdefghijklmostuvwxyz"
PASS_KEY = "p"
#: Positions are written small behind what is played.
LOWERED = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
#: From this height on, the own hand is drawn as boxes.
ROOMY = 20
#: A card of the own hand takes so many cells.
CELL = 4
#: From this width on, the backs of a hand stand apart; and how wide a line is up to its last back.
AIRY, AIRY_LINE, LINE = 66, 49, 37


class Picture:
    rows = 4

    def __init__(self, options: Mapping[str, Value], words: Words, names: Sequence[str]) -> None:
        self._passes = options["passes"]
        self._words = words
        self._names = names

    # --- the table --------------------------------------------------------------------------

    def table(self, view: View, width: int, height: int) -> RenderableType:
        me, n = view["me"], view["players"]
        first = 0 if me is None else me + 1
        others = [(first + k) % n for k in range(n if me is None else n - 1)]
        top = Group(self._headline(view), self._backs(view, width))
        parts: list[RenderableType] = [top, Group(*(self._player(view, p, width) for p in others))]
        used = 5 + len(others)
        if me is not None:
            boxed = height >= max(ROOMY, used + 7)
            parts.append(Group(self._player(view, me, width), self._hand(view, boxed=boxed)))
            used += 7 if boxed else 4
        return Group(*_spread(parts, height - used))

    def _headline(self, view: View) -> Text:
        say = self._words.say
        line = Text(no_wrap=True, overflow="ellipsis")
        title = say("pic-pass", number=view["pass"], passes=self._passes)
        line.append(f" {title} · {say('pic-phase', phase=view['phase'])}", f"bold {AMBER}")
        if view["led"]:
            line.append(f"   {say('pic-to-beat')} ", DIM)
            line.append_text(_side(f"{view['led']}{view['number']}"))
            line.append(f" ({self._name(view, view['best'])})", DIM)
        return line

    def _backs(self, view: View, width: int) -> RenderableType:
        """LZ-3: what lies on the table, in play the prize pile: a line a colour."""
        text = Text(no_wrap=True, overflow="crop")
        for i, colour in enumerate(SUITS):
            text.append("\n" if i else "")
            for number in range(1, 5):
                count = view["table"].get(f"{colour}{number}", 0)
                text.append_text(_back(f"{colour}{number}", there=bool(count)))
                text.append(f"×{count}   " if count else "     ", BONE)
        return Align.center(text, width=width)

    def _player(self, view: View, player: int, width: int) -> Text:
        """Who it is, the backs of the hand, prizes, and what happened in this round."""
        acts = player == view["turn"] or (view["turn"] is None and self._drafts(view, player))
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append("▸ " if acts else "  ", f"bold {AMBER}")
        line.append(_fit(self._name(view, player), 10), f"bold {AMBER}" if acts else "bold")
        for back in view["hands"][player]:
            line.append_text(_back(back)).append(" " if width >= AIRY else "")
        if view["held"][player]:
            line.append("+", DIM).append_text(_back(view["held"][player]))
        line.append(" " * max(1, (AIRY_LINE if width >= AIRY else LINE) - line.cell_len))
        line.append_text(self._state(view, player))
        prizes = view["prizes"][player]
        if prizes:
            line.append(f" ◆{len(prizes)}", f"bold {AMBER}")
            if line.cell_len + 1 + 2 * len(prizes) <= width:
                line.append(" ")
                for prize in prizes:
                    line.append_text(_side(prize[:2]) if "|" in prize else _back(prize))
        return line

    @staticmethod
    def _drafts(view: View, player: int) -> bool:
        return bool(view["phase"] == "draft" and len(view["hands"][player]) < 12)

    def _state(self, view: View, player: int) -> Text:
        """In a few cells: the place, the number played, a pass, or who is ready."""
        if player in view["out"]:
            return Text(f"{view['out'].index(player) + 1}.", f"bold {AMBER}")
        for made in view["plays"]:
            if made["player"] == player:
                return _side(f"{made['cards'][0][0]}{made['number']}")
        if player in view["acted"]:
            return Text("–", DIM)
        if view["phase"] == "draft" and view["ready"] == player:
            return Text("✓", f"bold {AMBER}")
        return Text("")

    def _hand(self, view: View, *, boxed: bool) -> Text:
        """The own cards: fronts, positions below them; the unplaced card beside them."""
        hand, extra = view["hand"], view["unplaced"]
        text = Text(no_wrap=True, overflow="crop")
        fronts = [card[:2] for card in hand]
        if boxed:
            _boxes(text, fronts)
        else:
            text.append("  ")
            for front in fronts:
                text.append(" ").append_text(_side(front)).append(" ")
            text.append("\n")
        text.append("  ")
        for k in range(len(fronts)):
            text.append(str(k + 1).center(CELL), DIM)
        text.append("\n")
        if extra:
            text.append(f"  {self._words.say('pic-unplaced')} ", DIM)
            text.append_text(_side(extra[:2])).append("  ").append_text(_back(extra[3:]))
        elif view["phase"] == "play" and not view["led"] and view["turn"] == view["me"]:
            text.append(f"  {self._words.say('pic-you-lead')}", DIM)
        return text

    def _name(self, view: View, player: int) -> str:
        return self._words.say("pic-you") if player == view["me"] else self._names[player]

    # --- in words ---------------------------------------------------------------------------

    def spoken(self, view: View) -> list[str]:
        say = self._words.say
        title = say("pic-pass", number=view["pass"], passes=self._passes)
        lines = [f"{title}: {say('pic-phase', phase=view['phase'])}."]
        table = ", ".join(f"{self._in_words(back)} ×{n}" for back, n in view["table"].items())
        if view["phase"] != "over":
            lines.append(say("pic-spoken-table", phase=view["phase"], cards=table or "–"))
        if view["led"]:
            number = self._in_words(f"{view['led']}{view['number']}")
            player = self._name(view, view["best"])
            lines.append(say("pic-spoken-number", number=number, player=player))
        for p in range(view["players"]):
            lines += self._spoken_player(view, p)
        if view["hand"]:
            cards = self._listed([card[:2] for card in view["hand"]])
            lines.append(say("pic-spoken-hand", cards=cards))
        if view["unplaced"]:
            lines.append(say("pic-spoken-unplaced", card=self._in_words(view["unplaced"][:2])))
        return lines

    def _spoken_player(self, view: View, player: int) -> list[str]:
        say, name = self._words.say, self._name(view, player)
        held = [view["held"][player]] if view["held"][player] else []
        backs = self._listed([*view["hands"][player], *held])
        lines = [say("pic-spoken-backs", player=name, cards=backs)]
        prizes = view["prizes"][player]
        if prizes:
            cards = self._listed([prize[:2] for prize in prizes])
            shown = "fronts" if view["phase"] == "over" else "backs"
            lines.append(say("pic-spoken-prizes", player=name, cards=cards, shown=shown))
        return lines

    def _listed(self, sides: list[str]) -> str:
        return ", ".join(map(self._in_words, sides)) or "–"

    def _in_words(self, side: str) -> str:
        return self._words.say("side-words", colour=side[0], number=side[1:])

    # --- the prizes are turned over ---------------------------------------------------------

    def scene(self, before: View, after: View, width: int, height: int) -> RenderableType | None:
        if after["phase"] != "over" or before["phase"] == "over":
            return None
        lines = [Text(self._words.say("pic-revealed"), f"bold {AMBER}", no_wrap=True), Text("")]
        for player, prizes in enumerate(after["prizes"]):
            line = Text(no_wrap=True, overflow="ellipsis")
            line.append(_fit(self._name(after, player), 12), "bold")
            for prize in prizes:
                line.append_text(_side(prize[:2]))
            line.append(f"  = {_points(prizes)}", f"bold {AMBER}")
            lines.append(line)
        return Group(*lines)

    def scene_spoken(self, before: View, after: View) -> list[str]:
        if after["phase"] != "over" or before["phase"] == "over":
            return []
        return [
            self._words.say(
                "pic-spoken-points",
                player=self._name(after, player),
                cards=self._listed([prize[:2] for prize in prizes]),
                points=_points(prizes),
            )
            for player, prizes in enumerate(after["prizes"])
        ]

    # --- the offer of moves -----------------------------------------------------------------

    def keys(self, view: View) -> dict[str, str]:
        return {key: move for row in self._rows(view) for key, move in row if key}

    def _rows(self, view: View) -> list[list[tuple[str, str]]]:
        """The legal moves with their keys: backs by colour, plays by length, and the pass."""
        moves: list[str] = view["moves"]
        plays = sorted((m for m in moves if m.startswith("play")), key=lambda m: m[-1])
        free = [*PLAY_KEYS, *[""] * len(plays)]
        key_of = dict(zip(plays, free, strict=False)) | SIDE_KEYS | {"pass": PASS_KEY}
        rows: list[list[tuple[str, str]]] = [[], [], [], []]
        for move in (m for m in moves if m.startswith(("take", "prize"))):
            back = move.split()[1]
            row = list(SUITS).index(back[0])
            rows[row].append((BACK_KEYS[back[0]][int(back[1]) - 1], move))
        for move in plays:
            rows[int(move[-1]) - 1].append((key_of[move], move))
        for move in ("left", "right", "pass"):
            if move in moves:
                rows[3 if move == "pass" else 0].append((key_of[move], move))
        return rows

    def first(self, view: View) -> str | None:
        """Nothing that is hard to regret: pass if that is possible."""
        moves: list[str] = view["moves"]
        if "pass" in moves:
            return "pass"
        return moves[0] if moves else None

    def turn(self, view: View, chosen: str, arrow: str) -> str:
        rows = [[move for _, move in row] for row in self._rows(view) if row]
        return turned(rows, chosen, arrow)

    def ask(self, view: View, chosen: str, width: int) -> RenderableType:
        lines = [self._offers(view, chosen, row, width) for row in self._rows(view) if row]
        return Group(*lines)

    def _offers(self, view: View, chosen: str, row: list[tuple[str, str]], width: int) -> Text:
        line = Text(no_wrap=True, overflow="ellipsis")
        for key, move in row:
            paint = AMBER if move == chosen else "#b08d57"
            line.append(key or "·", f"bold {INK} on {paint}")
            line.append("▸" if move == chosen else " ", f"bold {AMBER}")
            line.append_text(self._offer(view, move)).append("  ")
        if line.cell_len > width and chosen in [move for _, move in row[1:]]:
            return self._offers(view, chosen, row[1:], width)  # the chosen one stays in sight
        return line

    def _offer(self, view: View, move: str) -> Text:
        verb, *rest = move.split()
        if verb in ("take", "prize"):
            return _back(rest[0]).append(f"×{view['table'][rest[0]]} ", BONE)
        if verb == "play":
            start, length = int(rest[0]) - 1, int(rest[1])
            cards = view["hand"][start : start + length]
            played = _side(cards[0][0] + "".join(card[1] for card in cards))
            return played.append(rest[0].translate(LOWERED), DIM)
        return Text(self._words.say(f"move-{verb}"))


def _spread(parts: Sequence[RenderableType], spare: int) -> list[RenderableType]:
    """Parts one below the other; what is spare goes between them, one line each."""
    spread = list(parts)
    for place in range(1, len(spread)):
        if spare > 0:
            spread[place] = Group(Text(""), spread[place])
            spare -= 1
    return spread


def _fit(text: str, width: int) -> str:
    return (text if len(text) < width else text[: width - 2] + "…").ljust(width)


def _side(side: str) -> Text:
    """A front, or a number of several: its digits and its suit."""
    return Text(f"{side[1:]}{SUITS[side[0]]}", f"bold {PAINT[side[0]]}")


def _back(side: str, *, there: bool = True) -> Text:
    """A back is printed on a dark ground; what it shows may be a lie."""
    if not there:
        return Text("··", DIM)
    return Text(f"{side[1:]}{SUITS[side[0]]}", f"{PAINT[side[0]]} on #3a352e")


def _boxes(text: Text, fronts: list[str]) -> None:
    """Fronts as boxes, four lines high with the line of the suits."""
    for row in range(4):
        text.append("  ")
        for front in fronts:
            middle = f"│{front[1]} │" if row == 1 else f"│ {SUITS[front[0]]}│"
            cell = ("╭──╮", middle, middle, "╰──╯")[row]
            text.append(cell, f"bold {PAINT[front[0]]}")
        text.append("\n")


def _points(prizes: list[str]) -> int:
    """LZ-18: the numbers on the fronts."""
    return sum(int(prize[1]) for prize in prizes)
