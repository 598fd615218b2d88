"""How a server is set up, and what it says when it cannot be."""

import json
import re
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bluffhouse.server import own_address
from bluffhouse.server.config import NO_SETTINGS, Config, ConfigError, load
from bluffhouse.server.store import open_store
from tests.server.guests import full_table, get, http_client, open_table, served
from tests.server.process import COMMAND, options, run, serving
from tests.server.test_play import play_out

ROOT = Path(__file__).parents[2]


def settings_file(folder: Path, text: str) -> Path:
    path = folder / "house.toml"
    path.write_text(text, "utf-8")
    return path


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = settings_file(tmp_path, 'host = "a"\nport = 1\nmax_tables = 2\norigins = ["http://x"]\n')
    environment = {"BLUFFHOUSE_PORT": "3", "BLUFFHOUSE_MAX_TABLES": "4", "BLUFFHOUSE_LANG": "de"}
    config = load(file, environment, {"max_tables": 5, "data": None})
    assert (config.host, config.port, config.max_tables) == ("a", 3, 5)
    assert config.origins == ["http://x"]
    assert config.data == ""
    assert load(None, {}, {}) == Config()


def test_the_environment_says_what_is_not_text(tmp_path: Path) -> None:
    environment = {
        "BLUFFHOUSE_LOG_JSON": "true",
        "BLUFFHOUSE_BOT_PACE": "0.5",
        "BLUFFHOUSE_ORIGINS": "https://a.example https://b.example",
    }
    config = load(None, environment)
    assert config.log_json is True
    assert config.bot_pace == 0.5
    assert config.origins == ["https://a.example", "https://b.example"]


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"port": 70_000}, "port"),
        ({"port": "many"}, "port"),
        ({"max_tables": 0}, "max_tables"),
        ({"log_level": "loud"}, "log_level"),
        ({"prot": 1}, "prot"),
        ({"proxied": "perhaps"}, "proxied"),
        ({"public_url": "example.org"}, "example.org"),
        ({"public_url": "http://[::1"}, "http://[::1"),
        ({"origins": ["ftp://example.org"]}, "ftp://example.org"),
        ({"origins": ["https://example.org", 3]}, "origins"),
        ({"bots": 3}, "bots"),
        ({"host": 5}, "host"),
        ({"bot_seconds": 0}, "bot_seconds"),
        ({"public_url": "https://example.org/house"}, "/house"),
        ({"public_url": "https://example.org?a"}, "?a"),
        ({"public_url": "https://example.org/#a"}, "#a"),
        ({"public_url": "https://example.org:99999"}, "99999"),
        ({"public_url": "https://example.org:"}, "example.org:"),
        ({"public_url": "https://me:word@example.org"}, "me:word@"),
        ({"public_url": "https://exa mple.org"}, "exa mple"),
        ({"public_url": "https://example.org\nSet-Cookie: a"}, "Set-Cookie"),
        ({"public_url": "https://<example.org>"}, "<example"),
        ({"webhook": "https://example.org/ a", "webhook_secret": "0123456789abcdef"}, "org/ a"),
    ],
)
def test_a_setting_that_cannot_be_is_named(settings: dict[str, Any], named: str) -> None:
    with pytest.raises(ConfigError) as refused:
        load(None, {}, settings)
    for lang in ("en", "de", "bg"):
        assert named in refused.value.say(lang)


@pytest.mark.parametrize(
    "url",
    [
        "https://example.org", "https://example.org/", "HTTPS://Example.org:8443",
        "http://192.168.1.20:8000", "http://[2001:db8::1]:8000", "http://größe.example",
    ],
)  # fmt: skip
def test_an_address_of_a_house(url: str) -> None:
    assert load(None, {}, {"public_url": url}).public_url == url


def test_origins_are_compared_as_browsers_say_them() -> None:
    config = load(None, {"BLUFFHOUSE_ORIGINS": "https://A.example/ http://b:80"})
    assert config.origins == ["https://a.example", "http://b:80"]


