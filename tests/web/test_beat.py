"""Suspense: what is uncovered cannot be read before it is told, wherever one looks.

The page hears from a table that is made here: a reveal comes, and time goes on beat by beat.
Another world, which the player cannot tell from the first before that move, must look the same to
the last byte until the first thing is uncovered.
"""

import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Request, WebSocketRoute, expect

import bluffhouse as bh
from bluffhouse.core.beats import beats_of
from bluffhouse.core.match import Match
from bluffhouse.server import messages as ms
from bluffhouse.server.live import viewer_messages
from tests.trials import own
from tests.web.guest import Guest
from tests.web.lay import NONE, Seat

Come = Callable[..., Guest]
CODE, LASTS, ME, WORLDS, MATCHES, OCCASIONS = "ABCDEFGH", 500, 0, 20, 3, 2
# Everything that can be read, or heard: elements with all they say of themselves, what is kept in
# the browser, and the notes that were played. What measures itself finds its size frame by frame.
READ = """() => ({
  page: document.querySelector('.playing, .tv').outerHTML
    .replace(/(zoom|--unit|--size|--across): [\\d.]+(px)?;/g, ''),
  title: document.title,
  notes: window.notes.splice(0),
  kept: [localStorage, sessionStorage].map((store) => ({ ...store, habits: '' })),
})"""
LISTEN = """
window.notes = [];
window.OscillatorNode = class extends OscillatorNode {
  constructor(context, options) { super(context, options); notes.push(options.frequency); }
};
"""


class Occasion(NamedTuple):
    """A move that uncovers something; and the same in another world that uncovers something else,
    if there is one."""

    before: Match
    after: Match
    other: Match | None
    beats: int


def occasions(game: str) -> list[Occasion]:
    """Some of a few matches at random, of different kinds; rather those that uncover a secret, and
    the end of a match."""
    found: dict[frozenset[str], Occasion] = {}
    for before, after in (pair for seed in range(MATCHES) for pair in random_moves(game, seed)):
        if beats := beats_of(before, after):
            kinds = frozenset(event["event"] for event in heard(before, after))
            if kinds not in found or not found[kinds].other:
                found[kinds] = Occasion(before, after, elsewhere(before, after), beats)
    best = sorted(found.values(), key=lambda one: (one.other is None, -one.beats))
    finale = next(one for one in best if one.after.over)
    return best[:OCCASIONS] if finale in best[:OCCASIONS] else [*best[: OCCASIONS - 1], finale]


def random_moves(game: str, seed: int) -> Iterator[tuple[Match, Match]]:
    """A match before and after each move."""
    match = bh.make(game, **{**own(game, "ON_PAGES", NONE), "players": 3}).new(seed=seed)
    luck = random.Random(seed)
    while not match.over:
        before, player = match.copy(), luck.choice(match.actors)
        match.play(luck.choice(match.legal(player)), player)
        yield before, match.copy()


def heard(before: Match, after: Match, viewer: int | None = ME) -> list[dict[str, Any]]:
    player, action = after.last
    room = after.game.room
    return room.events(after.game, before.snapshot(), player, action, after.snapshot(), viewer)


def elsewhere(before: Match, after: Match) -> Match | None:
    """The same move where all looked the same to the player, and other things come of it."""
    player, action = after.last
    move = after.game.words[action]
    told = heard(before, after)
    for seed in range(WORLDS):
        world = before.imagine(ME, seed)
        if move not in world.legal(player):
            continue
        then = world.copy()
        then.play(move, player)
        if beats_of(world, then) != beats_of(before, after):
            continue  # one can see that something else is uncovered
        if (news := heard(world, then)) != told and news[0] == told[0]:
            return then
    return None


def table(match: Match) -> ms.TableInfo:
    seats = [ms.SeatInfo(guest=p, name=name) for p, name in enumerate(("Anna", "Ben", "Cleo"))]
    people = [ms.GuestInfo(p, seat.name, seat=p, host=p == 0) for p, seat in enumerate(seats)]
    settings = ms.Settings(match.game.id, match.game.options, pace="normal")
    return ms.TableInfo(CODE, settings, "playing", 1, seats, people)


def state(match: Match, viewer: int | None) -> str:
    """The table before the move, as the server tells it."""
    scene = viewer_messages.Scene(match)
    info = ms.MatchInfo(
        1, 7, list(match.actors), "", viewer_messages.Raw(scene.view(viewer)),
        [ms.Chapter(at=0, who=None, events=[])],
    )  # fmt: skip
    presence = ms.Presence([0, 1, 2], 0, {}, [])
    you = ms.You() if viewer is None else ms.You(guest=0, seat=viewer, host=True)
    told = ms.State(1, you, table(match), presence, [], info)
    return viewer_messages.encode(told).decode()


def news(before: Match, after: Match, viewer: int | None, beats: int, now: int) -> str:
    """The move, as the server tells it."""
    moved = ms.Moved(
        at=8, who=after.last[0], actors=list(after.actors), events=heard(before, after, viewer),
        view=after.view(viewer), outcome=viewer_messages.outcome(after),
        telling=ms.Telling(beats, LASTS, now),
    )  # fmt: skip
    return viewer_messages.encode(ms.On(2, moved=moved)).decode()


