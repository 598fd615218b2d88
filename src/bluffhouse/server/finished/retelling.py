"""A finished match step by step, as one seat saw it."""

from typing import Any

import msgspec

from bluffhouse.core.beats import beats_of
from bluffhouse.core.errors import RecordError
from bluffhouse.core.record import Make, replay_in
from bluffhouse.core.story import Storyteller
from bluffhouse.server import messages as ms
from bluffhouse.server.finished.messages import Replay, Step
from bluffhouse.server.live import viewer_messages


def retell(record: dict[str, Any], seat: int | None, make: Make) -> Replay:
    """The replay of a record; games come from `make`."""
    match = replay_in(make, record)
    outcome = viewer_messages.outcome(match)
    if outcome is None:
        raise RecordError("record-moves")
    shown = match.rewound()
    steps = []
    for chapter in Storyteller(match, seat).chapters():
        beats = 0
        if chapter.number:
            before = shown.copy()
            player, action = match.taken(chapter.number - 1)[0]
            shown.act(action, player)
            beats = beats_of(before, shown)
        steps.append(
            Step(
                chapter.number,
                chapter.player,
                list(shown.actors),
                chapter.events,
                shown.view(seat),
                beats,
            )
        )
    names = record["names"]
    return Replay(
        game=match.game.id,
        options=match.game.options,
        names=names,
        # Records of earlier servers tell the names only.
        avatars=record.get("avatars", [""] * len(names)),
        bots=record.get("bots", [None] * len(names)),
        seat=seat,
        commitment=match.seed.commitment(),
        seed=str(match.seed),
        outcome=outcome,
        steps=steps,
        deal=msgspec.convert(record["deal"], ms.Deal) if "deal" in record else None,
        earlier=msgspec.convert(record.get("earlier", []), list[ms.Called]),
    )
