"""The door: which game, how many bots, which language; and where else one can go from here."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from rich.align import Align
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.message import Message
from textual.screen import Screen

from bluffhouse.cli import records
from bluffhouse.cli.desktop import has_browser
from bluffhouse.cli.sitting import Wishes
from bluffhouse.cli.table.choices import Choices
from bluffhouse.cli.table.line import pressed
from bluffhouse.cli.table.reading import Reading
from bluffhouse.cli.table.shelf import Shelf
from bluffhouse.cli.table.widgets import PictureView
from bluffhouse.cli.texts import door_help, language_name, rules_page
from bluffhouse.core.choosing import in_words, preset_of, values_of
from bluffhouse.core.words import LANGUAGES, Words, words
from bluffhouse.games import open_room, playable

SIGN = (
    "┏┓ ╻  ╻ ╻┏━╸┏━╸╻ ╻┏━┓╻ ╻┏━┓┏━╸",
    "┣┻┓┃  ┃ ┃┣╸ ┣╸ ┣━┫┃ ┃┃ ┃┗━┓┣╸ ",
    "┗━┛┗━╸┗━┛╹  ╹  ╹ ╹┗━┛┗━┛┗━┛┗━╸",
)
AMBER, DIM = "#f0b429", "#a39c90"


class Door(Screen[Wishes]):
    """Arrows choose, Enter sits down."""

    class Browse(Message):
        """The house is to be opened in the browser instead."""

        def __init__(self, lang: str) -> None:
            super().__init__()
            self.lang = lang

    def __init__(self, wishes: Wishes) -> None:
        super().__init__()
        self.wishes = wishes
        self.games = playable()
        self.picked = self.games.index(wishes.game) if wishes.game else 0
        self._chosen: set[str] = set()  # games whose options were looked at
        self.left = next(records.left(), None)
        self._browser = has_browser()
        self.bots = 3 if wishes.bots is None else wishes.bots

    @property
    def game(self) -> str:
        return self.games[self.picked]

    @property
    def most(self) -> int:
        """How many bots there is room for."""
        return open_room(self.game).seats()[-1] - 1

    def compose(self) -> ComposeResult:
        yield PictureView(id="door", words=words(self.wishes.lang))

    def on_mount(self) -> None:
        self._show()

    def _show(self) -> None:
        self.bots = max(open_room(self.game).seats()[0] - 1, min(self.bots, self.most))
        self.query_one(PictureView).show(self._draw)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        key = pressed(event)
        if key in ("up", "down"):
            self.picked = (self.picked + (1 if key == "down" else -1)) % len(self.games)
        elif key in ("left", "right"):
            self.bots += 1 if key == "right" else -1
        elif key in ("l", "tab"):
            place = LANGUAGES.index(self.wishes.lang) + 1
            self.wishes = replace(self.wishes, lang=LANGUAGES[place % len(LANGUAGES)])
        elif key == "enter":
            self._sit_down()
        else:
            self._other_key(key)
            return
        self._show()

    def _sit_down(self, *, lesson: bool = False, resume: Path | None = None) -> None:
        """At the game that is picked, or at a match that was left. Options of other games stay
        outside."""
        own = {option.name for option in open_room(self.game).options}
        given = self.wishes.options
        options = {name: given[name] for name in given if name in own or name not in self._known()}
        wishes = replace(self.wishes, game=self.game, bots=self.bots, options=options)
        self.dismiss(replace(wishes, lesson=lesson, resume=resume))

    def _known(self) -> set[str]:
        """The options that were chosen here, for whichever game."""
        return {option.name for game in self._chosen for option in open_room(game).options}

    def _other_key(self, key: str) -> None:
        lang = self.wishes.lang
        say = words(lang).say
        if key == "q":
            self.app.exit()
        elif key == "e":
            self._sit_down(lesson=True)
        elif key == "g" and self.left is not None:
            self._sit_down(resume=self.left.path)
        elif key == "b" and self._browser:
            self.post_message(self.Browse(lang))
        elif key == "m":
            self.app.push_screen(Shelf(lang), self._take)
        elif key == "o":
            self.app.push_screen(Choices(self.wishes, self.game), self._choose)
        elif key in ("r", "f1"):
            page = rules_page(words(lang, self.game))
            self.app.push_screen(Reading(say("ui-rules"), say("ui-close"), page))
        elif key in ("?", "question_mark"):
            self.app.push_screen(Reading(say("ui-help"), say("ui-close"), door_help(words(lang))))

    def _take(self, path: Path | None) -> None:
        if path is not None:
            self._sit_down(resume=path)

    def _choose(self, wishes: Wishes | None) -> None:
        if wishes is not None:
            self.wishes = wishes
            self._chosen.add(self.game)
        self._show()

    # --- how it looks -----------------------------------------------------------------------

    def _draw(self, width: int, height: int) -> RenderableType:
        house = words(self.wishes.lang)
        sign = Text("\n".join(SIGN), f"bold {AMBER}", no_wrap=True)
        parts: list[RenderableType] = [Align.center(sign)]
        parts += [Align.center(Text(house.say("ui-motto"), DIM)), Text("")]
        spare = height - 12 - 4 * len(self.games)
        for place, game in enumerate(self.games):
            picked = place == self.picked
            parts += self._game(words(self.wishes.lang, game), picked, picked or spare >= 0)
        parts += self._choices(house)
        return Group(*([Text("")] * (max(0, spare) // 4)), *parts)

    def _game(self, words: Words, picked: bool, pitched: bool) -> list[RenderableType]:
        """Name and players; and the pitch, where there is room for it."""
        head = Text.assemble(
            ("▸ " if picked else "  ", f"bold {AMBER}"),
            (words.say("name"), f"bold {AMBER}" if picked else "bold"),
            (f"   {words.say('players')}", DIM),
        )
        if not pitched:
            return [head]
        pitch = Text(words.say("pitch"), "" if picked else DIM)
        return [head, Padding(pitch, (0, 0, 1, 2))]

    def _choices(self, house: Words) -> list[RenderableType]:
        bots = Text("  ‹ ", f"bold {AMBER}")
        bots.append(house.say("ui-bots", bots=self.bots), "bold")
        bots.append(" ›", f"bold {AMBER}")
        bots.append(f"      {house.say('ui-language')}: ", DIM)
        for lang in LANGUAGES:
            here = lang == self.wishes.lang
            style = f"bold {AMBER} underline" if here else DIM
            bots.append(language_name(lang), style)
            bots.append("  ")
        lines = house.say("ui-door-keys").splitlines()
        if self._browser:
            lines[-1] += f"   {house.say('ui-door-browser')}"
        keys = [Text(f"  {line.strip()}", DIM) for line in lines]
        return [Text(""), bots, self._wished(house), Text(""), *self._left(house), *keys]

    def _wished(self, house: Words) -> Text:
        """How bots play, and which rules are others than usual."""
        level, persona = self.wishes.manner
        how = [house.say("web-level", level=level)]
        if persona:
            how.append(house.say("web-persona", persona=persona))
        if self.wishes.odds:
            how.append(house.say("ui-odds"))
        line = Text("    " + ", ".join([*how, *self._unusual()]), DIM)
        line.no_wrap, line.overflow = True, "ellipsis"
        return line

    def _unusual(self) -> Iterable[str]:
        """The preset that is played by, or the options that are not at their defaults."""
        room, said = open_room(self.game), words(self.wishes.lang, self.game)
        values = values_of(room, self.wishes.options)
        usual = values_of(room, {})
        if values == usual:
            return
        if preset := preset_of(room, values):
            yield said.say(f"preset-{preset}")
            return
        for name, value in values.items():
            if value != usual[name]:
                yield in_words(said, name, value)

    def _left(self, house: Words) -> list[RenderableType]:
        if self.left is None:
            return []
        game = words(self.wishes.lang, self.left.game).say("name")
        text = house.say("ui-door-left", game=game, moves=self.left.moves)
        return [Text(f"  {text}", f"bold {AMBER}", no_wrap=True, overflow="ellipsis")]
