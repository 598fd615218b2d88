"""What the server does for players: answers by wish, moves taken back, races decided, odds."""

import random

from tests.server.guests import Phone, full_table, get, open_table, served


async def settled(phones: list[Phone]) -> None:
    """Wait until all have heard of what one of them has."""
    newest = max(message.get("v", 0) for phone in phones for message in phone.heard)
    for phone in phones:
        await phone.until(lambda told: told["t"] != "ack" and told.get("v", 0) >= newest)


async def play_until(phones: list[Phone], wanted, seed: int = 1) -> bool:
    """Random play until somebody's view is wanted; False if the match is over before."""
    luck = random.Random(seed)
    while not any(wanted(phone.view) for phone in phones):
        actors = [phone for phone in phones if phone.view["moves"]]
        if not actors:
            return False
        phone = luck.choice(actors)
        await phone.ask("move", move=luck.choice(phone.view["moves"]), at=phone.at)
        await settled(phones)
    return True


def asked(view: dict) -> bool:
    """Several are asked what they think of an announcement."""
    return "believe" in view["moves"]


async def test_a_secret_answer_can_be_taken_back(tmp_path) -> None:
    async with served(tmp_path, messages=1000) as url:
        _, phones = await full_table(url, "luegenkniffel", 4)
        await play_until(phones, asked)
        phone = next(phone for phone in phones if asked(phone.view))
        at, before = phone.at, phone.view
        await phone.ask("move", move="doubt", at=at)
        assert (await phone.ask("undo"))["t"] == "ack"
        await phone.until(
            lambda told: told["t"] == "state" and told.get("match", {}).get("at") == at
        )
        assert phone.view == before
        assert (await phone.ask("move", move="believe", at=at))["t"] == "ack"


async def test_an_answer_counts_though_others_were_quicker(tmp_path) -> None:
    async with served(tmp_path, messages=1000) as url:
        _, phones = await full_table(url, "luegenkniffel", 3)
        await play_until(phones, asked)
        quick, slow = (phone for phone in phones if asked(phone.view))
        at = slow.at
        assert (await quick.ask("move", move="doubt", at=at))["t"] == "ack"
        assert (await slow.ask("move", move="believe", at=at))["t"] == "ack"
        # The same again is none: he is not asked any more, or about something else.
        assert (await slow.ask("move", move="believe", at=at))["code"] == "stale"


def gives(view: dict) -> bool:
    """One of two who swap cards."""
    return any(move.startswith("give") for move in view["moves"])


async def test_a_given_card_can_be_taken_back_until_the_other_has_given(tmp_path) -> None:
    async with served(tmp_path, messages=1000) as url:
        phones: list[Phone] = []
        while not phones or not await play_until(phones, gives):
            _, phones = await full_table(url, "cityoflies", 3)
        phone = next(phone for phone in phones if gives(phone.view))
        at, before = phone.at, phone.view
        others = [each for each in phones if each is not phone]
        seen = [each.view for each in others]
        await phone.ask("move", move=before["moves"][0], at=at)
        assert (await phone.ask("undo"))["t"] == "ack"
        await phone.until(
            lambda told: told["t"] == "state" and told.get("match", {}).get("at") == at
        )
        assert phone.view == before
        assert [each.view for each in others] == seen
        partner = next(each for each in others if gives(each.view))
        assert (await partner.ask("move", move=partner.view["moves"][0], at=at))["t"] == "ack"


async def test_what_was_seen_stands(tmp_path) -> None:
    async with served(tmp_path) as url:
        _, phones = await full_table(url)
        phone = next(phone for phone in phones if phone.view["moves"])
        other = next(each for each in phones if each is not phone)
        assert (await phone.ask("undo"))["why"]["key"] == "table-undo-not-yours"
        await phone.ask("move", move="1x2", at=0)
        assert (await phone.ask("undo"))["why"]["key"] == "table-undo-seen"
        assert (await other.ask("undo"))["why"]["key"] == "table-undo-not-yours"


async def test_a_roll_stands(tmp_path) -> None:
    async with served(tmp_path) as url:
        _, phones = await full_table(url, "luegenkniffel", 2)
        phone = next(phone for phone in phones if phone.view["moves"])
        keep = next(move for move in phone.view["moves"] if move.startswith("keep"))
        await phone.ask("move", move=keep, at=0)
        assert (await phone.ask("undo"))["why"]["key"] == "table-undo-seen"


def contested(phones: list[Phone]) -> str | None:
    """A back that is on the table once, and that everybody may take."""
    for back, left in phones[0].view["table"].items():
        if left == 1 and all(f"take {back}" in phone.view["moves"] for phone in phones):
            return back
    return None


