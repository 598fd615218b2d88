"""Line-it in the terminal: market, jackpots and lines.

`Picture` is what the terminal's table looks for in a room: made once a table with the options, the
texts and the players' names, then asked with views (`match.view`). It draws `table` with Rich, in
the space it is given, and says the same as plain lines (`spoken`); Line-it lays nothing open that
was hidden, so it has no `scene`. `keys`, `first`, `turn` and `ask` offer the legal moves: keys
that play at once, the move proposed at first, the one proposed instead when an arrow is pressed,
and how the offer looks, in `rows` lines.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.align import Align
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bluffhouse.core.options import Value
from bluffhouse.core.words import Words
from bluffhouse.games.drawing import AMBER, BONE, DIM, INK, turned

View = dict[str, Any]

COLOURS = ("red", "blue", "green", "yellow")
SUITS = {"red": "♥", "blue": "♦", "green": "♣", "yellow": "★"}
PAINT = {"red": "#ff6b5e", "blue": "#6db3ff", "green": "#7fd08a", "yellow": "#ffe066"}

# Keys: digits take to the line, the row below to the hand; `d`, in the midst of it, is for done.
LINE_KEYS, HAND_KEYS, PLAY_KEYS = "1234567", "asfghjk", "xvb"
OTHER_KEYS = {"close": "c", "done": "d", "pass": "p"}
#: From this height on, cards and the own line are drawn larger.
ROOMY = 18


class Picture:
    rows = 3

    def __init__(self, options: Mapping[str, Value], words: Words, names: Sequence[str]) -> None:
        self._options = options
        self._words = words
        self._names = names

    # --- the table --------------------------------------------------------------------------

    def table(self, view: View, width: int, height: int) -> RenderableType:
        me = view["me"]
        n = view["players"]
        first = 0 if me is None else me + 1
        others = [(first + i) % n for i in range(n if me is None else n - 1)]
        roomy = height >= ROOMY
        parts: list[RenderableType] = [
            Group(self._headline(view, width), self._market(view, width, tall=roomy)),
            *(self._player(view, p, width) for p in others),
        ]
        used = 1 + (4 if roomy else 3) + 2 * len(others)
        if me is not None:
            boxed = roomy and _width_of_boxes(view["lines"][me]) <= width
            parts.append(self._player(view, me, width, boxed=boxed))
            used += 4 if boxed else 2
        return Group(*_spread(parts, height - used))

    def _headline(self, view: View, width: int) -> RenderableType:
        say = self._words.say
        line = Text(no_wrap=True, overflow="ellipsis")
        market = "pic-last-step" if view["last_step"] else "pic-market"
        line.append(say(market, deck=view["deck"]), f"bold {AMBER}")
        line.append(f"   {say('pic-jackpots')} ", DIM)
        for colour, cards in view["jackpots"].items():
            line.append(f" {SUITS[colour]}{len(cards)}", f"bold {PAINT[colour]}")
        return Align.center(line, width=width)

    def _market(self, view: View, width: int, *, tall: bool) -> RenderableType:
        """The cards on offer with the keys that take them: to the line above, to the hand below."""
        if not view["market"]:
            return Text("\n" * (3 if tall else 2))
        keys = {move: key for key, move in self.keys(view).items()}
        grid = Table.grid(padding=0)
        cards = []
        for card in view["market"]:
            line, hand = keys.get(f"take {card} line", "─"), keys.get(f"take {card} hand", "─")
            cards.append(_card(card, line, hand, tall=tall))
        grid.add_row(*cards)
        return Align.center(grid, width=width)

    def _player(
        self, view: View, player: int, width: int, *, boxed: bool = False
    ) -> RenderableType:
        """Name, points and hand; below them the line."""
        turn, me = view["turn"] == player, view["me"] == player
        head = Text(no_wrap=True, overflow="ellipsis")
        head.append("▸ " if turn else "  ", f"bold {AMBER}")
        name = self._words.say("pic-you") if me else self._names[player]
        head.append(_fit(name, 10), f"bold {AMBER}" if turn else "bold")
        head.append("◉ " if view["start"] == player else "  ", AMBER)
        points = self._words.say("pic-points", points=view["scores"][player])
        head.append(points.ljust(10), BONE)
        head.append(f" {self._words.say('pic-hand')} ", DIM)
        for chip in _hand(view, player):
            head.append_text(chip).append(" ")
        if boxed and view["lines"][player]:
            return Group(head, self._boxed_line(view, player))
        lines = [head, self._chips(view, player, width)]
        return Group(*lines, *([Text("")] * 2 if boxed else []))

    def _boxed_line(self, view: View, player: int) -> RenderableType:
        grid = Table.grid(padding=0)
        cards = view["lines"][player]
        arrow = Text(f"\n  {_arrow(cards)} ", f"bold {AMBER}")
        grid.add_row(arrow, *(_card(card) for card in cards), self._bet(cards, lead="\n "))
        return grid

    def _chips(self, view: View, player: int, width: int) -> Text:
        cards = view["lines"][player]
        bet = self._bet(cards)
        chips: list[Text] = []
        room = width - 8 - bet.cell_len
        for card in reversed(cards):
            chips.insert(0, _chip(card))
            room -= chips[0].cell_len + 1
            if room < 2 and len(chips) < len(cards):
                chips[0] = Text("…", DIM)
                break
        if not cards:
            chips = [Text(self._words.say("pic-no-line"), DIM)]
        line = Text(no_wrap=True)
        line.append(f"    {_arrow(cards)} ", f"bold {AMBER}")
        for chip in (*chips, bet):
            line.append_text(chip).append(" ")
        return line

    def _bet(self, cards: list[str], lead: str = "") -> Text:
        """How far the bet of a line is: numbers after it, of those it needs."""
        bet = next((card for card in cards if card.startswith("+")), None)
        if bet is None:
            return Text("")
        after = len(cards) - cards.index(bet) - 1
        return Text(f"{lead}({bet}: {after}/{bet[1:]})", f"bold {AMBER}")

    # --- in words ---------------------------------------------------------------------------

    def spoken(self, view: View) -> list[str]:
        say = self._words.say
        lines = []
        if view["market"]:
            market = self._listed(view["market"])
            lines.append(say("pic-spoken-market", cards=market, deck=view["deck"]))
        pots = ", ".join(
            f"{say('pic-colour', colour=colour)} {len(cards)}"
            for colour, cards in view["jackpots"].items()
        )
        lines.append(say("pic-spoken-jackpots", jackpots=pots))
        for p in range(view["players"]):
            you = p == view["me"]
            lines.append(
                say(
                    "pic-spoken-player",
                    player=say("pic-you") if you else self._names[p],
                    points=view["scores"][p],
                    hand=self._hand_in_words(view, p),
                    way=_way(view["lines"][p]),
                    line=self._listed(view["lines"][p]),
                )
            )
        return lines

    def _hand_in_words(self, view: View, player: int) -> str:
        cards = view["hands"][player]
        if cards is None:
            return self._words.say("pic-hidden-cards", count=view["held"][player])
        return self._listed(cards)

    def _listed(self, cards: list[str]) -> str:
        return ", ".join(map(self._card_in_words, cards)) or "–"

    def _card_in_words(self, card: str) -> str:
        colour = _colour(card)
        return f"{card} {self._words.say('pic-colour', colour=colour)}" if colour else card

    def scene(self, before: View, after: View, width: int, height: int) -> RenderableType | None:
        return None

    def scene_spoken(self, before: View, after: View) -> list[str]:
        return []

    # --- the offer of moves -----------------------------------------------------------------

    def keys(self, view: View) -> dict[str, str]:
        keys = {key: move for row in self._rows(view) for key, move in row}
        return {key: move for key, move in keys.items() if move in view["moves"]}

    def _rows(self, view: View) -> list[list[tuple[str, str]]]:
        """The legal moves with their keys: to the line, to the hand, and all others."""
        hand = [] if view["me"] is None else view["hands"][view["me"]]
        rows = [
            [
                (key, f"take {card} line")
                for key, card in zip(LINE_KEYS, view["market"], strict=False)
            ],
            [
                (key, f"take {card} hand")
                for key, card in zip(HAND_KEYS, view["market"], strict=False)
            ],
            [(key, f"play {card}") for key, card in zip(PLAY_KEYS, hand, strict=False)]
            + [(key, move) for move, key in OTHER_KEYS.items()],
        ]
        return [_once([pair for pair in row if pair[1] in view["moves"]]) for row in rows]

    def first(self, view: View) -> str | None:
        """Nothing that is hard to regret: end the turn or pass if that is possible."""
        moves: list[str] = view["moves"]
        calm = (move for move in ("done", "pass") if move in moves)
        return next(calm, moves[0] if moves else None)

    def turn(self, view: View, chosen: str, arrow: str) -> str:
        rows = [[move for _, move in row] for row in self._rows(view) if row]
        return turned(rows, chosen, arrow)

    def ask(self, view: View, chosen: str, width: int) -> RenderableType:
        labels = ("pic-to-line", "pic-to-hand", "pic-other-moves")
        lines = []
        for label, row in zip(labels, self._rows(view), strict=True):
            line = Text(no_wrap=True, overflow="ellipsis")
            line.append(_fit(self._words.say(label), 13) if row else "", DIM)
            for key, move in row:
                line.append(f" {key} ", f"bold {INK} on {AMBER if move == chosen else '#b08d57'}")
                line.append("▸" if move == chosen else " ", f"bold {AMBER}")
                line.append_text(self._offer(move))
                line.append("  ")
            lines.append(line)
        return Group(*lines)

    def _offer(self, move: str) -> Text:
        verb, _, rest = move.partition(" ")
        if verb == "take":
            return _chip(rest.split()[0])
        if verb == "play":
            return Text.assemble(f"{self._words.say('pic-play')} ", _chip(rest))
        return Text(self._words.say(f"move-{verb}"))


def _spread(parts: Sequence[RenderableType], spare: int) -> list[RenderableType]:
    """Parts one below the other; what is spare goes before the last and after the first."""
    spread = list(parts)
    for place in (len(spread) - 1, 1, *range(2, len(spread) - 1)):
        if spare > 0 and 0 < place < len(spread):
            spread[place] = Group(Text(""), spread[place])
            spare -= 1
    return spread


def _once(pairs: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Two equal bets are one move: the first key stays."""
    first: dict[str, str] = {}
    for key, move in pairs:
        first.setdefault(move, key)
    return [(key, move) for move, key in first.items()]


