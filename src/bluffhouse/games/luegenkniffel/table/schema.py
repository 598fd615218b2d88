"""Lügen-Kniffel: the shape of views and events."""

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from bluffhouse.core.schema import Seen, Viewer

Seat = Annotated[int, Meta(description="a player, counted from 0")]
Dice = Annotated[list[int], Meta(description="faces, in ascending order")]
Said = Annotated[str, Meta(description="as it is announced: `fours 3`, `three 19`, `fullhouse`")]
DiceInWords = Annotated[str, Meta(description="faces, with spaces between them")]
Combination = Literal[
    "ones", "twos", "threes", "fours", "fives", "sixes",
    "three", "four", "fullhouse", "small", "large", "kniffel", "chance",
]  # fmt: skip
Points = Annotated[int, Meta(description="what is written for it")]
Answer = Literal["believe", "doubt"]

# --- views ----------------------------------------------------------------------------------


class Card(TypedDict):
    """One player's card."""

    points: Annotated[
        dict[Combination, int | Literal["x"]],
        Meta(description="closed fields: their points, or x if they are struck"),
    ]
    lies: Annotated[
        dict[Combination, int], Meta(description="strikes in lie fields, where there are any")
    ]


class Cards(TypedDict):
    cards: Annotated[list[Card], Meta(description="everybody's")]
    totals: Annotated[list[int], Meta(description="points so far, without the bonus")]


class Announcement(TypedDict):
    """Who rolls, what he said, and who has answered."""

    roller: Annotated[int | None, Meta(description="whose turn it is; null when over")]
    rolls: Annotated[int, Meta(description="how often he has rolled")]
    said: Annotated[Said | None, Meta(description="null before he announces")]
    answered: Annotated[list[Seat], Meta(description="who has answered, ascending")]


class Reveal(TypedDict):
    """Dice that were shown because somebody doubted."""

    roller: Seat
    said: Said
    dice: Dice
    truth: bool
    doubters: list[Seat]


class Revealed(TypedDict):
    """What was shown, and how the match began and ends."""

    shown: Annotated[Reveal | None, Meta(description="the last reveal; null before the first one")]
    last_turns: Annotated[
        list[Seat] | None,
        Meta(description="who still has a last turn, the roller first; null before a card is full"),
    ]
    rolloff: Annotated[
        list[list[int | None]],
        Meta(
            description="the throws for the start, each a list a player: die or null; empty if"
            " they are not known"
        ),
    ]


class Hidden(TypedDict):
    """What the viewer alone sees."""

    dice: Annotated[Dice | None, Meta(description="the roller's; null for others")]
    lying: Annotated[
        Dice | None, Meta(description="those that may not be rolled again; null for others")
    ]
    answers: Annotated[dict[str, Answer], Meta(description="those that the viewer knows, by seat")]


class Own(Viewer, Hidden):
    """Who looks, and what he alone sees."""


class View(Seen, Cards, Announcement, Revealed, Hidden):
    """A view of Lügen-Kniffel."""


# --- events ---------------------------------------------------------------------------------


class Starts(TypedDict):
    """Who threw highest starts."""

    event: Literal["starts"]
    player: Seat


class Turn(TypedDict):
    """Somebody rolls all dice."""

    event: Literal["turn"]
    player: Seat


class Rolled(TypedDict):
    """What the roller sees; others do not hear it."""

    event: Literal["dice"]
    player: Seat
    dice: DiceInWords


class Leaves(TypedDict):
    """What the roller leaves; others do not hear it."""

    event: Literal["leaves"]
    player: Seat
    count: int
    left: DiceInWords


class RollsAgain(TypedDict):
    event: Literal["rolls-again"]
    player: Seat
    rolls: Annotated[int, Meta(description="how often he has rolled now")]


class Announced(TypedDict):
    """An announcement."""

    combination: Combination
    dice: Annotated[int, Meta(description="of the face, in the upper part; else 0")]
    points: Points


class Say(Announced):
    event: Literal["say"]
    player: Seat


class Answered(TypedDict):
    """Somebody has answered; how is not heard."""

    event: Literal["answered"]
    player: Seat


class Believes(TypedDict):
    event: Literal["believes"]
    player: Seat


class Doubts(TypedDict):
    event: Literal["doubts"]
    player: Seat


class NobodyDoubts(TypedDict):
    event: Literal["nobody-doubts"]
    player: Seat


class Doubted(TypedDict):
    """All answers are in: who doubted is told."""

    event: Literal["doubted"]
    player: Seat


class Revealing(TypedDict):
    event: Literal["reveal"]
    player: Seat
    dice: DiceInWords
    truth: Literal["true", "lie"]


class Writes(Announced):
    event: Literal["writes"]
    player: Seat


class Credited(Announced):
    """Who was right to doubt writes the points."""

    event: Literal["credited"]
    player: Seat


class StrikesLie(TypedDict):
    event: Literal["strikes-lie"]
    player: Seat
    combination: Combination


class StrikesPoints(TypedDict):
    event: Literal["strikes-points"]
    player: Seat
    combination: Combination
    points: Annotated[int, Meta(description="what is lost")]


class NoEffect(TypedDict):
    """To have doubted changed nothing on the card."""

    event: Literal["no-effect"]
    player: Seat
    combination: Combination
    truth: Literal["true", "lie"]


class Finished(TypedDict):
    """A card is full."""

    event: Literal["finished"]
    player: Seat


class LastTurns(TypedDict):
    event: Literal["last-turns"]


class Win(TypedDict):
    event: Literal["win"]
    player: Seat
    points: int


class SharedWin(TypedDict):
    event: Literal["shared-win"]
    player: Seat
    points: int


Event = (
    Starts | Turn | Rolled | Leaves | RollsAgain | Say | Answered | Believes | Doubts
    | NobodyDoubts | Doubted | Revealing | Writes | Credited | StrikesLie | StrikesPoints
    | NoEffect | Finished | LastTurns | Win | SharedWin
)  # fmt: skip
EVENTS = (
    Starts, Turn, Rolled, Leaves, RollsAgain, Say, Answered, Believes, Doubts, NobodyDoubts,
    Doubted, Revealing, Writes, Credited, StrikesLie, StrikesPoints, NoEffect, Finished,
    LastTurns, Win, SharedWin,
)  # fmt: skip
