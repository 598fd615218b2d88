"""City of Lies: the shape of views and events."""

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from bluffhouse.core.schema import Seen

# --- what a view has ------------------------------------------------------------------------


class Progress(TypedDict):
    """How far the match is, and how many cards everybody holds."""

    round: Annotated[int, Meta(description="the round, from 1")]
    circle: Annotated[int, Meta(description="of the tribunal: 1 to 3")]
    phase: Annotated[str, Meta(description="what is decided now: `play`, `asked`, `swap`, …")]
    first: Annotated[int, Meta(description="who begins the round")]
    hand_counts: Annotated[list[int], Meta(description="how many cards each player holds")]


class Start(Progress):
    """The same, at the head of a view."""

    game: str
    players: int


class Laid(TypedDict):
    """Evidence before a player."""

    sure: int
    double: int
    hidden: int
    false: int


Noted = TypedDict("Noted", {"+1": int, "+2": int, "false": int})


class Case(TypedDict):
    """What lies on the table before everybody, and what it is worth."""

    table: Annotated[list[Laid], Meta(description="evidence before each player, by kind")]
    notes: Annotated[list[Noted], Meta(description="what hidden evidence turned out to be")]
    truth: Annotated[list[int], Meta(description="as it counts now")]
    falses: Annotated[list[int], Meta(description="cards and notes")]
    sabotage: Annotated[list[int], Meta(description="sabotages of each player")]
    confused: Annotated[list[bool], Meta(description="who misses his next plays")]
    eliminated: Annotated[list[int], Meta(description="in the order of going")]


class Piles(TypedDict):
    """The deck, the discards, and what was done in this turn."""

    deck: Annotated[int, Meta(description="how many cards it has")]
    discard: Annotated[list[str], Meta(description="in card order")]
    plays: Annotated[int, Meta(description="cards played in this turn")]
    evidence: Annotated[bool, Meta(description="whether one of them was evidence")]
    last_round: Annotated[bool, Meta(description="whether the match ends with this round")]


class Lacking(TypedDict):
    """Of a hand that could play nothing."""

    cards: Annotated[int, Meta(description="how many of those cards are still there")]
    kinds: Annotated[list[str], Meta(description="none of them is of these kinds")]


class Goals(TypedDict):
    """What decides the match."""

    truth: int
    falses: int
    sabotage: Annotated[int | None, Meta(description="null: sabotages do not win")]


class Inferred(TypedDict):
    """What all know of archetypes and hands; and the goals."""

    archetypes_seen: Annotated[list[str | None], Meta(description="null: not seen yet")]
    archetypes_excluded: Annotated[
        list[list[str]], Meta(description="archetypes that each player is known not to have")
    ]
    lacking: Annotated[
        list[Lacking | None], Meta(description="of each hand that could play nothing")
    ]
    goals: Annotated[Goals, Meta(description="what decides the match")]


class Pending(TypedDict):
    """The card that is being played."""

    card: str
    by: int
    at: Annotated[int, Meta(description="whom it is aimed at")]


class Moment(TypedDict):
    """The card that is being played, and whose turn it is."""

    pending: Annotated[Pending | None, Meta(description="the card that is being played")]
    aim: Annotated[str | None, Meta(description="the evidence that it is aimed at")]
    turn: Annotated[int | None, Meta(description="null: the match is over")]


class CardOf(TypedDict):
    """A card that the viewer saw."""

    card: str
    of: Annotated[int, Meta(description="who held it afterwards")]
    round: int


class CardTo(TypedDict):
    """A card of the viewer's that another saw."""

    card: str
    to: int
    round: int


class Buried(TypedDict):
    """A card of the deck that the viewer knows."""

    card: str
    after: Annotated[int, Meta(description="how many are drawn before it")]


class Hidden(TypedDict):
    """The cards in places that the viewer does not know."""

    cards: Annotated[dict[str, int], Meta(description="how many of each kind")]
    deck: Annotated[int, Meta(description="how many of them lie in the deck")]
    hands: Annotated[list[int], Meta(description="and in each hand")]


