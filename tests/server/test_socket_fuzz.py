"""Noise on sockets: the server neither falls nor leaks nor keeps others waiting.

Beside every kind of noise two people go on playing at another table, and get their answers.
"""

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from bluffhouse.server.live import renames
from bluffhouse.server.requests import openapi, sockets
from tests.server.fuzzed import NOISY, QUIET, House, house
from tests.server.guests import Guest, Phone

MESSAGES = json.loads(openapi.messages())["$defs"]

# --- what can be said -----------------------------------------------------------------------


class Babbler:
    """Says what the document of messages allows, and what it almost allows."""

    STRANGE = (
        None, True, -1, 0, 2**31, 2**63, -(2**64), 1e308, 0.5, "", "\u0000", "\u202egnp.exe",
        "\ufeff", "x" * 1500, "𝔘" * 60, [], {}, [[[]]], {"t": "move"}, "1x2", "__proto__",
    )  # fmt: skip

    def __init__(self, seed: int) -> None:
        self._luck = random.Random(seed)
        choices = MESSAGES["FromClient"]["anyOf"]
        self._kinds = [MESSAGES[choice["$ref"].rsplit("/", 1)[-1]] for choice in choices]
        # Those who leave, close or kick would end the noise.
        ends = ("hello", "leave", "forget", "close", "kick")
        self._kinds = [
            kind for kind in self._kinds if kind["properties"]["t"]["enum"][0] not in ends
        ]

    def message(self) -> dict[str, Any]:
        said = self._made(self._luck.choice(self._kinds))
        assert isinstance(said, dict)
        return said

    def _made(self, shape: dict[str, Any]) -> Any:
        """A thing of some shape."""
        luck = self._luck
        if "$ref" in shape:
            return self._made(MESSAGES[shape["$ref"].rsplit("/", 1)[-1]])
        if "anyOf" in shape:
            return self._made(luck.choice(shape["anyOf"]))
        if "enum" in shape:
            return luck.choice(shape["enum"])
        kind = shape.get("type")
        if kind == "object":
            parts = shape.get("properties", {}).items()
            needed = shape.get("required", [])
            return {n: self._made(p) for n, p in parts if n in needed or luck.random() < 0.5}
        if kind == "integer":
            return luck.randint(shape.get("minimum", -5), min(shape.get("maximum", 99), 99))
        if "pattern" in shape:
            return "".join(luck.choices("0123456789abcdef", k=shape["maxLength"]))
        if kind == "string":
            length = luck.randint(shape.get("minLength", 0), min(shape.get("maxLength", 20), 60))
            return "".join(luck.choices("abc 1x2Ж\u202e<&\u0000", k=length))
        return {"boolean": luck.random() < 0.5, "array": [], "null": None}.get(str(kind), 1)

    def almost(self) -> bytes:
        """A message with something wrong in it, perhaps not even JSON."""
        luck, said = self._luck, self.message()
        way = luck.randrange(5)
        if way == 0:
            said[luck.choice(list(said))] = luck.choice(self.STRANGE)
        elif way == 1:
            said.pop(luck.choice(list(said)))
        elif way == 2:
            said[str(luck.choice(self.STRANGE))[:20]] = luck.choice(self.STRANGE)
        text = json.dumps(said, ensure_ascii=luck.random() < 0.5).encode()
        if way == 3:
            at = luck.randrange(len(text))
            text = text[:at] + bytes(luck.randrange(256) for _ in range(3)) + text[at + 1 :]
        elif way == 4:
            text = text[: luck.randrange(len(text))]
        return text


UNREADABLE = (
    b"", b" ", b"null", b"[]", b"7", b'"hello"', b"{}", b"{" * 2000, b"[" * 4000, b'{"t":' * 600,
    b'{"t":"move"}', b'{"t":"dance","id":"1"}', b'{"t":"say","id":"1","text":"\xff\xfe"}',
    b'{"t":"say","id":"1","text":"\\ud800"}', b"\x00" * 50, b'{"t":"ping","n":1e999}',
    b'{"t":"ping","n":' + b"9" * 3000 + b"}", b'{"t":"say","id":"","text":"x"}',
    b'{"t":"say","id":"1","id":"2","text":""}', b'{"t":"move","id":"1","move":"1x2","at":-1}',
)  # fmt: skip


async def answered(phone: Phone) -> None:
    since = len(phone.heard)
    phone.send({"t": "ping", "n": 77})
    await phone.until(lambda told: told["t"] == "pong" and told["n"] == 77, since)


async def test_messages_that_are_almost_right(tmp_path: Path) -> None:
    """Every one of thousands gets its answer."""
    some = sockets.PLAINLY_WRONG - 1
    async with house(tmp_path) as here:
        for seed in range(120):
            babbler = Babbler(seed)
            phone = await here.noisy.guests[seed % 2].connect()
            for _ in range(some):
                phone.send(babbler.almost())
            await phone.until(lambda _, phone=phone: answers(phone) == some)
            phone.hang_up()
            if seed % 10 == 0:
                await here.plays_on()


def answers(phone: Phone) -> int:
    return sum(told["t"] in ("ack", "refused", "pong") for told in phone.heard)


