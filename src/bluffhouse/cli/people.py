"""Who sits at the table: names."""

import getpass
from collections.abc import Mapping, Sequence
from typing import Any

from bluffhouse.cli import checks
from bluffhouse.core.words import Words

#: Accounts that are nobody's name.
_NOBODIES = ("root", "admin", "administrator", "user", "nobody", "ubuntu", "runner")


def own_name(words: Words) -> str:
    """The person's name by the system, if it looks like one."""
    try:
        account = getpass.getuser()
    except (OSError, KeyError, ImportError):
        account = ""
    if not account.isalpha() or account.lower() in _NOBODIES:
        return words.say("ui-guest")
    return account.capitalize()[:16]


def seated(me: int, own: str, bots: Sequence[str]) -> list[str]:
    """All names by seat."""
    return [*bots[:me], own, *bots[me:]]


def names_in(record: Mapping[str, Any], players: int, words: Words) -> list[str]:
    """The names of a record, if it has proper ones."""
    given = record.get("names")
    if isinstance(given, list) and len(given) == players:
        tidy = [checks.fitting_name(name) for name in given if isinstance(name, str)]
        if len(tidy) == players and all(tidy):
            return tidy
    return [words.say("ui-player", seat=seat) for seat in range(players)]
