"""A node among others: it gives signs of life, sees who else does, and keeps its slots."""

import asyncio
import logging
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from bluffhouse.server import messages as ms
from bluffhouse.server.config import ConfigError
from bluffhouse.server.hall.hall import Hall
from bluffhouse.server.live.live_table import LiveTable
from bluffhouse.server.nodes.doors import Doors, is_local, reach
from bluffhouse.server.nodes.heart import EVERY, Heart, clock
from bluffhouse.server.nodes.passing_on import announce
from bluffhouse.server.nodes.register import GIVE, LEASE, Card, Register
from bluffhouse.server.nodes.rows import Neighbour, Sighting, generation, spelled
from bluffhouse.server.nodes.territory import Territory
from bluffhouse.server.share import SLOTS, slot_of
from bluffhouse.server.store import Store, StoreError, StoreFailed, StoreTaken
from bluffhouse.server.store.fenced import FencedPostgreSQL

log = logging.getLogger(__name__)
T = TypeVar("T")

AT_ONCE = 32  # slots that are given away between two looks at the register
DRAIN = 3.0  # seconds for what is on its way to the store
LOOK = 0.002  # seconds
CLOCKS = 2.0  # seconds by which a node's clock may differ from the database's
COME_BACK = 50  # milliseconds: the next owner is ready for them
NOTICE = 1.0  # seconds until balancers have seen that nobody shall be sent here
ROUNDS = 3  # of giving all away: something may come while one leaves


