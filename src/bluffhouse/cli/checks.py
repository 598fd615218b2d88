"""What people type on the command line, checked: every mistake says in one line what is allowed."""

import os
from collections.abc import Collection, Sequence

from bluffhouse.core.errors import OptionError
from bluffhouse.core.options import PRESET, Value
from bluffhouse.core.quoting import typed
from bluffhouse.core.visible import shortened, visible
from bluffhouse.core.words import LANGUAGES

_TRUE = ("true", "yes", "on")
_FALSE = ("false", "no", "off")


def language(given: str | None) -> str:
    """The language asked for, or else that of the environment, or else English."""
    if given is None:
        return _environment()
    if given.lower() not in LANGUAGES:
        raise OptionError("ui-bad-lang", value=typed(given), allowed=", ".join(LANGUAGES))
    return given.lower()


def _environment() -> str:
    for name in ("BLUFFHOUSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "").lower()[:2]
        if value:
            return value if value in LANGUAGES else "en"
    return "en"


def language_in(args: Sequence[str]) -> str:
    """The language of a whole command line, for what has to be said before it is understood."""
    for i, arg in enumerate(args):
        name, equals, value = arg.partition("=")
        if name == "--lang":
            named = value if equals else "".join(args[i + 1 : i + 2])
            if named.lower() in LANGUAGES:
                return named.lower()
    return _environment()


def game(given: str) -> str:
    """The id of a game of the house."""
    from bluffhouse.games import ids

    return one_of(given, ids(), "ui-bad-game")


def level(given: str) -> str:
    """Who plays: one name for all bots, or one for each, separated by commas; see `bots.roster`."""
    from bluffhouse.bots.roster import split

    for name in split(given):
        one_bot(name)
    return given


def one_bot(given: str) -> str:
    """One name of who plays."""
    from bluffhouse.bots import Bot

    Bot(given, 0)  # refuses what cannot play
    return given


def one_of(given: str, allowed: Collection[str], key: str) -> str:
    if given not in allowed:
        raise OptionError(key, value=typed(given), allowed=", ".join(allowed))
    return given


def bots(given: str | None, level: str, game: str | None) -> tuple[int | None, str]:
    """How many bots play along, and who they are: a number of those that `level` names, or their
    own names, one a seat."""
    if given is None:
        return None, level
    if given.isascii() and given.replace("-", "").isdigit():
        return _bots(given, game), level
    return _bots(str(given.count(",") + 1), game), given


def _bots(given: str, game: str | None) -> int:
    """As many as the game has room for, or any game if it is open."""
    from bluffhouse.games import open_room, rooms

    seats = [room.seats() for room in ([open_room(game)] if game is not None else rooms())]
    least, most = min(s[0] for s in seats), max(s[-1] for s in seats)
    return whole(given, "--bots", least - 1, most - 1)


def seed(given: str | None) -> int | None:
    if given is None:
        return None
    if not (given.isascii() and given.isdigit()) or len(given) > 4000:
        raise OptionError("ui-bad-seed", value=typed(given))
    return int(given)


def whole(given: str, option: str, least: int, most: int) -> int:
    """A whole number from `least` to `most`."""
    plain = given.replace("_", "")  # 1_000_000, as everywhere
    short = plain.isascii() and plain.isdigit() and len(plain) <= max(8, len(str(most)))
    if short and least <= int(plain) <= most:
        return int(plain)
    raise OptionError("ui-bad-whole", option=option, value=typed(given), least=least, most=most)


def pace(given: str, option: str = "--pace") -> float:
    """Seconds that a bot takes for a move."""
    return _amount(given, 60, "ui-bad-pace", option=option)


def minutes(given: str) -> float:
    """How long something shall run."""
    return _amount(given, 10_000, "ui-bad-minutes")


def span(given: str, option: str, longest: float) -> float:
    """How long something shall run, and not no time at all."""
    told = {"option": option, "longest": f"{longest:g}"}
    amount = _amount(given, longest, "ui-bad-span", **told)
    if amount == 0:
        raise OptionError("ui-bad-span", value=typed(given), **told)
    return amount


def _amount(given: str, most: float, key: str, **details: str) -> float:
    try:
        amount = float(given)
    except ValueError:
        amount = -1.0
    if not 0 <= amount <= most:
        raise OptionError(key, value=typed(given), **details)
    return amount


def options(given: Sequence[str]) -> dict[str, Value]:
    """`mats=3` and its like as the options of a game, or `quick` as its preset; the game checks
    what they may be."""
    chosen: dict[str, Value] = {}
    for text in given:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not name or bool(equals) != bool(value):
            raise OptionError("ui-bad-option", value=typed(text))
        chosen |= {name: _value(value)} if equals else {PRESET: name}
    return chosen


def _value(text: str) -> Value:
    if text.lower() in _TRUE:
        return True
    if text.lower() in _FALSE:
        return False
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 9 else text


def name(given: str) -> str:
    """A name as it fits a table."""
    tidy = fitting_name(given)
    if not tidy:
        raise OptionError("ui-bad-name")
    return tidy


def fitting_name(given: str) -> str:
    """One line, not too long, nothing invisible; nothing at all if nothing is left of it."""
    return shortened(visible(given), 16)
