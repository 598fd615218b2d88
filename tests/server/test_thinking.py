"""Bots that search, in processes of their own: whatever happens to those, matches go on."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest

import bluffhouse as bh
from benchmarks.server.machine import family
from bluffhouse.bots import Bot
from bluffhouse.server import messages as ms
from bluffhouse.server.thinking.answering import answer
from bluffhouse.server.thinking.process import Place, SearchProcess
from bluffhouse.server.thinking.question import Answer, Question
from bluffhouse.server.thinking.searches import Searches, Stumped
from tests.server.guests import post
from tests.server.process import PATIENCE, command, options, serving
from tests.server.worlds import World, world

GAME = "luegen"
AMONG_BOTS = {
    "settings": {"game": GAME, "options": {"players": 2}, "level": "thinker"},
    "name": "Ada", "seat": None, "bots": True,
}  # fmt: skip


def question(level: str = "calculator", seed: int = 7, moves: int = 3) -> Question:
    match = played(GAME, seed, moves)
    return Question.about(match, match.actors[0], level)


def played(game: str, seed: int, moves: int) -> bh.Match:
    match, bot = bh.make(game, players=2).new(seed=seed), Bot("thumb", seed)
    for _ in range(moves):
        player = match.actors[0]
        match.play(bot.choose(match, player), player)
    return match


def scholars(of: int | None = None) -> list[int]:
    """The processes that think for this one, or for another."""
    return [pid for pid in family(of or os.getpid()) if b"server.thinking" in command(pid)]


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not so():
            await asyncio.sleep(0.02)


@pytest.fixture
async def study() -> AsyncIterator[Searches]:
    """With one place, where one has answered already."""
    study = Searches(1, patience=PATIENCE)
    await study.ask(question())
    yield study
    await study.close()
    assert not scholars()


# --- what is asked, and answered ------------------------------------------------------------


@pytest.mark.parametrize("game", bh.games())
def test_a_question_is_answered_as_if_the_bot_sat_at_the_table(game: str) -> None:
    for moves in range(0, 12, 3):
        match = played(game, 5, moves)
        player = match.actors[-1]
        asked = Question.about(match, player, "thinker/reckless")
        sent = msgspec.json.decode(msgspec.json.encode(asked), type=Question)
        assert answer(sent, PATIENCE).move == Bot(asked.level, asked.seed).choose(match, player)


def test_a_question_tells_nothing_of_the_seed_nor_of_other_hands() -> None:
    match = played(GAME, 7, 3)
    player = match.actors[0]
    asked = Question.about(match, player, "thinker")
    assert str(match.seed).encode() not in msgspec.json.encode(asked)
    other = match.imagine(player, 5)
    assert other.snapshot() != match.snapshot()
    assert Question.about(other, player, "thinker").seat == asked.seat


def test_every_decision_has_a_seed_of_its_own() -> None:
    assert question().seed == question().seed
    assert len({question(seed=seed, moves=moves).seed for seed in (7, 8) for moves in (1, 3)}) == 4


async def test_the_same_question_has_the_same_answer_wherever_it_is_thought_about() -> None:
    two = Searches(2, patience=PATIENCE)
    questions = [question(seed=seed) for seed in range(8)]
    found = await asyncio.gather(*map(two.ask, questions))
    assert len(scholars()) == 2
    assert found == [answer(asked, PATIENCE).move for asked in questions]
    await two.close()
    assert not scholars()


async def test_a_question_that_cannot_be_answered_harms_nobody(study: Searches) -> None:
    nonsense = msgspec.structs.replace(question(), seat=b"too short")
    with pytest.raises(Stumped, match="ValueError"):
        await study.ask(nonsense)
    assert await study.ask(question())


# --- who comes and goes ---------------------------------------------------------------------


async def test_nobody_sits_there_before_the_first_question_nor_long_after_the_last() -> None:
    study = Searches(1, patience=PATIENCE, idle=0.05)
    assert not scholars()
    for _ in range(2):
        await study.ask(question())
        assert len(scholars()) == 1
        await until(lambda: not scholars())
    await study.close()


async def test_one_who_leaves_is_seen_out_even_by_who_is_called_away() -> None:
    place = Place()
    await place.think(msgspec.json.encode(question()))
    assert place._scholar
    process = place._scholar._process
    leaving = asyncio.create_task(place.clear())
    await asyncio.sleep(0)
    leaving.cancel()
    await asyncio.wait([leaving])
    assert leaving.cancelled()
    assert process.returncode == -signal.SIGKILL


async def test_who_thinks_lets_those_go_first_who_play(study: Searches) -> None:
    (scholar,) = scholars()
    assert os.getsid(scholar) == scholar != os.getsid(0)  # what it uses is not taken off ours
    assert os.getpriority(os.PRIO_PROCESS, scholar) > os.getpriority(os.PRIO_PROCESS, 0)
    group = Path(f"/proc/{scholar}/autogroup")
    said = group.read_text() if group.exists() else ""
    assert not said or said.endswith("nice 5\n")


async def test_one_who_was_killed_is_followed_by_another(study: Searches) -> None:
    (one,) = scholars()
    os.kill(one, signal.SIGKILL)
    assert await study.ask(question()) == answer(question(), PATIENCE).move
    assert scholars() != [one]


async def test_one_who_is_killed_over_a_question_is_followed_by_another(study: Searches) -> None:
    (one,) = scholars()
    os.kill(one, signal.SIGSTOP)
    asked = asyncio.create_task(study.ask(question()))
    await asyncio.sleep(0.05)
    os.kill(one, signal.SIGKILL)
    assert await asked == answer(question(), PATIENCE).move


async def test_a_question_that_kills_is_given_up(
    study: Searches, monkeypatch: pytest.MonkeyPatch
) -> None:
    think = SearchProcess.think

    async def killed(self: SearchProcess, question: bytes) -> Answer:
        self._process.kill()
        return await think(self, question)

    with monkeypatch.context() as deadly:
        deadly.setattr(SearchProcess, "think", killed)
        with pytest.raises(Stumped, match="Fallen"):
            await study.ask(question())
    assert await study.ask(question())


async def test_who_waits_in_vain_is_told_and_the_next_one_at_once() -> None:
    study = Searches(1, patience=PATIENCE)
    await study.ask(question())
    (one,) = scholars()
    os.kill(one, signal.SIGSTOP)
    study._patience = 0.05
    with pytest.raises(Stumped, match="within"):
        await study.ask(question())
    with pytest.raises(Stumped, match="in vain"):
        await study.ask(question())
    study._patience = PATIENCE
    os.kill(one, signal.SIGCONT)
    await until(lambda: not study._behind)
    assert await study.ask(question())
    await study.close()


async def test_what_nobody_wants_to_know_any_more_is_not_thought_about(
    study: Searches, monkeypatch: pytest.MonkeyPatch
) -> None:
    think, thought = SearchProcess.think, []

    async def noted(self: SearchProcess, question: bytes) -> Answer:
        thought.append(question)
        return await think(self, question)

    monkeypatch.setattr(SearchProcess, "think", noted)
    (one,) = scholars()
    os.kill(one, signal.SIGSTOP)
    asked = [question(seed=seed) for seed in range(3)]
    first, dropped, last = (asyncio.create_task(study.ask(each)) for each in asked)
    await asyncio.sleep(0.05)
    dropped.cancel()
    os.kill(one, signal.SIGCONT)
    await asyncio.gather(first, last)
    assert thought == [msgspec.json.encode(asked[0]), msgspec.json.encode(asked[2])]


# --- at a table -----------------------------------------------------------------------------


async def test_a_match_goes_on_while_those_who_think_are_killed(tmp_path: Path) -> None:
    async with world(tmp_path, bot_pace=0.0) as here:
        here.hall.searches = Searches(1, patience=PATIENCE)  # nobody else plays, however busy it is
        table = await here.hall.create(msgspec.convert(AMONG_BOTS, ms.NewTable))
        for moves in (1, 2, 3):
            await until(lambda: bool(scholars()))
            for pid in scholars():
                os.kill(pid, signal.SIGKILL)
            await until(lambda moves=moves: running(here, table).played >= moves)


async def test_a_match_goes_on_when_nobody_can_think(tmp_path: Path) -> None:
    async with world(tmp_path, bot_pace=0.0) as here:
        here.hall.searches = Searches(places=0, patience=0.01)
        table = await here.hall.create(msgspec.convert(AMONG_BOTS, ms.NewTable))
        await until(lambda: running(here, table).over)


def running(here: World, table: ms.Welcome) -> bh.Match:
    match = here.hall.tables[table.code].table.match
    assert match
    return match


async def test_a_table_that_is_put_away_asks_nothing_more(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.hall.searches = study = Searches(places=0, patience=PATIENCE)  # all questions stay
        table = await here.hall.create(msgspec.convert(AMONG_BOTS, ms.NewTable))
        await until(lambda: not study._asked.empty())
        asked = study._asked.get_nowait()
        here.hall.tables[table.code].stand_ins.rest()
        await until(asked.found.cancelled)
        assert study._asked.empty()


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
async def test_nobody_thinks_on_when_the_server_has_ended(
    end: signal.Signals, tmp_path: Path
) -> None:
    with serving(tmp_path / "log", *options(port=0, data=tmp_path), bot_pace=60) as server:
        assert (await post(f"{server.url()}/api/tables", AMONG_BOTS)).status_code == 201
        await until(lambda: bool(scholars(server.process.pid)))
        thinking = scholars(server.process.pid)
        server.process.send_signal(end)
        server.process.wait(PATIENCE)
        await until(lambda: not any(map(command, thinking)))
