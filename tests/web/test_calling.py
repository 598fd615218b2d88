"""Being called when it is one's turn: wanted by one tap, answered by one tap, ended by one tap."""

import json
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Page, Route, expect

from bluffhouse.core.words import LANGUAGES, words
from tests.web.guest import Guest
from tests.web.lay import Seat, join, lay, start
from tests.web.test_door import LOCALES

Come = Callable[..., Guest]
SWITCH = "Notify me when it is my turn"
# Only what would ask a push service of the network is put in its place; the keys are real.
PUSH_MANAGER = """
const SAID = %s;
let made = location.protocol !== 'about:' && 'made' in localStorage;
const subscription = {
  endpoint: SAID.endpoint, toJSON: () => SAID,
  unsubscribe: async () => { made = false; delete localStorage.made; return true; },
};
PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
  window.subscribedWith = applicationServerKey.length;
  localStorage.made = made = true;
  return subscription;
};
PushManager.prototype.getSubscription = async () => made ? subscription : null;
"""

# The badge comes after its notice. Who asks for notices before that has Chromium forget the one
# that is about to be shown.
BADGE = """
void (self.badge = new Promise((resolve, reject) => {
  navigator.setAppBadge = async (open) => resolve(open);
  setTimeout(() => reject(new Error('no notice was shown')), 20_000);
}));
"""


def said() -> str:
    public = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"p256dh": text(point), "auth": text(b"sixteen bytes!!!")}
    return json.dumps({"endpoint": "https://push.invalid/device", "keys": keys})


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def settled(come: Come, seat: Seat) -> Guest:
    """Somebody at his table, on a page whose worker is at work."""
    guest = come("/", service_workers="allow", permissions=["notifications"])
    guest.page.context.add_init_script(PUSH_MANAGER % said())
    guest.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    guest.visit(seat)
    return guest


def deliver(page: Page, letter: dict[str, Any]) -> None:
    """A push message reaches the worker of the page."""
    session = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    for _ in range(1000):
        if found:
            break
        page.wait_for_timeout(10)
    wanted = {"origin": page.url.split("/t/")[0].rstrip("/"), "data": json.dumps(letter)}
    session.send(
        "ServiceWorker.deliverPushMessage",
        {**wanted, "registrationId": found[0]["registrationId"]},
    )


def test_one_tap_and_the_device_is_called(come: Come, house: str) -> None:
    table = lay(house, "luegen", players=2, bots=False, slow={"days": 2})
    berta = join(table, "Berta")
    guest = settled(come, berta)
    guest.tap("Menu")
    switch = guest.page.get_by_label(SWITCH)
    expect(guest.page.get_by_text("Also when the page is closed.")).to_be_visible()
    assert guest.flaws() == []
    with guest.page.expect_response("**/push") as answer:
        with guest.page.expect_response(f"**/{table.code}/push") as told:
            switch.check()
        assert told.value.json() == {"devices": 1}
    assert answer.value.ok
    assert guest.page.evaluate("subscribedWith") == 65
    with guest.page.expect_response(f"**/{table.code}/push") as told:  # and off by one more
        switch.uncheck()
    assert told.value.json() == {"devices": 0}


def test_on_and_off_again_is_off_however_quickly(come: Come, house: str) -> None:
    table = lay(house, "luegen", players=2, bots=False, slow={"days": 2})
    guest = settled(come, join(table, "Berta"))
    guest.tap("Menu")
    expect(guest.page.get_by_text("Also when the page is closed.")).to_be_visible()
    held: list[Route] = []  # the house is slow to hear of the first wish
    guest.page.route(f"**/{table.code}/push", lambda route: held.insert(0, route), times=1)
    switch = guest.page.get_by_label(SWITCH)
    with guest.page.expect_request(f"**/{table.code}/push"):
        switch.check()
    switch.uncheck()
    with guest.page.expect_response(lambda one: "false" in (one.request.post_data or "")) as told:
        held[0].continue_()
    assert told.value.json() == {"devices": 0}
    expect(switch).not_to_be_checked()
    assert guest.page.evaluate("JSON.parse(localStorage.habits).notify ?? false") is False


def test_one_tap_leads_to_the_move(come: Come, house: str) -> None:
    table = lay(house, "luegen", players=2, bots=False, slow={"days": 2})
    guest = settled(come, join(table, "Berta"))
    start(table)
    expect(guest.page.locator(".turn")).to_be_visible()
    guest.page.get_by_role("link", name="To the door").click()
    expect(guest.page.get_by_role("heading", name="Your tables")).to_be_visible()
    letter = {"code": table.code, "title": "Lügen · Anna", "body": "It is your turn.",
              "url": f"/t/{table.code}", "off": "Do not call me"}  # fmt: skip
    (worker,) = guest.page.context.service_workers
    worker.evaluate(BADGE)
    deliver(guest.page, letter)
    assert worker.evaluate("badge") == 1
    notices = "registration.getNotifications().then(all => all.map(n => [n.title, n.body, n.data]))"
    assert worker.evaluate(notices) == [[letter["title"], letter["body"], letter["url"]]]
    worker.evaluate(
        """registration.getNotifications().then(([notification]) =>
           self.dispatchEvent(new NotificationEvent('notificationclick', { notification })))"""
    )
    guest.page.wait_for_url(f"**/t/{table.code}")
    expect(guest.page.locator(".turn")).to_be_visible()
    assert worker.evaluate(notices) == []


def test_where_nobody_can_be_called_the_page_says_why(come: Come, house: str) -> None:
    """By its own name the house is no secure place, as it would be on a phone in the same room."""
    table = lay(house, "luegen", players=2, bots=False)
    for lang in LANGUAGES:
        guest = come(join(table, f"Guest {lang}").link, locale=LOCALES[lang])
        guest.page.context.add_init_script(
            "Object.defineProperty(window, 'isSecureContext', { get: () => false })"
        )
        guest.page.reload()
        guest.tap(words(lang).say("web-menu"))
        expect(guest.page.locator("#about-calling")).to_contain_text("https://")


def test_a_slow_table_says_how_many_days_and_who_is_away(come: Come, house: str) -> None:
    table = lay(house, "luegen", players=2, bots=False, slow={"days": 3})
    berta = join(table, "Berta")
    start(table)
    guest, host = come(berta.link), come(table.link)
    expect(guest.page.locator(".turn time")).to_have_text("2 d 23 h")
    guest.tap("Menu")
    guest.page.get_by_label("Be away").select_option("3 days")
    guest.tap("Go")
    expect(guest.page.get_by_text("You are away until")).to_be_visible()
    assert guest.flaws() == []
    host.tap("People")
    expect(host.page.get_by_text("away until")).to_be_visible()
    guest.tap("I am back")
    expect(host.page.get_by_text("away until")).not_to_be_visible()
