"""Longer texts: the rules as one page, and help."""

from collections.abc import Iterator

from bluffhouse.core.choosing import beside, hint, not_printed, value_name, values_of
from bluffhouse.core.options import Option
from bluffhouse.core.words import Words, words
from bluffhouse.games import open_room


def rules_page(words: Words) -> str:
    """The rules of a game as Markdown."""
    parts = [f"# {words.say('name')}", f"*{words.say('pitch')}*"]
    number = 1
    while words.has(f"rules-{number:02}"):
        key = f"rules-{number:02}"
        body = words.say(f"{key}.body")
        if words.has(f"{key}.lists"):
            body = f"{body}\n\n{options_list(words)}"
        parts += [f"## {words.say(key)}", body]
        number += 1
    return "\n\n".join(parts) + "\n"


def options_list(said: Words) -> str:
    """Presets and options in words, and how they are written on the command line."""
    room = open_room(said.game)
    presets = [
        f"- `-o {preset.name}` **{said.say(f'preset-{preset.name}')}** "
        + hint(said, f"preset-{preset.name}-hint")
        for preset in room.presets
    ]
    marked = not_printed(room, values_of(room, {}))
    options = ["\n".join(_option(said, option, option.name in marked)) for option in room.options]
    return "\n".join([*presets, "", *options]).strip()


def _option(said: Words, option: Option, marked: bool) -> Iterator[str]:
    """A line about an option, and one for each of its values, if they have names."""
    name = option.name
    label, usual = said.say(f"option-{name}"), option.default
    head = label if usual is None else beside(label, value_name(said, name, usual))
    sign = " ≠" if marked else ""
    yield f"- `-o {name}=` **{head}**{sign} {hint(said, f'option-{name}.hint')}".rstrip()
    span = option.allowed if isinstance(option.allowed, range) else None
    if span or any(type(value) is int for value in option.allowed):
        yield f"    - {option.describe()}"
    for value in () if span else option.allowed:
        if said.has(f"option-{name}-{value}"):
            yield f"    - `{value}`: {value_name(said, name, value)}"


def move_help(words: Words) -> list[str]:
    """How the moves of a game are written, if it says so."""
    return [words.say("pic-help")] if words.has("pic-help") else []


def help_page(words: Words) -> str:
    """The keys of a table, and how moves are written."""
    return "\n\n".join([*move_help(words), words.say("ui-help-table")]) + "\n"


def join_help(words: Words) -> str:
    """The same, at a server's table."""
    return "\n\n".join([*move_help(words), words.say("join-help")]) + "\n"


def door_help(words: Words) -> str:
    return words.say("ui-help-door") + "\n"


def language_name(lang: str) -> str:
    """What a language calls itself."""
    return words(lang).say("ui-language-name")
