"""How players are named, wherever a bot can be named: one parser for all commands and tables.

thumb                       a level
greedy                      an installed bot (entry point group `bluffhouse.bots`)
./greedy.py:Greedy          a class in a file
package.module:Greedy       a class in a module
./mine.npz                  a bot that learnt by itself (`bluffhouse train`)
NAME/reckless               each of them with a persona
"""

from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import NamedTuple

from bluffhouse.bots.personas import PERSONAS
from bluffhouse.bots.trained import SUFFIX, read_pupil
from bluffhouse.core.errors import OptionError
from bluffhouse.core.loops import CALCULATOR, RANDOM, THUMB
from bluffhouse.core.quoting import shown, typed
from bluffhouse.core.room import Room
from bluffhouse.core.setup import Setup

GROUP = "bluffhouse.bots"
MASTER = "master"  # the level of games of which something was solved or learnt

#: The levels of every game, weakest first, and the compiled policy of each; None: it thinks in
#: Python.
LEVELS: dict[str, int | None] = {
    "random": RANDOM,
    "thumb": THUMB,
    "calculator": CALCULATOR,
    "thinker": None,
}


def levels(room: Room) -> list[str]:
    """The levels of a game, weakest first. Where nothing is solved or learnt, there is no master:
    he would be a thinker under another name."""
    return [*LEVELS, *([MASTER] if room.has_master else [])]


def check_seat(name: str, game: Setup) -> None:
    """Refuse a level that the game has not, and who learnt another."""
    base = parse(name).base
    if base == MASTER and not game.room.has_master:
        raise OptionError("bot-no-master", room=game.id)
    if is_trained(base):
        read_pupil(base).check(game, base)


class Name(NamedTuple):
    """A name, taken apart."""

    base: str  # a level, an installed bot, PLACE:CLASS, or a file of one that learnt
    persona: str | None = None

    @property
    def is_own(self) -> bool:
        """Whether the house did not write this bot."""
        return is_own(self.base)

    def __str__(self) -> str:
        return self.base if self.persona is None else f"{self.base}/{self.persona}"


def parse(name: object) -> Name:
    """A name that may be one; whether there is such a class is seen when it is loaded."""
    if not isinstance(name, str):
        raise unknown(shown(name))
    if SUFFIX in name:
        return _trained(name.strip())
    place, colon, last = name.strip().rpartition(":")
    base, _, persona = last.partition("/")
    if is_file(place) and not base:
        raise OptionError("bot-class-unsaid", place=typed(place))
    if not colon:
        if is_file(last):
            raise OptionError("bot-class-unsaid", place=typed(last))
        if is_own(base) and base not in installed():
            raise unknown(typed(name))
    if "/" in last:
        _check_persona(persona)
    return Name(f"{place}{colon}{base}", persona or None)


def _trained(name: str) -> Name:
    """The file of a bot that learnt, perhaps with a persona behind it."""
    base, suffix, rest = name.rpartition(SUFFIX)
    if rest and not rest.startswith("/"):
        raise unknown(typed(name))
    if rest:
        _check_persona(rest[1:])
    return Name(base + suffix, rest[1:] or None)


def _check_persona(given: str) -> None:
    if given not in PERSONAS:
        raise OptionError("bot-persona", value=typed(given), allowed=", ".join(PERSONAS))


def unknown(quoted: str) -> OptionError:
    return OptionError("bot-unknown", value=quoted, allowed=", ".join(_all()))


def _all() -> list[str]:
    return [*LEVELS, MASTER, *installed()]


def split(names: str) -> list[str]:
    """The names of a list, separated by commas."""
    return [name.strip() for name in names.split(",")]


def names() -> list[str]:
    """Every bot with a name of its own: levels, installed bots, and each with each persona."""
    bases = _all()
    return [*bases, *(f"{base}/{persona}" for base in bases for persona in PERSONAS)]


@cache
def installed() -> dict[str, str]:
    """The bots that packages brought along: PLACE:CLASS by name. Levels keep their names."""
    found = sorted((entry.name, entry.value) for entry in entry_points(group=GROUP))
    return {name: place for name, place in found if is_own(name) and _is_plain(name)}


def anchored(name: str, home: str) -> str:
    """The same bot for who looks from elsewhere: a file's path from the root."""
    base, persona = parse(name)
    file = file_of(base)
    if file is not None:
        base = str(Path(home, file).resolve()) + base.removeprefix(file)
    return str(Name(base, persona))


def policy_of(name: str) -> int | None:
    """The number of a bot's compiled policy; None for bots that are asked move for move."""
    return LEVELS.get(name)


def is_own(name: str) -> bool:
    """Whether the house did not write a bot of this name."""
    return name.partition("/")[0] not in (*LEVELS, MASTER)


def searches(name: str) -> bool:
    """Whether a bot of this name thinks for milliseconds, not for microseconds."""
    return not is_own(name) and LEVELS.get(name.partition("/")[0]) is None


def is_trained(base: str) -> bool:
    """Whether a bot is a file of numbers."""
    return base.endswith(SUFFIX)


def file_of(base: str) -> str | None:
    """The file that a bot is in; None: it is a level, or of a module."""
    if is_trained(base):
        return base
    place, _, _ = base.rpartition(":")
    return place if is_file(place) else None


def is_file(place: str) -> bool:
    """Whether a place is a file, not a module."""
    return place.endswith(".py") or place.startswith((".", "~")) or Path(place).is_absolute()


def _is_plain(name: str) -> bool:
    return not any(mark in name for mark in ":/, ")
