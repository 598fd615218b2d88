"""Two people at a table never have the same face."""

from itertools import count

from bluffhouse.server.tables.people import Person
from bluffhouse.server.tables.table import Table

#: Those that the pages draw (`web/src/lib/pieces/faces.ts`). `fox.2` is a fox on another ground and
#: in other clothes.
FACES = (
    "fox", "owl", "cat", "bear", "hare", "frog", "badger", "goat", "raven", "pig", "hedgehog",
    "wolf",
)  # fmt: skip


def a_face(wanted: str, table: Table, own: Person | None) -> str:
    """The face that is wanted, or one that nobody at the table has. All that is not drawn looks
    alike: who wants such a one gets another."""
    taken = {guest.avatar for guest in table.guests.values() if guest is not own}
    is_own = own is not None and wanted == own.avatar
    if wanted and (wanted in FACES or is_own) and wanted not in taken:
        return wanted
    bare = [face for face in FACES if face not in taken]
    if bare:
        return bare[table.invited % len(bare)]
    grounds = (f"{face}.{ground}" for ground in count(2) for face in FACES)
    return next(face for face in grounds if face not in taken)
