"""A hand is seen by one person: every way to a second one that we could think of is closed."""

from typing import Any

import pytest

from tests.server.guests import Guest, Phone, full_table, get, join, open_table, post, served
from tests.server.test_tables import info, refused

Message = dict[str, Any]


async def watcher(host: Guest, name: str = "Zoe") -> tuple[Guest, Phone]:
    guest = await join(host, name, seat=-1)
    return guest, await guest.connect()


def hands(phone: Phone) -> set[int]:
    """The seats whose dice a phone was ever shown."""
    views = [told["view"] for told in phone.matches() if "view" in told]
    return {seat for view in views for seat, dice in enumerate(view["dice"]) if dice}


async def asking(phone: Phone, guest: int) -> Message:
    """The request of a guest, as a phone hears of it."""

    def wanted(told: Message) -> list[Message]:
        return [one for one in told.get("table", {}).get("asking", []) if one["guest"] == guest]

    return wanted(await phone.until(lambda told: bool(wanted(told))))[0]


async def seated(phone: Phone, seat: int) -> None:
    await phone.until(lambda told: told["t"] == "state" and told["you"].get("seat") == seat)


# --- attacks --------------------------------------------------------------------------------


async def test_nobody_walks_through_the_seats_of_bots(tmp_path) -> None:
    async with served(tmp_path, bot_pace=60) as url:
        host = await open_table(url, players=4, bots=True)
        phone = await host.connect()
        assert (await phone.ask("stand"))["t"] == "ack"
        for seat in (1, 2, 3):
            told = await refused(phone, "sit", "forbidden", seat=seat)
            assert told["why"]["key"] == "table-hand-seen"
        assert (await phone.ask("sit", seat=0))["t"] == "ack"  # his own
        assert hands(phone) == {0}


async def test_nobody_walks_on_after_a_restart(tmp_path) -> None:
    async with served(tmp_path, bot_pace=60) as url:
        host = await open_table(url, players=3, bots=True)
        phone = await host.connect()
        await phone.ask("stand")
    async with served(tmp_path, bot_pace=60) as url:
        host.url = url
        phone = await host.connect()
        await refused(phone, "sit", "forbidden", id="on", seat=1)
        assert (await phone.ask("sit", id="back", seat=0))["t"] == "ack"


async def test_who_leaves_and_joins_again_sees_no_second_hand(tmp_path) -> None:
    """Alone with bots nobody could consent; so nobody new sees a hand but the one that was left."""
    async with served(tmp_path, bot_pace=60) as url:
        host = await open_table(url, players=3, bots=True)
        phone = await host.connect()
        await phone.ask("leave")
        again = await join(host, "Ada", seat=-1)
        phone = await again.connect()
        await refused(phone, "sit", "forbidden", seat=1)
        await refused(phone, "sit", "forbidden", seat=2)
        assert hands(phone) == set()
        assert (await phone.ask("sit", seat=0))["t"] == "ack"


async def test_who_is_away_and_comes_as_another_sees_no_second_hand(tmp_path) -> None:
    async with served(tmp_path, bot_pace=60) as url:
        host = await open_table(url, players=3, bots=True)
        other = await join(host, "Other", seat=1)
        phone = await other.connect()
        assert (await asking(phone, other.id))["seat"] == 1
        assert hands(phone) == set()
        assert (await info(host))["seats"][1].get("guest") is None


async def test_a_host_inherits_no_seat_that_he_emptied(tmp_path) -> None:
    """Pause, send somebody away, sit down in his chair; by oneself or by a friend."""
    async with served(tmp_path, bot_pace=60) as url:
        guests, phones = await full_table(url, players=3)
        boss, bosses = await watcher(guests[0], "Boss")
        friend, friends = await watcher(guests[0], "Friend")
        await phones[0].ask("host", guest=boss.id)
        await bosses.ask("pause")
        await bosses.ask("kick", guest=guests[1].id)
        told = await refused(bosses, "sit", "forbidden", seat=1)
        assert told["why"]["key"] == "table-seat-emptied"
        assert (await friends.ask("sit", seat=1))["t"] == "ack"  # a request, no more
        assert (await asking(phones[0], friend.id))["of"] == "table"
        await refused(bosses, "admit", "forbidden", guest=friend.id)
        assert hands(bosses) == hands(friends) == set()
        # The other players may let him sit down: all of them.
        assert (await phones[0].ask("admit", guest=friend.id))["t"] == "ack"
        assert hands(friends) == set()
        assert (await phones[2].ask("admit", guest=friend.id))["t"] == "ack"
        await seated(friends, 1)
        assert hands(friends) == {1}


async def test_a_host_without_a_hand_needs_the_consent_of_the_table(tmp_path) -> None:
    async with served(tmp_path, bot_pace=60) as url:
        host = await open_table(url, players=3)
        phone = await host.connect()
        boss, bosses = await watcher(host, "Boss")
        await phone.ask("host", guest=boss.id)
        assert (await bosses.ask("start"))["t"] == "ack"
        await bosses.ask("sit", seat=2)
        assert (await asking(phone, boss.id))["of"] == "table"
        await refused(bosses, "admit", "forbidden", guest=boss.id)
        assert (await phone.ask("decline", guest=boss.id))["t"] == "ack"
        assert (await info(host))["asking"] == []
        assert hands(bosses) == set()


async def test_a_host_with_a_hand_can_be_let_to_no_other(tmp_path) -> None:
    async with served(tmp_path, bot_pace=60) as url:
        host = await open_table(url, players=3)
        ben = await join(host)
        phone, bens = await host.connect(), await ben.connect()
        await phone.ask("start")
        await phone.ask("pause")
        await phone.ask("kick", guest=ben.id)
        await refused(phone, "sit", "state", seat=1)
        await phone.ask("stand")
        await refused(phone, "sit", "forbidden", seat=1)
        await refused(phone, "sit", "forbidden", seat=2)
        assert bens.closed.is_set()
        assert hands(phone) == {0}


