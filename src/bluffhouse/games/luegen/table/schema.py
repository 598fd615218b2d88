"""Lügen: the shape of views and events."""

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from bluffhouse.core.schema import Seen, Viewer

Seat = Annotated[int, Meta(description="a player, counted from 0")]
Bid = Annotated[str, Meta(description="a count and a face: 6x5")]
Dice = Annotated[list[int], Meta(description="faces, in ascending order")]
Count = Annotated[int, Meta(description="how many dice are named")]
Face = Annotated[int, Meta(description="of which face; 1 to 6")]

# --- views ----------------------------------------------------------------------------------


class Standing(TypedDict):
    """The mats, and who is still in."""

    stage: Annotated[int, Meta(description="1 and 2 are the halves, 3 is the final")]
    middle: Annotated[int, Meta(description="mats in the middle")]
    mats: Annotated[list[int], Meta(description="mats of each player")]
    active: Annotated[list[bool], Meta(description="who is still in the stage")]


class Made(TypedDict):
    """A bid, and who made it."""

    player: Seat
    bid: Bid


class Bidding(TypedDict):
    """This round's bids."""

    turn: Annotated[int | None, Meta(description="whose turn it is; null when over")]
    bid: Annotated[str | None, Meta(description="the last bid; null before the first one")]
    bidder: Annotated[int | None, Meta(description="who made it")]
    bids: Annotated[list[Made], Meta(description="all bids of this round, the first one first")]


class Showdown(TypedDict):
    """The last call, and what it showed."""

    dice: Annotated[list[Dice], Meta(description="everybody's; none of who was out")]
    bid: Bid
    bidder: Seat
    caller: Seat
    count: Annotated[int, Meta(description="what all dice together counted for the bid")]
    loser: Seat


class Uncovered(TypedDict):
    """What was shown."""

    showdown: Annotated[Showdown | None, Meta(description="null before the first call")]
    rolloff: Annotated[
        list[list[int | None]] | None,
        Meta(
            description="the throws for this stage's start, each a list a player: die or null;"
            " null in a final"
        ),
    ]
    half_losers: Annotated[list[Seat], Meta(description="who lost the halves that are over")]


class Cups(TypedDict):
    """Dice under cups."""

    dice: Annotated[
        list[Dice | None],
        Meta(
            description="a list a player: his dice if the viewer knows them, null if they are"
            " hidden, none if he is out of the stage; when over, as they were last shown"
        ),
    ]


class Own(Viewer, Cups):
    """Who looks, and the dice that he sees."""


class View(Seen, Standing, Bidding, Uncovered, Cups):
    """A view of Lügen."""


# --- events ---------------------------------------------------------------------------------


class BidMade(TypedDict):
    event: Literal["bid"]
    player: Seat
    count: Count
    face: Face


class Call(TypedDict):
    """Somebody calls the last bid a lie."""

    event: Literal["call"]
    player: Seat
    bidder: Seat
    count: Count
    face: Face


class Shown(TypedDict):
    """All dice are shown."""

    event: Literal["showdown"]
    bidder: Seat
    count: Count
    face: Face
    there: Annotated[int, Meta(description="how many there are")]
    truth: Literal["true", "lie"]


class MatTaken(TypedDict):
    """The loser takes a mat from the middle."""

    event: Literal["mat-taken"]
    player: Seat
    left: Annotated[int, Meta(description="mats that are left in the middle")]


class MatGiven(TypedDict):
    """The middle is empty: the winner gives one of his mats to the loser."""

    event: Literal["mat-given"]
    player: Seat
    loser: Seat


class Out(TypedDict):
    """Somebody has no mat, and the middle has none."""

    event: Literal["out"]
    player: Seat


class HalfLost(TypedDict):
    event: Literal["half-lost"]
    player: Seat
    half: Literal[1, 2]


class MatchLost(TypedDict):
    event: Literal["match-lost"]
    player: Seat


class Stage(TypedDict):
    """A half begins."""

    event: Literal["stage"]
    stage: Literal[1, 2]


class Starts(TypedDict):
    """Who threw highest starts."""

    event: Literal["starts"]
    player: Seat


class Final(TypedDict):
    """The losers of both halves play on; the first of them starts."""

    event: Literal["final"]
    player: Seat
    rival: Seat


Event = (
    BidMade | Call | Shown | MatTaken | MatGiven | Out | HalfLost | MatchLost
    | Stage | Starts | Final
)  # fmt: skip
EVENTS = (
    BidMade, Call, Shown, MatTaken, MatGiven, Out, HalfLost, MatchLost, Stage, Starts, Final,
)  # fmt: skip
