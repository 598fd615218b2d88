"""The Lie Zie: the shape of views and events."""

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Meta

from bluffhouse.core.schema import Seen, Viewer

Seat = Annotated[int, Meta(description="a player, counted from 0")]
Side = Annotated[str, Meta(description="a front or a back: its colour's letter and its number, r3")]
Card = Annotated[str, Meta(description="a card, as `front|back`: r3|b3")]
Colour = Annotated[Literal["r", "b", "g", "y"], Meta(description="red, blue, green or yellow")]
Pass = Annotated[int, Meta(description="a pass of the match, counted from 1")]
Front = Annotated[int, Meta(description="the number on the front: told to who sees it")]

# --- views: `pass` is a word of Python's, so that some are declared as it were by hand ------

Board = TypedDict(
    "Board",
    {
        "pass": Annotated[int, Meta(description="the pass that is being played, counted from 1")],
        "phase": Literal["draft", "play", "prize", "over"],
        "table": Annotated[
            dict[str, int],
            Meta(description="how many cards of each back lie on the table; no zeros"),
        ],
        "hands": Annotated[list[list[Side]], Meta(description="the backs of all hands, in order")],
        "held": Annotated[
            list[Side | None],
            Meta(description="the back of the card that each player has yet to place, or null"),
        ],
    },
)


class Played(TypedDict):
    """What somebody played in this round."""

    player: Seat
    cards: list[Card]
    number: Annotated[int, Meta(description="what the cards spell")]


class Trick(TypedDict):
    """The round; outside of play nothing of it."""

    leader: Annotated[int | None, Meta(description="who leads")]
    led: Annotated[Colour | None, Meta(description="the colour led")]
    number: Annotated[int | None, Meta(description="the number to beat")]
    best: Annotated[int | None, Meta(description="who played it")]
    acted: Annotated[list[Seat], Meta(description="who has played or passed, in order")]
    plays: Annotated[list[Played], Meta(description="what was played, without passes")]


class Winnings(TypedDict):
    """What is out of play, and what was won."""

    discarded: Annotated[list[Card], Meta(description="all cards played in this pass, sorted")]
    out: Annotated[list[Seat], Meta(description="players without cards, in order of place")]
    prizes: Annotated[
        list[list[str]],
        Meta(description="each player's prizes, in order: backs; when over `front|back`"),
    ]
    won: Annotated[list[list[Pass]], Meta(description="the pass in which each prize was won")]


class Order(TypedDict):
    """Whose turn it is."""

    turn: Annotated[int | None, Meta(description="null when over, and in a free draft")]
    first: Annotated[int | None, Meta(description="who began this draft; null if it is free")]
    taken: Annotated[int, Meta(description="prizes taken in this pass")]
    ready: Annotated[int | None, Meta(description="who first had a full hand")]


class Hidden(TypedDict):
    """What the viewer alone sees."""

    hand: Annotated[list[Card] | None, Meta(description="the own hand; null for a spectator")]
    unplaced: Annotated[Card | None, Meta(description="the own card that is yet to be placed")]
    seen: Annotated[
        list[list[Card]],
        Meta(description="of each past pass the cards whose fronts the viewer saw, sorted"),
    ]


class Own(Viewer, Hidden):
    """Who looks, and what he alone sees."""


class View(Seen, Board, Trick, Winnings, Order, Hidden):
    """A view of The Lie Zie."""


# --- events ---------------------------------------------------------------------------------

Draft = TypedDict("Draft", {"event": Literal["draft"], "pass": Pass})
DraftTurns = TypedDict(
    "DraftTurns", {"event": Literal["draft-turns"], "pass": Pass, "player": Seat}
)
PassOver = TypedDict("PassOver", {"event": Literal["pass-over"], "pass": Pass})


class Take(TypedDict):
    """Somebody takes a card; what it hides only he sees."""

    event: Literal["take"]
    player: Seat
    colour: Colour
    number: int
    front_colour: NotRequired[Colour]
    front_number: NotRequired[Front]


class Place(TypedDict):
    event: Literal["place"]
    player: Seat
    side: Literal["left", "right"]


class Ready(TypedDict):
    """Somebody is the first to have a full hand."""

    event: Literal["ready"]
    player: Seat


class Full(TypedDict):
    """Somebody else has a full hand."""

    event: Literal["full"]
    player: Seat


class Leads(TypedDict):
    """Play begins."""

    event: Literal["leads"]
    player: Seat


class Lead(TypedDict):
    event: Literal["lead"]
    player: Seat
    colour: Colour
    number: str


class Beat(TypedDict):
    event: Literal["beat"]
    player: Seat
    colour: Colour
    number: str


class Passed(TypedDict):
    """Somebody does not beat the number."""

    event: Literal["pass"]
    player: Seat


class Out(TypedDict):
    """Somebody has no more cards."""

    event: Literal["out"]
    player: Seat
    place: int


class Round(TypedDict):
    """Somebody wins the round."""

    event: Literal["round"]
    player: Seat
    number: str


class MostCards(TypedDict):
    """Who has the most cards leads, not who won."""

    event: Literal["most-cards"]
    player: Seat


class Prize(TypedDict):
    event: Literal["prize"]
    player: Seat
    colour: Colour
    number: int


class Reveal(TypedDict):
    """A player's prizes are turned over."""

    event: Literal["reveal"]
    player: Seat
    cards: Annotated[str, Meta(description="fronts, with commas between them")]
    count: int
    points: int


class Win(TypedDict):
    event: Literal["win"]
    player: Seat
    points: int
    count: int


class WinCards(TypedDict):
    """As many points as another, but more cards."""

    event: Literal["win-cards"]
    player: Seat
    points: int
    count: int


class SharedWin(TypedDict):
    event: Literal["shared-win"]
    player: Seat
    points: int
    count: int


EVENTS = (
    Draft, DraftTurns, Take, Place, Ready, Full, Leads, Lead, Beat, Passed, Out, Round, MostCards,
    PassOver, Prize, Reveal, Win, WinCards, SharedWin,
)  # fmt: skip
