"""A house that cheats, each table in the way that its host's name says, as far as a house can.

python -m tests.server.cheats serves one on loopback, and prints its address and what to play there,
until its input ends.
"""

import asyncio
import contextlib
import json
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from typing import Any
from unittest import mock

from msgspec import Raw
from msgspec.structs import replace

from bluffhouse.core.deal import pledge_of
from bluffhouse.core.match import Match
from bluffhouse.core.seeds import Seed, entropy
from bluffhouse.server import messages as ms
from bluffhouse.server.hall.games import Games
from bluffhouse.server.live import viewer_messages
from bluffhouse.server.tables import apply, apply_guests, apply_match
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.deal import Deal
from bluffhouse.server.tables.table import Table
from tests.server.guests import served
from tests.server.handy import SHORT

OTHER = "0" * 64
WANTED = 3  # sixes that a grinding house wants its host to have

#: What is found wrong with each of them by the device of a guest; with a die, by `verify` alone.
CHEATS = {
    "die": "seen",
    "grind": "seal",
    "stubborn": "seal",
    "commitment": "commitment",
    "ignore": "mine",
    "alter": "mine",
    "late": "anew",
    "seats": "table",
}


def _cheat(table: Table) -> str:
    return table.guests[0].name if 0 in table.guests else ""


# --- how ------------------------------------------------------------------------------------


def _grind(table: Table, deal: Deal) -> None:
    """Draw house seeds until one suits, now that all shares are known; then make all else fit."""
    while True:
        deal.house = entropy()
        match = Match.dealt(table.game, deal.seed())
        if match.view(0)["dice"][0].count(6) >= WANTED:
            break
    deal.__post_init__()
    for guest, share in deal.shares.items():
        deal.pledges[guest] = pledge_of(deal.code, deal.number, deal.seal, guest, share)


def _stubborn(table: Table, deal: Deal) -> None:
    """The same, without touching what was seen already."""
    seal, pledges = deal.seal, dict(deal.pledges)
    _grind(table, deal)
    deal.seal, deal.pledges = seal, pledges


def _alter(table: Table, deal: Deal) -> None:
    """Put another share in the place of the first guest's, with a pledge that fits."""
    deal.shares["0"] = OTHER
    deal.pledges["0"] = pledge_of(deal.code, deal.number, deal.seal, 0, OTHER)


def _late(table: Table, deal: Deal) -> None:
    """Let an accomplice pledge when the shares are known: any number of tries."""
    deal.shares["1"] = entropy()
    deal.pledges["1"] = pledge_of(deal.code, deal.number, deal.seal, 1, deal.shares["1"])


def _ignore(table: Table, deal: Deal) -> None:
    """Pretend that the first guest's device withheld its share, though the house took it."""
    del deal.shares["0"]


_BEFORE: dict[str, Callable[[Table, Deal], None]] = {
    "grind": _grind,
    "stubborn": _stubborn,
    "alter": _alter,
    "late": _late,
    "ignore": _ignore,
}


def _began(table: Table, event: ev.Began, at: int) -> None:
    bend = _BEFORE.get(_cheat(table))
    if bend and table.deal:
        bend(table, table.deal)
        event = replace(event, seed=str(table.deal.seed()))
    apply_match._began(table, event, at)
    if _cheat(table) == "seats":  # the first two change places: it is known who gets what
        apply_guests._swapped(table, ev.Swapped(a=0, b=1), at)


def _bent(view: bytes) -> bytes:
    """Another face on the first of one's own dice."""
    own = rb'("dice":\[(?:null,)*\[)(\d)'
    return re.sub(own, lambda found: found[1] + b"%d" % (int(found[2]) % 6 + 1), view, count=1)


# --- the house ------------------------------------------------------------------------------

_match_info, _told = viewer_messages.match_info, viewer_messages.Hearing.told


def _cheating_info(table: Table, scene: viewer_messages.Scene, *rest: Any) -> ms.MatchInfo:
    info = _match_info(table, scene, *rest)
    if _cheat(table) == "die":
        return replace(info, view=Raw(_bent(bytes(info.view))))
    if _cheat(table) == "commitment":
        return replace(info, commitment=Seed.of(0).commitment())
    return info


def _cheating_told(self: viewer_messages.Hearing, *rest: Any) -> bytes:
    message = _told(self, *rest)
    return _bent(message) if _cheat(self._table) == "die" else message


async def _nothing(self: Games) -> None:
    """What is played here is not worth compiling."""


@contextlib.contextmanager
def cheating() -> Iterator[None]:
    """Every server of this process cheats."""
    with (
        mock.patch.dict(apply.FOLDS, {ev.Began: _began}),
        mock.patch.object(viewer_messages, "match_info", _cheating_info),
        mock.patch.object(viewer_messages.Hearing, "told", _cheating_told),
    ):
        yield


async def _main() -> None:
    with tempfile.TemporaryDirectory() as folder, cheating():
        async with served(folder, messages=100_000, new_tables=100_000, joins=100_000) as url:
            settings = {"game": "luegen", "options": {"players": 2, **SHORT}}
            print(json.dumps({"house": url, "settings": settings}), flush=True)
            await asyncio.to_thread(sys.stdin.read)


if __name__ == "__main__":
    with mock.patch.object(Games, "compile", _nothing):
        asyncio.run(_main())