def _colour(card: str) -> str | None:
    """LI-1: the colour of a number; bets have none."""
    return None if card.startswith("+") else COLOURS[(int(card) - 1) % 4]


def _numbers(cards: list[str]) -> list[int]:
    return [int(card) for card in cards if not card.startswith("+")]


def _way(cards: list[str]) -> str:
    numbers = _numbers(cards)
    if len(numbers) < 2:
        return "open" if cards else "none"
    return "rises" if numbers[1] > numbers[0] else "falls"


def _arrow(cards: list[str]) -> str:
    return {"rises": "↗", "falls": "↘", "open": "→", "none": " "}[_way(cards)]


def _fit(text: str, width: int) -> str:
    return (text if len(text) <= width else text[: width - 1] + "…").ljust(width)


def _chip(card: str) -> Text:
    """A card in a word: number and suit, or the bet."""
    colour = _colour(card)
    if colour is None:
        return Text(card, f"bold {INK} on {BONE}")
    return Text(f"{card}{SUITS[colour]}", f"bold {PAINT[colour]}")


def _hand(view: View, player: int) -> list[Text]:
    """The cards of a hand, or as many backs if it is not shown."""
    cards = view["hands"][player]
    chips = [Text("▒▒", DIM)] * view["held"][player] if cards is None else list(map(_chip, cards))
    return chips or [Text("–", DIM)]