@pytest.mark.parametrize(
    ("name", "near"), [("BLUFFHOUSE_PROXED", "proxied"), ("BLUFFHOUSE_PORT_8000_TCP", "")]
)
def test_a_name_misspelt_in_the_environment_is_not_passed_over(name: str, near: str) -> None:
    """A server that did not know of its proxy would take all its people for one."""
    with pytest.raises(ConfigError) as refused:
        load(None, {name: "true"})
    for lang in ("en", "de", "bg"):
        assert name in refused.value.say(lang)
        assert near in refused.value.say(lang)


def test_what_else_the_environment_says_is_no_setting() -> None:
    """All that any file here speaks of, and no setting of a server is called."""
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "docs").glob("*.md"), ROOT / "compose.yaml"]
    files += [ROOT / "web" / "README.md", ROOT / "web" / "vite.config.ts"]
    said = "".join(file.read_text("utf-8") for file in files)
    names = set(re.findall(r"(?<!_)BLUFFHOUSE_([A-Z_]+[A-Z])", said))
    assert names - {name.upper() for name in Config.__struct_fields__} == NO_SETTINGS


def test_a_secret_that_cannot_be_is_not_repeated() -> None:
    with pytest.raises(ConfigError) as refused:
        load(None, {}, {"webhook_secret": 1234567890123456})
    assert "webhook_secret" in str(refused.value)
    assert "1234567890123456" not in str(refused.value)


@pytest.mark.parametrize("text", ["port = ", 'port = "x"', "nonsense = 1", "\x00"])
def test_a_bad_file_gives_one_line_and_exit_code_2(tmp_path: Path, text: str) -> None:
    done = run("serve", "--config", settings_file(tmp_path, text))
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("bluffhouse: ")


def test_bad_environment_and_missing_file_give_one_line_and_exit_code_2(tmp_path: Path) -> None:
    for done in (
        run("serve", port="eight thousand"),
        run("serve", "--config", tmp_path / "nothing.toml"),
        run("serve", "--port", "x"),
        run("serve", "--store", "mysql://house"),
    ):
        assert (done.returncode, done.stdout) == (2, "")
        assert len(done.stderr.splitlines()) == 1, done.stderr


def test_help_names_every_option() -> None:
    done = run("serve", "--help", columns=200)
    assert done.returncode == 0
    for option in ("--host", "--port", "--data", "--store", "--public-url", "--max-tables"):
        assert option in done.stdout


def test_a_port_in_use_is_said_clearly(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
        done = run("serve", *options(port=port, data=tmp_path))
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert str(port) in done.stderr
    assert "--port" in done.stderr


def test_a_host_that_is_not_ours_is_said_clearly(tmp_path: Path) -> None:
    done = run("serve", *options(host="192.0.2.77", port=0, data=tmp_path))
    assert done.returncode == 2
    assert "192.0.2.77" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="has no such limit")
