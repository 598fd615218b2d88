"""Tables: who sits where, what hosts decide, what everybody hears of it."""

import asyncio

import pytest

from tests.server.guests import Guest, Phone, full_table, get, join, open_table, post, served


async def refused(phone: Phone, kind: str, code: str, **what) -> dict:
    answer = await phone.ask(kind, **what)
    assert (answer["t"], answer.get("code")) == ("refused", code), answer
    assert answer["why"]["text"]
    return answer


async def info(guest: Guest) -> dict:
    return (await get(f"{guest.url}/api/tables/{guest.code}")).json()


async def test_a_table_is_private_and_waits(tmp_path) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url, players=3)
        table = await info(host)
        assert table["state"] == "waiting"
        assert table["settings"]["public"] is False
        assert [seat.get("guest") for seat in table["seats"]] == [0, None, None]
        assert table["settings"]["options"]["mats"] == 8 or "mats" in table["settings"]["options"]
        assert (await get(f"{url}/api/tables")).json() == []


async def test_who_lost_the_answer_to_his_joining_asks_again_and_is_there_once(tmp_path) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url, players=3)
        wish = {"name": "Ben", "once": "0123456789abcdef0123456789abcdef"}
        guests = f"{url}/api/tables/{host.code}/guests"
        answers = await asyncio.gather(*(post(guests, wish) for _ in range(3)))
        assert [answer.status_code for answer in answers] == [201, 201, 201]
        assert len({answer.text for answer in answers}) == 1
        cid = (await post(guests, {**wish, "once": wish["once"][::-1]})).json()
        assert cid["token"] != answers[0].json()["token"]
        assert [guest["name"] for guest in (await info(host))["guests"]] == ["Ada", "Ben", "Ben 2"]


async def test_a_table_may_be_made_by_a_preset(tmp_path) -> None:
    """The table has the options themselves; a preset that is none is refused in words."""
    async with served(tmp_path) as url:
        (game,) = (g for g in (await get(f"{url}/api/games")).json() if g["id"] == "luegen")
        quick = next(p["options"] for p in game["presets"] if p["name"] == "quick")
        host = await open_table(url, options={"preset": "quick", "dice": 5})
        options = (await get(f"{url}/api/tables/{host.code}")).json()["settings"]["options"]
        assert options == options | quick | {"dice": 5}
        assert "preset" not in options
        settings = {"game": "luegen", "options": {"players": 3, "preset": "nope"}}
        said = await post(f"{url}/api/tables", {"settings": settings, "name": "Anna"})
        assert said.status_code == 400
        assert "printed, first, quick" in said.json()["why"]["text"]


async def test_codes_are_read_in_any_case(tmp_path) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url)
        answer = await get(f"{url}/api/tables/{host.code.lower()}")
        assert answer.json()["code"] == host.code
        unknown = await get(f"{url}/api/tables/QQQQQQ")
        assert unknown.status_code == 404
        assert "QQQQQQ" in unknown.json()["why"]["text"]


async def test_guests_take_free_seats_then_those_of_bots_then_watch(tmp_path) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url, players=3)
        phone = await host.connect()
        await phone.ask("bot", seat=1)
        for name in ("Ben", "Cleo", "Dora"):
            await join(host, name)
        assert [guest.get("seat") for guest in (await info(host))["guests"]] == [0, 2, 1, None]


async def test_names_are_tidied_and_told_apart(tmp_path) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url, players=4)
        await join(host, "  Ada ")
        await join(host, "<b>x</b>\u202e\n!")
        names = [guest["name"] for guest in (await info(host))["guests"]]
        assert names == ["Ada", "Ada 2", "<b>x</b> !"]
        nameless = await post(f"{url}/api/tables/{host.code}/guests", {"name": " \u200b "})
        assert nameless.status_code == 400


async def test_names_keep_joined_pictures_and_no_two_look_alike(tmp_path) -> None:
    family = "👨\u200d👩\u200d👧"
    async with served(tmp_path) as url:
        host = await open_table(url, players=4)
        for name in (
            family,
            "👨👩👧",
            "Zoë",
            "Zoe\u0308",
            "A\ufe0fda",
            f"Ada Lovelace 123456{family}",
            "❤\ufe0f",
        ):
            await join(host, name)
        phone = await host.connect()
        await phone.ask("say", text=f"{family} \u202e!")
        assert (await phone.until(lambda told: "said" in told))["said"]["text"] == f"{family} !"
        names = [guest["name"] for guest in (await info(host))["guests"]]
        assert names == [
            "Ada", family, "👨👩👧 2", "Zoë", "Zoe\u0308 2", "Ada 2",
            f"Ada Lovelace 123456{family}", "❤\ufe0f",
        ]  # fmt: skip


async def test_only_the_host_decides(tmp_path) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url, players=3)
        ben = await join(host)
        phone = await ben.connect()
        for kind, what in (
            ("start", {}), ("bot", {"seat": 2}), ("empty", {"seat": 2}), ("swap", {"a": 0, "b": 1}),
            ("kick", {"guest": 0}), ("mute", {"guest": 0}), ("host", {"guest": 1}), ("pause", {}),
            ("resume", {}), ("close", {}),
        ):  # fmt: skip
            await refused(phone, kind, "forbidden", **what)
        watcher = await Guest(url, host.code).connect()
        await refused(watcher, "say", "forbidden", text="hello")


