"""Who is called, and on which devices: what tables want is brought to push services."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING

from bluffhouse.server.background.supervision import Supervisor
from bluffhouse.server.config import Config
from bluffhouse.server.denial import Denied
from bluffhouse.server.metrics import Metrics
from bluffhouse.server.push.letters import Occasion, letter
from bluffhouse.server.push.outside import check_endpoint
from bluffhouse.server.push.webhook import Webhook, told
from bluffhouse.server.store import Store
from bluffhouse.server.store.devices import Device
from bluffhouse.server.store.ledger import Ledger
from bluffhouse.server.tables.table import Table

if TYPE_CHECKING:
    from bluffhouse.server.push.keys import Signature
    from bluffhouse.server.push.sending import Sender

log = logging.getLogger(__name__)

Stands = Callable[[], bool]

MOST = 5  # devices of a guest at a table; of more, one that came before is forgotten
AT_ONCE = 20  # calls on their way
TRIES = (0.0, 5.0, 30.0, 120.0)  # seconds before each, as long as a push service fails
NEEDED = ("pywebpush", "py_vapid", "aiohttp")  # what comes with bluffhouse[push]
NOBODY = "mailto:operator@bluffhouse.invalid"


class Caller:
    """Of one process. Devices are read when a table first calls somebody, and kept while it is in
    memory."""

    def __init__(
        self, config: Config, ledger: Ledger, tasks: Supervisor, metrics: Metrics,
        now: Callable[[], int],
    ) -> None:  # fmt: skip
        self._config = config
        self._ledger = ledger
        self._tasks = tasks
        self._metrics = metrics
        self._now = now
        self._devices: dict[str, list[Device]] = {}  # by table
        self._signature: Signature | None = None
        self._sender: Sender | None = None
        self._room = asyncio.Semaphore(AT_ONCE)
        hook = config.webhook
        self._webhook = Webhook(hook, config.webhook_secret) if hook else None

    # --- devices ----------------------------------------------------------------------------

    async def key(self) -> str:
        """The public key of the house; empty if it cannot call anybody."""
        signature = await self._signed()
        return signature.public if signature else ""

    async def _signed(self) -> "Signature | None":
        if self._signature is None and all(map(find_spec, NEEDED)):
            from bluffhouse.server.push import keys

            private = await self._ledger.ask(
                lambda store: store.devices.secret(keys.SECRET, keys.fresh())
            )
            self._signature = keys.Signature(private, self._contact())
        return self._signature

    async def _ready(self) -> "Sender | None":
        signature = await self._signed()
        if signature and self._sender is None:
            self._sender = await asyncio.to_thread(self._loaded, signature)
        return self._sender

    def _loaded(self, signature: "Signature") -> "Sender":
        from bluffhouse.server.push.sending import Sender  # takes a second

        return Sender(signature, inside=self._config.push_inside)

    def _contact(self) -> str:
        config = self._config
        known = config.public_url if config.public_url.startswith("https:") else NOBODY
        return config.push_contact or known.rstrip("/")

    async def subscribe(self, device: Device) -> int:
        """Call a guest on this device from now on; gives how many devices he has."""
        if await self._signed() is None:
            raise Denied("state", "push-none")
        from bluffhouse.server.push.keys import check_keys

        check_endpoint(device.endpoint, inside=self._config.push_inside)
        check_keys(device.p256dh, device.auth)
        others = [each for each in await self._of(device) if each.endpoint != device.endpoint]
        for each in others[: max(0, len(others) + 1 - MOST)]:
            await self._ledger.ask(partial(_drop, each))
        await self._ledger.ask(lambda store: store.devices.put(device))
        self._devices.pop(device.code, None)
        return min(MOST, len(others) + 1)

    async def unsubscribe(self, device: Device) -> int:
        await self._ledger.ask(partial(_drop, device))
        self._devices.pop(device.code, None)
        return len(await self._of(device))

    async def _of(self, device: Device) -> list[Device]:
        found = await self._ledger.ask(lambda store: store.devices.of(device.code))
        return [each for each in found if each.guest == device.guest]

    def forget(self, code: str, guest: int) -> None:
        """A guest has gone, or has another key: his devices hear nothing more."""
        self._devices.pop(code, None)
        self._tasks.send("forget devices", self._forget(code, guest))

    async def _forget(self, code: str, guest: int) -> None:
        await self._ledger.ask(lambda store: store.devices.drop(code, guest))

    def put_away(self, code: str) -> None:
        """A table goes to rest: what is remembered of it can be read again."""
        self._devices.pop(code, None)

    # --- calls ------------------------------------------------------------------------------

    def call(self, table: Table, guest: int, occasion: Occasion, stands: Stands) -> None:
        """Call a guest, once for every reason; `stands`: whether it still is one."""
        self._tasks.send("call", self._call(table, guest, occasion, stands))

    async def _call(self, table: Table, guest: int, occasion: Occasion, stands: Stands) -> None:
        if self._webhook and table.settings.slow:
            self._tasks.send("webhook", self._hook(table, guest, occasion))
        if table.code not in self._devices:
            found = await self._ledger.ask(lambda store: store.devices.of(table.code))
            self._devices[table.code] = found
        for device in self._devices.get(table.code, []):
            if device.guest == guest and device.told != occasion.key:
                body = letter(table, guest, occasion, device.lang)
                self._tasks.send("push", self._push(device, body, occasion, stands))

    async def _push(self, device: Device, body: bytes, occasion: Occasion, stands: Stands) -> None:
        """To one device; that another one does not answer is no trouble of this one."""
        self._note(device, occasion.key)
        sender = await self._ready()
        if sender is None:
            return
        for wait in TRIES:
            await asyncio.sleep(wait)
            if not stands():
                return
            there = await self._try(sender, device, body, occasion)
            if there is not None:
                await self._answered(device, occasion, there)
                return

    async def _try(
        self, sender: "Sender", device: Device, body: bytes, occasion: Occasion
    ) -> bool | None:
        """Whether there is such a device; None if the push service does not say."""
        async with self._room:
            try:
                return await sender.send(device, body, occasion)
            except (OSError, TimeoutError, ValueError, Denied) as error:
                self._metrics.calls.labels("failed").inc()
                log.warning("a call failed: %s", error, extra={"table": device.code})
                return None

    async def _answered(self, device: Device, occasion: Occasion, there: bool) -> None:
        self._metrics.calls.labels("sent" if there else "gone").inc()
        if there:
            await self._ledger.ask(lambda store: store.devices.tell(device, occasion.key))
        else:
            await self._ledger.ask(partial(_drop, device))
            self._devices.pop(device.code, None)

    def _note(self, device: Device, told: str) -> None:
        """Nobody is called twice while the first call is on its way."""
        known = self._devices.get(device.code, [])
        if device in known:
            known[known.index(device)] = device._replace(told=told)

    async def _hook(self, table: Table, guest: int, occasion: Occasion) -> None:
        assert self._webhook is not None
        said = told(table, guest, occasion, self._config.public_url.rstrip("/"), self._now())
        try:
            await asyncio.to_thread(self._webhook.post, said)
            self._metrics.calls.labels("webhook").inc()
        except OSError as error:
            self._metrics.calls.labels("failed").inc()
            log.warning("the webhook failed: %s", error, extra={"table": table.code})


def _drop(device: Device, store: Store) -> None:
    store.devices.drop(device.code, device.guest, device.endpoint)