class Private(TypedDict):
    """What one viewer sees beside that."""

    hand: Annotated[list[str] | None, Meta(description="in card order; null for a spectator")]
    archetype: Annotated[str | None, Meta(description="the viewer's own")]
    seen: Annotated[list[CardOf], Meta(description="cards shown to me, given or lost by me")]
    shown: Annotated[list[CardTo], Meta(description="my cards that others saw")]
    top: Annotated[str | None, Meta(description="the top card, while the analyst is asked")]
    buried: Annotated[list[Buried], Meta(description="cards of the deck that I know")]
    known: Annotated[
        list[list[str]], Meta(description="cards of each hand that I certainly know to be there")
    ]
    hidden: Annotated[Hidden, Meta(description="cards in places that I do not know")]
    given: Annotated[str | None, Meta(description="what I gave in a swap that is not over")]


class Mine(Private):
    """The same, and who he is."""

    me: int | None


class View(Seen, Progress, Case, Piles, Inferred, Moment, Private):
    """City of Lies, as one player sees it."""


# --- events ---------------------------------------------------------------------------------

Whom = Annotated[Literal["self", "you", "other"], Meta(description="who the rival is")]


class Done(TypedDict):
    """Somebody is to act, or did what everybody sees."""

    event: Literal[
        "begins", "turn", "keep", "draw-none", "shadow", "second", "enough", "nothing",
        "nothing-more", "confusion", "win-survivor",
    ]  # fmt: skip
    player: int


class OneCard(TypedDict):
    """A card: `unknown` to who may not see it."""

    event: Literal["top", "bury", "draw", "give", "evidence", "allow", "discard"]
    player: int
    card: str


class TwoPlayers(TypedDict):
    """Something done to a rival."""

    event: Literal["planted", "confused"]
    player: int
    rival: int
    whom: Whom


class CardBetween(TypedDict):
    """A card between two: `unknown` to who may not see it."""

    event: Literal["shown", "stolen", "block", "empty"]
    player: int
    rival: int
    whom: Whom
    card: str


class Trapped(TypedDict):
    """A card that a trap hit."""

    event: Literal["trapped"]
    player: int
    rival: int
    whom: Whom
    card: str
    how: Literal["named", "random"]


class Lost(TypedDict):
    """Evidence that a rival lost."""

    event: Literal["confiscated", "forged"]
    player: int
    rival: int
    whom: Whom
    evidence: str


class Aimed(TypedDict):
    """A card is aimed at somebody."""

    event: Literal["aim"]
    player: int
    rival: int
    whom: Whom
    card: str
    evidence: Annotated[str, Meta(description="what it is aimed at before him, or `none`")]


class Swapped(TypedDict):
    """Two cards change hands: `unknown` to the others."""

    event: Literal["swapped"]
    player: int
    rival: int
    whom: Whom
    given: str
    taken: str


class Round(TypedDict):
    """A round begins."""

    event: Literal["round"]
    round: int
    circle: int
    player: int


class Circle(TypedDict):
    """Another circle of the tribunal begins."""

    event: Literal["circle"]
    circle: int


class Reshuffle(TypedDict):
    """The discards become the deck."""

    event: Literal["reshuffle"]
    count: int


class Revealed(TypedDict):
    """What a hidden evidence turns out to be."""

    event: Literal["revealed"]
    player: int
    outcome: Literal["one", "two", "false"]


class Counted(TypedDict):
    """How many sabotages somebody has by now; or with how many he wins."""

    event: Literal["sabotage", "win-saboteur"]
    player: int
    count: int


class Archetype(TypedDict):
    """One's own archetype, or one that all know now."""

    event: Literal["archetype", "archetype-seen"]
    player: int
    archetype: str


class Out(TypedDict):
    """Somebody drops out."""

    event: Literal["out"]
    player: int
    why: Literal["empty", "exposure"]


class FinalCount(TypedDict):
    """The match is counted out."""

    event: Literal["final-count"]
    why: Literal["empty", "rounds"]


class Points(TypedDict):
    """What somebody has in the final count."""

    event: Literal["count", "win-count"]
    player: int
    points: int


class WinTruth(TypedDict):
    """Somebody has enough truth."""

    event: Literal["win-truth"]
    player: int
    truth: int


class WinExposure(TypedDict):
    """Somebody has exposed another."""

    event: Literal["win-exposure"]
    player: int
    loser: int
    whom: Whom
    count: int


class NobodyWins(TypedDict):
    """A tie in the final count."""

    event: Literal["collective-lie"]


EVENTS = (
    Done, OneCard, TwoPlayers, CardBetween, Trapped, Lost, Aimed, Swapped, Round, Circle, Reshuffle,
    Revealed, Counted, Archetype, Out, FinalCount, Points, WinTruth, WinExposure, NobodyWins,
)  # fmt: skip