class Stage:
    """A page at a table whose server is this test: a seat's, or the TV's, who has none."""

    def __init__(self, guest: Guest, occasion: Occasion, viewer: int | None) -> None:
        self.page = guest.page
        self.viewer = viewer
        # What a page asks about a table that the house does not know.
        nothing = {"status": 200, "content_type": "application/json", "body": "null"}
        self.page.route(f"**/api/tables/{CODE}/**", lambda asked: asked.fulfill(**nothing))
        self.lines: list[WebSocketRoute] = []
        self.asked: list[str] = []  # what the page asks for, or says, in its order
        self.page.on("request", self._asks)
        self.tree = self.page.context.new_cdp_session(self.page)
        self.page.route_web_socket("**/socket", self._line(state(occasion.before, viewer)))
        if viewer is None:
            self.page.goto(f"/t/{CODE}/tv")
        else:
            guest.visit(Seat(guest.page.evaluate("location.origin"), CODE, "token"))
        expect(self.page.locator(".skin")).to_be_visible()
        self.page.mouse.click(1, 1)  # without a touch browsers keep quiet
        guest.stop_clock()

    def _line(self, told: str) -> Callable[[WebSocketRoute], None]:
        def connected(line: WebSocketRoute) -> None:
            self.lines.append(line)
            line.on_message(heard)

        def heard(said: str | bytes) -> None:
            kind = json.loads(said)["t"]
            self.asked.append(kind)
            if kind == "hello":
                self.lines[-1].send(told)

        return connected

    def _asks(self, asked: Request) -> None:
        path = urlsplit(asked.url).path
        if path != "/icon.svg":  # browsers look at it when they like
            self.asked.append(path)

    def uncover(self, before: Match, after: Match, beats: int) -> Iterator[dict[str, Any]]:
        """What is to be read at each beat."""
        now = self.page.evaluate("Date.now()")
        self.asked.clear()
        self.lines[-1].send(news(before, after, self.viewer, beats, now))
        if self.viewer is None:  # the beginning of it is said below the table
            expect(self.page.locator("footer")).not_to_be_empty()
        else:
            expect(self.page.locator(".turn .skip")).to_be_visible()
        for _ in range(beats):
            self.page.clock.run_for(LASTS // 2)  # what flies or fades in has done so
            yield self._read()
            self.page.clock.run_for(LASTS // 2)

    def _read(self) -> dict[str, Any]:
        """The page, what assistive technology is given of it, and what the network has seen."""
        nodes = self.tree.send("Accessibility.getFullAXTree")["nodes"]
        told = [(node["role"]["value"], node.get("name", {}).get("value")) for node in nodes]
        seen: dict[str, Any] = self.page.evaluate(READ)
        return {**seen, "tree": told, "asked": [*self.asked]}


def at_table(come: Come, occasion: Occasion, viewer: int | None = ME) -> Stage:
    guest = come("/", reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    guest.page.add_init_script(LISTEN)
    guest.page.clock.install()
    return Stage(guest, occasion, viewer)


def ended(page: Page, match: Match) -> None:
    """A match that is over says who has won, and why."""
    if match.result is None:
        return
    expect(page.locator("section.over .winner")).to_have_count(len(match.result.winners))
    expect(page.locator("section.over .why")).not_to_be_empty()


@pytest.mark.parametrize("game", bh.games())
def test_nothing_can_be_read_before_it_is_told(come: Come, game: str) -> None:
    found = occasions(game)
    assert any(one.other for one in found)  # else nothing would be compared
    for occasion in found:
        before, after, other, beats = occasion
        stage = at_table(come, occasion)
        page, log = stage.page, stage.page.locator(".side .log").first
        written = log.inner_text()
        read = []
        for seen in stage.uncover(before, after, beats):
            read.append(seen)
            assert page.locator("[data-move]").count() == 0  # nothing to do yet
            assert page.locator("section.over").count() == 0
            assert log.inner_text() == written
        expect(page.locator(".turn .skip")).to_have_count(0)  # and now it is told
        assert log.inner_text() != written
        ended(page, after)
        if other is not None:
            first = next(at_table(come, occasion).uncover(before, other, beats))
            assert json.dumps(first) == json.dumps(read[0])
            assert json.dumps(first) != json.dumps(read[-1])


@pytest.mark.parametrize("game", bh.games())
def test_a_tv_tells_nothing_before_its_time(come: Come, game: str) -> None:
    """It knows no secret, but it hears what comes of a move as early as the phones do."""
    occasion = next((one for one in occasions(game) if one.other is not None), None)
    before, after, other, beats = occasion or occasions(game)[0]
    stage = at_table(come, Occasion(before, after, other, beats), viewer=None)
    read = []
    for seen in stage.uncover(before, after, beats):
        read.append(seen)
        assert stage.page.locator(".podium").count() == 0
    assert len({seen["page"] for seen in read}) > 1  # it is told step by step
    if other is not None:
        twin = at_table(come, Occasion(before, after, other, beats), viewer=None)
        first = next(twin.uncover(before, other, beats))
        assert json.dumps(first) == json.dumps(read[0])
        assert json.dumps(first) != json.dumps(read[-1])


@pytest.mark.parametrize("game", [game for game in bh.games() if own(game, "HARD_TO_TELL", None)])
def test_what_looks_alike_is_drawn_as_well(come: Come, game: str) -> None:
    field, alike = own(game, "HARD_TO_TELL", ("", ""))
    moves = (pair for seed in range(100) for pair in random_moves(game, seed))
    before, after = next(
        pair
        for pair in moves
        if beats_of(*pair)
        and any(re.search(alike, str(told.get(field, ""))) for told in heard(*pair))
    )
    occasion = Occasion(before, after, None, beats_of(before, after))
    stage = at_table(come, occasion)
    for _ in stage.uncover(before, after, occasion.beats):
        pass  # and no page complains
    expect(stage.page.locator(".turn .skip")).to_have_count(0)


def test_what_is_skipped_is_told_at_once(come: Come) -> None:
    occasion = occasions(bh.games()[0])[0]
    stage = at_table(come, occasion)
    next(stage.uncover(occasion.before, occasion.after, occasion.beats))
    stage.page.locator(".turn .skip").click()
    expect(stage.page.locator(".turn .skip")).to_have_count(0)
