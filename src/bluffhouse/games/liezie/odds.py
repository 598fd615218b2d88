"""The Lie Zie: exact odds for one player, from what he sees.

What a back can hide follows from LZ-1 and from everything seen: a hidden card is one of its back's
six that are in sight nowhere, and a prize is none that was seen in its pass or later. Whether
somebody can beat a number is summed up over all fronts that his hand may have, alike backs drawn
without replacement. What players choose to do is not used: who sorts his draft by colour can beat
a number more often than that.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import perm
from typing import Any

from bluffhouse.core.game import Game
from bluffhouse.core.odd import Odd
from bluffhouse.games.liezie.cards import CARDS
from bluffhouse.games.liezie.notation import BACK_WORDS, CARD_WORDS

SHOWN = 5  # of many backs or plays, the best

Chances = dict[str, float]  # cards, as `front|back`
State = tuple[str, tuple[frozenset[str], ...]]


def cards_of(back: str) -> list[str]:
    """LZ-1: the six cards with a back."""
    return [CARD_WORDS[card] for card in range(CARDS) if BACK_WORDS[card] == back]


def front(card: str) -> str:
    return card.split("|", maxsplit=1)[0]


def in_sight(view: Mapping[str, Any]) -> set[str]:
    """The cards whose fronts the viewer sees now."""
    own = [*(view["hand"] or ()), *filter(None, [view["unplaced"]])]
    return {*own, *view["discarded"]}


def prizes_of(view: Mapping[str, Any], back: str) -> list[int]:
    """The passes in which the prizes with this back were won, the oldest first."""
    return sorted(
        stage
        for prizes, stages in zip(view["prizes"], view["won"], strict=True)
        for prize, stage in zip(prizes, stages, strict=True)
        if prize == back
    )


def free_sets(view: Mapping[str, Any], back: str) -> dict[frozenset[str], float]:
    """What the hidden cards with a back are that are no prizes: every set, and how likely it is.

    Drawn the oldest first, each prize is any of the cards left to it (LZ-16, `seen`).
    """
    hidden = [card for card in cards_of(back) if card not in in_sight(view)]
    sets = {frozenset(hidden): 1.0}
    for stage in prizes_of(view, back):
        seen = {card for past in view["seen"][stage - 1 :] for card in past}
        drawn: dict[frozenset[str], float] = defaultdict(float)
        for free, chance in sets.items():
            may_be = [card for card in free if card not in seen]
            for card in may_be:
                drawn[free - {card}] += chance / len(may_be)
        sets = drawn
    return dict(sets)


def hides(view: Mapping[str, Any], back: str) -> Chances:
    """How likely a hidden card with this back, that is no prize, is each of its cards."""
    chances: Chances = defaultdict(float)
    for free, chance in free_sets(view, back).items():
        for card in free:
            chances[card] += chance / len(free)
    return dict(chances)


def pips(chances: Chances) -> float:
    """The number on the front, on the average."""
    return sum(chance * int(front(card)[1]) for card, chance in chances.items())


def colour(chances: Chances, letter: str) -> float:
    """How likely the front has a colour."""
    return sum(chance for card, chance in chances.items() if front(card)[0] == letter)


# --- whether somebody can beat a number -----------------------------------------------------


class Hand:
    """The hidden hand of a player, as far as one colour goes: its cards are drawn one after the
    other, and of each back it is kept which cards of the colour have come."""

    def __init__(self, view: Mapping[str, Any], player: int, letter: str) -> None:
        self.backs: list[str] = view["hands"][player]
        self._sets = {
            back: [
                (frozenset(c for c in free if front(c)[0] == letter), len(free), chance)
                for free, chance in free_sets(view, back).items()
            ]
            for back in set(self.backs)
        }

    def _together(self, back: str, come: frozenset[str], others: int) -> float:
        """How likely so many cards drawn in a certain order are these, and others not of the
        colour."""
        total = 0.0
        for coloured, size, chance in self._sets[back]:
            if come <= coloured:
                ways = perm(size - len(coloured), others)
                total += chance * ways / perm(size, others + len(come))
        return total

    def draw(self, place: int, come: frozenset[str]) -> dict[str | None, float]:
        """The card at a place: each of the colour, or another, after `come` of its back."""
        back = self.backs[place]
        others = self.backs[:place].count(back) - len(come)
        before = self._together(back, come, others)
        coloured = {card for cards, _, _ in self._sets[back] for card in cards}
        chances: dict[str | None, float] = {
            card: self._together(back, come | {card}, others) / before for card in coloured - come
        }
        chances[None] = 1 - sum(chances.values())
        return {card: chance for card, chance in chances.items() if chance > 0}


def can_beat(view: Mapping[str, Any], player: int, letter: str, number: int) -> float:
    """LZ-9: how likely a hand has one to three neighbours of a colour that spell more."""
    hand = Hand(view, player, letter)
    # What the last cards of the colour spell, and which of each back have come: how likely so far.
    order = list(dict.fromkeys(hand.backs))
    states: dict[State, float] = {("", (frozenset(),) * len(order)): 1.0}
    for place, back in enumerate(hand.backs):
        at = order.index(back)
        last = back not in hand.backs[place + 1 :]
        following: dict[State, float] = defaultdict(float)
        for (run, come), chance in states.items():
            for card, likely in hand.draw(place, come[at]).items():
                spelled = "" if card is None else run + front(card)[1]
                if _beats(spelled, number):
                    continue
                now = come[at] if card is None else come[at] | {card}
                kept: frozenset[str] = frozenset() if last else now
                state = (spelled[-2:], (*come[:at], kept, *come[at + 1 :]))
                following[state] += chance * likely
        states = following
    return 1 - sum(states.values())


def _beats(spelled: str, number: int) -> bool:
    """Whether the last one, two or three digits are more than a number."""
    return any(int(spelled[-k:]) > number for k in range(1, len(spelled) + 1))


def unbeaten(view: Mapping[str, Any], letter: str, number: int) -> float:
    """How likely nobody who still acts in this round can beat a number, the hands of several
    players taken as independent."""
    chance = 1.0
    for player, backs in enumerate(view["hands"]):
        if backs and player != view["me"] and player not in view["acted"]:
            chance *= 1 - can_beat(view, player, letter, number)
    return chance


# --- what the helper tells ------------------------------------------------------------------


def odds(game: Game, view: Mapping[str, Any]) -> list[Odd]:
    """Which backs go on with the hand, which plays nobody can beat, what prizes are worth."""
    if view["me"] is None or not view["moves"]:
        return []
    if view["phase"] == "prize":
        told = [
            Odd("odds-prize", _side(back), value=pips(hides(view, back))) for back in view["table"]
        ]
        return sorted(told, key=lambda odd: -(odd.value or 0))[:SHOWN]
    if view["phase"] == "play":
        told = [_play(view, move) for move in view["moves"] if move != "pass"]
        return sorted(told, key=lambda odd: -(odd.chance or 0))[:SHOWN]
    if view["unplaced"] is None and view["hand"]:
        ends = {front(view["hand"][0])[0], front(view["hand"][-1])[0]}
        told = [_joins(view, back, ends) for back in view["table"]]
        return sorted(told, key=lambda odd: -(odd.chance or 0))[:SHOWN]
    return []


def _side(back: str) -> dict[str, Any]:
    return {"colour": back[0], "number": int(back[1])}


def _joins(view: Mapping[str, Any], back: str, ends: set[str]) -> Odd:
    chances = hides(view, back)
    return Odd("odds-joins", _side(back), chance=sum(colour(chances, end) for end in ends))


def _play(view: Mapping[str, Any], move: str) -> Odd:
    start, length = (int(word) for word in move.split()[1:])
    cards: Sequence[str] = view["hand"][start - 1 : start - 1 + length]
    number = "".join(front(card)[1] for card in cards)
    letter = front(cards[0])[0]
    details = {"colour": letter, "number": number, "move": move}
    return Odd("odds-unbeaten", details, chance=unbeaten(view, letter, int(number)))