async def test_in_a_race_the_first_gets_the_card(tmp_path) -> None:
    async with served(tmp_path, messages=10_000) as url:
        _, phones = await full_table(url, "liezie", 2)
        while not (back := contested(phones)):
            phone = next(phone for phone in phones if phone.view["moves"])
            left = phone.view["table"]
            rarest = sorted(phone.view["moves"], key=lambda move: left.get(move.split()[-1], 0))
            await phone.ask("move", move=rarest[0], at=phone.at)
            await settled(phones)
        at = phones[0].at
        first = await phones[0].ask("move", move=f"take {back}", at=at)
        second = await phones[1].ask("move", move=f"take {back}", at=at)
        assert first["t"] == "ack"
        assert second["t"] == "refused"
        # Stale, if the first was the last who could still take a card.
        assert second["code"] in ("illegal", "stale")
        assert not phones[1].view["table"].get(back)


async def test_moves_without_an_alternative_are_made_by_wish(tmp_path) -> None:
    async with served(tmp_path, messages=1000) as url:
        _, phones = await full_table(url, "cityoflies", 2)
        for phone in phones:
            await phone.ask("wish", forced=True)
            told = await phone.until(lambda told: told.get("you", {}).get("forced", False))
            assert "table" not in told  # nobody else's business
        luck, chosen = random.Random(4), 0
        for _ in range(60):
            able = [phone for phone in phones if len(phone.view["moves"]) > 1 and not phone.over]
            if not able:
                if phones[0].over:
                    break
                await phones[0].until(lambda told: "moved" in told, len(phones[0].heard))
                continue
            phone, chosen = able[0], chosen + 1
            await phone.ask("move", move=luck.choice(phone.view["moves"]), at=phone.at)
            await settled(phones)
        # Nobody here ever played a forced move; so the server did.
        assert phones[0].at > chosen


async def test_everything_is_allowed_until_the_turn_ends(tmp_path) -> None:
    async with served(tmp_path, messages=1000) as url:
        _, phones = await full_table(url, "cityoflies", 2)
        await play_until(phones, lambda view: "allow" in view["moves"], 2)
        phone = next(phone for phone in phones if "allow" in phone.view["moves"])
        at = phone.at
        assert (await phone.ask("wish", passive=True))["t"] == "ack"
        await phone.until(lambda told: told.get("moved", {}).get("at", 0) > at)
        assert "allow" not in phone.view["moves"]


async def test_a_game_without_such_a_move_says_so(tmp_path) -> None:
    async with served(tmp_path) as url:
        _, phones = await full_table(url)
        assert (await phones[0].ask("wish", passive=True))["why"]["key"] == "table-no-passive"
        await phones[0].ask("pause")
        assert (await phones[0].ask("wish", passive=True))["why"]["key"] == "table-paused"


async def test_odds_are_shown_to_who_asks_and_everybody_sees_that(tmp_path) -> None:
    async with served(tmp_path) as url:
        _, phones = await full_table(url)
        seat, phone = next((i, phone) for i, phone in enumerate(phones) if phone.view["moves"])
        other = phones[1 - seat]
        await phone.ask("odds", on=True)
        told = await other.until(lambda told: "table" in told and told["t"] == "on")
        assert told["table"]["guests"][seat]["odds"] is True
        await phone.ask("move", move="1x2", at=0)
        await other.ask("move", move="2x2", at=1)
        helped = await phone.until(lambda told: "odds" in told.get("moved", {}))
        assert all(0 <= odd["chance"] <= 1 for odd in helped["moved"]["odds"] if odd["chance"])
        assert helped["moved"]["odds"]
        assert not any("odds" in told.get("moved", {}) for told in other.heard)


async def test_a_table_can_forbid_odds(tmp_path) -> None:
    async with served(tmp_path) as url:
        _, phones = await full_table(url, odds=False)
        assert (await phones[0].ask("odds", on=True))["code"] == "forbidden"


async def test_a_finished_match_can_be_replayed_from_every_seat(tmp_path) -> None:
    async with served(tmp_path, messages=10_000) as url:
        host = await open_table(url, "lineit", 2)
        phone = await host.connect()
        await phone.ask("stand")
        await phone.ask("start")
        await phone.until(lambda told: "outcome" in told.get("moved", {}))
        address = f"{url}/api/tables/{host.code}/matches/1/replay"
        seen = [
            (await get(address, params=query)).json() for query in ({"seat": 0}, {"seat": 1}, {})
        ]
        assert [replay["seat"] for replay in seen] == [0, 1, None]
        assert len({len(replay["steps"]) for replay in seen}) == 1
        assert [replay["steps"][0]["view"]["me"] for replay in seen] == [0, 1, None]
        assert (await get(address, params={"seat": 5})).status_code == 400
