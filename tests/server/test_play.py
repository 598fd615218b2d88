"""Whole matches over real sockets."""

import dataclasses
import random

import pytest

import bluffhouse as bh
from bluffhouse.games import open_room
from tests.server.guests import Phone, full_table, get, open_table, served


async def play_out(phones: list[Phone], seed: int) -> None:
    """Let everybody who may act play at random, until the match is over."""
    luck = random.Random(seed)
    while not phones[0].over:
        able = [phone for phone in phones if phone.view["moves"] and not phone.over]
        if not able:
            await phones[0].until(lambda told: "v" in told, len(phones[0].heard))
            continue
        phone = luck.choice(able)
        heard = [len(each.heard) for each in phones]
        answer = await phone.ask("move", move=luck.choice(phone.view["moves"]), at=phone.at)
        assert answer["t"] == "ack", answer
        for each, since in zip(phones, heard, strict=True):
            await each.until(
                lambda told, v=answer["v"]: told["t"] == "on" and told["v"] >= v, since
            )


@pytest.mark.parametrize("game", bh.games())
async def test_people_play_a_match_to_its_end(game: str, tmp_path) -> None:
    async with served(tmp_path, messages=100_000) as url:
        guests, phones = await full_table(url, game, 2)
        await play_out(phones, 7)
        outcomes = [phone.matches()[-1]["outcome"] for phone in phones]
        assert outcomes[0] == outcomes[1]
        record = (await get(f"{url}/api/tables/{guests[0].code}/matches/1/record")).json()
        match = bh.replay(record)
        assert match.over
        assert record["names"] == ["Ada", "Ben"]
        assert match.view(0) == phones[0].view
        for phone in phones:  # versions without a gap
            versions = [told["v"] for told in phone.heard if told["t"] == "on"]
            assert versions == list(range(versions[0], versions[0] + len(versions)))


async def test_a_person_plays_against_bots(tmp_path) -> None:
    async with served(tmp_path, messages=100_000) as url:
        host = await open_table(url, "lineit", 4, bots=True)
        phone = await host.connect()
        while not phone.over:
            if phone.view["moves"]:
                await phone.ask("move", move=phone.view["moves"][0], at=phone.at)
            else:
                await phone.until(lambda told: "v" in told, len(phone.heard))
        assert phone.matches()[-1]["outcome"]["seed"]


async def test_a_match_of_other_rules_is_given_up(tmp_path, monkeypatch) -> None:
    """After an upgrade that changes a game its people sit at their table, and can begin anew."""
    async with served(tmp_path) as url:
        guests, phones = await full_table(url)
        able = next(phone for phone in phones if phone.view["moves"])
        assert (await able.ask("move", move=able.view["moves"][0], at=0))["t"] == "ack"
    version = open_room("luegen").version + 1
    newer = dataclasses.replace(open_room("luegen"), version=version, since=version)
    rooms = {id: open_room(id) for id in bh.games()} | {newer.id: newer}
    monkeypatch.setattr("bluffhouse.server.hall.games.open_room", rooms.__getitem__)
    async with served(tmp_path) as url:
        for guest in guests:
            guest.url = url
        phones = [await guest.connect() for guest in guests]
        state = await phones[0].hear("state")
        assert (state["table"]["state"], state.get("match")) == ("waiting", None)
        assert [seat["name"] for seat in state["table"]["seats"]] == ["Ada", "Ben"]
        assert (await phones[0].ask("start", id="anew"))["t"] == "ack"
        assert (await phones[1].until(lambda told: bool(told.get("match"))))["match"]["number"] == 2
