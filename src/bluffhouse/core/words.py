"""The texts of the house and of its games, in Fluent files that the browser can read as well."""

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bluffhouse.core import finder
from bluffhouse.core.quoting import shown

if TYPE_CHECKING:
    from fluent.syntax.ast import Message

    from bluffhouse.core.fluent import Bundle

LANGUAGES = ("en", "de", "bg")
_HOUSE = Path(__file__).with_name("text")
#: Arguments of texts that are seats: who reads them gets the player's name instead. In a file that
#: the browser's texts are built from as well.
SEAT_KEYS: tuple[str, ...] = tuple(json.loads((_HOUSE / "seats.json").read_bytes()))


class Words:
    """All texts of one language: those of the house, and of one game if it is named."""

    def __init__(self, lang: str, game: str | None) -> None:
        self.lang, self.game = lang, game
        self._folders = (_HOUSE, *([finder.texts(game)] if game else ()))
        self._lines: dict[str, str | None] = {}  # by key, as `_plain` has found them

    @cached_property
    def _bundle(self) -> "Bundle":
        # Not before it is needed: Fluent takes longer to import than most commands to run.
        from bluffhouse.core.fluent import Bundle

        files = (file for folder in self._folders for file in _parsed(folder, self.lang))
        return Bundle(self.lang, (message for file in files for message in file))

    def has(self, key: str) -> bool:
        return self._bundle.has(key)

    def say(self, key: str, /, **details: Any) -> str:
        """The text of a key (`message` or `message.attribute`) with its arguments filled in."""
        if not details:
            if key not in self._lines:
                self._lines[key] = self._plain(key)
            if (line := self._lines[key]) is not None:
                return line
        plain = {name: _argument(value) for name, value in details.items()}
        try:
            return self._bundle.say(key, plain)
        except KeyError as error:
            raise KeyError(f"the text {key!r} in {self.lang!r}: {error.args[0]}") from None

    def _plain(self, key: str) -> str | None:
        """The text of a key that is one line with nothing to be filled in: that needs no Fluent."""
        line = re.compile(rf"^{re.escape(key)} = ([^{{}}\n]*[^{{}}\s])[ ]*\n(?![ ])", re.MULTILINE)
        for folder in reversed(self._folders):
            for source in reversed(sources(folder, self.lang)):
                if found := line.search(source):
                    return found[1]
                if f"\n{key} =" in source:
                    return None
        return None


def _argument(value: Any) -> Any:
    """An argument as a text takes it: nobody wants to read all digits of a very long number."""
    return shown(value) if isinstance(value, int) and abs(value) >= 10**15 else value


@cache
def words(lang: str = "en", game: str | None = None) -> Words:
    """The texts of a language; a language the house does not speak is answered in English."""
    return Words(lang if lang in LANGUAGES else "en", game)


@cache
def sources(folder: Path, lang: str) -> list[str]:
    """The files of a language in a folder of texts; a guest's game may speak English only."""
    files = sorted(folder.glob(f"{lang}.*ftl")) or sorted(folder.glob("en.*ftl"))
    return [file.read_text(encoding="utf-8") for file in files]


@cache
def _parsed(folder: Path, lang: str) -> list["list[Message]"]:
    from bluffhouse.core.fluent import parsed

    return [parsed(source) for source in sources(folder, lang)]


def named(details: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """The arguments of a text, with names for seats."""
    named = dict(details)
    for key in SEAT_KEYS:
        if isinstance(seat := details.get(key), int):
            named[key] = names[seat]
    return named
