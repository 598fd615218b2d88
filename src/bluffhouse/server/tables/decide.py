"""What a command leads to: an event for the log, or a refusal that says why.

Nothing is changed here. `Table.apply` changes the table, once the event is in the store.
"""

from collections.abc import Callable, Collection
from functools import partial
from typing import Any, get_args

from msgspec import Struct
from msgspec.structs import replace

from bluffhouse.bots import PERSONAS, levels
from bluffhouse.bots.naming import bot_names
from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from bluffhouse.core.quoting import typed
from bluffhouse.core.seeds import Seed, entropy
from bluffhouse.core.visible import visible
from bluffhouse.core.words import words
from bluffhouse.games import open_room
from bluffhouse.server import messages as ms
from bluffhouse.server.denial import Denied
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.deal import Deal
from bluffhouse.server.tables.pace import shown_in
from bluffhouse.server.tables.people import Person
from bluffhouse.server.tables.seating import takeover, welcome
from bluffhouse.server.tables.seating.around import Around, Beforehand
from bluffhouse.server.tables.seating.faces import a_face
from bluffhouse.server.tables.seating.heirs import heir
from bluffhouse.server.tables.seating.joining import a_name
from bluffhouse.server.tables.seating.showing import check_silence, decide_show
from bluffhouse.server.tables.seating.takeover import free, not_dealing, real
from bluffhouse.server.tables.seating.welcome import other
from bluffhouse.server.tables.table import Table
from bluffhouse.server.tables.vacations import vacation

#: A lesson has one person, bots, and one match: what would make another table of it is refused.
NOT_IN_LESSONS = (
    ms.SetBot, ms.Empty, ms.Swap, ms.Kick, ms.PassHost, ms.Start, ms.Change, ms.Sit, ms.Stand,
    ms.Pledge, ms.Share, ms.Ready,
)  # fmt: skip

BEFOREHAND = Beforehand()


#: Looked up by type: an instance of such a union is asked for all of its types, one by one.
HOST_COMMANDS = frozenset(get_args(ms.HostCommand))


class Decided(Struct, frozen=True):
    """An event that may happen; for a move, also the match after it."""

    event: ev.AnyEvent
    after: Match | None = None


def decide(
    table: Table, guest: Person, command: ms.Command, around: Around = BEFOREHAND
) -> Decided:
    """What a command leads to."""
    if table.state == "closed" and type(command) is not ms.Forget:
        raise Denied("state", "table-closed")
    if table.host != guest.id and type(command) in HOST_COMMANDS:
        raise Denied("forbidden", "table-host-only")
    if table.lesson and table.number and isinstance(command, NOT_IN_LESSONS):
        raise Denied("forbidden", "table-lesson")
    if with_people := _WITH_PEOPLE.get(type(command)):
        return Decided(with_people(table, guest, command, around))
    made: ev.AnyEvent | Decided = _DECISIONS[type(command)](table, guest, command)
    return made if isinstance(made, Decided) else Decided(made)


def check_settings(settings: ms.Settings, bots: Collection[str] = ()) -> ms.Settings:
    """The settings with all options filled in, if there is such a game with such options,
    and such a bot, of the house or of those that the operator allows."""
    game = Game(open_room(settings.game), settings.options)
    _level(settings.level, settings.game, bots)
    if settings.slow and settings.clock:
        raise Denied("bad", "table-two-clocks")
    return replace(settings, options=game.options)


# --- playing --------------------------------------------------------------------------------


def _move(table: Table, guest: Person, command: ms.Move) -> Decided:
    seat = _playing_seat(table, guest)
    assert table.match is not None
    # Others may have moved meanwhile, but the seat must be asked the same as then.
    played = table.match.played
    if not table.asked.get(seat, played) <= command.at <= played:
        raise Denied("stale", "table-stale")
    return play(table, seat, command.move, by=guest.id, cid=command.id)


def play(table: Table, seat: int, move: str, by: int | None = None, cid: str = "") -> Decided:
    """A move of a seat, if the rules allow it."""
    assert table.match is not None
    after = table.match.copy()
    after.play(move, seat)
    word = table.game.words[after.last[1]]
    beats, lasts = shown_in(table, after)
    return Decided(ev.Played(by=by, cid=cid, seat=seat, move=word, beats=beats, lasts=lasts), after)


def _undo(table: Table, guest: Person, command: ms.Undo) -> ev.Undone:
    seat = _playing_seat(table, guest)
    match = table.match
    assert match is not None
    if not match.played or match.last[0] != seat:
        raise Denied("state", "table-undo-not-yours")
    if _could_be_told(match, seat):
        raise Denied("state", "table-undo-seen")
    return ev.Undone(by=guest.id, cid=command.id, seat=seat)


