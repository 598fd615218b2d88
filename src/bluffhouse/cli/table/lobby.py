"""A server's table between matches: who is there, and how others get here."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bluffhouse.cli.remote.place import RemotePlace

AMBER, DIM, GREEN = "#f0b429", "#a39c90", "#7bc47f"


def draw_lobby(place: RemotePlace, link: str, width: int, height: int) -> RenderableType:
    say = place.words.say
    head = Text(place.words.say("name"), f"bold {AMBER}")
    where = Text.assemble((say("join-code") + " ", DIM), (place.table.code, "bold"), f"   {link}")
    where.no_wrap, where.overflow = True, "ellipsis"
    parts: list[RenderableType] = [head, where, Text(""), _seats(place)]
    watching = [guest.name for guest in place.table.guests if guest.seat is None]
    if watching:
        parts += [Text(""), Text(say("join-watching", names=", ".join(watching)), DIM)]
    return Group(*parts)


def _seats(place: RemotePlace) -> Table:
    say = place.words.say
    grid = Table.grid(padding=(0, 2, 0, 0))
    hosts = {guest.id for guest in place.table.guests if guest.host}
    for number, seat in enumerate(place.table.seats):
        who = Text(seat.name or say("join-free"), "bold" if seat.name else DIM)
        if number == place.me:
            who.stylize(AMBER)
        grid.add_row(Text(str(number), DIM), who, _about(place, number, hosts))
    return grid


def _about(place: RemotePlace, number: int, hosts: set[int]) -> Text:
    say, seat = place.words.say, place.table.seats[number]
    if seat.bot is not None:
        level, _, persona = seat.bot.partition("/")
        how = [say("web-level", level=level)]
        if persona:
            how.append(say("web-persona", persona=persona))
        return Text(f"{say('join-is-bot')} ({', '.join(how)})", DIM)
    if seat.guest is None:
        return Text("")
    here = seat.guest in place.presence.online
    about = [say("join-is-here") if here else say("join-is-away")]
    if seat.guest in hosts:
        about.append(say("join-is-host"))
    return Text(", ".join(about), GREEN if here else DIM)
