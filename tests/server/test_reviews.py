"""Reviews of finished matches: over HTTP as in the terminal, each made once, none too many."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.cli.app import run
from bluffhouse.core.room import Room
from bluffhouse.core.words import LANGUAGES, words
from bluffhouse.server.config import Config
from bluffhouse.server.denial import Denied
from bluffhouse.server.finished import Reviews
from bluffhouse.server.finished.reviews import EFFORT, FEWEST, effort
from bluffhouse.server.hall.hall import Hall
from bluffhouse.server.store_setup import configured_store
from tests.server.guests import get, post, served
from tests.trials import own

NONE: dict[str, Any] = {}
SHORT = {game: {"players": 2, **own(game, "SHORT", NONE)} for game in bh.games()}


async def finished(url: str, game: str = "luegen") -> str:
    """The address of a match that bots have played."""
    settings = {"game": game, "options": SHORT[game], "level": "thumb"}
    wish = {"settings": settings, "name": "Ada", "seat": None, "bots": True}
    code = (await post(f"{url}/api/tables", wish)).json()["code"]
    path = f"{url}/api/tables/{code}/matches"
    while not (await get(path)).json():
        await asyncio.sleep(0.05)
    return f"{path}/1"


async def reviewed(match: str) -> dict[str, Any]:
    """The review, once it is ready."""
    while (answer := await get(f"{match}/review")).status_code == 202:
        assert answer.json()["code"] == "later"
        assert answer.json()["why"]["key"] in ("http-review-thinking", "http-review-compiling")
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("game", bh.games())
async def test_every_game_can_be_reviewed(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the endpoint; and from the record in the terminal, as text and as a page."""
    async with served(tmp_path / "house", requests=100_000) as url:
        match = await finished(url, game)
        found = await reviewed(match)
        record = (await get(f"{match}/record")).json()
        replay = (await get(f"{match}/replay")).json()
    assert (replay["bots"], replay["avatars"]) == (["thumb", "thumb"], ["", ""])
    played = bh.replay(record)
    assert [(d["player"], d["move"]) for d in found["decisions"]] == played.moves
    assert played.result is not None
    for seat in found["seats"]:
        own = [d for d in found["decisions"] if d["player"] == seat["player"]]
        assert seat["start"] + seat["luck"] - seat["loss"] == pytest.approx(seat["result"])
        assert seat["loss"] == pytest.approx(sum(d["loss"] for d in own))
        assert seat["blunders"] == sum(d.get("mark") == "blunder" for d in own)
        assert (seat["result"] > 0) == (seat["player"] in played.result.winners)

    file, page = tmp_path / "record.json", tmp_path / "review.html"
    file.write_text(json.dumps({**record, "moves": record["moves"][:10]}), "utf-8")
    for lang in LANGUAGES:
        wish = ["review", str(file), "--playouts", "20", "--lang", lang, "--html", str(page)]
        assert run(wish) == 0
        said = words(lang, game)
        for told in (capsys.readouterr().out, page.read_text("utf-8")):
            assert said.say("review-title", game=said.say("name")) in " ".join(told.split())
            assert said.say("review-luck") in told


async def test_a_review_is_made_once(tmp_path: Path) -> None:
    """A second request for it is no new one, so it is not limited."""
    async with served(tmp_path, reviews=1) as url:
        first, second = await finished(url), await finished(url)
        found = await reviewed(first)
        assert await reviewed(first) == found
        answer = await get(f"{second}/review")
        assert (answer.status_code, answer.json()["code"]) == (429, "limit")


async def test_only_what_is_over_can_be_reviewed(tmp_path: Path) -> None:
    async with served(tmp_path, bot_pace=60.0) as url:
        wish = {
            "settings": {"game": "luegen", "options": {"players": 2}},
            "name": "Ada",
            "bots": True,
        }
        code = (await post(f"{url}/api/tables", wish)).json()["code"]
        running = await get(f"{url}/api/tables/{code}/matches/1/review")
        assert (running.status_code, running.json()["why"]["key"]) == (409, "http-running")
        missing = await get(f"{url}/api/tables/{code}/matches/2/review")
        assert (missing.status_code, missing.json()["why"]["key"]) == (404, "http-no-match")


@pytest.fixture
def record() -> dict[str, Any]:
    match = bh.make("luegen", **SHORT["luegen"]).new(seed=3)
    while not match.over:
        match.play(match.legal(match.actors[0])[0])
    return match.record()


async def test_who_asks_hears_how_far_it_is(
    record: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = Config(data=str(tmp_path))
    hall = Hall(config, configured_store(config))
    reviews = Reviews(hall, patience=0.0)
    try:
        with monkeypatch.context() as cold:
            cold.setattr(Room, "is_warm", lambda room: False)
            with pytest.raises(Denied) as unready:
                await reviews.ask(("KMRTXB", 1), record, "here")
        assert unready.value.key == "http-review-compiling"
        assert reviews.is_new(("KMRTXB", 1))

        with pytest.raises(Denied) as early:
            await reviews.ask(("KMRTXB", 1), record, "here")
        assert early.value.key == "http-review-thinking"
        assert early.value.details == {"done": 0, "moves": len(record["moves"])}
        assert not reviews.is_new(("KMRTXB", 1))
    finally:
        await hall.close()


def test_long_matches_are_thought_about_less(record: dict[str, Any]) -> None:
    assert effort(bh.replay(record)) == 300
    long = bh.make("lineit", players=5).new(seed=1)
    while not long.over:
        long.play(long.legal(long.actors[0])[0])
    assert effort(long) == max(FEWEST, EFFORT // long.played) < 300
