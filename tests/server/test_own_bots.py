"""Bots that an operator allows: they play, or are kept from doing harm; matches go on."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest

import bluffhouse as bh
from benchmarks.server.machine import family
from bluffhouse.bots import Bot
from bluffhouse.server import messages as ms
from bluffhouse.server.config import ConfigError, load
from bluffhouse.server.denial import Denied
from bluffhouse.server.metrics import Metrics
from bluffhouse.server.thinking import own_bots
from bluffhouse.server.thinking.apart import Allowance, answer_apart
from bluffhouse.server.thinking.own_bots import OwnBots
from bluffhouse.server.thinking.question import Question
from bluffhouse.server.thinking.searches import Stumped
from tests.bots import guests
from tests.server.guests import Guest
from tests.server.process import PATIENCE
from tests.server.worlds import world

FILE = guests.__file__
MAY = Allowance(20.0, 128)

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs processes that fork")


def moves(seed: int = 7) -> list[str]:
    """Of who begins."""
    match = bh.make("luegen", players=2).new(seed)
    return match.legal(match.actors[0])


@pytest.fixture(autouse=True)
def others() -> set[int]:
    """Processes that were there before, a database of other tests among them."""
    return set(family(os.getpid()))


def children(others: set[int]) -> set[int]:
    return set(family(os.getpid())) - others


def asked(bot: str, seed: int = 7) -> Question:
    match = bh.make("luegen", players=2).new(seed)
    return Question.about(match, match.actors[0], bot)


def test_a_bot_apart_decides_as_it_would_at_the_table():
    question = asked(f"{FILE}:Whim/reckless")
    match = bh.make("luegen", players=2).new(7)
    there = Bot(question.level, question.seed).choose(match, match.actors[0])
    assert answer_apart(question, MAY).move == there


@pytest.mark.parametrize("bot", ["Last", "Printer", "Writer", "Forker"])
def test_what_it_does_to_its_process_changes_no_answer(bot: str, others: set[int]):
    """It prints, writes into whatever is open, or leaves a process behind: the next is asked all
    the same, and nothing is left."""
    for _ in range(2):
        answer = answer_apart(asked(f"{FILE}:{bot}"), MAY)
        assert answer.move in ("", moves()[-1])
        assert answer.move or answer.trouble
    assert not children(others)


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("Sleeper", "within 1 s"),
        ("Glutton", "memory"),
        ("Leaver", "without an answer"),
        ("Quitter", "enough"),
        ("Broken", "ZeroDivisionError"),
        ("Mute", "Decision"),
        ("Cheat", "99x6"),
        ("Needy", "weights"),
        ("Lost", "no class"),
    ],
)
def test_a_bad_bot_is_ended_and_says_why(bot: str, said: str, others: set[int]):
    may = MAY._replace(seconds=1.0) if bot == "Sleeper" else MAY
    answer = answer_apart(asked(f"{FILE}:{bot}"), may)
    assert answer.move == ""
    assert said in answer.trouble
    assert not children(others)


def test_it_is_apart_from_all_other_seats(tmp_path: Path):
    """What it keeps, even in modules of the house, is gone when it is asked again."""
    (tmp_path / "keeper.py").write_text(
        "import bluffhouse.bots as house\nfrom bluffhouse.bots import Decision\n\n\nclass Keeper:\n"
        "    def act(self, seat, legal, rng):\n"
        "        house.kept = getattr(house, 'kept', 0) + 1\n"
        "        return Decision(legal[house.kept])\n"
    )
    said = [answer_apart(asked(f"{tmp_path}/keeper.py:Keeper"), MAY).move for _ in range(3)]
    assert said == [moves()[1]] * 3


def test_nothing_hidden_reaches_the_process():
    """A bot that searches all it can reach answers the same in every world its seat cannot tell
    apart, and its question has the same bytes but for the seed of its own decision."""
    match = bh.make("luegen", players=3).new(3)
    player = match.actors[0]
    one = Question.about(match, player, f"{FILE}:Peeper")
    for key in range(1, 6):
        other = Question.about(match.imagine(player, key), player, f"{FILE}:Peeper")
        other = msgspec.structs.replace(other, seed=one.seed)
        assert msgspec.json.encode(other) == msgspec.json.encode(one)


async def test_a_process_of_its_own_has_no_secrets_of_the_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("BLUFFHOUSE_STORE", "postgresql://user:secret@nowhere/db")
    monkeypatch.setenv("PGPASSWORD", "secret")
    (tmp_path / "nosy.py").write_text(
        "import os\nfrom bluffhouse.bots import Decision\n\n\nclass Nosy:\n"
        "    def act(self, seat, legal, rng):\n"
        "        return Decision(legal['secret' in repr(os.environ)])\n"
    )
    bots = OwnBots({"nosy": f"{tmp_path}/nosy.py:Nosy"}, 5.0, 128, 1, Metrics())
    try:
        assert await bots.ask(asked("nosy")) == moves()[0]
    finally:
        await bots.close()


# --- at a server ----------------------------------------------------------------------------


@pytest.fixture
async def bots(others: set[int], monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[OwnBots]:
    monkeypatch.setattr(own_bots, "LOADING", PATIENCE)  # several start at once, on a busy machine
    allowed = {name.lower(): f"{FILE}:{name}" for name in ("Last", "Sleeper", "Broken")}
    bots = OwnBots(allowed, 5.0, 128, 1, Metrics())
    yield bots
    await bots.close()
    assert not children(others)


class Told(logging.Handler):
    """What the operator reads, each line once, whoever else listens to the log."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Whatever others in this process have made of the log."""
    log, handler = logging.getLogger("bluffhouse.server.thinking.own_bots"), Told()
    monkeypatch.setattr(log, "disabled", False)
    monkeypatch.setattr(logging.root.manager, "disable", 0)
    log.setLevel(logging.WARNING)
    log.addHandler(handler)
    yield handler.lines
    log.removeHandler(handler)


