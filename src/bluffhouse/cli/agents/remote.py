"""A chair at a server's table, among people."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from bluffhouse.cli import checks
from bluffhouse.cli.remote import address as addresses
from bluffhouse.cli.remote import heard, knock
from bluffhouse.cli.remote.address import Address
from bluffhouse.cli.remote.chance import Chance
from bluffhouse.cli.remote.knock import Told
from bluffhouse.cli.remote.place import RemotePlace
from bluffhouse.cli.remote.wire import Wire
from bluffhouse.core.errors import Refused
from bluffhouse.core.picture import View
from bluffhouse.core.prompt import SeatText
from bluffhouse.core.words import Words
from bluffhouse.server import messages as ms

PATIENCE = 20.0  # seconds for an answer of the server


class RemoteChair:
    """Made by `sit`, which waits until the table is known."""

    def __init__(self, address: Address, token: str, place: RemotePlace) -> None:
        self._address, self._place = address, place
        self._lent = address.token is not None  # somebody else's seat
        self._wire = Wire(address.socket, token, self)
        self._chance = Chance(address, self._wire)
        self._news: list[str] = []  # not told yet
        self._story: list[str] = []  # of this match
        self._seen: tuple[int, View] | None = None  # the match, and how it looked last
        self._told = asyncio.Event()
        self._bye: Refused | None = None
        self._task = asyncio.create_task(self._wire.run())

    @classmethod
    async def sit(cls, link: str, name: str, lang: str) -> "RemoteChair":
        address = addresses.parse(link)
        table = await asyncio.to_thread(knock.look, address)
        place = RemotePlace(lang, table)
        token = address.token
        if token is None:
            guest = ms.NewGuest(checks.name(name))
            token = (await asyncio.to_thread(knock.join, address, guest)).token
        chair = cls(address, token, place)
        try:
            await chair._until(lambda: place.you.guest is not None, PATIENCE)
            if place.you.guest is None:
                raise Refused("join-unreachable", server=address.server, why="…")
        except Refused:
            chair._hang_up()
            raise
        return chair

    # --- what the server tells --------------------------------------------------------------

    def told(self, message: heard.News) -> None:
        try:
            self._place.take(message)
        except Refused as refused:
            self._bye = refused
        else:
            self._chance.hear(message)
            self._note()
        self._told.set()

    def _note(self) -> None:
        place = self._place
        lines = place.news()
        if place.match is not None:
            number, view = place.match.number, place.match.view
            if self._seen is not None and self._seen[0] == number:
                lines += place.picture.scene_spoken(self._seen[1], view)
            else:
                self._story = []
            self._seen = (number, view)
        told = [f"- {line}" for line in lines]
        self._news += told
        self._story += told

    def line(self, open: bool) -> None:
        """Who waits for an answer waits for the line as well."""

    def ended(self, bye: ms.Bye) -> None:
        self._bye = Refused("join-bye", reason=bye.reason, code=self._address.code)
        self._told.set()

    # --- what the agent asks ----------------------------------------------------------------

    @property
    def words(self) -> Words:
        return self._place.words

    def look(self, *, rules: bool) -> str:
        self._check()
        place = self._place
        if place.match is None or place.me is None:
            return "\n".join([*self._story, self.words.say(self._idle())])
        text = SeatText(
            place.game, place.me, place.lang, "brief" if rules else "none", place.names
        )  # fmt: skip
        return text.text(self._story, place.view(), over=place.over) + self._clock(place.me)

    def _clock(self, me: int) -> str:
        """How long the agent may still think, where that is counted."""
        clocks = self._place.clocks()
        return "\n" + self.words.say("agent-clock", seconds=clocks[me][1]) if clocks else ""

    def _idle(self) -> str:
        return "agent-no-seat" if self._place.me is None else "agent-not-begun"

    async def odds(self) -> list[str]:
        """Everybody at the table is told who uses the helper."""
        self._check()
        if not self._place.table.settings.odds:
            raise Refused("agent-odds-closed")
        if not self._place.you.odds:
            await self._say(ms.Odds, on=True)
            await self._until(lambda: self._place.you.odds, PATIENCE)
        return self._place.helper()

    async def move(self, text: str) -> None:
        self._check()
        match = self._place.match
        if match is None or self._place.me is None:
            raise Refused(self._idle())
        await self._say(ms.Move, move=text, at=match.at)

    async def _say(self, kind: type[ms.Said], **what: Any) -> None:
        """Give a command, and wait until the server has taken it."""
        answered: asyncio.Future[heard.Answer] = asyncio.get_running_loop().create_future()
        self._wire.say(kind, answered.set_result, **what)
        try:
            answer = await asyncio.wait_for(answered, PATIENCE)
        except TimeoutError:
            server = self._address.server
            raise Refused("join-unreachable", server=server, why=f"{PATIENCE:.0f} s") from None
        if isinstance(answer, ms.Refused):
            raise Told(answer.why, self._place.game.id)

    async def wait(self, seconds: float) -> None:
        await self._until(lambda: self.my_turn or self._place.over, seconds)
        if not self._news:  # how it ended is told first, and then that the table is gone
            self._check()

    async def _until(self, is_so: Callable[[], bool], seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                while not is_so():
                    self._check()
                    self._told.clear()
                    await self._told.wait()
        except TimeoutError:
            return

    def _check(self) -> None:
        if self._bye is not None:
            raise self._bye

    def news(self) -> list[str]:
        news, self._news = self._news, []
        return news

    @property
    def my_turn(self) -> bool:
        return self._place.my_turn

    def results(self) -> list[tuple[str, str, bool]]:
        return self._place.results() if self._place.over else []

    async def leave(self) -> None:
        """A seat of one's own is free for others then; a lent one is given back."""
        if self._bye is None and not self._lent:
            with contextlib.suppress(Refused):  # who cannot be told sees an empty chair
                await self._say(ms.Leave)
        self._hang_up()

    def _hang_up(self) -> None:
        self._wire.stop()
        self._task.cancel()