def _could_be_told(match: Match, seat: int) -> bool:
    """Whether anybody, or chance, has met the last move: whether another move of its player would
    have looked any different to anybody else."""
    before = match.rewound(match.played - 1)
    others = (None, *(p for p in range(match.game.players) if p != seat))
    then, luck = before.snapshot(), match.snapshot().chance
    looks = []
    for action in before.actions(seat):
        trial = before.copy()
        trial.act(action, seat)
        now = trial.snapshot()
        if now.chance != then.chance:
            return True
        heard = [match.game.room.events(match.game, then, seat, action, now, p) for p in others]
        looks.append((heard, [trial.seen(now, p) for p in others]))
        if looks[-1] != looks[0]:
            return True
    return luck != then.chance or len(looks) < 2


def _wish(table: Table, guest: Person, command: ms.Wish) -> ev.Wished:
    _seat_of(guest)
    if command.passive:
        _playing_seat(table, guest)
        if table.game.room.passive is None:
            raise Denied("bad", "table-no-passive")
    return ev.Wished(by=guest.id, cid=command.id, forced=command.forced, passive=command.passive)


def _odds(table: Table, guest: Person, command: ms.Odds) -> ev.Wished:
    _seat_of(guest)
    if command.on and not table.settings.odds:
        raise Denied("forbidden", "table-no-odds")
    return ev.Wished(by=guest.id, cid=command.id, odds=command.on)


def _playing_seat(table: Table, guest: Person) -> int:
    seat = _seat_of(guest)
    if table.state == "paused":
        raise Denied("state", "table-paused")
    if not table.playing:
        raise Denied("state", "table-no-match")
    return seat


def _seat_of(guest: Person) -> int:
    if guest.seat is None:
        raise Denied("forbidden", "table-watching")
    return guest.seat


# --- guests ---------------------------------------------------------------------------------


def _say(table: Table, guest: Person, command: ms.Say) -> ev.Spoke:
    text = visible(command.text)
    if not text:
        raise Denied("bad", "table-nothing-said")
    _heard(table, guest)
    return ev.Spoke(by=guest.id, cid=command.id, text=text)


def _emote(table: Table, guest: Person, command: ms.Emote) -> ev.Spoke:
    _heard(table, guest)
    return ev.Spoke(by=guest.id, cid=command.id, emote=command.emote)


def _heard(table: Table, guest: Person) -> None:
    if guest.muted:
        raise Denied("forbidden", "table-muted")
    check_silence(table, guest)


def _rename(table: Table, guest: Person, command: ms.Rename) -> ev.Renamed:
    check_silence(table, guest)
    name = a_name(command.name, table, guest)
    face = a_face(visible(command.avatar) or guest.avatar, table, guest)
    return ev.Renamed(by=guest.id, cid=command.id, name=name, avatar=face)


def _ready(table: Table, guest: Person, command: ms.Ready) -> ev.Readied:
    if table.settings.delay:
        _seat_of(guest)  # whether a match is played, who only watches hears later
    _not_in_match(table)
    if command.game:
        open_room(command.game)  # or says which games there are
    return ev.Readied(by=guest.id, cid=command.id, on=command.on, game=command.game)


def _stand(table: Table, guest: Person, command: ms.Stand) -> ev.Stood:
    not_dealing(table)
    _seat_of(guest)
    return ev.Stood(by=guest.id, cid=command.id, guest=guest.id)


def _leave(table: Table, guest: Person, command: ms.Leave, around: Around) -> ev.Stood:
    after = heir(table, around.there()) if table.host == guest.id else None
    return ev.Stood(by=guest.id, cid=command.id, guest=guest.id, gone=True, heir=after)


def _forget(table: Table, guest: Person, command: ms.Forget, around: Around) -> ev.Forgotten:
    left = _leave(table, guest, ms.Leave(command.id), around)
    somebody = words(table.settings.lang).say("table-somebody")
    return ev.Forgotten(by=guest.id, cid=command.id, guest=guest.id, name=somebody, heir=left.heir)


# --- the host -------------------------------------------------------------------------------


def _bot(table: Table, guest: Person, command: ms.SetBot, around: Around) -> ev.BotSat:
    not_dealing(table)
    free(table, command.seat)
    settings = table.settings
    level = _level(command.level or settings.level, settings.game, around.bots())
    now = table.seats[command.seat]
    same = table.in_match or _persona(level) == _persona(now.level or "")
    fresh = partial(_names_for, table, 1, f"{table.code}/{table.version}", _persona(level))
    name = now.name if now.name and same else fresh()[0]
    return ev.BotSat(by=guest.id, cid=command.id, seat=command.seat, level=level, name=name)


def _level(level: str, game: str, bots: Collection[str]) -> str:
    base, slash, persona = level.partition("/")
    known = [*levels(open_room(game)), *bots]
    if base not in known or (slash and persona not in PERSONAS):
        raise Denied("bad", "bot-not-allowed", value=typed(level), allowed=", ".join(known))
    return level


def _persona(level: str) -> str:
    return level.partition("/")[2]


