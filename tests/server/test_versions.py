"""A table whose match began by other rules: it goes on if it is the same match by ours."""

from dataclasses import replace
from typing import Any

import pytest

from bluffhouse.core.game import Game
from bluffhouse.core.seeds import Seed
from bluffhouse.games import open_room
from bluffhouse.server import messages as ms
from bluffhouse.server.operations import archive
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.apply import apply
from bluffhouse.server.tables.info import match_record
from bluffhouse.server.tables.table import Table

SETTINGS = ms.Settings("lineit", {"players": 2})


def begun(rules: int, **ours: Any) -> Table:
    """A table with two people and a match that began by a version of the rules."""
    room = replace(open_room("lineit"), **ours)
    table = Table("KMRTXB", lambda settings: Game(room, settings.options))
    for event in log(rules):
        apply(table, event, 0)
    return table


def log(rules: int) -> list[ev.AnyEvent]:
    joined = [
        ev.Joined(guest=seat, name=f"P{seat}", avatar="", token="", seat=seat) for seat in (0, 1)
    ]
    began = ev.Began(seed=str(Seed.of(7)), rules=rules)
    return [ev.Created(settings=SETTINGS), *joined, began]


@pytest.mark.parametrize(("rules", "goes_on"), [(1, False), (2, True), (3, True), (4, False)])
def test_a_match_by_other_rules_goes_on_or_is_given_up(rules: int, goes_on: bool) -> None:
    table = begun(rules, version=3, since=2)
    assert table.state == ("playing" if goes_on else "waiting")
    assert (table.match is not None) == goes_on
    if goes_on:
        assert match_record(table)["rules"] == 3


def test_a_table_of_rules_that_nobody_knows_is_not_imported() -> None:
    kept = [archive.Kept(i, 0, event) for i, event in enumerate(log(0), 1)]
    with pytest.raises(archive.ArchiveError, match="versions 1 to"):
        archive.fold(archive.Archive(1, "KMRTXB", kept, []))


def test_a_record_of_older_rules_is_imported_with_its_table() -> None:
    """As it was written then: without the options that came later."""
    table = begun(1)
    assert table.match is not None
    events = log(1)
    while not table.match.over:
        seat = table.match.actors[0]
        events.append(ev.Played(seat=seat, move=table.match.legal(seat)[-1]))
        apply(table, events[-1], 0)
    now = match_record(table)
    added = ("last_cards", "last_card", "open_hands")
    options = {name: value for name, value in now["options"].items() if name not in added}
    then = {**now, "rules": 1, "options": options}
    kept = [archive.Kept(i, 0, event) for i, event in enumerate(events, 1)]
    for record, fits in ((now, True), (then, True), ({**then, "rules": 0}, False)):
        filed = archive.Archive(1, "KMRTXB", kept, [archive.Filed(1, 0, record)])
        if fits:
            assert archive.fold(filed).number == 1
        else:
            with pytest.raises(archive.ArchiveError):
                archive.fold(filed)
