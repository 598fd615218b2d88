"""City of Lies in the terminal: hands, tables, and what is aimed at whom.

`Picture` is what the terminal's table looks for in a room: made once a table with the options, the
texts and the players' names, then asked with views (`match.view`). It draws `table` and `scene`
(cards that were shown to the viewer) with Rich, in the space it is given, and says the same as
plain lines (`spoken`, `scene_spoken`). `keys`, `first`, `turn` and `ask` offer the legal moves:
keys that play at once, the move proposed at first, the one proposed instead when an arrow is
pressed, and how the offer looks, in `rows` lines.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from bluffhouse.core.options import Value
from bluffhouse.core.words import Words
from bluffhouse.games.cityoflies.table.notation import CARD_WORDS, PLACE_WORDS, goals
from bluffhouse.games.drawing import AMBER, BAD, BONE, DIM, GOOD, INK

View = dict[str, Any]

BLUE = "#6db3ff"

MARKS = {"sure": "●", "double": "◆", "hidden": "▒", "false": "✗"}
PAINT = {"sure": GOOD, "double": GOOD, "hidden": BLUE, "false": BAD}
CIRCLES = ("", "I", "II", "III")
OWN_KEYS = {"allow": "a", "block": "b", "draw": "d", "bury": "b", "enough": "e", "random": "a"}
LIST_KEYS = "123456789acdefghijklmopstuvwxyz"  # without those of the table itself, and `b`
HAND_LINES = 3


class Picture:
    rows = 4

    def __init__(self, options: Mapping[str, Value], words: Words, names: Sequence[str]) -> None:
        self._options = options
        self._words = words
        self._names = names
        self._truth, self._falses = goals(options)

    # --- the table --------------------------------------------------------------------------

    def table(self, view: View, width: int, height: int) -> RenderableType:
        me, n = view["me"], view["players"]
        first = 0 if me is None else me + 1
        others = [(first + i) % n for i in range(n if me is None else n - 1)]
        parts: list[Group] = [
            Group(self._headline(view, width)),
            *(Group(*self._player(view, p)) for p in others),
            Group(self._pending(view)),
        ]
        used = 2 + 2 * len(others)
        if me is not None:
            own = [*self._player(view, me), *self._hand(view, width), self._seen(view)]
            parts.append(Group(*own))
            used += len(own)
        return Group(*_spread(parts, height - used))

    def _headline(self, view: View, width: int) -> RenderableType:
        say = self._words.say
        line = Text(no_wrap=True, overflow="ellipsis")
        circle = CIRCLES[view["circle"]]
        line.append(say("pic-round", round=view["round"], circle=circle), f"bold {AMBER}")
        cards = say("pic-deck", deck=view["deck"], discard=len(view["discard"]))
        line.append(f"   {cards}", DIM)
        if view["last_round"]:
            line.append(f"   {say('pic-last-round')}", f"bold {BAD}")
        return Align.center(line, width=width)

    def _player(self, view: View, player: int) -> list[Text]:
        """Name, cards and counters; below them the evidence."""
        turn = view["turn"] == player
        head = Text(no_wrap=True, overflow="ellipsis")
        head.append("▸ " if turn else "  ", f"bold {AMBER}")
        head.append(_fit(self._name(view, player), 10), f"bold {AMBER}" if turn else "bold")
        if player in view["eliminated"]:
            head.append(f" {self._words.say('pic-out')}", DIM)
            return [head, Text("")]
        head.append(f" ▮{view['hand_counts'][player]}", BONE)
        truth = self._words.say("pic-truth")
        head.append(f"  {truth} {view['truth'][player]}/{self._truth}", f"bold {GOOD}")
        head.append(f"  ✗ {view['falses'][player]}/{self._falses}", BAD)
        head.append(f"  ⚑ {self._sabotage(view, player)}", AMBER)
        if view["confused"][player]:
            head.append(f"  {self._words.say('pic-confused')}", BLUE)
        role = view["archetypes_seen"][player]
        if player == view["me"]:
            role = view["archetype"]
        if role:
            head.append(f"  {self._words.say('pic-archetype', archetype=role)}", DIM)
        return [head, self._evidence(view, player)]

    def _sabotage(self, view: View, player: int) -> str:
        count = view["sabotage"][player]
        if self._options["sabotage_win"]:
            return f"{count}/{self._options['sabotage_target']}"
        return str(count)

    def _evidence(self, view: View, player: int) -> Text:
        line = Text("    ", no_wrap=True, overflow="ellipsis")
        for place in PLACE_WORDS:
            count = view["table"][player][place]
            if count:
                name = self._card(place)
                line.append(f"{MARKS[place] * count} {name}  ", f"bold {PAINT[place]}")
        noted = [f"{word}×{k}" for word, k in view["notes"][player].items() if k]
        if noted:
            cards = ", ".join(noted).replace("false", "✗")
            line.append(self._words.say("pic-noted", notes=cards), BONE)
        if line.cell_len == 4:
            line.append("–", DIM)
        return line

    def _hand(self, view: View, width: int) -> list[Text]:
        """The own cards by name, equal ones together."""
        lines = [Text("   ", no_wrap=True, overflow="ellipsis")]
        for card in CARD_WORDS:
            count = view["hand"].count(card)
            if not count:
                continue
            name = f" {self._card(card)} " + (f"×{count} " if count > 1 else "")
            if lines[-1].cell_len + 1 + len(name) > width and len(lines) < HAND_LINES:
                lines.append(Text("   ", no_wrap=True, overflow="ellipsis"))
            lines[-1].append(" ").append(name, f"bold {INK} on {PAINT.get(card, BONE)}")
        if not view["hand"]:
            lines[-1].append(f" {self._words.say('pic-no-cards')}", DIM)
        return lines

    def _pending(self, view: View) -> Text:
        """What is being played, or seen by the analyst."""
        line = Text("  ", f"bold {AMBER}", no_wrap=True, overflow="ellipsis")
        return line.append(self._pending_words(view))

    def _pending_words(self, view: View) -> str:
        say = self._words.say
        if view["top"]:
            return say("pic-top", card=view["top"])
        pending = view["pending"]
        if pending is None:
            return ""
        by, at = self._name(view, pending["by"]), self._name(view, pending["at"])
        whom = "you" if pending["at"] == view["me"] else "other"
        who = "you" if pending["by"] == view["me"] else "other"
        aim = view["aim"] or "none"
        card = pending["card"]
        return say("pic-pending", card=card, player=by, rival=at, who=who, whom=whom, evidence=aim)

    def _seen(self, view: View) -> Text:
        """The cards seen last."""
        line = Text("    ", no_wrap=True, overflow="ellipsis")
        if view["seen"]:
            line.append(self._words.say("pic-seen", cards=self._seen_words(view)), DIM)
        return line

    def _seen_words(self, view: View) -> str:
        return ", ".join(
            self._words.say(
                "pic-seen-card",
                card=entry["card"],
                player=self._name(view, entry["of"]),
                round=entry["round"],
            )
            for entry in reversed(view["seen"][-6:])
        )

    def _name(self, view: View, player: int) -> str:
        return self._words.say("pic-you") if player == view["me"] else self._names[player]

    def _card(self, card: str) -> str:
        return self._words.say("pic-card", card=card)

    # --- in words ---------------------------------------------------------------------------

    def spoken(self, view: View) -> list[str]:
        say = self._words.say
        circle = CIRCLES[view["circle"]]
        cards = say("pic-deck", deck=view["deck"], discard=len(view["discard"]))
        lines = [f"{say('pic-round', round=view['round'], circle=circle)}; {cards}."]
        lines += [self._player_spoken(view, p) for p in range(view["players"])]
        if view["hand"] is not None:
            hand = ", ".join(map(self._card, view["hand"])) or "–"
            lines.append(say("pic-spoken-hand", cards=hand))
        if view["seen"]:
            lines.append(say("pic-seen", cards=self._seen_words(view)))
        pending = self._pending_words(view)
        return [*lines, pending] if pending else lines

    def _player_spoken(self, view: View, player: int) -> str:
        name = self._name(view, player)
        if player in view["eliminated"]:
            return f"{name}: {self._words.say('pic-out')}."
        lying = [f"{self._card(w)} ×{k}" for w, k in view["table"][player].items() if k]
        noted = [
            f"{self._card(w) if w == 'false' else w} ×{k}"
            for w, k in view["notes"][player].items()
            if k
        ]
        return self._words.say(
            "pic-spoken-player",
            player=name,
            cards=view["hand_counts"][player],
            truth=view["truth"][player],
            falses=view["falses"][player],
            sabotage=view["sabotage"][player],
            table=", ".join(lying) or "–",
            notes=", ".join(noted) or "–",
            confused="yes" if view["confused"][player] else "no",
        )

    # --- what was laid open -----------------------------------------------------------------

    def scene(self, before: View, after: View, width: int, height: int) -> RenderableType | None:
        lines = self.scene_spoken(before, after)
        if not lines:
            return None
        text = Text("\n".join(lines), f"bold {BONE}", justify="center")
        return Align.center(Panel(text, border_style=AMBER, padding=(1, 3)), width=width)

    def scene_spoken(self, before: View, after: View) -> list[str]:
        """CL-9: cards of others that were just shown to the viewer."""
        pending = before["pending"]
        if before["me"] is None or before["me"] != after["me"] or pending is None:
            return []
        if pending["card"] != "interrogate" or pending["by"] != after["me"]:
            return []
        new = after["seen"][len(before["seen"]) :]
        return [
            self._words.say("pic-shown", card=entry["card"], player=self._names[entry["of"]])
            for entry in new
        ]

    # --- the offer of moves -----------------------------------------------------------------

    def keys(self, view: View) -> dict[str, str]:
        keys = {OWN_KEYS[move]: move for move in view["moves"] if move in OWN_KEYS}
        free = [key for key in LIST_KEYS if key not in keys]
        moves = [move for move in view["moves"] if move not in OWN_KEYS]
        return {**dict(zip(free, moves, strict=False)), **keys}

    def first(self, view: View) -> str | None:
        return view["moves"][0] if view["moves"] else None

    def turn(self, view: View, chosen: str, arrow: str) -> str:
        """Left and right go to the next move, up and down to the next card."""
        moves: list[str] = view["moves"]
        step = 1 if arrow in ("right", "down") else -1
        place = (moves.index(chosen) + step) % len(moves)
        if arrow in ("up", "down"):
            card = chosen.split(maxsplit=1)[0]
            for _ in moves:
                if moves[place].split()[0] != card:
                    break
                place = (place + step) % len(moves)
        return moves[place]

    def ask(self, view: View, chosen: str, width: int) -> RenderableType:
        """As many lines of the offer as there is room for, with the proposed move among them."""
        keys = {move: key for key, move in self.keys(view).items()}
        lines = [Text(no_wrap=True, overflow="ellipsis")]
        here = 0
        for move in view["moves"]:
            offer = Text(f" {keys.get(move, '·')} ", f"bold {INK} on #b08d57")
            if move == chosen:
                offer.stylize(f"bold {INK} on {AMBER}")
            offer.append("▸" if move == chosen else " ", f"bold {AMBER}")
            offer.append(f"{self._offer(view, move)}  ", "bold" if move == chosen else "")
            if lines[-1].cell_len and lines[-1].cell_len + offer.cell_len > width:
                lines.append(Text(no_wrap=True, overflow="ellipsis"))
            lines[-1].append_text(offer)
            if move == chosen:
                here = len(lines) - 1
        start = max(0, min(here - 1, len(lines) - self.rows))
        return Group(*lines[start : start + self.rows])

    def _offer(self, view: View, move: str) -> str:
        verb, *rest = move.split()
        if move == "block" or (verb not in CARD_WORDS and not rest):
            return self._words.say(f"move-{verb}")
        if verb in ("give", "discard", "show", "name"):
            return self._words.say(f"move-{verb}", card=rest[0])
        text = self._card(verb)
        if rest:
            text += f" → {_short(self._name(view, int(rest[0])))}"
        return f"{text} ({self._card(rest[1])})" if len(rest) > 1 else text


def _spread(parts: Sequence[Group], spare: int) -> list[RenderableType]:
    """Parts one below the other; what is spare goes between them."""
    spread: list[RenderableType] = list(parts)
    for place in (len(spread) - 1, 1, *range(2, len(spread) - 1)):
        if spare > 0 and 0 < place < len(spread):
            spread[place] = Group(Text(""), spread[place])
            spare -= 1
    return spread


def _short(name: str) -> str:
    return name if len(name) <= 10 else name[:9] + "…"


def _fit(text: str, width: int) -> str:
    return (text if len(text) <= width else text[: width - 1] + "…").ljust(width)
