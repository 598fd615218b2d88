"""Views that are told move after move are those that a match gives, and the messages around them
those that their types give, though most of both is made once and kept."""

import random

import msgspec
import pytest
from msgspec.structs import replace

import bluffhouse as bh
from bluffhouse.server import messages as ms
from bluffhouse.server.live import viewer_messages
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.apply import apply
from bluffhouse.server.tables.people import Person
from bluffhouse.server.tables.table import Table
from tests.server.folded import Folded
from tests.trials import own

PLAYERS = 3
SEATS = range(PLAYERS)
VIEWERS = (None, *SEATS)


def a_move(luck: random.Random, match: bh.Match) -> None:
    player = luck.choice(match.actors)
    match.play(luck.choice(match.legal(player)), player)


@pytest.mark.parametrize("game", bh.games())
@pytest.mark.parametrize("seed", range(4))
def test_views_are_never_stale(game: str, seed: int) -> None:
    """Also not for who looks only now and then."""
    hidden = own(game, "HIDDEN", {}) if seed % 2 else {}
    luck, match = random.Random(seed), bh.make(game, players=PLAYERS, **hidden).new(seed)
    scene = viewer_messages.Scene(match)
    while not match.over and match.played < 400:
        match = match.copy()
        a_move(luck, match)
        scene.advance(match)
        for viewer in VIEWERS:
            if luck.random() < 0.7:
                assert scene.view(viewer) == viewer_messages.encode(match.view(viewer))


@pytest.mark.parametrize("game", bh.games())
def test_messages_are_as_their_types_say(game: str) -> None:
    """With a clock, with and without odds and an acknowledgement."""
    luck = random.Random(game)
    table = a_table(game)
    assert table.match is not None
    scene = viewer_messages.Scene(table.match)
    table.guests[1].odds = True
    while table.match is not None and not table.match.over and table.match.played < 300:
        before, after = table.match, table.match.copy()
        a_move(luck, after)
        player, action = after.last
        now = 1000 * after.played
        apply(table, ev.Played(seat=player, move=table.game.words[action]), now, after)
        scene.advance(after)
        hearing = viewer_messages.Hearing(table, scene, now)
        for guest in (None, *table.guests.values()):
            for ack in (None, "mine"):
                viewer = guest.seat if guest else None
                heard = after.game.room.events(
                    after.game, before.snapshot(), player, action, after.snapshot(), viewer
                )
                moved = ms.Moved(
                    at=after.played,
                    who=player if heard else None,
                    actors=list(after.actors),
                    events=heard or None,
                    view=after.view(viewer),
                    times=table.clocks.times(now) if table.clocks else None,
                    outcome=viewer_messages.outcome(after),
                    odds=chances(after, guest),
                )
                message = msgspec.json.encode(ms.On(v=table.version, ack=ack, moved=moved))
                assert hearing.told(guest, ack) == message
                if viewer is None and ack is None:
                    seen = [{**after.view(p), "moves": []} for p in SEATS]  # nobody makes them
                    opened = ms.On(v=table.version, moved=replace(moved, hands=seen))
                    assert hearing.opened() == msgspec.json.encode(opened)


def chances(match: bh.Match, guest: Person | None) -> msgspec.Raw | None:
    """What a guest who asks for odds may know, if he is to act."""
    if guest is None or not guest.odds or guest.seat not in match.actors:
        return None
    return msgspec.Raw(viewer_messages.encode(bh.odds(match, guest.seat)))


def test_what_somebody_is_told_of_himself() -> None:
    table = a_table("luegen")
    host, guest = table.guests[0], table.guests[1]
    assert viewer_messages.you(table, None) == ms.You()
    assert viewer_messages.you(table, host) == ms.You(guest=0, seat=0, host=True)
    guest.forced = guest.odds = True
    assert viewer_messages.you(table, guest) == ms.You(guest=1, seat=1, forced=True, odds=True)
    guest.forced, guest.odds, guest.passive = False, False, 0
    assert viewer_messages.you(table, guest) == ms.You(guest=1, seat=1, passive=True)


def test_who_stood_up_is_told_of_the_seat_that_is_still_his() -> None:
    """Until somebody else has it, and only if it was one."""
    table = a_table("luegen")
    apply(table, ev.Stood(guest=1, by=1), 0)
    stood = table.guests[1]
    assert viewer_messages.you(table, stood).own == 1
    apply(table, ev.Joined(guest=9, name="Late", avatar="", token="", seat=1), 0)
    assert viewer_messages.you(table, stood).own is None
    assert viewer_messages.you(table, table.guests[0]).own is None


def a_table(game: str) -> Table:
    """With a match, and somebody on each seat."""
    settings = ms.Settings(game, {"players": PLAYERS}, clock=ms.Clock(600, 5))
    folded = Folded(settings, *SEATS)
    folded.begin()
    return folded.table
