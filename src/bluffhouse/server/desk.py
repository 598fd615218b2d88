"""The desk: where requests from outside come in, by whatever way; it minds the limits."""

from collections.abc import Callable
from typing import Any, TypeVar

from bluffhouse.core.errors import Refused
from bluffhouse.server import messages as ms
from bluffhouse.server.address import shared
from bluffhouse.server.config import Config
from bluffhouse.server.denial import Denied, code_of, why
from bluffhouse.server.finished import Reviews
from bluffhouse.server.hall import Hall
from bluffhouse.server.lessons import Lessons
from bluffhouse.server.limits import Limit, Quota
from bluffhouse.server.live import Ear, LiveTable
from bluffhouse.server.metrics import Metrics
from bluffhouse.server.pulse import Pulse

T = TypeVar("T")
TALK = (ms.Say, ms.Emote)


class Desk:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.config: Config = hall.config
        self.metrics: Metrics = hall.metrics
        self.sockets = Quota(self.config.max_sockets)
        self.pulse = Pulse()
        self.requests = Limit(self.config.requests)
        self.new_tables = Limit(self.config.new_tables)
        self.joins = Limit(self.config.joins)
        self.new_reviews = Limit(self.config.reviews)
        self._chat = Limit(self.config.chat)
        self.lessons = Lessons()
        self.reviews = Reviews(hall)

    def admit(self, address: str, also: Callable[["Desk"], Limit] | None) -> None:
        """Let a request in, or say that there were too many."""
        for name, limit in (("requests", self.requests), ("special", also and also(self))):
            if limit and not limit.allows(address):
                self.metrics.limited.labels(name).inc()
                raise Denied("limit", "http-too-many")

    def take_socket(self, address: str) -> None:
        """One more connection that stays; `sockets.give_back` when it has gone."""
        if not self.sockets.take(address):
            self.metrics.limited.labels("sockets").inc()
            raise Denied("limit", "http-too-many")

    def public_url(self, seen: object) -> str:
        """How people reach this server: as it is set up, else as the request did."""
        return shared(str(seen), self.config)

    async def in_thread(self, work: Callable[..., T], *what: Any) -> T:
        """Do something that takes a while, beside the loop."""
        return await self.hall.loop.run_in_executor(self.hall.thinkers, work, *what)

    def command(
        self, live: LiveTable, guest: int, command: ms.Command,
        reply: Callable[[ms.Told], None], ear: Ear | None = None,
    ) -> None:  # fmt: skip
        """Hand a guest's command to the table, unless he talks too much."""
        talk = isinstance(command, TALK)
        if talk and not self._chat.allows(f"{live.table.code}/{guest}"):
            self.metrics.limited.labels("chat").inc()
            reply(self.refusal(command.id, Denied("limit", "table-chatter"), live))
        else:
            live.command(guest, command, reply, ear)

    def refusal(self, id: str, refused: Refused, live: LiveTable | None = None) -> ms.Refused:
        lang = live.lang if live else "en"
        return ms.Refused(id=id, code=code_of(refused), why=why(refused, lang))  # type: ignore[arg-type]
