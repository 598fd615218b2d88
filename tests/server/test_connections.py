"""Coming, going and coming back: versions, resending, staleness, presence."""

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest
from picows import WSMsgType, ws_connect

from bluffhouse.server.background.pulse import PATIENCE, ROUND, Pulse
from tests.server.guests import Guest, Phone, full_table, get, open_table, served


async def test_who_comes_back_gets_what_he_missed(tmp_path) -> None:
    async with served(tmp_path) as url:
        guests, phones = await full_table(url)
        first = next(i for i, phone in enumerate(phones) if phone.view["moves"])
        active, other = phones[first], guests[1 - first]
        version = phones[1 - first].version
        phones[1 - first].hang_up()
        await active.ask("move", move="1x2", at=0)
        await active.ask("say", text="where are you?")
        back = await other.connect(v=version)
        resumed = back.heard[0]
        assert resumed["t"] == "resumed"
        assert [told["v"] for told in resumed["missed"]] == list(
            range(version + 1, resumed["v"] + 1)
        )
        assert back.view["bid"] == "1x2"
        assert resumed["missed"][0]["moved"]["events"][0]["event"] == "bid"
        assert resumed["missed"][-1]["said"]["text"] == "where are you?"
        again = await other.connect(v=resumed["v"])
        assert again.heard[0]["missed"] == []


async def test_what_is_missed_is_what_was_told_to_each(tmp_path) -> None:
    """In a game where some of it is for one pair of eyes, and some for all others."""
    async with served(tmp_path) as url:
        guests, phones = await full_table(url, "cityoflies")
        guests.append(Guest(url, guests[0].code))
        phones.append(await guests[-1].connect())
        version = phones[-1].version
        for at in range(12):
            mover = next(phone for phone in phones if phone.view["moves"])
            await mover.ask("move", move=mover.view["moves"][0], at=at)
            for phone in phones:
                await phone.until(lambda told, at=at: told.get("moved", {}).get("at") == at + 1)
        heard = [events(phone.heard) for phone in phones]
        assert any(told != heard[-1] for told in heard)
        for guest, told in zip(guests, heard, strict=True):
            assert events((await guest.connect(v=version)).heard[0]["missed"]) == told


def events(told: list[Any]) -> list[Any]:
    """What was told of each move."""
    return [one["moved"]["events"] for one in told if "moved" in one]


async def test_who_was_away_for_long_gets_everything_anew(tmp_path) -> None:
    async with served(tmp_path, chat=1000, messages=1000) as url:
        host = await open_table(url)
        phone = await host.connect()
        for i in range(60):
            await phone.ask("say", text=f"line {i}")
        back = await host.connect(v=1)
        assert back.heard[0]["t"] == "state"
        nonsense = await host.connect(v=9999)
        assert nonsense.heard[0]["t"] == "state"


async def test_a_repeated_command_is_done_once(tmp_path) -> None:
    async with served(tmp_path) as url:
        guests, phones = await full_table(url)
        seat, phone = next((i, phone) for i, phone in enumerate(phones) if phone.view["moves"])
        first = await phone.ask("move", id="mine", move="1x2", at=0)
        again = await phone.ask("move", id="mine", move="1x2", at=0)
        assert first == again
        fresh = await guests[seat].connect()
        assert (await fresh.ask("move", id="mine", move="1x2", at=0)) == first
        assert fresh.at == 1


async def test_a_stale_move_is_refused_without_harm(tmp_path) -> None:
    async with served(tmp_path) as url:
        _, phones = await full_table(url)
        phone = next(phone for phone in phones if phone.view["moves"])
        other = next(each for each in phones if each is not phone)
        await phone.ask("move", move="1x2", at=0)
        await other.until(lambda told: "moved" in told)
        stale = await other.ask("move", move="2x2", at=0)
        assert (stale["t"], stale["code"]) == ("refused", "stale")
        assert (await other.ask("move", move="2x2", at=1))["t"] == "ack"
        future = await phone.ask("move", move="3x2", at=7)
        assert future["code"] == "stale"


async def test_an_illegal_move_says_why_in_the_language_of_the_table(tmp_path) -> None:
    async with served(tmp_path) as url:
        _, phones = await full_table(url, lang="de")
        phone = next(phone for phone in phones if phone.view["moves"])
        answer = await phone.ask("move", move="liar", at=0)
        assert answer["code"] == "illegal"
        assert answer["why"]["key"] == "refuse-nothing-to-call"
        assert "kein Gebot" in answer["why"]["text"]
        assert phone.at == 0


