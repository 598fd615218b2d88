"""However a table ends, the process is gone at once, and every move that was made is kept."""

import os
import signal
from pathlib import Path

import httpx
import pytest

from bluffhouse.cli.sitting import plain
from bluffhouse.core.record import replay_in
from tests.cli.terminal import Terminal, terminal
from tests.server.process import serving

TABLE = ("play", "luegen", "--bots", "2", "--pace", "0", "--seed", "7")


def gone(table: Terminal) -> int | None:
    """Its exit code, if it ends in some seconds: more of them where much else is to be done now."""
    return table.ended(10.0 * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1)))


def played(table: Terminal, least: int) -> int:
    """Play what is proposed until there are so many moves on disk; says how many there are."""

    def enough() -> bool:
        done = len(table.moves())
        if done < least and (done or b"Enter" in table.seen):
            table.type("\r")
        return done >= least

    table.until(enough)
    return len(table.moves())


def end(table: Terminal, how: str) -> int | None:
    """Ends it, and gives its exit code."""
    if how == "close":
        table.close()
    else:
        os.kill(table.pid, getattr(signal, how))
    return gone(table)


@pytest.mark.skipif(os.name == "nt", reason="terminals")
@pytest.mark.parametrize(
    ("how", "code"),
    [("close", {129}), ("SIGHUP", {129}), ("SIGTERM", {143}), ("SIGINT", {0}), ("SIGKILL", {-9})],
)
def test_an_end_from_outside(tmp_path: Path, how: str, code: set[int]):
    with terminal(tmp_path, *TABLE) as table:
        before = played(table, 8)
        assert end(table, how) in code
        match = replay_in(plain, table.record())
        assert match.played >= before
        assert (match.game.id, str(match.seed)) == ("luegen", "i:7")


@pytest.mark.skipif(os.name == "nt", reason="terminals")
def test_a_terminal_that_goes_without_a_word(tmp_path: Path):
    """As under `nohup`: the signal is switched off, but nobody can see or type anything more."""
    with terminal(tmp_path, *TABLE, ignoring=(signal.SIGHUP,)) as table:
        before = played(table, 4)
        table.close()
        assert gone(table) is not None
        assert replay_in(plain, table.record()).played >= before


@pytest.mark.skipif(os.name == "nt", reason="terminals")
def test_what_was_left_goes_on(tmp_path: Path):
    """Killed in the middle of a match, and gone on with: the same file, and the same moves."""
    with terminal(tmp_path, *TABLE) as table:
        played(table, 5)
        assert end(table, "SIGKILL") == -9
        before = table.record()
    with terminal(tmp_path, "play", "--resume", "--pace", "0") as table:
        played(table, len(before["moves"]) + 2)
        after = table.record()
        assert after["moves"][: len(before["moves"])] == before["moves"]
        assert (after["seed"], after["names"]) == (before["seed"], before["names"])
        table.type("q")
        table.until(lambda: b"Leave the match?" in table.seen)
        table.type("y")
        assert gone(table) == 0
        assert b"--resume" in table.seen


@pytest.mark.skipif(os.name == "nt", reason="terminals")
def test_a_seat_at_a_server_is_kept(tmp_path: Path):
    """The window is closed, and the same command brings the same guest back."""
    with serving(tmp_path / "log", port=0, data=tmp_path / "tables") as server:
        url = server.url()
        settings = {"game": "luegen", "options": {"players": 2}}
        made = httpx.post(f"{url}/api/tables", json={"settings": settings, "name": "Ada"}).json()
        where = f"{url}/api/tables/{made['code']}"
        for args in ([f"{url}/t/{made['code']}", "--name", "Zoe"], [made["code"]]):
            with terminal(tmp_path, "join", *args) as table:
                table.until(lambda: "Zoe" in str(httpx.get(where).json()["guests"]))
                table.until(lambda: b"Ada" in table.seen)
                assert end(table, "close") == 129
        names = [guest["name"] for guest in httpx.get(where).json()["guests"]]
        assert names == ["Ada", "Zoe"]


@pytest.mark.skipif(os.name == "nt", reason="terminals")
def test_a_server_that_is_not_there(tmp_path: Path):
    with terminal(tmp_path, "join", "http://127.0.0.1:1/t/KMRTXBPC", "--lang", "de") as table:
        assert table.ended(60) == 2
        assert "nicht erreichbar" in table.seen.decode()
        assert b"Traceback" not in table.seen
