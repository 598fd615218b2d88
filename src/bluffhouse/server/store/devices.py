"""Where guests want to be called, and the secrets by which they can be sure who calls."""

from typing import NamedTuple

from bluffhouse.server.store.database import Database
from bluffhouse.server.store.schema import COLUMNS

PUT = f"INSERT INTO devices ({COLUMNS['devices']}) VALUES ($1, $2, $3, $4, $5, $6, $7)"
RENEWED = "p256dh = excluded.p256dh, auth = excluded.auth, lang = excluded.lang"
TELL = "UPDATE devices SET told = $1 WHERE code = $2 AND guest = $3 AND endpoint = $4"
KEEP = "INSERT INTO secrets VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"


class Device(NamedTuple):
    """A browser that a guest wants to be called on, as it has told us."""

    code: str
    guest: int
    endpoint: str
    p256dh: str
    auth: str
    lang: str
    told: str = ""  # what it was last called for


class Devices:
    """The devices of a store, and its secrets."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, code: str) -> list[Device]:
        """All devices of a table."""
        sql = f"SELECT {COLUMNS['devices']} FROM devices WHERE code = $1 ORDER BY guest, endpoint"
        return [Device(*row) for row in self._database.rows(sql, (code,))]

    def put(self, device: Device) -> None:
        with self._database.transaction((device.code,)) as run:
            run(f"{PUT} ON CONFLICT (code, guest, endpoint) DO UPDATE SET {RENEWED}", device)

    def tell(self, device: Device, told: str) -> None:
        """Note what it was called for."""
        with self._database.transaction((device.code,)) as run:
            run(TELL, (told, device.code, device.guest, device.endpoint))

    def drop(self, code: str, guest: int, endpoint: str | None = None) -> None:
        """Forget one device of a guest, or all of them."""
        one = "" if endpoint is None else " AND endpoint = $3"
        which = (code, guest) if endpoint is None else (code, guest, endpoint)
        with self._database.transaction((code,)) as run:
            run(f"DELETE FROM devices WHERE code = $1 AND guest = $2{one}", which)

    def secret(self, name: str, fresh: bytes) -> bytes:
        """A secret of the house: the one that is there, or from now on the fresh one."""
        with self._database.transaction() as run:
            run(KEEP, (name, fresh))
        ((body,),) = self._database.rows("SELECT body FROM secrets WHERE name = $1", (name,))
        return bytes(body)