async def test_messages_that_are_right(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the document allows, in any order: done or refused, and nobody sees more."""
    monkeypatch.setattr(renames, "PAUSE", 0.01)  # nobody waits here for new names to be over
    async with house(tmp_path) as here:
        babbler = Babbler(99)
        phones = here.noisy.phones
        for i in range(600):
            said = babbler.message()
            phone = phones[i % 2]
            since = len(phone.heard)
            phone.send(said)
            if said["t"] == "ping":
                await phone.hear("pong", since)
            else:
                await phone.until(
                    lambda told, id=said["id"]: told.get("id") in (id, "") or told["t"] == "bye",
                    since,
                )
            if i % 100 == 0:
                await here.plays_on()


async def test_what_cannot_be_read(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        for greeted in (True, False):
            for nonsense in UNREADABLE:
                phone = await here.noisy.spectator.dial()
                if greeted:
                    await here.noisy.spectator.greet(phone)
                phone.send(nonsense)
                told = await phone.until(lambda told: told["t"] in ("refused", "pong", "bye"))
                assert told["t"] == "refused", (nonsense, told)
                assert told["why"]["text"]
                await answered(phone)
                phone.hang_up()
        await here.plays_on()


async def test_nothing_but_nonsense_ends_a_connection(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        phone = await here.noisy.spectator.connect()
        for _ in range(2 * sockets.PLAINLY_WRONG):
            phone.send("?")
        bye = await phone.hear("bye")
        assert bye["reason"] == "bad"
        await asyncio.wait_for(phone.closed.wait(), 60)
        assert sum(told["t"] == "bye" for told in phone.heard) == 1


# --- out of order, and as somebody else -----------------------------------------------------


async def test_commands_before_hello_and_hello_twice(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guest = here.noisy.guests[0]
        phone = await guest.dial()
        early = await phone.ask("say", text="first!")
        assert (early["t"], early["why"]["key"]) == ("refused", "socket-hello-first")
        await guest.greet(phone)
        since = len(phone.heard)
        phone.send({"t": "hello", "token": here.noisy.guests[1].token})
        assert (await phone.hear("refused", since))["why"]["key"] == "socket-hello-once"
        await phone.ask("say", id="who", text="me")
        said = await phone.until(lambda told: "said" in told, since)
        assert said["said"]["guest"] == guest.id  # still the first one
        phone.hang_up()


@contextlib.asynccontextmanager
async def being_fetched(here: House) -> AsyncIterator[Phone]:
    """A guest who has said hello at a table that the store does not give away yet."""
    hall, gate = here.here.hall, Event()
    hall.put_away(hall.tables[NOISY])
    held = hall.ledger.ask(lambda _: gate.wait(20))
    guest = here.noisy.guests[0]
    phone = await guest.dial()
    phone.send({"t": "hello", "token": guest.token})
    try:
        yield phone
        phone.send({"t": "ping", "n": 1})
        await phone.hear("pong")  # all of it was heard before
    finally:
        gate.set()
    assert await held


async def test_who_speaks_on_after_hello_is_heard_when_the_table_is_there(tmp_path: Path) -> None:
    """A table may have to be fetched from the store, or taken over by another machine first: a
    player who moved in that moment was told to say hello first, and his match stood still."""
    async with house(tmp_path) as here:
        async with being_fetched(here) as phone:
            phone.send({"t": "say", "id": "early", "text": "first!"})
        await phone.until(lambda told: told.get("id") == "early" and told["t"] == "ack")
        assert "refused" not in {told["t"] for told in phone.heard}
        assert [told["t"] for told in phone.heard[:2]] == ["pong", "state"]
        phone.hang_up()


async def test_what_is_said_before_the_table_is_there_is_kept_within_bounds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "MEANWHILE", 3)
    async with house(tmp_path) as here:
        async with being_fetched(here) as phone:
            for number in range(5):
                phone.send({"t": "say", "id": f"early {number}", "text": "?"})
        refused = [told for told in phone.heard if told["t"] == "refused"]
        assert [told["id"] for told in refused] == ["early 3", "early 4"]
        assert {told["code"] for told in refused} == {"store"}  # it may be said again
        await phone.until(lambda told: told.get("id") == "early 2" and told["t"] == "ack")
        phone.hang_up()


async def test_as_somebody_else(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        watcher = await here.noisy.spectator.connect()
        for kind, what in (
            ("move", {"move": "1x2", "at": 0}),
            ("start", {}),
            ("say", {"text": "x"}),
        ):
            assert (await watcher.ask(kind, **what))["code"] == "forbidden"
        for token in ("nonsense", "a-token-of-seat-9", "\u0000", "ß" * 64):
            stranger = Guest(here.url, NOISY, {"guest": 9, "token": token})
            phone = await stranger.connect()
            assert phone.heard[0]["t"] == "bye"
            assert len(phone.heard) == 1
        elsewhere = Guest(here.url, QUIET, {"guest": 0, "token": "a-token-of-seat-1"})
        at_home = await elsewhere.connect()
        assert at_home.heard[0]["you"]["guest"] == 1
        at_home.hang_up()
        other = here.noisy.phones[1]
        actor = here.noisy.match.actors[0]
        wrong = here.noisy.phones[1 - actor]
        assert (await wrong.ask("move", move="1x2", at=0))["code"] == "illegal"
        assert (await other.ask("kick", guest=0))["code"] == "forbidden"
        watcher.hang_up()


@pytest.mark.parametrize("code", ["", "BCDFG", "bcdfgi", "ЖЖЖЖЖЖ", "%00%00", "..", "a" * 2000])
async def test_tables_that_are_none(code: str, tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        with contextlib.suppress(Exception):  # refused before there is a socket
            phone = await Guest(here.url, code).connect()
            assert phone.heard[0]["t"] == "bye"
