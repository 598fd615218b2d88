"""What can be asked about the evening of a table: its scoreboard, for whoever knows the table."""

from bluffhouse.server.messages.evening import Evening
from bluffhouse.server.requests.http import Asked, Call
from bluffhouse.server.tables.info import evening_info


async def evening(call: Call) -> Evening:
    live = await call.live()
    return live.audience.past().evening if call.is_behind(live) else evening_info(live.table)


EVENING = (
    Asked("GET", "/api/tables/{code}/evening", evening, "The scoreboard over all matches", None,
          Evening),
)  # fmt: skip
