"""Phones that take part in chance by themselves, as the page and the terminal do, and some that do
not as they should."""

from typing import Any

import bluffhouse as bh
from bluffhouse.core.deal import Deal
from bluffhouse.core.device import Device
from bluffhouse.core.receipt import Receipt
from tests.server.guests import Guest, Message, Phone, get, join, open_table

SHORT = {"mats": 2, "halves": False}


class Handy(Phone):
    """A phone with a device."""

    def __init__(self, device: Device | None = None) -> None:
        super().__init__()
        self.device = device or Device()
        self._said: dict[str, Message] = {}

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        heard = len(self.heard)
        super().on_ws_frame(transport, frame)
        for told in self.heard[heard:]:
            if told.get("id") in self._said and told["t"] in ("ack", "refused"):
                self.device.answered(self._said.pop(told["id"]), taken=told["t"] == "ack")
            for command in self.device.hear(told):
                self.tell(command)

    def tell(self, command: Message) -> None:
        """Say what the device wants to be said."""
        id = f"d{next(self._ids)}"
        self._said[id] = command
        self.send({**command, "id": id})

    async def begun(self, number: int = 1) -> Message:
        """The match, once it has begun."""
        told = await self.until(lambda told: (told.get("match") or {}).get("number") == number)
        match: Message = told["match"]
        return match

    async def called(self) -> Message:
        """The deal, once its pledges are closed."""
        told = await self.until(
            lambda told: ((told.get("table") or {}).get("deal") or {}).get("seats") is not None
        )
        deal: Message = told["table"]["deal"]
        return deal

    async def given(self, number: int = 1) -> None:
        """Wait until the house has taken the share of this device."""
        await self.until(lambda _: self.device.receipts[number].given)


class Silent(Handy):
    """Pledges a share and does not tell it."""

    def tell(self, command: Message) -> None:
        if command["t"] != "share":
            super().tell(command)


async def pledged(phones: list[Any], count: int, number: int = 1) -> None:
    """Wait until everybody knows of so many pledges for a match."""

    def so(told: Message) -> bool:
        deal = (told.get("table") or {}).get("deal") or {}
        return deal.get("number") == number and len(deal.get("pledges", {})) >= count

    for phone in phones:
        await phone.until(so)


async def party(
    url: str, kinds: tuple[type[Phone], ...] = (Handy, Handy), **settings: Any
) -> tuple[list[Guest], list[Any]]:
    """A table with so many people; those with a device have pledged."""
    host = await open_table(url, players=len(kinds), options=SHORT, **settings)
    guests = [host] + [await join(host, name) for name in ["Ben", "Cleo", "Dora"][: len(kinds) - 1]]
    phones = [await guest.connect(phone=kind) for guest, kind in zip(guests, kinds, strict=True)]
    await pledged(phones, sum(issubclass(kind, Handy) for kind in kinds))
    return guests, phones


async def play_out(phones: list[Any]) -> None:
    """Whoever may act makes the first move of his list, until the match is over."""
    while not phones[0].over:
        heard = [len(phone.heard) for phone in phones]
        able = next((phone for phone in phones if phone.view["moves"]), None)
        if able:
            assert (await able.ask("move", move=able.view["moves"][-1], at=able.at))["t"] == "ack"
            for phone, since in zip(phones, heard, strict=True):
                await phone.until(lambda told: "moved" in told, since)
        else:
            await phones[0].until(lambda told: "moved" in told, heard[0])


async def judged(guest: Guest, receipt: Receipt, number: int = 1) -> list[str]:
    """What is wrong with a match, by its record and a receipt."""
    record = (await get(f"{guest.url}/api/tables/{guest.code}/matches/{number}/record")).json()
    match, deal = bh.replay(record), Deal.read(record["deal"])
    return sorted({*deal.faults(str(match.seed)), *receipt.faults(deal, match)})
