"""A house whose pages were not built says so: to who starts it, and to who opens it."""

from pathlib import Path

import pytest

from bluffhouse.cli.serve import _welcome
from bluffhouse.core.room import Room
from bluffhouse.core.words import LANGUAGES, words
from bluffhouse.server.requests import pages
from tests.server.guests import http_client, served


@pytest.fixture(autouse=True)
def _no_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "folder", lambda: tmp_path / "static")


async def test_the_door_is_a_page_that_can_be_read(tmp_path: Path) -> None:
    async with served(tmp_path / "data") as url, http_client(base_url=url) as client:
        for path in ("/", "/t/KMRTXBPC", "/tv"):
            for lang in LANGUAGES:
                answer = await client.get(path, headers={"accept-language": lang})
                assert answer.status_code == 503  # for monitors: a browser shows it all the same
                assert answer.headers["content-type"].startswith("text/html")
                assert words(lang).say("page-unbuilt") in answer.text
                assert f'lang="{lang}"' in answer.text


async def test_what_programs_ask_for_is_answered_as_ever(tmp_path: Path) -> None:
    async with served(tmp_path / "data") as url, http_client(base_url=url) as client:
        assert (await client.get("/api/games")).status_code == 200
        for path in ("/sw.js", "/assets/table-1a2b.js", "/api/nowhere"):
            answer = await client.get(path)
            assert (answer.status_code, answer.json()["why"]["key"]) == (404, "http-missing")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_first_start_says_what_it_does_meanwhile(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = words(lang).say("ui-serving-compiling")
    for warm in (True, False):
        monkeypatch.setattr(Room, "is_warm", lambda _, warm=warm: warm)
        _welcome("http://127.0.0.1:8000", words(lang), open_browser=False)
        assert (said in capsys.readouterr().out) is not warm


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_at_the_start(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Room, "is_warm", lambda _: True)
    monkeypatch.setattr("webbrowser.open", lambda _: pytest.fail("there is nothing to open"))
    _welcome("http://127.0.0.1:8000", words(lang), open_browser=True)
    said = capsys.readouterr().out.splitlines()
    assert said == [
        words(lang).say("ui-serving-unbuilt", url="http://127.0.0.1:8000"),
        words(lang).say("ui-serving-stop"),
    ]
