"""The documents of the protocol: valid, true of what is really said, and named in the handbook."""

import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError

import bluffhouse as bh
from bluffhouse.server.requests import openapi
from bluffhouse.server.requests.routes import EVERYTHING
from tests.server.guests import full_table, http_client, served
from tests.server.test_play import play_out

HANDBOOK = Path(__file__).parents[2] / "docs" / "protocol.md"
MESSAGES = json.loads(openapi.messages())
OPENAPI = json.loads(openapi.openapi(EVERYTHING))


def validator(name: str) -> Draft202012Validator:
    """Of one of the messages' types."""
    return Draft202012Validator({**MESSAGES, "anyOf": [{"$ref": f"#/$defs/{name}"}]})


def said_kinds() -> set[str]:
    """The kinds of everything that a client can say."""
    choices = MESSAGES["$defs"]["FromClient"]["anyOf"]
    names = [choice["$ref"].rsplit("/", 1)[-1] for choice in choices]
    return {kind for name in names for kind in MESSAGES["$defs"][name]["properties"]["t"]["enum"]}


def test_the_documents_are_valid() -> None:
    Draft202012Validator.check_schema(MESSAGES)
    for part in OPENAPI["components"]["schemas"].values():
        Draft202012Validator.check_schema(part)
    assert OPENAPI["openapi"] == "3.1.0"


def refs(part: Any) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if "$ref" in part else []
        return own + [ref for each in part.values() for ref in refs(each)]
    if isinstance(part, list):
        return [ref for each in part for ref in refs(each)]
    return []


@pytest.mark.parametrize("document", [MESSAGES, OPENAPI], ids=["messages", "openapi"])
def test_all_that_is_referred_to_is_there(document: dict[str, Any]) -> None:
    for ref in refs(document):
        found: Any = document
        for step in ref.removeprefix("#/").split("/"):
            found = found[step]
        assert found


def test_operations_have_names_of_their_own_and_say_what_can_go_wrong() -> None:
    operations = [each for path in OPENAPI["paths"].values() for each in path.values()]
    names = [operation["operationId"] for operation in operations]
    assert len(names) == len(set(names)) == len(EVERYTHING)
    for operation in operations:
        assert {"403", "429", "503"} <= set(operation["responses"])
        if "requestBody" in operation:
            assert {"400", "413"} <= set(operation["responses"])


def test_views_events_and_odds_have_shapes() -> None:
    """They are encoded ahead; the document must know them all the same."""
    shapes = MESSAGES["$defs"]
    assert shapes["Moved"]["properties"]["view"]["anyOf"][0]["type"] == "object"
    assert shapes["Moved"]["properties"]["events"]["anyOf"][0]["type"] == "array"
    assert shapes["MatchInfo"]["properties"]["view"]["type"] == "object"
    assert shapes["MatchInfo"]["properties"]["odds"]["anyOf"][0]["type"] == "array"
    assert shapes["Resumed"]["properties"]["missed"]["items"] == {"$ref": "#/$defs/On"}


async def test_the_server_gives_the_same_documents(tmp_path: Path) -> None:
    async with served(tmp_path) as url, http_client(base_url=url) as client:
        assert (await client.get("/api/messages.json")).json() == MESSAGES
        assert (await client.get("/api/openapi.json")).json() == OPENAPI


@pytest.mark.parametrize("game", bh.games())
async def test_everything_said_in_a_match_is_in_the_document(game: str, tmp_path: Path) -> None:
    check = validator("FromServer")
    async with served(tmp_path, messages=100_000) as url:
        guests, phones = await full_table(url, game, 2, clock={"budget": 600, "increment": 1})
        for phone in phones:
            await phone.ask("odds", on=True)
            await phone.ask("wish", forced=False)
            await phone.ask("say", text="hello")
            await phone.ask("kick", guest=99)
            phone.send({"t": "ping"})
            phone.send("nonsense")
        phones.append(await guests[0].connect(v=phones[0].version - 2))
        luck = random.Random(5)
        for _ in range(4):
            able = [phone for phone in phones[:2] if phone.view["moves"]]
            phone = luck.choice(able)
            answer = await phone.ask("move", move=luck.choice(phone.view["moves"]), at=phone.at)
            for each in phones[:2]:
                await each.until(lambda told, v=answer["v"]: told.get("v", 0) >= v)
        phones.append(await guests[1].connect(v=phones[0].version - 3))
        await play_out(phones[:2], 11)
        phones.append(await guests[0].connect())
        await phones[0].ask("close")
        await asyncio.wait_for(phones[0].closed.wait(), 60)
    kinds = set()
    for told in (told for phone in phones for told in phone.heard):
        kinds.add(told["t"])
        check.validate(told)
    assert kinds >= {"state", "on", "resumed", "presence", "ack", "refused", "pong", "bye"}


def test_the_document_can_say_no() -> None:
    check = validator("FromServer")
    check.validate({"t": "ack", "id": "1", "v": 3})
    for wrong in ({"t": "ack", "id": "1"}, {"t": "on", "v": "3"}, {"t": "none"}, {}):
        with pytest.raises(ValidationError):
            check.validate(wrong)


def test_the_handbook_names_every_command() -> None:
    table = HANDBOOK.read_text("utf-8").split("| command | who |", 1)[1].split("\n\n", 1)[0]
    rows = [row.split("|")[1] for row in table.splitlines()[2:]]
    named = {word for row in rows for word in re.findall(r"`(\w+)`", row)}
    assert named == said_kinds() - {"hello", "ping"}


def test_the_handbook_names_every_route() -> None:
    text = HANDBOOK.read_text("utf-8")
    for asked in EVERYTHING:
        path = asked.path.replace(":int", "")
        assert re.search(rf"`{asked.method} {re.escape(path)}[?`]", text), path
