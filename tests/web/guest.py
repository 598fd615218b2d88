"""A guest in front of a browser, as the tests see him."""

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.lay import Seat

WEB = Path(__file__).parents[2] / "web"
STOPS = 300  # of the focus, on any page
AHEAD = 10  # seconds: a clock is stopped in time, and the line is not given up for its silence
OFFLINE = ("net::ERR_INTERNET_DISCONNECTED", "WebSocket connection")


@cache
def axe() -> str:
    return (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


@dataclass
class Played:
    """What a hand has played."""

    played: dict[str, int]  # moves by kind
    flaws: list[str]  # what was covered, too small, or had no focus to be seen
    scrolled: list[str]  # kinds of moves that were out of sight


@dataclass
class Guest:
    page: Page
    trouble: list[str]  # what went wrong in any browser of the test

    def tap(self, name: str, *, exact: bool = True) -> None:
        self.page.get_by_role("button", name=name, exact=exact).first.click()

    def play_bots(self, game: str, label: str = "Play bots") -> None:
        self.tap(f"{game}: {label}")
        self.page.wait_for_url("**/t/*")
        expect(self.page.locator(".turn")).to_be_visible()

    def visit(self, seat: Seat) -> None:
        """Takes a seat with its key, which is behind the `#`: that alone would load no page."""
        self.page.goto("about:blank")
        self.page.goto(seat.house + seat.link)

    def open_table(self, game: str) -> str:
        """Lays a table for friends; its path."""
        self.tap(f"{game}: With friends")
        self.tap("Open the table")
        self.page.wait_for_url("**/t/*")
        return self.page.url

    def remember(self, **habits: Any) -> None:
        """Sets habits as if chosen long ago, and looks again."""
        self.page.evaluate(
            "habits => localStorage.setItem('habits', JSON.stringify({"
            "...JSON.parse(localStorage.getItem('habits') ?? '{}'), ...habits}))",
            habits,
        )
        self.page.reload()

    def knows(self, code: str, what: str) -> None:
        """Waits until the house tells of a table what holds of its `info`, as it does to all who
        come from now on: what a page has said is not yet heard."""
        self.page.wait_for_function(
            f"async (code) => {{ const info = await (await fetch(`/api/tables/${{code}}`)).json();"
            f" return {what} }}",
            arg=code,
        )

    def pledged(self, code: str, devices: int) -> None:
        """Waits until so many devices have pledged a share of chance: others deal other dice."""
        self.knows(code, f"Object.keys(info.deal.pledges ?? {{}}).length >= {devices}")

    def stop_clock(self) -> None:
        """From now on time goes on as the test says; the page's clock must have been installed."""
        now = self.page.evaluate("Date.now()") / 1000
        self.page.clock.pause_at(now + AHEAD)

    def goes_offline(self, offline: bool = True) -> None:
        self.page.context.set_offline(offline)

    def forgive_offline(self) -> None:
        """Browsers complain when a network is gone; that is not the page's fault."""
        self.trouble[:] = [line for line in self.trouble if not any(o in line for o in OFFLINE)]

    def has_turn(self) -> None:
        """Waits until it is his turn and the table, which is loaded lazily, offers moves."""
        expect(self.page.get_by_text("It’s your turn!")).to_be_visible()
        expect(self.page.locator("button[data-move]:enabled")).not_to_have_count(0)

    def is_first(self) -> bool:
        """Whether the match that has begun is his to open: the moves may be loaded later."""
        turn = self.page.locator(".turn")
        expect(turn).to_contain_text(re.compile("your turn|thinking"))
        return "mine" in (turn.get_attribute("class") or "").split()

    def moves(self) -> list[str]:
        """What the list offers; [] if it is not his turn."""
        moves: list[str] = self.page.locator("button[data-move]:enabled").evaluate_all(
            "buttons => buttons.map((button) => button.dataset.move)"
        )
        return moves

    def begin(self, seed: int, **habits: Any) -> None:
        """Puts a hand to the table that plays by itself (hand.js)."""
        self.page.evaluate(
            "([seed, habits]) => void (window.match = new Hand(seed, habits).play())",
            [seed, habits],
        )

    def play_until(self, seen: str) -> None:
        """Lets a hand play until something is seen."""
        self.page.evaluate("until => new Hand(1).play(until)", seen)

    def finish(self) -> Played:
        """Waits until the hand has played the match to its end."""
        return Played(**self.page.evaluate("window.match"))

    def tab_to(self, there: str) -> None:
        """Goes from one control to the next until the focus is there."""
        for _ in range(STOPS):
            if self.page.evaluate(there):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead there: {there}")

    def play_by_keys(self, seed: int, **habits: Any) -> Played:
        """Plays the match to its end with Tab, Enter and arrows alone."""
        self.page.evaluate(
            "([seed, habits]) => void (window.hand = new Hand(seed, habits))",
            [seed, habits],
        )
        press = self.page.keyboard.press
        while (found := self.page.evaluate("hand.seek()")) != "over":
            if found == "wait":
                self.page.wait_for_timeout(10)
                continue
            for _ in range(STOPS):
                if (reached := self.page.evaluate("hand.reached()")) != "no":
                    break
                press("Tab")
            assert reached != "no", "Tab does not lead there: " + self.page.evaluate(
                "hand.target.outerHTML"
            )
            keys = {"button": ["Enter"], "shout": ["Enter", "Enter"], "wheel": ["ArrowUp"]}
            for key in keys.get(reached, []):
                press(key)
        return Played(**self.page.evaluate("hand.report()"))

    def rests(self) -> None:
        """Waits until nothing flies or fades any more; what pulses for ever does not count."""
        self.page.wait_for_function(
            "() => document.getAnimations().every(({ effect, playState }) =>"
            " playState !== 'running' || effect.getComputedTiming().endTime === Infinity)"
        )

    def flaws(self) -> list[str]:
        """What axe finds, once everything that fades in is there."""
        self.rests()
        self.page.evaluate(axe())
        found = self.page.evaluate("axe.run().then(({ violations }) => JSON.stringify(violations))")
        return [
            f"{flaw['id']}: {node['html'][:200]} {node.get('failureSummary', '')}"
            for flaw in json.loads(found)
            for node in flaw["nodes"]
        ]
