"""How bots play and what a game's rules leave open, chosen at the door."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from bluffhouse.bots import PERSONAS, levels
from bluffhouse.bots.roster import Name, installed
from bluffhouse.cli.sitting import Wishes
from bluffhouse.cli.table.line import pressed
from bluffhouse.cli.table.widgets import DIM, PictureView
from bluffhouse.core.choosing import (
    beside,
    hint,
    not_printed,
    preset_of,
    value_name,
    values_of,
)
from bluffhouse.core.options import PRESET, Option, Value
from bluffhouse.core.words import Words, words
from bluffhouse.games import open_room

AMBER = "#f0b429"
#: Lines that are kept for what is told of a choice.
TOLD = 6


@dataclass(frozen=True, slots=True)
class Choice:
    """A line of the list: what it is about, what can be chosen, and what is."""

    name: str  # an option of the game; or `level`, `persona`, `odds`, `preset`
    about: str
    values: Sequence[Value]  # a range of numbers may be endless
    value: Value
    shown: str
    hint: str = ""
    marked: bool = False  # not as the sheet has it

    def beside(self, step: int) -> Value:
        """The value that comes so many places after the chosen one."""
        at = self.values.index(self.value) if self.value in self.values else -1
        return self.values[(at + step) % len(self.values)]


class Choices(Screen[Wishes]):
    """↑ and ↓ go to a line, ← and → change it."""

    def __init__(self, wishes: Wishes, game: str) -> None:
        super().__init__()
        self.wishes = wishes
        self.game = game
        self.at = 0

    def compose(self) -> ComposeResult:
        yield PictureView(id="door", words=words(self.wishes.lang))

    def on_mount(self) -> None:
        self.query_one(PictureView).show(self._draw)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        key = pressed(event)
        choices = self.choices()
        if key in ("up", "down"):
            self.at = (self.at + (1 if key == "down" else -1)) % len(choices)
        elif key in ("left", "right"):
            self._change(choices[self.at], 1 if key == "right" else -1)
        elif key in ("enter", "escape", "o", "q"):
            self.dismiss(self.wishes)
            return
        self.query_one(PictureView).show(self._draw)

    # --- what can be chosen -----------------------------------------------------------------

    def choices(self) -> list[Choice]:
        room, house = words(self.wishes.lang, self.game), words(self.wishes.lang)
        level, persona = self.wishes.manner
        rules = open_room(self.game)
        found = [
            Choice("level", house.say("web-bot-level"), [*levels(rules), *installed()], level,
                   house.say("web-level", level=level)),
            Choice("persona", house.say("web-personas"), ["", *PERSONAS], persona or "",
                   house.say("web-persona", persona=persona or "none")),
            Choice("odds", house.say("ui-odds-wish"), [False, True], self.wishes.odds,
                   value_name(room, "odds", self.wishes.odds)),
        ]  # fmt: skip
        values = values_of(rules, self.wishes.options)
        other = not_printed(rules, values)
        options = [
            self._option(option, room, values[option.name], option.name in other)
            for option in rules.options[1:]  # how many play, the door asks
        ]
        return found + self._presets(room) + options

    def _presets(self, said: Words) -> list[Choice]:
        """The line that changes all others; none if the game has no presets."""
        room = open_room(self.game)
        if not room.presets:
            return []
        name = preset_of(room, values_of(room, self.wishes.options)) or ""
        shown = said.say(f"preset-{name}") if name else said.say("ui-own-rules")
        about = hint(said, f"preset-{name}-hint")
        names = [preset.name for preset in room.presets]
        return [Choice(PRESET, said.say("ui-presets"), names, name, shown, about)]

    def _option(self, option: Option, room: Words, value: Value, marked: bool) -> Choice:
        name = option.name
        return Choice(
            name, room.say(f"option-{name}"), option.allowed, value,
            value_name(room, name, value), hint(room, f"option-{name}.hint"), marked,
        )  # fmt: skip

    def _change(self, choice: Choice, step: int) -> None:
        value = choice.beside(step)
        level, persona = self.wishes.manner
        if choice.name == "level":
            level = str(value)
        elif choice.name == "persona":
            persona = str(value) or None
        elif choice.name == "odds":
            self.wishes = replace(self.wishes, odds=bool(value))
        else:
            self.wishes = replace(self.wishes, options=self._chosen(choice.name, value))
        self.wishes = replace(self.wishes, level=str(Name(level, persona)))

    def _chosen(self, name: str, value: Value) -> dict[str, Value]:
        """The options after one of them, or the preset, was changed."""
        given, room = self.wishes.options, open_room(self.game)
        if name == PRESET:
            kept = {key: given[key] for key in given if key not in values_of(room, {})}
            return {**kept, **values_of(room, {PRESET: value})}
        kept = {key: given[key] for key in given if key != PRESET}
        return {**kept, **values_of(room, given), name: value}

    # --- how it looks -----------------------------------------------------------------------

    def _draw(self, width: int, height: int) -> RenderableType:
        """A line each, as many as there is room for; what is looked at, is told in full below."""
        house = words(self.wishes.lang)
        title = f"{words(self.wishes.lang, self.game).say('name')}: {house.say('ui-choices')}"
        choices = self.choices()
        room = max(1, height - 4 - TOLD)
        first = max(0, min(self.at - room // 2, len(choices) - room))
        at = choices[self.at]
        told = Text(beside(at.about, at.shown), f"bold {AMBER}")
        if at.marked:
            told.append(f"   ≠ {house.say('ui-not-printed')}", DIM)
        told.append(f"\n{at.hint}" if at.hint else "", "not bold default")
        about = Padding(told, (1, 0, 0, 2))
        return Group(
            Text(title, f"bold {AMBER}"),
            Text(""),
            self._grid(choices[first : first + room], self.at - first),
            about,
            Text(""),
            Text(house.say("ui-choices-keys"), DIM),
        )

    def _grid(self, choices: list[Choice], here: int) -> Table:
        grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
        grid.add_column(width=2)
        grid.add_column(ratio=3, no_wrap=True, overflow="ellipsis")
        grid.add_column(ratio=2, no_wrap=True, overflow="ellipsis")
        for place, choice in enumerate(choices):
            style = f"bold {AMBER}" if place == here else "bold"
            grid.add_row(
                Text("▸" if place == here else "", style),
                Text(choice.about, "" if place == here else DIM),
                Text(f"‹ {choice.shown} ›{' ≠' if choice.marked else ''}", style),
            )
        return grid
