"""The desk: where requests from outside come in, by whatever way; the budgets mind the limits."""

from collections.abc import Callable

from bluffhouse.core.errors import Refused
from bluffhouse.server import messages as ms
from bluffhouse.server.admission import tokens
from bluffhouse.server.admission.budgets import Budgets
from bluffhouse.server.admission.limits import Counts
from bluffhouse.server.background.pulse import Pulse
from bluffhouse.server.config import Config
from bluffhouse.server.denial import Denied, TooMuch, code_of, retry_after, why
from bluffhouse.server.finished import Replays, Reviews
from bluffhouse.server.hall.hall import Hall
from bluffhouse.server.lessons import Lessons
from bluffhouse.server.live.contracts import Ear
from bluffhouse.server.live.live_table import LiveTable
from bluffhouse.server.metrics import Metrics
from bluffhouse.server.own_address import shared
from bluffhouse.server.share import Part


class Desk:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.config: Config = hall.config
        self.share: Part = hall.share
        self.counts: Counts = hall.counts
        self.metrics: Metrics = hall.metrics
        self.budgets = Budgets(hall.config, hall.counts, hall.metrics)
        self.pulse = Pulse()
        self.lessons = Lessons()
        self.replays = Replays(hall.tellers, hall.games.of)
        self.reviews = Reviews(hall)

    async def find(self, code: str, address: str, token: str | None) -> LiveTable:
        """The table that somebody names. Wrong codes are counted, by whatever way they come.

        Who has named too many is told nothing about any table, not even of one that is there: else
        he could go on guessing. Only guests who are known at it are let in.
        """
        live, misses = self.hall.tables.get(code.upper()), self.budgets.misses
        if live and (not misses.wait(address) or tokens.is_known(live.table, token)):
            return await self.hall.table(code)  # it is a sign of life
        self.budgets.take(misses, address)  # before looking: many could ask at once
        try:
            live = await self.hall.table(code)
        except Denied as denied:
            if denied.code != "missing":
                misses.give_back(address)
            raise
        except BaseException:
            misses.give_back(address)
            raise
        misses.give_back(address)
        return live

    def public_url(self, seen: object) -> str:
        """How people reach this server: as it is set up, else as the request did."""
        return shared(str(seen), self.config)

    def command(
        self, live: LiveTable, guest: int, command: ms.Command, address: str,
        reply: Callable[[ms.Told], None], ear: Ear | None = None,
    ) -> None:  # fmt: skip
        """Hand a guest's command to the table, unless it is too much."""
        if type(command) is not ms.Move:
            try:
                self.budgets.take_command(live.table, guest, command, address)
            except TooMuch as much:
                reply(self.refusal(command.id, much, live))
                return
        if type(command) is ms.Change:  # loaded by when a match of it begins
            self.hall.tasks.send("rules", self.hall.games.get(command.settings.game))
        live.command(guest, command, reply, ear)

    def refusal(self, id: str, refused: Refused, live: LiveTable | None = None) -> ms.Refused:
        lang, seconds = live.lang if live else "en", retry_after(refused)
        return ms.Refused(
            id=id, code=code_of(refused), why=why(refused, lang),  # type: ignore[arg-type]
            retry=None if seconds is None else seconds * 1000,
        )  # fmt: skip
