"""Views and events are what `table/schema` declares, to the last key."""

from __future__ import annotations

import random
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from bluffhouse.games.cityoflies.table import schema
from tests.cityoflies.tables import TABLES
from tests.tables import interpreted

EVENT_TYPES = {
    name: kind for kind in schema.EVENTS for name in get_args(get_type_hints(kind)["event"])
}


def keys_are(told: dict[str, Any], kind: Any) -> None:
    assert told.keys() == get_type_hints(kind).keys()
    msgspec.convert(told, kind, strict=True)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_views_and_events_are_as_declared(options: dict[str, Any]):
    game, draw = interpreted("cityoflies", options), random.Random(str(options))
    viewers = (None, *range(game.players))
    for _ in range(2):
        match = game.new(draw.getrandbits(60))
        told = [e for viewer in viewers for e in game.room.opening(game, match.snapshot(), viewer)]
        while not match.over:
            before, player = match.snapshot(), draw.choice(match.actors)
            move = draw.choice(match.legal(player))
            match.play(move, player)
            for viewer in viewers:
                keys_are(dict(match.view(viewer)), schema.View)
                told += game.room.events(
                    game, before, player, game.ids[move], match.snapshot(), viewer
                )
        for event in told:
            keys_are(event, EVENT_TYPES[event["event"]])
