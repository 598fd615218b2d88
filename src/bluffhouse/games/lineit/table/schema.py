"""Line-it: the shape of views and events."""

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from bluffhouse.core.schema import Seen, Viewer

Card = Annotated[str, Meta(description="a number from 1 to 100, or a bet: +3, +4, +5")]
Seat = Annotated[int, Meta(description="a player, counted from 0")]
Cards = Annotated[str, Meta(description="cards, with commas between them")]

# --- views ----------------------------------------------------------------------------------


class Offer(TypedDict):
    market: Annotated[list[Card], Meta(description="the cards to choose from")]


class Hands(TypedDict):
    hands: Annotated[
        list[list[Card] | None],
        Meta(description="each player's hand; null: it is not shown (`open_hands` false)"),
    ]


class Held(TypedDict, total=False):
    held: Annotated[
        list[int], Meta(description="how many cards each player holds (with `open_hands` false)")
    ]


class Lines(TypedDict):
    lines: Annotated[list[list[Card]], Meta(description="each player's line, as it was laid")]


class Jackpots(TypedDict):
    """The jackpots by colour, the oldest card first."""

    red: list[Card]
    blue: list[Card]
    green: list[Card]
    yellow: list[Card]


class Points(TypedDict):
    """What was won, and what can be."""

    piles: Annotated[list[int], Meta(description="how many cards each player has won")]
    bets: Annotated[
        list[list[int]], Meta(description="points of each player's bets: won above 0, lost below")
    ]
    scores: Annotated[
        list[int], Meta(description="points of piles and bets; open lines do not count yet")
    ]
    jackpots: Jackpots


class Deck(TypedDict):
    deck: Annotated[int, Meta(description="how many cards are left in the deck")]


class Unseen(TypedDict):
    unseen: Annotated[
        list[Card],
        Meta(
            description="the cards in the deck, sorted; with `open_hands` false also those in hands"
            " that the viewer does not see, and none once the deck is used up"
        ),
    ]


class Turn(TypedDict):
    start: Annotated[Seat, Meta(description="who has the start marker")]
    turn: Annotated[int | None, Meta(description="whose turn it is; null when over")]
    taken: Annotated[bool, Meta(description="this turn's card is taken")]
    played: Annotated[bool, Meta(description="a hand card was played in this turn")]
    last_step: Annotated[bool, Meta(description="the deck is used up: once more around")]


class OpenDeck(Deck, Unseen):
    """The deck if all hands are shown: the same for everybody."""


class Own(Viewer, Hands, Unseen):
    """What one viewer sees if hands are not shown."""


class View(Seen, Offer, Hands, Held, Lines, Points, Deck, Unseen, Turn):
    """A view of Line-it."""


# --- events ---------------------------------------------------------------------------------


class Market(TypedDict):
    """A round begins: the market is laid out."""

    event: Literal["market"]
    player: Seat
    cards: Cards


class TakeLine(TypedDict):
    event: Literal["take-line"]
    player: Seat
    card: Card


class TakeHand(TypedDict):
    event: Literal["take-hand"]
    player: Seat
    card: Card


class Play(TypedDict):
    event: Literal["play"]
    player: Seat
    card: Card


class Done(TypedDict):
    event: Literal["done"]
    player: Seat


class Pass(TypedDict):
    event: Literal["pass"]
    player: Seat


class Jackpot(TypedDict):
    """The third card of a colour wins its jackpot."""

    event: Literal["jackpot"]
    player: Seat
    colour: Literal["red", "blue", "green", "yellow"]
    count: Annotated[int, Meta(description="cards won")]


class Close(TypedDict):
    event: Literal["close"]
    player: Seat
    count: Annotated[int, Meta(description="cards that go to the pile")]


class FinalClose(TypedDict):
    """A line that is closed because the match is over."""

    event: Literal["final-close"]
    player: Seat
    count: Annotated[int, Meta(description="cards that go to the pile")]


class BetWon(TypedDict):
    event: Literal["bet-won"]
    player: Seat
    value: int
    after: Annotated[int, Meta(description="numbers behind the bet")]


class BetLost(TypedDict):
    event: Literal["bet-lost"]
    player: Seat
    value: int
    after: Annotated[int, Meta(description="numbers behind the bet")]


class MarketCleared(TypedDict):
    """A round is over: what is left goes to the jackpots."""

    event: Literal["market-cleared"]
    cards: Cards


class DeckUsedUp(TypedDict):
    """The rest of the deck goes to the jackpots."""

    event: Literal["deck-used-up"]
    count: int
    cards: Cards


class LastStep(TypedDict):
    """Once more around: hand cards only."""

    event: Literal["last-step"]
    player: Annotated[int, Meta(description="who begins")]
    count: Annotated[int, Meta(description="hand cards that each may play")]
    rule: Annotated[Literal["may", "must"], Meta(description="whether cards that fit may stay")]


class Win(TypedDict):
    event: Literal["win"]
    player: Seat
    points: int


class SharedWin(TypedDict):
    event: Literal["shared-win"]
    player: Seat
    points: int


EVENTS = (
    Market, TakeLine, TakeHand, Play, Done, Pass, Jackpot, Close, FinalClose, BetWon, BetLost,
    MarketCleared, DeckUsedUp, LastStep, Win, SharedWin,
)  # fmt: skip
