"""What is refused, and why: a text key with arguments, so that every language can say it."""

from typing import Any

from bluffhouse.core.words import words


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


class NotCompiled(UserWarning):
    """The rules of a game are not compiled yet, so it is slow, or somebody waits for it."""
