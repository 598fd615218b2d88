"""What a guest can do at a table beside playing: each a text, and the command that does it."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from bluffhouse.cli.remote.place import RemotePlace
from bluffhouse.server import messages as ms

RUNNING = ("playing", "paused")


class Doing(NamedTuple):
    """One of them."""

    text: str
    kind: type[ms.Said]
    what: dict[str, Any]


def doings(place: RemotePlace) -> list[Doing]:
    """All that make sense now, in the order of a menu."""
    if place.you.guest is None:
        return []
    found = [*_requests(place), *_own(place), *_seats(place)]
    if place.you.host:
        found += [*_match(place), *_guests(place)]
    leave = Doing(place.words.say("web-leave"), ms.Leave, {})
    return [*found, leave]


def _own(place: RemotePlace) -> Iterator[Doing]:
    say, you = place.words.say, place.you
    if you.seat is None:
        return
    if place.playing:
        yield Doing(say("web-undo"), ms.Undo, {})
        forced = say("join-forced-off" if you.forced else "join-forced")
        yield Doing(forced, ms.Wish, {"forced": not you.forced})
        if place.game.room.passive is not None:
            passive = say("join-passive-off" if you.passive else "join-passive")
            yield Doing(passive, ms.Wish, {"passive": not you.passive})
    if place.table.settings.delay:
        shows = any(guest.shows for guest in place.table.guests if guest.id == you.guest)
        yield Doing(say("join-show-off" if shows else "join-show"), ms.Show, {"on": not shows})
    yield Doing(say("web-stand"), ms.Stand, {})


def _requests(place: RemotePlace) -> Iterator[Doing]:
    """Guests who ask for a seat, and whose request may be answered here."""
    say, me = place.words.say, place.you.guest
    names = {guest.id: guest.name for guest in place.table.guests}
    for asking in place.table.asking:
        about = {"guest": asking.guest}
        told = {"name": names.get(asking.guest, ""), "seat": asking.seat}
        like = f" ({say('join-like', name=asking.like)})" if asking.like else ""
        mine = place.you.host if asking.of == "host" else place.me is not None
        if asking.guest == me:
            yield Doing(say("join-unask", **told), ms.Decline, about)
        elif mine and me not in asking.yes:
            yield Doing(say("join-admit", **told) + like, ms.Admit, about)
            yield Doing(say("join-decline", **told), ms.Decline, about)


def _seats(place: RemotePlace) -> Iterator[Doing]:
    say = place.words.say
    for number, seat in enumerate(place.table.seats):
        if number == place.me:
            continue
        name = place.names[number]
        if seat.guest is None:
            ask = place.playing and number != place.you.own
            text = say("join-ask-seat" if ask else "join-sit", seat=number, name=name)
            yield Doing(text, ms.Sit, {"seat": number})
        if not place.you.host or place.table.state in RUNNING:
            continue
        if seat.guest is None and seat.bot is None:
            yield Doing(say("join-bot", seat=number), ms.SetBot, {"seat": number})
        elif seat.bot is not None:
            yield Doing(say("join-empty", seat=number, name=name), ms.Empty, {"seat": number})


def _match(place: RemotePlace) -> Iterator[Doing]:
    say = place.words.say
    if place.table.state == "playing":
        yield Doing(say("join-pause"), ms.Pause, {})
    elif place.table.state == "paused":
        yield Doing(say("join-resume"), ms.Resume, {})
    else:
        yield Doing(say("join-start"), ms.Start, {})


def _guests(place: RemotePlace) -> Iterator[Doing]:
    say = place.words.say
    for guest in place.table.guests:
        if guest.id == place.you.guest:
            continue
        about = {"guest": guest.id}
        mute = say("join-unmute" if guest.muted else "join-mute", name=guest.name)
        yield Doing(mute, ms.Mute, {**about, "on": not guest.muted})
        yield Doing(say("join-host", name=guest.name), ms.PassHost, about)
        yield Doing(say("web-kick-whom", name=guest.name), ms.Kick, about)
    for ban in place.table.bans:
        yield Doing(say("join-lift", name=ban.name), ms.Lift, {"guest": ban.guest})
    locked = place.table.locked
    yield Doing(say("join-unlock" if locked else "join-lock"), ms.Lock, {"on": not locked})
    yield Doing(say("web-close-table"), ms.Close, {})
