"""Options as people call them: names, values in words, presets, and what is not as printed."""

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, cast

from bluffhouse.core.errors import OptionError
from bluffhouse.core.options import PRINTED, Value, unfold
from bluffhouse.core.words import Words

if TYPE_CHECKING:
    from bluffhouse.core.room import Room  # needs NumPy, which takes long to load

Values = dict[str, Value]


def values_of(room: "Room", given: Mapping[str, Value]) -> Values:
    """Every option but the players, as it is with what is given."""
    asked: Mapping[str, object] = given
    with suppress(OptionError):  # a preset of another game
        asked = unfold(room.presets, given, room.id)
    named = ((option.name, asked.get(option.name, option.default)) for option in room.options[1:])
    return {name: cast("Value", value) for name, value in named}


def preset_of(room: "Room", values: Mapping[str, Value]) -> str | None:
    """The first preset of which these are the options; None if they are nobody's."""
    own = values_of(room, values)
    fitting = (p.name for p in room.presets if values_of(room, p.options) == own)
    return next(fitting, None)


def not_printed(room: "Room", values: Mapping[str, Value]) -> list[str]:
    """The options that are not as the printed sheet has them; none if no sheet is known."""
    sheet = next((p.options for p in room.presets if p.name == PRINTED), None)
    if sheet is None:
        return []
    printed, own = values_of(room, sheet), values_of(room, values)
    return [name for name in own if own[name] != printed[name]]


def value_name(said: Words, option: str, value: Value) -> str:
    """A value as people call it, if there is a word for it."""
    if isinstance(value, bool):
        return said.say("ui-yes" if value else "ui-no")
    key = f"option-{option}-{value}"
    return said.say(key) if said.has(key) else str(value)


def in_words(said: Words, option: str, value: Value) -> str:
    """An option and its value as one line."""
    return beside(said.say(f"option-{option}"), value_name(said, option, value))


def beside(name: str, value: str) -> str:
    """A name and a value; the name may be a question, or the beginning of a sentence."""
    if name.endswith("…"):
        return f"{name.removesuffix('…').rstrip()} {value}"
    return f"{name} {value}" if name.endswith("?") else f"{name}: {value}"


def hint(said: Words, key: str) -> str:
    """What else there is to say of an option or a preset, if anything is."""
    return said.say(key) if said.has(key) else ""
