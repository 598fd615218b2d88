"""Rules versions: what was played by older rules is the same match by ours, or says why not."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.core.game import Game
from bluffhouse.core.record import renewed, replay_in
from bluffhouse.games import open_room
from tests.kept import FOLDER, legal

KEPT = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_kept_records_are_the_same_matches(path: Path) -> None:
    kept = json.loads(path.read_text("utf-8"))
    record = kept["record"]
    room = open_room(record["game"])
    if not room.plays(record["rules"]):
        with pytest.raises(bh.RecordError, match=f"from version {room.since} on"):
            bh.replay(record)
        return
    match = bh.replay(record)
    result = match.result
    assert result is not None
    assert kept["legal"] == legal(match)
    assert kept["scores"] == list(result.scores)
    assert kept["winners"] == list(result.winners)
    assert kept["reason"] == result.reason


@pytest.mark.parametrize("game", bh.games())
def test_every_version_is_kept(game: str) -> None:
    """A record of the present version can be made today only."""
    versions = {json.loads(path.read_text("utf-8"))["record"]["rules"] for path in KEPT
                if path.name.startswith(f"{game}-")}  # fmt: skip
    assert versions == set(range(1, open_room(game).version + 1)), "run `python -m tests.kept`"


def house_of(version: int, since: int) -> Any:
    """How to make games by rules of another version."""

    def make(game: str, /, **options: Any) -> Game:
        return Game(replace(open_room(game), version=version, since=since), options)

    return make


def test_a_room_says_which_versions_it_plays() -> None:
    room = replace(open_room("lineit"), version=4, since=2)
    assert [version for version in range(7) if room.plays(version)] == [2, 3, 4]
    assert not any(room.plays(nothing) for nothing in (None, "3", 3.0, True))


def test_a_record_of_other_rules_says_what_can_be_replayed() -> None:
    record = bh.make("luegen", players=2).new(seed=7).record() | {"rules": 2}
    assert replay_in(house_of(3, 2), record).record()["rules"] == 3
    for house in (house_of(4, 3), house_of(1, 1)):
        with pytest.raises(bh.RecordError, match="version 2; this house plays") as refused:
            replay_in(house, record)
        assert len({refused.value.say(lang) for lang in ("en", "de", "bg")}) == 3


def test_an_old_record_is_renewed_with_the_options_of_today() -> None:
    record = bh.make("luegen", players=2).new(seed=7).record()
    old = record | {"rules": 1, "options": {"players": 2}}
    assert renewed(house_of(2, 1), old) == record | {"rules": 2}
