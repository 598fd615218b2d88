"""The free draft as a race: bots take cards at their own pace while the person looks."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Static

from bluffhouse.cli.race import SECONDS, Race
from bluffhouse.cli.sitting import Sitting, Wishes
from bluffhouse.cli.table.screen import ASKING
from tests.cli.conftest import Run
from tests.cli.test_table import SMALL, eventually, table, until
from tests.cli.test_typing import burst


def test_the_same_seed_the_same_race():
    def delays(seed: str) -> list[tuple[float, int]]:
        race, now, seen = Race(seed, 2.0), 0.0, []
        for _ in range(12):
            due = race.next((1, 2, 3), now)
            assert due is not None
            now, bot = due
            race.moved(bot)
            seen.append(due)
        return seen

    assert delays("i:7") == delays("i:7") != delays("i:8")
    assert {bot for _, bot in delays("i:7")} == {1, 2, 3}


def test_a_bot_that_may_not_act_any_more_is_forgotten():
    race = Race("i:1", 2.0)
    _, first = race.next((1, 2), 0.0) or (0.0, 0)
    other = 3 - first
    assert race.next((other,), 0.0) == race.next((other,), 5.0)
    race.moved(other)
    assert race.next((), 0.0) is None
    due = race.next((other,), 100.0)  # another race: nobody goes on where the last one was
    assert due is not None
    assert due[0] > 100.0


def test_levels_have_their_pace_and_it_can_be_set():
    quick, slow = (Wishes(level=level).hurry for level in ("thinker", "random"))
    assert quick == SECONDS["thinker"] < slow
    assert Wishes(level="thumb/honest").hurry == SECONDS["thumb"]
    assert Wishes(pace=0.0).hurry == 0
    assert Wishes(race=5.0, pace=0.0).hurry == 5.0


def taken(view: dict[str, Any]) -> list[int]:
    return [len(hand) for hand in view["hands"]]


async def test_bots_draft_while_the_person_looks():
    app = table("liezie", bots=2, race=0.01)
    async with app.run_test(size=SMALL) as pilot:
        screen = await until(pilot, ASKING)
        await eventually(pilot, lambda: taken(screen.sitting.view()) == [0, 12, 12])
        assert screen.state == ASKING
        assert screen.sitting.view()["ready"] in (1, 2)


async def test_what_the_person_chose_and_typed_stays():
    app = table("liezie", bots=2, race=0.01)
    async with app.run_test(size=SMALL) as pilot:
        screen = await until(pilot, ASKING)
        await pilot.press("right", "down", *"take")
        chosen = screen.chosen
        await eventually(pilot, lambda: sum(taken(screen.sitting.view())) > 6)
        line = screen.query_one("#line")
        assert (screen.chosen, line.value) == (chosen, "take")


async def test_a_card_that_is_gone_is_refused_with_a_fresh_view():
    app = table("liezie", bots=2, race=60.0, lang="de")
    async with app.run_test(size=SMALL) as pilot:
        screen = await until(pilot, ASKING)
        sitting = screen.sitting
        gone = next(_taken_away(sitting))
        await burst(pilot, f"{gone}\r")
        hint = screen.query_one("#hint", Static)
        assert hint.has_class("bad")
        assert "schneller" in str(hint.render())
        assert gone not in screen.sitting.view()["moves"]
        assert sitting.me not in {player for player, _ in sitting.match.moves}


def _taken_away(sitting: Sitting) -> Iterator[str]:
    """Let the bots take all cards of a back."""
    offered = sitting.view()["moves"]
    while True:
        for move in offered:
            if move not in sitting.view()["moves"]:
                yield move
        bot = next(p for p in (1, 2) if p in sitting.match.actors)
        legal = sitting.match.legal(bot)
        sitting.match.play(offered[0] if offered[0] in legal else legal[0], bot)


@pytest.mark.parametrize(("race", "quicker"), [("0.5", True), ("30", False)])
def test_in_lines_each_move_counts_the_same(run: Run, home: Path, race: str, quicker: bool):
    """Nobody has to hurry there; but who is quick is ready first."""
    args = ["--bots", "1", "--seed", "7", "--race", race, "--plain", "-o", "passes=1"]
    typed = "".join("take r1\nleft\n" for _ in range(6))
    told = []
    for number in range(2):
        path = home / f"{number}.json"
        run("play", "liezie", *args, "--record", path, typed=typed)
        told.append(json.loads(path.read_text("utf-8"))["moves"])
    assert told[0] == told[1]
    mine, theirs = (sum(p == player for p, _ in told[0]) for player in (0, 1))
    assert theirs > mine > 0 if quicker else theirs == 0 < mine
