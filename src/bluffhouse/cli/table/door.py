"""The door: which game, how many bots, which language."""

from dataclasses import replace

from rich.align import Align
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from bluffhouse.cli.sitting import Wishes
from bluffhouse.cli.table.reading import Reading
from bluffhouse.cli.table.widgets import PictureView, pressed
from bluffhouse.cli.texts import door_help, language_name, rules_page
from bluffhouse.core.words import LANGUAGES, Words, words
from bluffhouse.games import ids, open_room

SIGN = (
    "┏┓ ╻  ╻ ╻┏━╸┏━╸╻ ╻┏━┓╻ ╻┏━┓┏━╸",
    "┣┻┓┃  ┃ ┃┣╸ ┣╸ ┣━┫┃ ┃┃ ┃┗━┓┣╸ ",
    "┗━┛┗━╸┗━┛╹  ╹  ╹ ╹┗━┛┗━┛┗━┛┗━╸",
)
AMBER, DIM = "#f0b429", "#a39c90"


class Door(Screen[Wishes]):
    """Arrows choose, Enter sits down."""

    def __init__(self, wishes: Wishes) -> None:
        super().__init__()
        self.wishes = wishes
        self.games = ids()
        self.picked = 0
        self.bots = 3 if wishes.bots is None else wishes.bots

    @property
    def game(self) -> str:
        return self.games[self.picked]

    @property
    def most(self) -> int:
        """How many bots there is room for."""
        return open_room(self.game).seats()[-1] - 1

    def compose(self) -> ComposeResult:
        yield PictureView(id="door")

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
            self.dismiss(replace(self.wishes, game=self.game, bots=self.bots))
        else:
            self._other_key(key)
            return
        self._show()

    def _other_key(self, key: str) -> None:
        lang = self.wishes.lang
        say = words(lang).say
        if key == "q":
            self.app.exit()
        elif key in ("r", "f1"):
            page = rules_page(words(lang, self.game))
            self.app.push_screen(Reading(say("ui-rules"), say("ui-close"), page))
        elif key in ("?", "question_mark"):
            self.app.push_screen(Reading(say("ui-help"), say("ui-close"), door_help(words(lang))))

    # --- how it looks -----------------------------------------------------------------------

    def _draw(self, width: int, height: int) -> RenderableType:
        house = words(self.wishes.lang)
        sign = Text("\n".join(SIGN), f"bold {AMBER}", no_wrap=True)
        parts: list[RenderableType] = [Align.center(sign)]
        parts += [Align.center(Text(house.say("ui-motto"), DIM)), Text("")]
        spare = height - 8 - 4 * len(self.games)
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
        return [bots, Text(""), Text("  " + house.say("ui-door-keys"), DIM)]
