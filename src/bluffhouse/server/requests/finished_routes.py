"""What can be asked about matches that are over. Until then a record is secret."""

from functools import partial
from typing import Any

import msgspec
from msgspec import Struct
from starlette.responses import Response

from bluffhouse.core.facts import facts_of
from bluffhouse.core.match import Match
from bluffhouse.core.record import Make, replay_in
from bluffhouse.server import messages as ms
from bluffhouse.server.denial import Denied
from bluffhouse.server.finished.messages import Facts, FactTold, MatchEntry, Replay, Reviewed
from bluffhouse.server.live.live_table import LiveTable
from bluffhouse.server.requests.http import Asked, Call, Parameter
from bluffhouse.server.tables.info import table_info


async def matches(call: Call) -> list[MatchEntry]:
    live = await call.live()
    code, last = live.table.code, _last(call, live)
    stored = await call.desk.hall.ledger.ask(lambda store: store.matches(code))
    found = [match for match in stored if match.number <= last]
    return [MatchEntry(number=m.number, game=m.game, ended=m.ended_at) for m in found]


async def record(call: Call) -> Response:
    code = (await call.live()).table.code
    body = await _record(call)
    name = f"bluffhouse-{code}-{call.request.path_params['number']}.json"
    attachment = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type="application/json", headers=attachment)


async def _record(call: Call) -> bytes:
    live = await call.live()
    code, number = live.table.code, call.request.path_params["number"]
    last = _last(call, live)
    if number == last + 1 and _is_running(call, live):
        raise Denied("state", "http-running")
    found = None
    if number <= last:
        found = await call.desk.hall.ledger.ask(lambda store: store.match(code, number))
    if found is None:
        raise Denied("missing", "http-no-match")
    return found.record


def _last(call: Call, live: LiveTable) -> int:
    """The number of the last match that is over, as far as who asks may know."""
    info = _info(call, live)
    return info.match - _is_running(call, live)


def _is_running(call: Call, live: LiveTable) -> bool:
    return _info(call, live).state in ("playing", "paused")


def _info(call: Call, live: LiveTable) -> ms.TableInfo:
    return live.audience.past().info if call.is_behind(live) else table_info(live.table)


class Sat(Struct, frozen=True):
    """Of a record, only who sat where at what."""

    game: str
    names: list[str]


async def replay(call: Call) -> Response:
    record = await _record(call)
    sat = msgspec.json.decode(record, type=Sat)
    players = len(sat.names)
    seat = call.wanted("seat", ms.Seat)
    if seat is not None and seat >= players:
        raise Denied("bad", "table-no-seat", seats=players)
    await call.desk.hall.games.get(sat.game)
    body = await call.desk.replays.ask(record, seat, call.address)
    return Response(body, media_type="application/json")


async def facts(call: Call) -> Facts:
    live, number = await call.live(), call.request.path_params["number"]
    hall, last = call.desk.hall, live.table.match
    known = number <= _last(call, live)
    if known and last is not None and last.over and number == live.table.number:
        work = partial(_facts, last.copy())  # it may not be filed yet
    else:
        record = msgspec.json.decode(await _record(call))
        await hall.games.get(record["game"])
        work = partial(_facts_of_record, record, hall.games.of)
    return await hall.tellers.do(call.address, work)


def _facts(match: Match) -> Facts:
    return Facts([FactTold(**fact) for fact in facts_of(match)])


def _facts_of_record(record: dict[str, Any], make: Make) -> Facts:
    return _facts(replay_in(make, record))


async def review(call: Call) -> Reviewed:
    record = msgspec.json.decode(await _record(call))
    key = (call.request.path_params["code"].upper(), call.request.path_params["number"])
    if call.desk.reviews.is_new(key):
        call.desk.budgets.take(call.desk.budgets.reviews, call.address)
    return await call.desk.reviews.ask(key, record, call.address)


SEAT = Parameter("seat", ms.Seat, "as this seat saw it; without it, as a spectator did")

FINISHED = (
    Asked("GET", "/api/tables/{code}/matches", matches, "Finished matches", None,
          list[MatchEntry]),
    Asked("GET", "/api/tables/{code}/matches/{number:int}/record", record,
          "The record of a finished match", None, dict[str, Any]),
    Asked("GET", "/api/tables/{code}/matches/{number:int}/replay", replay,
          "A finished match step by step", None, Replay, query=(SEAT,)),
    Asked("GET", "/api/tables/{code}/matches/{number:int}/facts", facts,
          "What stood out in a finished match", None, Facts),
    Asked("GET", "/api/tables/{code}/matches/{number:int}/review", review,
          "What every decision of a finished match was worth", None, Reviewed, slow=True),
)  # fmt: skip
