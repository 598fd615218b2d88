"""The siege: one attack after the other, while others play on."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence

from bluffhouse.server.siege.attack import Attack, Broken, Verdict, must
from bluffhouse.server.siege.bystanders import Bystanders
from bluffhouse.server.siege.commands import COMMANDS
from bluffhouse.server.siege.doors import DOORS
from bluffhouse.server.siege.field import Field
from bluffhouse.server.siege.fort import Fort, fort
from bluffhouse.server.siege.frames import FRAMES
from bluffhouse.server.siege.guesses import GUESSES
from bluffhouse.server.siege.matches import MATCHES
from bluffhouse.server.siege.nonsense import NONSENSE
from bluffhouse.server.siege.seats import SEATS
from bluffhouse.server.siege.tables import TABLES

ATTACKS: tuple[Attack, ...] = (
    *FRAMES, *GUESSES, *DOORS, *COMMANDS, *TABLES, *SEATS, *MATCHES, *NONSENSE,
)  # fmt: skip
LONGEST = 120.0  # seconds for one attack


async def besiege(attacks: Sequence[Attack], workers: int) -> AsyncIterator[Verdict]:
    """Attack a server of our own, and tell what held."""
    async with fort(workers) as besieged:
        field, bystanders = Field(besieged.port), Bystanders(besieged.port)
        await bystanders.begin()
        try:
            for attack in attacks:
                yield await _try(attack, field, bystanders, besieged)
        finally:
            bystanders.leave()


async def _try(attack: Attack, field: Field, bystanders: Bystanders, besieged: Fort) -> Verdict:
    begun, traces = time.monotonic(), besieged.traces()
    await bystanders.watch()
    try:
        async with asyncio.timeout(LONGEST):
            seen = await attack.tried(field)
            await bystanders.rest()
        must(besieged.stands, "the server fell")
        must(not (new := besieged.traces()[len(traces) :]), f"the server's log has {new}")
    except Broken as broken:
        return Verdict(attack.name, False, str(broken), time.monotonic() - begun)
    except TimeoutError:
        return Verdict(attack.name, False, "no answer came", time.monotonic() - begun)
    except Exception as error:  # something that no promise foresaw
        return Verdict(attack.name, False, f"{type(error).__name__}: {error}", 0.0)
    finally:
        bystanders.cease()
    return Verdict(attack.name, True, seen, time.monotonic() - begun)
