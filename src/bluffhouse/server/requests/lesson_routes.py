"""What can be asked about lessons."""

from functools import partial

from bluffhouse.core.seeds import Seed
from bluffhouse.server import messages as ms
from bluffhouse.server.denial import Denied
from bluffhouse.server.lessons.messages import Hints, NewLesson
from bluffhouse.server.lessons.script import script_of
from bluffhouse.server.requests.http import Asked, Call, Parameter

GRACE = 600  # seconds: who learns may think, and look away


async def learn(call: Call) -> ms.Welcome:
    wish = await call.body(NewLesson)
    script = script_of(wish.game)
    if script is None:
        raise Denied("bad", "http-no-lesson")
    settings = ms.Settings(
        wish.game,
        script.options,
        lang=wish.lang,
        level=script.level,
        grace=GRACE,
        pace=wish.pace,
    )
    table = ms.NewTable(settings, wish.name, wish.avatar, bots=True)
    seed = str(Seed.of(script.seed))
    return await call.desk.hall.create(table, lesson=seed, address=call.address)


async def hints(call: Call) -> Hints:
    live = await call.live()
    number = call.guest(live, needed=True)
    assert number is not None
    table, seat = live.table, live.table.guests[number].seat
    script = script_of(table.settings.game) if table.lesson else None
    if script is None or table.match is None or seat is None:
        raise Denied("missing", "http-no-lesson")
    lessons = call.desk.lessons
    async with lessons.turn(live):
        work = partial(lessons.followed, live, script, seat, table.match)
        guide = await call.desk.hall.tellers.do(call.address, work)
        return guide.since(call.wanted("since", int, 0))


SINCE = Parameter("since", int, "only hints from when so many moves were played")

LESSONS = (
    Asked("POST", "/api/lessons", learn, "Open a first match with a guide", NewLesson, ms.Welcome,
          201, limit=lambda budgets: budgets.new_tables),
    Asked("GET", "/api/tables/{code}/lesson", hints, "What the guide of a lesson says", None, Hints,
          query=(SINCE,), token=True),
)  # fmt: skip
