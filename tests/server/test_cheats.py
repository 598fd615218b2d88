"""A house that cheats is caught by devices that do what they always do."""

import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bluffhouse.cli.verify import BROKEN, KEPT, verify
from bluffhouse.core.receipt import Receipt
from tests.server.cheats import CHEATS, WANTED, cheating
from tests.server.guests import Guest, get, join, post, served
from tests.server.handy import SHORT, Handy, judged, play_out, pledged


@contextlib.asynccontextmanager
async def played(data: Path, name: str) -> AsyncIterator[tuple[list[Guest], list[Handy]]]:
    """A match to its end, at a table that cheats as its host's name says."""
    settings = {"game": "luegen", "options": {"players": 2, **SHORT}}
    with cheating():
        async with served(data, messages=100_000) as url:
            told = (await post(f"{url}/api/tables", {"settings": settings, "name": name})).json()
            host = Guest(url, told["code"], told)
            guests = [host, await join(host)]
            phones = [await guest.connect(phone=Handy) for guest in guests]
            assert all(isinstance(phone, Handy) for phone in phones)
            await pledged(phones, 2)
            await phones[0].ask("start")
            await phones[0].until(lambda told: bool(told.get("match")))
            await play_out(phones)
            yield guests, phones  # type: ignore[misc]


@pytest.mark.parametrize(("cheat", "fault"), CHEATS.items())
async def test_a_cheating_house_is_caught(tmp_path: Path, cheat: str, fault: str) -> None:
    async with played(tmp_path, cheat) as (guests, phones):
        found = await judged(guests[0], phones[0].device.receipts[1])
        assert fault in found
        if cheat in ("grind", "stubborn"):  # it had what it wanted
            assert phones[0].matches()[0]["view"]["dice"][0].count(6) >= WANTED


async def test_an_honest_house_is_not(tmp_path: Path) -> None:
    async with played(tmp_path, "Ada") as (guests, phones):
        for phone in phones:
            assert await judged(guests[0], phone.device.receipts[1]) == []


@pytest.mark.parametrize(
    ("cheat", "code", "words"),
    [
        ("Ada", KEPT, "this device gave a share"),
        ("die", BROKEN, "a die or a card was changed"),
        ("grind", BROKEN, "CHEATED"),
        ("ignore", BROKEN, "though the house had taken it"),
    ],
)
async def test_verify_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], cheat: str, code: int, words: str
) -> None:
    async with played(tmp_path / "house", cheat) as (guests, phones):
        url = f"{guests[0].url}/api/tables/{guests[0].code}/matches/1/record"
        record, receipt = tmp_path / "record.json", tmp_path / "receipt.json"
        record.write_bytes((await get(url)).content)
        receipt.write_text(json.dumps(phones[0].device.receipts[1].written()))
    assert verify(record, None, receipt, "en") == code
    said = capsys.readouterr().out
    assert words in said
    assert cheat in said or code == BROKEN
    # Without what the device saw, the house's own words are all there is: these lies fit together.
    if cheat in ("die", "grind", "ignore"):
        assert verify(record, None, None, "en") == KEPT


def test_a_receipt_reads_what_it_writes() -> None:
    receipt = Receipt(code="KMRTXB", number=1, guest=0, seal="0" * 64, seen={"0": "ab"})
    assert Receipt.read(json.loads(json.dumps(receipt.written()))) == receipt