def _names_for(table: Table, count: int, seed: str, persona: str) -> list[str]:
    taken = [name for name in table.names() if name]
    return bot_names(words(table.settings.lang), count, taken, seed, persona)


def _empty(table: Table, guest: Person, command: ms.Empty) -> ev.Emptied:
    _not_in_match(table)
    real(table, command.seat)
    if table.seats[command.seat].level is None:
        raise Denied("state", "table-no-bot")
    return ev.Emptied(by=guest.id, cid=command.id, seat=command.seat)


def _swap(table: Table, guest: Person, command: ms.Swap) -> ev.Swapped:
    _not_in_match(table)
    real(table, command.a)
    real(table, command.b)
    return ev.Swapped(by=guest.id, cid=command.id, a=command.a, b=command.b)


def _not_in_match(table: Table) -> None:
    if table.in_match:
        raise Denied("state", "table-in-match")
    not_dealing(table)


def _mute(table: Table, guest: Person, command: ms.Mute) -> ev.Muted:
    who = other(table, command.guest)
    return ev.Muted(by=guest.id, cid=command.id, guest=who.id, on=command.on)


def _pass_host(table: Table, guest: Person, command: ms.PassHost) -> ev.Hosted:
    return ev.Hosted(by=guest.id, cid=command.id, guest=other(table, command.guest).id)


# --- chance ---------------------------------------------------------------------------------


def _pledge(table: Table, guest: Person, command: ms.Pledge) -> ev.Pledged:
    _seat_of(guest)
    _deal(table).check_pledge(command.number)
    return ev.Pledged(by=guest.id, cid=command.id, pledge=command.pledge)


def _share(table: Table, guest: Person, command: ms.Share) -> ev.Shared:
    _deal(table).check_share(guest.id, command.share)
    return ev.Shared(by=guest.id, cid=command.id, share=command.share)


def _deal(table: Table) -> Deal:
    if table.deal is None:
        raise Denied("state", "table-no-deal")
    return table.deal


def _start(table: Table, guest: Person, command: ms.Start) -> ev.Called | ev.Began:
    _not_in_match(table)
    if table.deal and table.deal.before(table.sat()).pledges:
        return ev.Called(by=guest.id, cid=command.id)
    return begin(table, guest.id, command.id)


def begin(table: Table, by: int | None = None, cid: str = "") -> ev.Began:
    """The next match, by the chance that house and devices have made; and the house seals its part
    of the one after that."""
    seed = table.deal.seed() if table.deal else Seed.of(None)
    empty = [p for p, sitter in enumerate(table.seats) if sitter.empty]
    level = table.settings.level
    names = _names_for(table, len(empty), str(seed.commitment()), _persona(level))
    bots = {str(p): (level, name) for p, name in zip(empty, names, strict=True)}
    rules = table.game.room.version
    house = "" if table.lesson else entropy()
    return ev.Began(by=by, cid=cid, seed=str(seed), rules=rules, bots=bots, house=house)


# --- the host, in a match -------------------------------------------------------------------


def _pause(table: Table, guest: Person, command: ms.Pause) -> ev.Paused:
    if not table.playing:
        raise Denied("state", "table-no-match")
    return ev.Paused(by=guest.id, cid=command.id)


def _resume(table: Table, guest: Person, command: ms.Resume) -> ev.Resumed:
    if table.state != "paused":
        raise Denied("state", "table-not-paused")
    return ev.Resumed(by=guest.id, cid=command.id)


def _change(table: Table, guest: Person, command: ms.Change, around: Around) -> ev.Changed:
    _not_in_match(table)
    settings = check_settings(command.settings, around.bots())
    return ev.Changed(by=guest.id, cid=command.id, settings=settings, gathered=True)


def _close(table: Table, guest: Person, command: ms.Close) -> ev.Closed:
    return ev.Closed(by=guest.id, cid=command.id)


_DECISIONS: dict[type, Callable[[Table, Person, Any], Any]] = {
    ms.Move: _move,
    ms.Undo: _undo,
    ms.Say: _say,
    ms.Emote: _emote,
    ms.Wish: _wish,
    ms.Odds: _odds,
    ms.Show: decide_show,
    ms.Ready: _ready,
    ms.Rename: _rename,
    ms.Stand: _stand,
    ms.Empty: _empty,
    ms.Swap: _swap,
    ms.Mute: _mute,
    ms.PassHost: _pass_host,
    ms.Pledge: _pledge,
    ms.Share: _share,
    ms.Start: _start,
    ms.Pause: _pause,
    ms.Resume: _resume,
    ms.Close: _close,
}

#: Those that depend on who is there, and from where.
_WITH_PEOPLE: dict[type, Callable[[Table, Person, Any, Around], ev.AnyEvent]] = {
    ms.Leave: _leave,
    ms.Forget: _forget,
    ms.SetBot: _bot,
    ms.Change: _change,
    ms.Vacation: vacation,
    **takeover.DECISIONS,
    **welcome.DECISIONS,
}