def test_a_system_without_files_for_guests_is_said_clearly(tmp_path: Path) -> None:
    """It used to open, and turned everybody away."""
    few = f"ulimit -n 200; exec {COMMAND[0]} serve --port 0 --data {tmp_path}"
    done = subprocess.run(["sh", "-c", few], capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert "200" in line
    assert "232" in line
    assert not list(tmp_path.iterdir())


async def test_two_servers_do_not_share_a_store(tmp_path: Path) -> None:
    async with served(tmp_path):
        done = run("serve", *options(port=0, data=tmp_path))
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "Another server" in done.stderr


async def test_one_broken_table_does_not_keep_the_house_closed(tmp_path: Path) -> None:
    async with served(tmp_path) as url:
        broken, whole = await open_table(url), await open_table(url)
    store = open_store(str(tmp_path / "tables.sqlite3"))
    with store._database.transaction() as change:
        change("UPDATE events SET body = $1 WHERE code = $2", (b'{"e":"created"', broken.code))
    store.close()
    async with served(tmp_path, log_level="error") as url:
        answers = [await get(f"{url}/api/tables/{each.code}") for each in (whole, broken)]
        assert [answer.status_code for answer in answers] == [200, 503]


def test_every_setting_is_documented() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert [name for name in Config.__struct_fields__ if f"`{name}`" not in page] == []


# --- addresses --------------------------------------------------------------------------------


def test_a_server_for_the_whole_network_names_an_address_that_others_can_open() -> None:
    config = Config(host="0.0.0.0", port=0)
    with own_address.bind(config) as door:
        door.listen()
        url = own_address.link(config, door.getsockname()[1])
        host, port = url.removeprefix("http://").rsplit(":", 1)
        assert host not in own_address.EVERYWHERE
        socket.create_connection((host, int(port))).close()


def test_links_for_others_do_not_say_localhost() -> None:
    everywhere = Config(host="0.0.0.0")
    outside = own_address.link(everywhere, 8000)
    assert own_address.shared("http://localhost:8000/", everywhere) == outside
    assert own_address.shared("http://127.0.0.1:8000/", everywhere) == outside
    assert own_address.shared("http://pub.local:8000/", everywhere) == "http://pub.local:8000"
    assert own_address.shared("http://localhost:8000/", Config()) == "http://localhost:8000"
    named = Config(host="0.0.0.0", public_url="https://play.example/")
    assert own_address.shared("http://localhost:8000/", named) == "https://play.example"
    assert own_address.link(named, 8000) == "https://play.example"
    assert own_address.link(Config(host="::1"), 8000) == "http://[::1]:8000"


# --- stopping, and what is told outside ---------------------------------------------------------


async def test_sigterm_tells_everybody_and_ends_well(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with serving(log, *options(port=0, data=tmp_path / "data"), bot_pace=0) as server:
        _, phones = await full_table(server.url())
        code = server.stop()
        for phone in phones:
            bye = await phone.hear("bye")
            assert (bye["reason"], bye["retry"] > 0) == ("restart", True)
        assert code == 0, server.said
        assert "Traceback" not in server.said


async def test_a_stream_is_told_too_and_does_not_hold_the_server_up(tmp_path: Path) -> None:
    with serving(tmp_path / "log", *options(port=0, data=tmp_path / "data")) as server:
        host = await open_table(server.url())
        address = f"{host.url}/api/tables/{host.code}/stream"
        async with (
            http_client() as client,
            client.stream("GET", address, headers=host.key) as stream,
        ):
            lines = stream.aiter_lines()
            assert json.loads(await anext(lines))["t"] == "state"
            server.process.terminate()
            last = [json.loads(line) async for line in lines if line][-1]
        assert (last["t"], last["reason"]) == ("bye", "restart")
        assert server.process.wait(60) == 0
        assert "Cancel" not in server.said  # as uvicorn says of who did not leave in time


async def test_what_is_told_outside_holds_no_secret(tmp_path: Path) -> None:
    """Logs as lines of JSON, /metrics and /health, during a whole match."""
    seen = []
    with serving(
        tmp_path / "log", *options(port=0, data=tmp_path / "data"),
        log_json="true", log_level="debug", messages=100_000, bot_pace=0,
    ) as server:  # fmt: skip
        url = server.url()
        guests, phones = await full_table(url, "luegen")
        hands = [phone.view["dice"][seat] for seat, phone in enumerate(phones)]
        seen += [(await get(f"{url}/{page}")).text for page in ("metrics", "health")]
        await get(f"{url}/api/tables/{guests[0].code}/state", headers={"Authorization": "Bearer x"})
        await phones[0].ask("move", move="nonsense", at=0)
        await play_out(phones, 3)
        seen += [(await get(f"{url}/{page}")).text for page in ("metrics", "health")]
        seed = phones[0].matches()[-1]["outcome"]["seed"]
        assert server.stop() == 0
        seen.append(server.said)
    lines = [json.loads(line) for line in server.said.splitlines()]  # and nothing else
    assert [line["what"] for line in lines] == ["open", f"open at {url}", "closed"]
    assert all(len(hand) > 1 for hand in hands)
    secrets = [guest.token for guest in guests] + [seed]
    secrets += [
        json.dumps(hand, separators=(comma, ":")) for hand in hands for comma in (",", ", ")
    ]
    for secret in secrets:
        assert not any(secret in text for text in seen), secret