async def test_nobody_asks_without_end(tmp_path) -> None:
    async with served(tmp_path, bot_pace=60) as url:
        host = await open_table(url, players=3, bots=True)
        phone = await host.connect()
        late, lates = await watcher(host)
        for _ in range(3):
            assert (await lates.ask("sit", seat=1))["t"] == "ack"
            assert (await phone.ask("decline", guest=late.id))["t"] == "ack"
        assert (await refused(lates, "sit", "limit", seat=1))["why"]["key"] == "table-asked-enough"


# --- what stays possible --------------------------------------------------------------------


@pytest.mark.parametrize("wish", [{}, {"seat": 1}])
async def test_a_latecomer_asks_and_the_host_consents(tmp_path, wish: Message) -> None:
    async with served(tmp_path, bot_pace=60) as url:
        host = await open_table(url, players=3, bots=True)
        phone = await host.connect()
        late = await join(host, "Late", **wish)
        lates = await late.connect()
        told = await asking(phone, late.id)
        assert (told["seat"], told["of"], told["yes"]) == (1, "host", [])
        assert hands(lates) == set()
        await refused(lates, "admit", "forbidden", guest=late.id)
        assert (await phone.ask("admit", guest=late.id))["t"] == "ack"
        await seated(lates, 1)
        assert hands(lates) == {1}
        table = await info(host)
        assert table["asking"] == []
        assert table["seats"][1]["name"] == "Late"
        await refused(phone, "admit", "missing", guest=late.id)


async def test_it_is_told_who_comes_from_where_somebody_has_left(tmp_path) -> None:
    """He may be the same person, with a new name and a hand in his head."""
    async with served(tmp_path, bot_pace=60) as url:
        host = await open_table(url, players=4)
        ben = await join(host)
        phone, bens = await host.connect(), await ben.connect()
        await phone.ask("start")
        one = await join(host, "One", seat=2)
        assert (await asking(phone, one.id))["like"] == ""
        await bens.ask("leave")
        two, three = await join(host, "Two", seat=3), await join(host, "Three", seat=1)
        assert (await asking(phone, two.id))["like"] == "Ben"
        assert (await asking(phone, three.id))["like"] == ""  # it is Ben's own seat


async def test_of_two_who_ask_for_one_seat_one_gets_it(tmp_path) -> None:
    async with served(tmp_path, bot_pace=60) as url:
        host = await open_table(url, players=2, bots=True)
        phone = await host.connect()
        (one, ones), (two, twos) = await watcher(host, "One"), await watcher(host, "Two")
        for late in (ones, twos):
            assert (await late.ask("sit", seat=1))["t"] == "ack"
        assert (await phone.ask("admit", guest=one.id))["t"] == "ack"
        await seated(ones, 1)
        assert (await info(host))["asking"] == []
        await refused(phone, "admit", "missing", guest=two.id)


async def test_who_asked_can_think_better_of_it(tmp_path) -> None:
    async with served(tmp_path, bot_pace=60) as url:
        host = await open_table(url, players=2, bots=True)
        late, lates = await watcher(host)
        await lates.ask("sit", seat=1)
        assert (await lates.ask("decline", guest=late.id))["t"] == "ack"
        assert (await info(host))["asking"] == []


async def test_a_request_outlives_a_restart_and_ends_with_the_match(tmp_path) -> None:
    async with served(tmp_path, bot_pace=60) as url:
        host = await open_table(url, "lineit", players=2, bots=True)
        late, lates = await watcher(host)
        await lates.ask("sit", seat=1)
    async with served(tmp_path, bot_pace=0) as url:
        host.url = late.url = url
        phone = await host.connect()
        assert phone.heard[0]["table"]["asking"][0]["guest"] == late.id
        await phone.ask("stand")  # bots play it out
        await phone.until(lambda told: "outcome" in told.get("moved", {}))
        assert (await info(host))["asking"] == []
        assert (await phone.ask("sit", seat=1))["t"] == "ack"  # between matches all is free
        lates = await late.connect()
        assert (await lates.ask("sit", id="free", seat=0))["t"] == "ack"


async def test_a_table_of_bots_alone_can_be_entered(tmp_path) -> None:
    """Nobody has seen a hand, and nobody is there to be asked."""
    async with served(tmp_path, bot_pace=60) as url:
        settings = {"game": "luegen", "options": {"players": 2}}
        body = {"settings": settings, "name": "Ada", "seat": None, "bots": True}
        made = (await post(f"{url}/api/tables", body)).json()
        phone = await Guest(url, made["code"], made).connect()
        assert (await phone.ask("sit", seat=1))["t"] == "ack"
        assert hands(phone) == {1}


async def test_no_other_page_shows_a_hand_to_who_stood_up(tmp_path) -> None:
    async with served(tmp_path, bot_pace=60) as url:
        host = await open_table(url, players=3, bots=True)
        phone = await host.connect()
        await phone.ask("odds", on=True)
        base = f"{url}/api/tables/{host.code}"
        spoken = (await get(f"{base}/spoken", headers=host.key)).json()
        await phone.ask("stand")
        for key in (host.key, {}):
            state = (await get(f"{base}/state", headers=key)).json()
            assert not any(state["match"]["view"]["dice"])
            assert "odds" not in state["match"]
            assert (await get(f"{base}/spoken", headers=key)).json() != spoken
            for page in ("record", "replay?seat=0", "review"):
                assert (await get(f"{base}/matches/1/{page}", headers=key)).status_code == 409
