"""The texts of the house and of its games, in Fluent files that the browser can read as well."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from bluffhouse.core.errors import shown

LANGUAGES = ("en", "de", "bg")
#: Arguments of texts that are seats: who reads them gets the player's name instead.
SEAT_KEYS = ("player", "bidder", "loser", "rival", "giver")


class Words:
    """All texts of one language: those of the house, and of one game if it is named."""

    def __init__(self, lang: str, game: str | None) -> None:
        # Not before it is needed: Fluent takes longer to import than most commands to run.
        from fluent.runtime import FluentBundle, FluentResource

        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for source in _sources(lang, game):
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, /, **details: Any) -> str:
        """The text of a key (`message` or `message.attribute`) with its arguments filled in."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            raise KeyError(f"no text {key!r} in {self.lang!r}")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(f"the text {key!r} is empty in {self.lang!r}")
        plain = {name: _argument(value) for name, value in details.items()}
        text, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise KeyError(f"the text {key!r} in {self.lang!r}: {errors[0]}")
        return str(text)


def _argument(value: Any) -> Any:
    """An argument as a text takes it: whole numbers choose plural forms, but are not grouped."""
    from fluent.runtime.types import fluent_number

    if isinstance(value, bool) or not isinstance(value, int):
        return value
    return fluent_number(value, useGrouping=False) if abs(value) < 10**15 else shown(value)


@cache
def words(lang: str = "en", game: str | None = None) -> Words:
    """The texts of a language; a language the house does not speak is answered in English."""
    return Words(lang if lang in LANGUAGES else "en", game)


def _sources(lang: str, game: str | None) -> Iterator[str]:
    packages = ["bluffhouse.core", *([f"bluffhouse.games.{game}"] if game else [])]
    for package in packages:
        folder = resources.files(package) / "text"
        for file in sorted(folder.iterdir(), key=lambda f: f.name):
            if file.name.startswith(f"{lang}.") and file.name.endswith(".ftl"):
                yield file.read_text(encoding="utf-8")


def named(details: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """The arguments of a text, with names for seats."""
    named = dict(details)
    for key in SEAT_KEYS:
        if isinstance(seat := details.get(key), int):
            named[key] = names[seat]
    return named