class Node:
    """Made before the hall, which asks it who keeps what; `begin` when there is one."""

    def __init__(
        self, register: Register, heart: Heart, database: FencedPostgreSQL, card: Card
    ) -> None:
        self.territory = Territory()
        self.id = 0
        self.card = card
        self.news = b""  # what the others shall read
        self.seen: Callable[[Collection[int]], None] = lambda nodes: None  # hears who is reached
        self._doors = Doors()
        self._register = register
        self._heart = heart
        self._database = database
        self._thread = ThreadPoolExecutor(1, "register")
        self._turn = asyncio.Lock()  # who looks at slots and who gives one away take turns
        self._looking: asyncio.Future[None] | None = None
        self._pinned = b""
        self._last = 0.0  # when it looked at the register last
        self._leaving = False
        self._waiting = 0  # slots that no node can keep

    async def check(self) -> None:
        """Whether this node can be one of those that are there; else says in one line why not."""
        await self._do(self._register.prepare)
        if others := await self._do(self._register.other_clusters, self.card.cluster):
            raise ConfigError("serve-two-clusters", own=self.card.cluster, other=others[0])
        if abs(error := await self._do(self._register.clock_error)) > CLOCKS:
            raise ConfigError("serve-wrong-clock", seconds=round(error))
        for node in (await self._do(self._register.look)).nodes.values():
            if not node.late and generation(node.version) != generation(self.card.version):
                raise ConfigError("serve-mixed-versions", name=node.name)
        await self._reach_all()
        await self._fit_in()
        sighting = await self._do(self._register.look)
        oldest = min(holding.version for holding in sighting.slots.values())
        if oldest > sighting.newest(self.card.version):  # we would keep nothing, nor does anybody
            own = spelled(self.card.version)
            raise ConfigError("serve-older", other=spelled(oldest), own=own)

    async def _reach_all(self) -> None:
        """All others must be reached; one that is dead is late before we lose patience."""
        loop = asyncio.get_running_loop()
        until = loop.time() + 2 * LEASE / 1000
        while True:
            nodes = (await self._do(self._register.look)).nodes.values()
            tried = [(node, await reach(node)) for node in nodes if not node.late]
            wrong = [(node, why) for node, why in tried if why]
            if not wrong:
                return
            if loop.time() > until:
                ((node, why), *_) = wrong
                raise ConfigError(
                    "serve-no-neighbour", name=node.name, address=node.address, why=why
                )
            await asyncio.sleep(EVERY)

    async def _fit_in(self) -> None:
        """Have a name of one's own among those who live, and an address that means this machine to
        them. (Whatever else keeps others away from us, they will see, and say: see `Doors`.)"""
        nodes = (await self._do(self._register.look)).nodes.values()
        for node in nodes:
            if node.late:
                continue
            if node.name == self.card.name:
                raise ConfigError("serve-same-node", name=node.name, address=node.address)
            if is_local(self.card.address) and not is_local(node.address):
                raise ConfigError("serve-inner-local", name=node.name, address=self.card.address)

    async def begin(self, hall: Hall) -> None:
        self._hall = hall
        await self._enter()
        await self.beat()
        hall.tasks.keep("nodes", self.live)
        hall.tasks.keep("doors", self._try_doors)

    async def _enter(self) -> None:
        now = clock()
        self.id = await self._do(self._register.enter, self.card)
        self._heart.begin(self.id, now)
        self._pinned = b""

    async def _do(self, ask: Callable[..., T], *what: object) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, partial(ask, *what))

    @property
    def doubtful(self) -> bool:
        """Whether our lease may have ended: we stood still, or the database is away."""
        return self._heart.doubtful

    # --- the others -------------------------------------------------------------------------

    async def live(self) -> None:
        """See what becomes of the others, whatever happens."""
        troubled = False
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.beat()
                await self._share_out()
                troubled = False
            except Exception as error:  # the database is away: it comes back; or a fault of ours
                if not troubled:
                    fault = None if isinstance(error, StoreError) else error
                    log.error("the nodes do not see each other: %s", error, exc_info=fault)
                troubled = True

    async def _try_doors(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            nodes = self.territory.sighting.nodes.values()
            await self._doors.knock([n for n in nodes if n.node != self.id and not n.late])

    async def beat(self) -> None:
        """Look who keeps what, and see to what others have left."""
        async with self._turn:
            if self._heart.expelled:
                await self._start_over()
            sighting = await self._do(self._register.look)
            self._last = asyncio.get_running_loop().time()
            if self.news != self._pinned:
                self._pinned = self.news
                await self._do(self._register.pin, self.id, self._pinned)
            await self._take_note(await self._after_the_dead(sighting))

    async def refresh(self) -> None:
        """Look who keeps what now; those who ask at once share the answer."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.ensure_future(self._look())
            self._looking.add_done_callback(_told)  # perhaps nobody waits for it any more
        await asyncio.shield(self._looking)

    async def _look(self) -> None:
        async with self._turn:
            await self._take_note(await self._do(self._register.look))

    async def _after_the_dead(self, sighting: Sighting) -> Sighting:
        """Take over what nobody keeps any more, and spread it evenly."""
        if self._leaving:
            return sighting
        for node in sighting.nodes.values():
            # If the database was away for all, nobody could give a sign: they get the time to.
            if node.late and self._heart.steady > LEASE / 1000 and self._may_take(node, sighting):
                log.warning("node %s is gone: others keep its tables now", node.name)
                await self._do(self._register.take_over, node.node)
                sighting = await self._do(self._register.look)
        heirs: dict[int, Neighbour] = {}
        planned = sighting
        for slot, holding in sighting.slots.items():
            heir = sighting.nodes.get(holding.node) or planned.heir(slot, holding.node)
            if holding.node not in sighting.nodes and heir:
                heirs[slot] = heir
                planned = planned.given(slot, heir.node)
        self._tell_waiting(planned.waiting())
        if not heirs:
            return sighting
        await self._do(self._register.assign, heirs)
        return await self._do(self._register.look)

    def _tell_waiting(self, waiting: int) -> None:
        """Operators shall know what they have to start."""
        if waiting and not self._waiting:
            log.warning(
                "%d of %d slots were kept by a newer version of Bluffhouse: "
                "their tables wait until a node of it is there", waiting, SLOTS,
            )  # fmt: skip
        self._waiting = waiting

    def _may_take(self, dead: Neighbour, sighting: Sighting) -> bool:
        """What a newer program has written is nothing for an older one."""
        return self.card.version >= dead.version

    async def _take_note(self, sighting: Sighting) -> None:
        """Keep what is ours by the register, and nothing else."""
        ours = {s.slot: s.epoch for s in sighting.slots.values() if s.node == self.id}
        held = self._database.held
        if ours != held:
            lost = held.keys() - ours.keys()
            # At once: the store's own session may have been ended with our lease, and to have
            # another takes a moment in which somebody may come, or fails.
            self.territory.see(sighting, frozenset(held.keys() & ours.keys()))
            await self._hall.ledger.ask(partial(self._hold, ours))
            self.territory.see(sighting, frozenset(ours))
            self._drop(lambda code: slot_of(code) in lost)
        self.territory.see(sighting, frozenset(ours))
        self._mind_doors(sighting)
        self.seen(sighting.nodes.keys() - self.territory.cut_off)

    def _mind_doors(self, sighting: Sighting) -> None:
        """Whoever wants a table of a node that we do not reach need not wait for it here."""
        before, self.territory.cut_off = self.territory.cut_off, self._doors.cut_off(sighting)
        for node in sighting.nodes.values():
            if (cut := node.node in self.territory.cut_off) != (node.node in before):
                state = "lives, and is not reached" if cut else "is reached again"
                log.warning("node %s %s at %s", node.name, state, node.address)

    def _hold(self, ours: dict[int, int], store: Store) -> None:
        store.settle()
        store.look_anew()
        self._database.held = ours

    async def _start_over(self) -> None:
        """Others have our slots: nothing that is in memory is true any more."""
        log.error("The other nodes took this one for dead: it begins anew, without its tables.")
        self.territory.see(self.territory.sighting, frozenset())
        await self._hall.ledger.ask(self._give_up)
        self._drop(lambda _: True)
        await self._enter()

    def _give_up(self, store: Store) -> None:
        store.give_up()
        self._database.held = {}

    def _drop(self, gone: Callable[[str], bool]) -> None:
        for live in tuple(self._hall.tables.values()):
            if gone(live.table.code):
                self._send_on(live)

    def _send_on(self, live: LiveTable) -> None:
        bye = ms.Bye("restart", live.say("table-later"), retry=COME_BACK)
        self._hall.put_away(live, bye)

    # --- giving away ------------------------------------------------------------------------

    async def _share_out(self) -> None:
        """Give to who has less, slot by slot, until it is time to look again."""
        loop = asyncio.get_running_loop()
        for slot in sorted(self.territory.mine)[:AT_ONCE]:
            heir = self.territory.sighting.poorer(slot, self.id)
            if self._leaving or heir is None or loop.time() - self._last > EVERY:
                return
            await self.give(slot, heir)

    async def leave(self) -> None:
        """Give everything to others, as long as there are any, and be no node any more."""
        self._leaving = True
        try:
            await self._do(self._register.prepare_to_leave, self.id)
            await self.refresh()
            if self.territory.sighting.counts():
                await asyncio.sleep(NOTICE)
            for _ in range(ROUNDS):
                await self.refresh()
                for slot in sorted(self.territory.mine):
                    if heir := self.territory.sighting.heir(slot, self.id):
                        await self.give(slot, heir)
        except StoreError as error:  # the others take over when the lease has ended
            log.error("tables could not be handed over: %s", error)

    async def close(self) -> None:
        """What is still ours is anybody's. The store is closed by now."""
        try:
            await self._do(self._register.leave, self.id)
        except StoreError as error:
            log.error("the others were not told: %s", error)
        await self._do(self._register.close)
        self._thread.shutdown()

    async def give(self, slot: int, heir: Neighbour) -> None:
        """Let another node keep a slot. People are sent on when it is there, and notice little."""
        async with self._turn:
            self.territory.let_go(slot)
            tables = [t for t in self._hall.tables.values() if slot_of(t.table.code) == slot]
            for live in tables:
                live.freeze()
            try:
                await self._drained(tables)
                await self._hall.ledger.ask(partial(self._give, slot, heir))
            except StoreError:
                self.territory.stay(slot)
                for live in tables:
                    live.thaw()
                raise
            self.territory.gave(slot, heir.node)
        await asyncio.gather(*(announce(heir, t.table.code) for t in tables if t.ears))
        for live in tables:
            self._send_on(live)

    async def _drained(self, tables: list[LiveTable]) -> None:
        try:
            async with asyncio.timeout(DRAIN):
                while any(live.writing for live in tables):
                    await asyncio.sleep(LOOK)
        except TimeoutError:
            raise StoreFailed("The store did not answer in time.") from None

    def _give(self, slot: int, heir: Neighbour, store: Store) -> None:
        store.settle()
        epoch = self._database.held[slot]
        if not self._database.rows(GIVE, (slot, heir.node, epoch, heir.version)):
            raise StoreTaken("A slot that was to be given away is another node's already.")
        held = {**self._database.held}
        del held[slot]
        self._database.held = held


def _told(looking: "asyncio.Future[None]") -> None:
    """Whoever asked has heard why nothing could be seen; else nobody needs to."""
    if not looking.cancelled():
        looking.exception()
