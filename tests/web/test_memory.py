"""An evening of many matches keeps no more in the browser than its first ones did."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import CDPSession

import bluffhouse as bh
from tests.trials import own
from tests.web.guest import Guest
from tests.web.lay import lay

Come = Callable[..., Guest]
MATCHES = 10
SETTLED = 3  # by then all is loaded and drawn that a match needs
A_MATCH = 6_000  # bytes that one more may leave: its remarks, and its line on the scoreboard
#: What our own scripts hold. The rest is the engine's, which compiles and caches as it likes.
OURS = ("object", "closure")
NONE: dict[str, Any] = {}


@pytest.mark.slow
@pytest.mark.parametrize("game", bh.games())
def test_memory_is_flat_over_ten_matches(come: Come, house: str, game: str) -> None:
    tiny = own(game, "TINY", NONE)
    guest = come(lay(house, game, **{"players": 2, **_split(tiny)}).link, reduced_motion="reduce")
    page = guest.page
    engine = page.context.new_cdp_session(page)
    held: dict[int, tuple[int, int]] = {}
    for number in range(1, MATCHES + 1):
        page.locator(".playing .stage[tabindex]:not(.over)").wait_for()
        page.evaluate("seed => new Hand(seed).play()", number)
        page.locator("section.over table").wait_for()
        if number in (SETTLED, MATCHES):
            held[number] = sum(_ours(engine)), _nodes(engine)
        guest.tap("Rematch")
        page.locator("section.over").wait_for(state="detached")
    (held_then, nodes_then), (held_now, nodes_now) = held[SETTLED], held[MATCHES]
    assert held_now - held_then < A_MATCH * (MATCHES - SETTLED)
    assert nodes_now < 1.4 * nodes_then, "not even one old table is kept"


def _split(options: dict[str, Any]) -> dict[str, Any]:
    rest = {name: value for name, value in options.items() if name != "players"}
    return {"players": options.get("players", 2), "options": rest}


def _ours(engine: CDPSession) -> Iterator[int]:
    """The sizes of all objects that are still held."""
    parts: list[str] = []
    engine.on("HeapProfiler.addHeapSnapshotChunk", lambda told: parts.append(told["chunk"]))
    engine.send("HeapProfiler.collectGarbage")
    engine.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    heap = json.loads("".join(parts))
    fields = heap["snapshot"]["meta"]["node_fields"]
    kinds = heap["snapshot"]["meta"]["node_types"][0]
    wide, kind, size = len(fields), fields.index("type"), fields.index("self_size")
    for at in range(0, len(heap["nodes"]), wide):
        if kinds[heap["nodes"][at + kind]] in OURS:
            yield heap["nodes"][at + size]


def _nodes(engine: CDPSession) -> int:
    """Of documents, those included that are in none any more."""
    engine.send("Performance.enable")
    told = engine.send("Performance.getMetrics")["metrics"]
    return next(int(one["value"]) for one in told if one["name"] == "Nodes")
