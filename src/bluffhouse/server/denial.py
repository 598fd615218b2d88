"""What a table does not do, and why."""

from math import ceil
from typing import Any

from bluffhouse.core.errors import Refused
from bluffhouse.server.messages import Why


class Denied(Refused):
    """A command or request that is not carried out; nothing has changed. `code` is for programs."""

    def __init__(self, code: str, key: str, /, game: str | None = None, **details: Any) -> None:
        super().__init__(key, game, **details)
        self.code = code


class TooMuch(Denied):
    """Over a limit. `seconds`: when it will not be any more."""

    def __init__(self, key: str, seconds: float) -> None:
        self.seconds = max(1, ceil(seconds))
        super().__init__("limit", key, seconds=self.seconds)


#: Seconds after which to come again, where nobody knows better.
LATER = {"limit": 30, "store": 5, "later": 1}


def retry_after(refusal: Refused) -> int | None:
    """Seconds after which the same may be allowed; None if there is no point."""
    if isinstance(refusal, TooMuch):
        return refusal.seconds
    return LATER.get(code_of(refusal))


def why(refusal: Refused, lang: str) -> Why:
    """A refusal as clients are told it: key and arguments, and the text."""
    details = {
        name: value.say(lang) if isinstance(value, Refused) else value
        for name, value in refusal.details.items()
    }
    return Why(key=refusal.key, details=details, text=refusal.say(lang))


def code_of(refusal: Refused) -> str:
    """What kind of refusal it is, for programs."""
    return refusal.code if isinstance(refusal, Denied) else "illegal"
