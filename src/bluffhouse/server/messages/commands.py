"""What clients say over a socket, or as a command over HTTP."""

from typing import Annotated, Literal

from msgspec import Meta

from bluffhouse.core.deal import Digits
from bluffhouse.server.messages.basics import (
    Avatar,
    Guest,
    Id,
    Level,
    Name,
    Said,
    Seat,
    Settings,
    Token,
)


class Hello(Said, frozen=True, tag="hello"):
    """The first message on a socket. Without a token: a watcher. `v`: the last version seen."""

    token: Token | None = None
    v: Annotated[int, Meta(ge=0)] | None = None


class Ping(Said, frozen=True, tag="ping"):
    """`looks`: whether the person sees the table from now on. Who does not is called when it is
    his turn, on the devices that he wants to be called on. Until it is said, he does."""

    n: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0
    looks: bool | None = None


class Move(Said, frozen=True, tag="move"):
    """Play. `at` is the number of moves played when the client's view was made."""

    id: Id
    move: Annotated[str, Meta(max_length=100)]
    at: Annotated[int, Meta(ge=0)]


class Undo(Said, frozen=True, tag="undo"):
    """Take back one's last move, if nobody has seen anything of it."""

    id: Id


class Say(Said, frozen=True, tag="say"):
    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Emote(Said, frozen=True, tag="emote"):
    id: Id
    emote: Literal["cheers", "laugh", "liar", "wow", "think", "cry", "angry", "hurry"]


class Wish(Said, frozen=True, tag="wish"):
    """What the server shall answer for a player: moves without an alternative (`forced`), and the
    game's passive move until the turn ends (`passive`: allow everything)."""

    id: Id
    forced: bool | None = None
    passive: bool | None = None


class Odds(Said, frozen=True, tag="odds"):
    """Switch the odds helper. Everybody sees who uses it."""

    id: Id
    on: bool


class Show(Said, frozen=True, tag="show"):
    """Agree that who watches by name sees one's hand, as late as everything; or not any more. Hands
    are shown while all whose hands they are agree."""

    id: Id
    on: bool = True


class Pledge(Said, frozen=True, tag="pledge"):
    """Bind this device to a share of the chance of match `number`; it may be renewed until the
    host starts the match. What is hashed, `docs/fairness.md` says."""

    id: Id
    number: Annotated[int, Meta(ge=1)]
    pledge: Digits


class Share(Said, frozen=True, tag="share"):
    """Tell the share that was pledged, once the host has started the match."""

    id: Id
    share: Digits


class Ready(Said, frozen=True, tag="ready"):
    """Say between matches that one would play on, the same again or another game; or not (yet)."""

    id: Id
    on: bool = True
    game: Annotated[str, Meta(max_length=32)] = ""  # the same


class Vacation(Said, frozen=True, tag="vacation"):
    """At a slow table: be away for so many days, in which one's time stands; 0: be back."""

    id: Id
    days: Annotated[int, Meta(ge=0, le=21)]


class Rename(Said, frozen=True, tag="rename"):
    id: Id
    name: Name
    avatar: Avatar = ""


class Sit(Said, frozen=True, tag="sit"):
    """Take an empty seat, or one that a bot plays; in a match, ask for it."""

    id: Id
    seat: Seat


class Admit(Said, frozen=True, tag="admit"):
    """Consent to a guest's request for a seat: the host, or all others who play (see `Asking`)."""

    id: Id
    guest: Guest


class Decline(Said, frozen=True, tag="decline"):
    """Do not consent to a guest's request, or take back one's own."""

    id: Id
    guest: Guest


class Stand(Said, frozen=True, tag="stand"):
    """Leave the seat and watch; in a match a bot goes on playing it, and no other can be had."""

    id: Id


class Leave(Said, frozen=True, tag="leave"):
    id: Id


class Forget(Said, frozen=True, tag="forget"):
    """Leave for good, and be forgotten: name, picture, chat and key are taken out of the log and
    the records of the table. Matches stay, with somebody in the seat."""

    id: Id


class SetBot(Said, frozen=True, tag="bot"):
    """Host: let a bot play an empty seat, or change its level."""

    id: Id
    seat: Seat
    level: Level = ""  # the table's


class Empty(Said, frozen=True, tag="empty"):
    """Host: take a bot off its seat."""

    id: Id
    seat: Seat


class Swap(Said, frozen=True, tag="swap"):
    """Host: let two seats change places."""

    id: Id
    a: Seat
    b: Seat


class Kick(Said, frozen=True, tag="kick"):
    """Host: send a guest away; for a while nobody can join from his address."""

    id: Id
    guest: Guest


class Lift(Said, frozen=True, tag="lift"):
    """Host: let people join again from the address of a guest who was sent away."""

    id: Id
    guest: Guest


class Lock(Said, frozen=True, tag="lock"):
    """Host: let new guests come to the table or not."""

    id: Id
    on: bool = True


class Mute(Said, frozen=True, tag="mute"):
    """Host: let a guest's chat be heard or not."""

    id: Id
    guest: Guest
    on: bool = True


class PassHost(Said, frozen=True, tag="host"):
    """Host: let another guest be the host."""

    id: Id
    guest: Guest


class Start(Said, frozen=True, tag="start"):
    """Host: begin the match, or a rematch after one; bots fill the seats that are empty."""

    id: Id


class Pause(Said, frozen=True, tag="pause"):
    id: Id


class Resume(Said, frozen=True, tag="resume"):
    id: Id


class Change(Said, frozen=True, tag="change"):
    """Host: other settings, while no match is played."""

    id: Id
    settings: Settings


class Close(Said, frozen=True, tag="close"):
    """Host: close the table for good."""

    id: Id


HostCommand = (
    SetBot | Empty | Swap | Kick | Lift | Lock | Mute | PassHost | Start | Pause | Resume | Change
    | Close
)  # fmt: skip
DeviceCommand = Pledge | Share
Command = (
    Move | Undo | Say | Emote | Wish | Odds | Show | Rename | Sit | Admit | Decline | Stand | Leave
    | Forget | Ready | Vacation | DeviceCommand
    | HostCommand
)  # fmt: skip
FromClient = Hello | Ping | Command
