"""This terminal's hand in the chance of a server's matches, and its judgement of them."""

import json
from functools import partial

import msgspec

from bluffhouse.cli import files
from bluffhouse.cli.deals import Say, examine
from bluffhouse.cli.remote import heard, knock
from bluffhouse.cli.remote.address import Address
from bluffhouse.cli.remote.wire import Wire
from bluffhouse.cli.sitting import plain
from bluffhouse.core.device import Command, Device
from bluffhouse.core.record import replay_in
from bluffhouse.server import messages as ms

_KINDS: dict[str, type[ms.Said]] = {"pledge": ms.Pledge, "share": ms.Share}


class Chance:
    """Takes part by itself, and wants to hear all that the table tells."""

    def __init__(self, address: Address, wire: Wire) -> None:
        self._address = address
        self._wire = wire
        self._device = Device()
        self._judged: set[int] = set()

    def hear(self, message: heard.News) -> None:
        for command in self._device.hear(msgspec.to_builtins(message)):
            what = {name: value for name, value in command.items() if name != "t"}
            self._wire.say(_KINDS[command["t"]], partial(self._answered, command), **what)

    def _answered(self, command: Command, answer: heard.Answer) -> None:
        self._device.answered(command, taken=isinstance(answer, ms.Ack))

    def is_new(self, number: int) -> bool:
        """Whether a match was not judged yet; true only once."""
        new = number not in self._judged and number in self._device.receipts
        self._judged.add(number)
        return new

    def judge(self, number: int, say: Say) -> list[str]:
        """Fetch the record of a match that is over, and play it again by this house's own rules:
        was everything so that was shown here? What proves that it was not, is kept."""
        record, receipt = knock.record(self._address, number), self._device.receipts[number]
        found = examine(record, replay_in(plain, record), receipt)
        lines = list(found.lines(say))
        if found.broken:
            path = files.save(record)
            proof = path.with_suffix(".receipt.json")
            proof.write_text(json.dumps(receipt.written(), indent=2), "utf-8")
            lines += [say("ui-saved", path=str(kept)) for kept in (path, proof)]
        return lines
