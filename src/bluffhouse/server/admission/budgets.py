"""The budgets: one place that counts everything that arrives, and says when it is too much.

What is counted by address, by guest or by table is told in docs/hosting.md, with the reasons for
the figures. Moves are not counted here: a connection's own pace (`messages`) is all that bounds
them.
"""

from bluffhouse.server import messages as ms
from bluffhouse.server.admission.limits import Counts, Limit
from bluffhouse.server.config import Config
from bluffhouse.server.denial import TooMuch
from bluffhouse.server.metrics import Metrics
from bluffhouse.server.tables.table import Table

MISSES_AT_ONCE = 60  # a room full of people who mistype the same code twice
# Parts and multiples of the commands that one guest may give.
RENAMES = 0.1  # of one guest: everybody at the table is told
WATCHERS = 2  # of all watchers of one table together
ADDRESS = 20  # of one address, at all tables
TALK = (ms.Say, ms.Emote)
PLACES_AGAIN = 5.0  # seconds after which a place may have become free


class Budgets:
    """All limits of a server; keys are addresses where nothing else is said."""

    def __init__(self, config: Config, counts: Counts, metrics: Metrics) -> None:
        self._metrics = metrics
        self.requests = counts.limit("requests", config.requests)
        self.pages = counts.limit("pages", config.pages)
        self.misses = counts.limit("misses", config.misses, MISSES_AT_ONCE)
        self.new_tables = counts.limit("new_tables", config.new_tables)
        self.joins = counts.limit("joins", config.joins)
        self.reviews = counts.limit("reviews", config.reviews)
        self.sockets = counts.quota("sockets", config.max_sockets)
        self._acts = counts.limit("acts", ADDRESS * config.commands)
        # A table is in one process, and so is what its guests do there.
        self._chat = Limit("chat", config.chat)  # by guest, as the next two
        self._commands = Limit("commands", config.commands)
        self._renames = Limit("renames", RENAMES * config.commands)
        self._watchers = Limit("watchers", WATCHERS * config.commands)  # by table

    def take(self, limit: Limit, key: object, text: str = "http-too-many") -> None:
        """Count one more of something, or say when there may be one."""
        if seconds := limit.take(key):
            self.held(limit.name)
            raise TooMuch(text, seconds)

    def take_socket(self, address: str) -> None:
        """One more connection that stays; `sockets.give_back` when it has gone."""
        if not self.sockets.take(address):
            self.held(self.sockets.name)
            raise TooMuch("http-too-many", PLACES_AGAIN)

    def take_command(self, table: Table, guest: int, command: ms.Command, address: str) -> None:
        """One more command of a guest that is no move. Leaving is always allowed."""
        if isinstance(command, ms.Leave):
            return
        person, key = table.guests.get(guest), (table.code, guest)
        if person and command.id in person.done:
            return  # he says it again because he heard no answer: nothing will happen
        self.take(self._acts, address, "table-busy")
        if isinstance(command, TALK):
            self.take(self._chat, key, "table-chatter")
        elif isinstance(command, ms.Rename):
            self.take(self._renames, key, "table-busy")
        else:
            self.take(self._commands, key, "table-busy")
        if person and person.seat is None:
            self.take(self._watchers, table.code, "table-busy")

    def held(self, name: str) -> None:
        """Something was too much."""
        self._metrics.limited.labels(name).inc()