def _width_of_boxes(cards: list[str]) -> int:
    return 6 * len(cards) + 16


def _card(card: str, above: str = "", below: str = "", *, tall: bool = False) -> Text:
    """A card as a box. Numbers have round corners, bets double edges."""
    colour = _colour(card)
    keyed = bool(above)
    inner = 5 if keyed else 4
    (nw, ne, sw, se, bar, post) = "╔╗╚╝═║" if colour is None else "╭╮╰╯─│"
    above, below = above.replace("─", bar) or bar, below.replace("─", bar) or bar
    paint = BONE if colour is None else PAINT[colour]
    text = Text(nw, paint, no_wrap=True)
    text.append(above, f"bold {INK} on {AMBER}" if above != bar else paint)
    text.append(bar * (inner - 1) + ne + "\n")
    face = card if colour is None else f"{card}{SUITS[colour]}"
    if tall and colour is not None:
        rows = [card.center(inner), SUITS[colour].center(inner)]
    else:
        rows = [face.center(inner)] + ([" " * inner] if tall else [])
    for row in rows:
        text.append(f"{post}{row}{post}\n", f"bold {paint}")
    text.append(sw + bar * (inner - 1))
    text.append(below, f"bold {INK} on {AMBER}" if below != bar else paint)
    text.append(se)
    return text
