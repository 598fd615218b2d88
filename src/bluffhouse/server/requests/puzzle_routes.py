"""What can be asked about puzzles."""

from datetime import date
from functools import partial

from bluffhouse.arena.puzzles.posing import posed
from bluffhouse.games import ids
from bluffhouse.server import messages as ms
from bluffhouse.server.denial import Denied
from bluffhouse.server.puzzles.messages import DailyPuzzle
from bluffhouse.server.puzzles.telling import told
from bluffhouse.server.requests.http import Asked, Call, Parameter


async def puzzle(call: Call) -> DailyPuzzle:
    day, game = call.wanted("date", date), call.wanted("game", str)
    if day is None:
        raise Denied("bad", "http-query", why="date: it is missing")
    if game is not None and game not in ids():
        raise Denied("bad", "http-query", why="game: there is none of that name")
    hall, put = call.desk.hall, posed(day, game)
    await hall.games.get(put.game)
    work = partial(told, put, call.wanted("lang", ms.Lang, "en"), hall.games.of)
    return await hall.tellers.do(call.address, work)


PUZZLES = (
    Asked("GET", "/api/puzzles", puzzle, "The puzzle of a day", None, DailyPuzzle, query=(
        Parameter("date", date, "of which day"),
        Parameter("game", str, "of this game; without it, of the one whose turn it is"),
        Parameter("lang", ms.Lang, "the language of the bots' names"),
    )),
)  # fmt: skip
