"""What can be asked about those who sit at a table."""

from bluffhouse.server.messages.seating import Acts
from bluffhouse.server.requests.http import Asked, Call


async def acts(call: Call) -> Acts:
    live = await call.live()
    call.guest(live, needed=True)
    return Acts([*reversed(live.table.acts)])


SEATING = (
    Asked("GET", "/api/tables/{code}/acts", acts, "What hosts have done, newest first", None, Acts,
          token=True),
)  # fmt: skip
