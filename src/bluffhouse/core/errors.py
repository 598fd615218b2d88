"""What is refused, and why: a text key with arguments, so that every language can say it."""

import reprlib
from typing import Any

_SHORT = reprlib.Repr()
_SHORT.maxlevel = 2
_SHORT.maxstring = _SHORT.maxother = 40


def shown(value: object) -> str:
    """A value as an error may quote it: short, on one line, and never an error itself."""
    try:
        if isinstance(value, int) and value.bit_length() > 128:
            text = hex(value)  # decimal digits of huge numbers take Python forever
        else:
            text = _SHORT.repr(value)
    except Exception:  # whatever its __repr__ does
        text = type(value).__name__
    return typed(text)


def typed(text: str) -> str:
    """What somebody typed, as an error may quote it: short, on one line, nothing invisible."""
    tidy = " ".join("".join(c if c.isprintable() else " " for c in text[:200]).split())
    return tidy if len(tidy) <= 40 else tidy[:39] + "…"


class Refused(ValueError):
    """Bad input. The text is English; `say` gives it in another language of the house.

    A detail may be the refusal of a part, and is then said in the same language.
    """

    def __init__(self, key: str, game: str | None = None, **details: Any) -> None:
        super().__init__(key)
        self.key = key
        self.game = game
        self.details = details

    def say(self, lang: str = "en") -> str:
        from bluffhouse.core.words import words

        details = {
            name: value.say(lang) if isinstance(value, Refused) else value
            for name, value in self.details.items()
        }
        return words(lang, self.game).say(self.key, **details)

    def __str__(self) -> str:
        return self.say()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.say()!r})"


class IllegalMove(Refused):
    """A move that the rules do not allow; the match is as it was."""


class OptionError(Refused):
    """An option that the game does not have, or a value that it cannot take."""


class PositionError(Refused):
    """A position that contradicts itself or the box."""


class RecordError(Refused):
    """What is not a replayable record."""