async def test_one_bad_bot_holds_up_no_other(bots: OwnBots, told: list[str]):
    bad = asyncio.gather(
        *(bots.ask(asked(name)) for name in ("sleeper", "broken", "gone")),
        return_exceptions=True,
    )
    assert await bots.ask(asked("last"))
    assert all(isinstance(error, Stumped) for error in await bad)
    with pytest.raises(Stumped):
        await bots.ask(asked("broken"))
    assert sum("broken" in line for line in told) == 1  # once for the same trouble
    assert any("sleeper" in line and "within 5 s" in line for line in told)
    assert any("gone" in line and "--allow-bot" in line for line in told)
    assert bots._metrics.bot_failures.labels("broken")._value.get() == 2


async def test_a_table_plays_with_an_allowed_bot_and_is_told_when_it_fails(tmp_path: Path):
    allowed = {"last": f"{FILE}:Last", "broken": f"{FILE}:Broken"}
    async with world(tmp_path, bots=allowed, bot_pace=0.0) as here:
        games = (await here.client.get("/api/games")).json()
        assert games[0]["levels"][-2:] == ["last", "broken"]
        short = {"players": 2, "mats": 1, "halves": False}
        settings = ms.Settings("luegen", short, level="last")
        table = await here.hall.create(ms.NewTable(settings, "Ada", seat=None, bots=True))
        live = here.hall.tables[table.code]
        if not live.table.game.rules.compiled:
            pytest.skip("others' bots play only where the rules are compiled")
        match = live.table.match
        assert match is not None
        phone = await Guest(here.url, table.code).connect()
        await phone.until(lambda heard: "outcome" in heard.get("moved", {}))
        assert not live.presence().failing
        settings = ms.Settings("luegen", short, level="broken/honest")
        table = await here.hall.create(ms.NewTable(settings, "Ada", seat=None, bots=True))
        phone = await Guest(here.url, table.code).connect()
        await phone.until(lambda heard: heard.get("presence", heard).get("failing") == ["broken"])
        await phone.until(lambda heard: "outcome" in heard.get("moved", {}))


async def test_only_what_the_operator_allows_can_be_chosen(tmp_path: Path):
    async with world(tmp_path, bots={"last": f"{FILE}:Last"}) as here:
        for level in (f"{FILE}:Last", "tests.bots.guests:Last", "broken", "last/kind", "last/"):
            settings = ms.Settings("luegen", {"players": 2}, level=level)
            with pytest.raises(Denied) as denied:
                await here.hall.create(ms.NewTable(settings, "Ada", seat=None, bots=True))
            for lang in ("en", "de", "bg"):
                assert "--allow-bot" in denied.value.say(lang)
                assert "last" in denied.value.say(lang)


# --- the operator's word --------------------------------------------------------------------


def test_bots_are_allowed_by_file_environment_and_command_line(tmp_path: Path):
    (tmp_path / "house.toml").write_text(f'[bots]\nlast = "{FILE}:Last"\n')
    there = {"last": f"{FILE}:Last"}
    assert load(tmp_path / "house.toml", {}).bots == there
    assert load(None, {"BLUFFHOUSE_BOTS": f"last={FILE}:Last"}).bots == there
    assert load(None, {}, {"bots": [f"last={FILE}:Last"]}).bots == there


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("last", "NAME=FILE.py:CLASS"),
        ("thumb=a:B", "thumb"),
        ("a b=a:B", "“a b”"),
        ("last=thumb", "last=thumb"),
        ("last=genius", "genius"),
        ("last=./nowhere.py:Last", "./nowhere.py"),
        (f"last={FILE}", ":CLASS"),
    ],
)
def test_a_bot_that_cannot_be_allowed_is_refused_at_the_start(given: str, said: str):
    with pytest.raises(ConfigError) as refused:
        load(None, {}, {"bots": [given]})
    assert said in refused.value.say("en")
    for lang in ("de", "bg"):
        assert "\n" not in refused.value.say(lang)
