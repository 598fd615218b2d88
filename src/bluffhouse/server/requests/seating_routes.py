"""What can be asked about those who sit at a table."""

from bluffhouse.server.messages.seating import Acts, Mine
from bluffhouse.server.requests.http import Asked, Call


async def acts(call: Call) -> Acts:
    live = await call.live()
    guest = call.guest(live, needed=True)
    since = call.desk.hall.now() - 1000 * live.table.settings.delay * live.hides(guest)
    return Acts([act for act in reversed(live.table.acts) if act.at <= since])


async def mine(call: Call) -> Mine:
    live = await call.live()
    guest, table = call.guest(live, needed=True), live.table
    assert guest is not None
    seat = table.guests[guest].seat
    return Mine(
        code=table.code,
        game=table.settings.game,
        state=live.audience.past().info.state if live.hides(guest) else table.state,  # type: ignore[arg-type]
        lesson=table.lesson,
        seat=seat,
        turn=table.playing and table.match is not None and seat in table.match.actors,
        people=[
            person.name
            for person in table.guests.values()
            if person.seat is not None and person.id != guest
        ],
    )


SEATING = (
    Asked("GET", "/api/tables/{code}/mine", mine, "A table in short, for a guest of it", None, Mine,
          token=True),
    Asked("GET", "/api/tables/{code}/acts", acts, "What hosts have done, newest first", None, Acts,
          token=True),
)  # fmt: skip