async def test_the_host_fills_swaps_and_empties_seats(tmp_path) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url, players=4)
        ben = await join(host)
        phone, bens = await host.connect(), await ben.connect()
        await phone.ask("bot", seat=3, level="random")
        await phone.ask("swap", a=1, b=3)
        seats = (await info(host))["seats"]
        assert seats[1]["bot"] == "random"
        assert seats[3]["guest"] == ben.id
        told = await bens.until(lambda message: message.get("you", {}).get("seat") == 3)
        assert told["t"] == "state"  # another seat sees other things
        await phone.ask("empty", seat=1)
        assert (await info(host))["seats"][1] == {}
        await refused(phone, "empty", "state", seat=0)
        await refused(phone, "bot", "state", seat=3)
        await phone.ask("bot", seat=2, level="calculator/suspicious")
        assert (await info(host))["seats"][2]["bot"] == "calculator/suspicious"
        for level in ("wizard", "thumb/kind"):
            await refused(phone, "bot", "bad", seat=2, level=level)
        for beyond in ({"a": 0, "b": 9}, {"a": 9, "b": 0}):
            await refused(phone, "swap", "bad", **beyond)


async def test_a_kicked_guest_is_told_and_gone(tmp_path) -> None:
    async with served(tmp_path) as url:
        guests, (phone, bens) = await full_table(url)
        await phone.ask("kick", guest=guests[1].id)
        bye = await bens.hear("bye")
        assert (bye["reason"], bye.get("retry")) == ("kicked", None)
        await bens.closed.wait()
        table = await info(guests[0])
        assert table["seats"][1]["bot"] == "thumb"  # which plays on
        assert (await guests[1].connect()).heard[-1]["t"] == "bye"
        await refused(phone, "kick", "bad", guest=0)
        await refused(phone, "kick", "missing", guest=77)


async def test_a_host_who_leaves_makes_another_the_host(tmp_path) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url, players=3)
        ben = await join(host)
        phone, bens = await host.connect(), await ben.connect()
        await phone.ask("leave")
        told = await bens.until(lambda message: message.get("you", {}).get("host", False))
        assert told["table"]["guests"][0]["id"] == ben.id


async def test_settings_change_until_a_match_begins(tmp_path) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url, "luegen", 4)
        phone = await host.connect()
        other = {"game": "lineit", "options": {"players": 3}, "lang": "de", "public": True}
        assert (await phone.ask("change", settings=other))["t"] == "ack"
        table = await info(host)
        assert (table["settings"]["game"], len(table["seats"])) == ("lineit", 3)
        assert [entry["code"] for entry in (await get(f"{url}/api/tables")).json()] == [host.code]
        assert (await get(f"{url}/api/tables?game=luegen")).json() == []
        wrong = await refused(
            phone, "change", "illegal", settings={**other, "options": {"players": 9}}
        )
        assert "2–5" in wrong["why"]["text"]
        await phone.ask("start")
        await refused(phone, "change", "state", settings=other)


async def test_chat_emotes_and_mute(tmp_path) -> None:
    async with served(tmp_path, chat=4) as url:
        host = await open_table(url)
        ben = await join(host)
        phone, bens = await host.connect(), await ben.connect()
        await bens.ask("say", text="  <script>alert(1)</script>  ")
        await bens.ask("emote", emote="cheers")
        said = [message["said"] for message in phone.heard if "said" in message]
        assert [line.get("text") or line.get("emote") for line in said] == [
            "<script>alert(1)</script>", "cheers",
        ]  # fmt: skip
        await phone.ask("mute", guest=ben.id)
        await refused(bens, "say", "forbidden", text="hello?")
        again = await ben.connect()
        assert again.heard[0]["chat"][0]["text"] == said[0]["text"]
        for _ in range(4):
            await phone.ask("say", text="hi")
        await refused(phone, "say", "limit", text="hi")


async def test_pause_holds_everything(tmp_path) -> None:
    async with served(tmp_path) as url:
        _, phones = await full_table(url)
        await phones[0].ask("pause")
        able = next(phone for phone in phones if phone.view["moves"])
        await refused(able, "move", "state", move=able.view["moves"][0], at=0)
        await phones[0].ask("resume")
        assert (await able.ask("move", move=able.view["moves"][0], at=0))["t"] == "ack"
        await refused(phones[0], "resume", "state")


async def test_a_rematch_keeps_people_options_and_watchers(tmp_path) -> None:
    async with served(tmp_path, messages=100_000) as url:
        guests, phones = await full_table(url, "lineit", 2)
        watcher = await Guest(url, guests[0].code).connect()
        from tests.server.test_play import play_out

        await play_out(phones, 3)
        await watcher.until(lambda told: "outcome" in told.get("moved", {}))
        commitment = phones[0].heard[-1]
        assert (await phones[0].ask("start"))["t"] == "ack"
        for phone in (*phones, watcher):
            state = await phone.until(lambda told: told.get("match", {}).get("number") == 2)
            assert state["match"]["at"] == 0
            assert state["table"]["match"] == 2
        assert commitment
        found = (await get(f"{url}/api/tables/{guests[0].code}/matches")).json()
        assert [entry["number"] for entry in found] == [1]
        running = await get(f"{url}/api/tables/{guests[0].code}/matches/2/record")
        assert running.status_code == 409


async def test_a_closed_table_stays_closed(tmp_path) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url)
        phone = await host.connect()
        await phone.ask("close")
        assert (await phone.hear("bye"))["reason"] == "closed"
        late = await post(f"{url}/api/tables/{host.code}/guests", {"name": "Ben"})
        assert late.status_code == 409


@pytest.mark.parametrize("path", ["/nothing.js", "/api/nothing", "/api/tables/ABCDEF/nothing"])
async def test_what_is_not_there_is_told_so(path: str, tmp_path) -> None:
    async with served(tmp_path) as url:
        answer = await get(url + path, headers={"accept-language": "de"})
        assert answer.status_code == 404
        assert answer.json()["why"]["text"].startswith("Hier ist nichts")
