"""Non-interference over the wire, a little of it; `bluffhouse leakcheck` runs for as long as one
likes. It has teeth: the worlds do differ, and a leak of one byte is found."""

import dataclasses
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import bluffhouse as bh
from bluffhouse.cli.app import build
from bluffhouse.core.game import Game
from bluffhouse.core.room import Room
from bluffhouse.games import open_room
from bluffhouse.server.leakcheck.check import check

ENOUGH = 400  # comparisons


@pytest.mark.parametrize("game", bh.games())
async def test_worlds_that_look_the_same_sound_the_same(game: str) -> None:
    tally = await check(open_room(game), 17, lambda tally: tally.compared < ENOUGH)
    assert tally.findings == []
    assert tally.different > tally.courses / 2
    assert tally.moves > tally.courses


def public_with_a_bit(game: Game, now: Any) -> dict[str, Any]:
    """One digit more for everybody, which depends on the ones under two cups."""
    return {**open_room(game.id).public(game, now), "odd": int(now.dice[0][0] + now.dice[1][0]) % 2}


def private_with_a_bit(game: Game, now: Any, viewer: int | None) -> dict[str, Any]:
    """One digit more for a player, which depends on what is under another's cup."""
    other = int(now.dice[(viewer or 0) - 1][0]) % 2
    return {**open_room(game.id).private(game, now, viewer), "odd": other}


def why_not_with_a_bit(
    game: Game, now: Any, player: int, action: int
) -> tuple[str, dict[str, Any]]:
    why, details = open_room(game.id).why_not(game, now, player, action)
    return why, {**details, "odd": int(now.dice[player - 1][0]) % 2}


@pytest.mark.parametrize(
    "leak",
    [
        {"parts": (public_with_a_bit,)},
        {"private": private_with_a_bit},
        {"why_not": why_not_with_a_bit},
    ],
    ids=["public", "private", "why not"],
)
async def test_a_leak_of_one_byte_is_found(leak: dict[str, Any]) -> None:
    room: Room = dataclasses.replace(open_room("luegen"), **leak)
    tally = await check(room, 3, lambda tally: tally.compared < 20 * ENOUGH)
    (finding, *_) = tally.findings
    differing = [a for a, b in zip(finding.here, finding.there, strict=True) if a != b]
    assert len(differing) == 1
    assert "here" in finding.to_json()


def test_the_command_says_what_it_compared(tmp_path: Path) -> None:
    args = ["leakcheck", "luegen", "--minutes", "0.01", "--seed", "5", "--out", str(tmp_path)]
    done = CliRunner().invoke(build(), args)
    assert done.exit_code == 0, done.output
    assert "Nothing leaks" in done.output
    assert list(tmp_path.iterdir()) == []
