"""What a table can change about a game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bluffhouse.core.errors import OptionError
from bluffhouse.core.numbers import plain_truth, whole_number
from bluffhouse.core.quoting import shown, typed

Value = int | bool | str

#: Given like an option: the preset whose options are taken for those that are not given.
PRESET = "preset"
#: The preset that is what the printed sheet says; others are marked where they differ from it.
PRINTED = "printed"
NO_LIMIT = 1_000_000_000  # the end of a range of whole numbers that only has a beginning


@dataclass(frozen=True, slots=True)
class Option:
    """An option: a whole number of a range, or one of a few values. `default` None: required."""

    name: str
    default: Value | None
    allowed: range | tuple[Value, ...]

    def check(self, value: object, game: str) -> Value:
        """The value as the game keeps it, or an error that says what it may be."""
        if isinstance(self.allowed, range):
            whole = whole_number(value)
            if whole is not None and whole in self.allowed:
                return whole
            key = "option-range"
        else:
            value = plain_truth(value)
            for fit in self.allowed:
                if type(value) is type(fit) and value == fit:
                    return fit
            whole = whole_number(value)
            if whole is not None and any(type(fit) is int and whole == fit for fit in self.allowed):
                return whole
            key = "option-choice"
        raise OptionError(
            key, option=self.name, value=_named(value), allowed=self.describe(), game=game
        )

    def schema(self) -> dict[str, Any]:
        """JSON Schema of its values."""
        if isinstance(self.allowed, range):
            return {"type": "integer", "minimum": self.allowed[0], "maximum": self.allowed[-1]}
        return {"enum": list(self.allowed)}

    @property
    def _endless(self) -> bool:
        return isinstance(self.allowed, range) and self.allowed.stop == NO_LIMIT

    def describe(self) -> str:
        """The allowed values in short: `1–15`, or `true, false`."""
        if isinstance(self.allowed, range):
            first, last = self.allowed[0], self.allowed[-1]
            return f"≥ {first}, ≤ {last}" if self._endless else f"{first}–{last}"
        return ", ".join(_named(value) for value in self.allowed)


@dataclass(frozen=True, slots=True)
class Preset:
    """Options under one name, such as `quick`. What it does not name is at its default.

    The text `preset-<name>` calls it, and `preset-<name>-hint` says what it is good for."""

    name: str
    options: Mapping[str, Value]


def unfold(presets: Sequence[Preset], given: Mapping[str, object], game: str) -> dict[str, object]:
    """What is given, with the options of its preset where they are not given themselves."""
    if PRESET not in given or not presets:
        return dict(given)
    known = {preset.name: preset.options for preset in presets}
    name = given[PRESET]
    if not isinstance(name, str) or name not in known:
        allowed = ", ".join(known)
        raise OptionError("preset-unknown", value=_named(name), allowed=allowed, game=game)
    own = {option: value for option, value in given.items() if option != PRESET}
    return {**known[name], **own}


def check_options(
    options: Sequence[Option], given: Mapping[str, object], game: str
) -> dict[str, Value]:
    """All options with their values, defaults filled in."""
    known = [option.name for option in options]
    for name in given:
        if name not in known:
            names = ", ".join(known)
            raise OptionError("option-unknown", option=typed(name), allowed=names, game=game)
    checked: dict[str, Value] = {}
    for option in options:
        if option.name in given:
            checked[option.name] = option.check(given[option.name], game)
        elif option.default is None:
            raise OptionError(
                "option-missing", option=option.name, allowed=option.describe(), game=game
            )
        else:
            checked[option.name] = option.default
    return checked


def _named(value: object) -> str:
    """A value as people write it on the command line and in JSON."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return typed(value) if isinstance(value, str) else shown(value)