async def test_everybody_sees_who_is_there(tmp_path) -> None:
    async with served(tmp_path) as url:
        guests, phones = await full_table(url)
        phones[1].hang_up()
        gone = await phones[0].until(
            lambda told: told["t"] == "presence" and "1" in told["away"], len(phones[0].heard) - 1
        )
        assert gone["online"] == [0]
        assert 0 < gone["away"]["1"] <= 60_000
        await Guest(url, guests[0].code).connect()
        seen = await phones[0].until(lambda told: told["t"] == "presence" and told["watchers"] == 1)
        assert seen["online"] == [0]
        await guests[1].connect()
        back = await phones[0].until(
            lambda told: told["t"] == "presence" and told["online"] == [0, 1] and told["watchers"]
        )
        assert back["away"] == {}


async def test_a_bot_stands_in_until_the_person_is_back(tmp_path) -> None:
    async with served(tmp_path, messages=1000) as url:
        guests, phones = await full_table(url, grace=5)
        away = next(i for i, phone in enumerate(phones) if phone.view["moves"])
        there = phones[1 - away]
        phones[away].hang_up()
        told = await there.until(lambda told: told["t"] == "presence" and away in told["stands_in"])
        assert told["away"] == {str(away): 0}
        await there.until(lambda told: told.get("moved", {}).get("who") == away)
        back = await guests[away].connect()
        assert back.heard[0]["presence"]["stands_in"] == []
        assert away not in back.heard[0]["presence"]["away"]


async def test_a_token_makes_the_seat_his_on_every_device(tmp_path) -> None:
    async with served(tmp_path) as url:
        guests, phones = await full_table(url)
        tablet = await guests[0].connect()
        assert tablet.view == phones[0].view
        seat, phone = next((i, phone) for i, phone in enumerate(phones) if phone.view["moves"])
        await phone.ask("move", move="1x2", at=0)
        if seat == 0:
            assert (await tablet.until(lambda told: "moved" in told))["moved"]["at"] == 1


async def test_a_graceful_stop_tells_everybody_and_loses_nothing(tmp_path) -> None:
    async with served(tmp_path) as url:
        guests, phones = await full_table(url)
        phone = next(phone for phone in phones if phone.view["moves"])
        await phone.ask("move", move="1x2", at=0)
    for each in phones:
        bye = await each.hear("bye")
        assert bye["reason"] == "restart"
        assert bye["retry"] > 0
    async with served(tmp_path) as url:
        for guest, phone in zip(guests, phones, strict=True):
            again = Guest(url, guest.code)
            again.token = guest.token
            back = await again.connect()
            assert back.view == phone.view
            assert back.at == 1


async def test_clocks_run_on_the_server_and_a_bot_moves_when_they_are_out(tmp_path) -> None:
    async with served(tmp_path) as url:
        _, phones = await full_table(url, clock={"budget": 5, "increment": 2})
        seat, phone = next((i, phone) for i, phone in enumerate(phones) if phone.view["moves"])
        times = phone.matches()[-1]["times"]
        assert times["running"] == [seat]
        assert 4000 < times["left"][seat] <= 5000
        moved = await phone.until(lambda told: told.get("moved", {}).get("who") == seat)
        assert moved["moved"]["times"]["left"][seat] <= 2000
        await asyncio.sleep(0)


async def test_the_state_can_be_asked_for_over_http(tmp_path) -> None:
    async with served(tmp_path) as url:
        guests, phones = await full_table(url)
        address = f"{url}/api/tables/{guests[0].code}/state"
        mine = (await get(address, headers=guests[0].key)).json()
        assert mine["match"]["view"] == phones[0].view
        public = (await get(address)).json()
        assert public["match"]["view"]["dice"] == [None, None]
        stranger = await get(address, headers={"Authorization": "Bearer nonsense"})
        assert stranger.status_code == 403


# --- signs of life --------------------------------------------------------------------------


class Mute(Phone):
    """It hears, and answers no ping."""

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        if frame.msg_type == WSMsgType.PING:
            self.heard.append({"t": "ws-ping"})
            self._news.set()
        else:
            super().on_ws_frame(transport, frame)


@pytest.mark.parametrize("speaks", [True, False])
async def test_who_gives_no_sign_of_life_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, speaks: bool
) -> None:
    hands: list[Pulse] = []
    monkeypatch.setattr(Pulse, "run", lambda self: asyncio.sleep(0, hands.append(self)))
    async with served(tmp_path) as url:
        host = await open_table(url)
        _, dialled = await ws_connect(Mute, host.socket, enable_auto_pong=False)
        phone = cast(Mute, dialled)
        await host.greet(phone)
        for _ in range(PATIENCE * ROUND):
            hands[0].move_on()
        await phone.hear("ws-ping")
        if speaks:
            phone.send({"t": "ping", "n": 1})
            await phone.hear("pong")
        for _ in range(ROUND):
            hands[0].move_on()
        if speaks:
            phone.send({"t": "ping", "n": 2})
            await phone.until(lambda told: told.get("n") == 2)
        else:
            await asyncio.wait_for(phone.closed.wait(), 60)
