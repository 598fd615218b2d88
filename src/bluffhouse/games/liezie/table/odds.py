"""The Lie Zie: exact odds for one player, from what he sees.

What a back can hide follows from LZ-1 and from everything seen: a hidden card is one of its back's
six that are in sight nowhere, and a prize is none that was seen in its pass or later. Whether
somebody can beat a number is summed up over all fronts that his hand may have, alike backs drawn
without replacement (`can_beat`). Who sorts his draft by colour can beat a number more often than
that: what is shown reckons with it (`Rivals`), as measured among bots.
"""

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import perm
from typing import Any

from bluffhouse.core.game import Game
from bluffhouse.core.odd import Odd
from bluffhouse.games.liezie.mind.calculator import PULL
from bluffhouse.games.liezie.rules.cards import CARDS
from bluffhouse.games.liezie.table.notation import BACK_WORDS, CARD_WORDS

HIGHEST = 999  # more than any number that can be spelled
#: Measured of hands that bots drafted, on the scale of the logarithm of the odds: for numbers of
#: one, two and three digits.
DRAFTED, SURER = (1.45, 1.08, 0.52), (1.50, 1.11, 0.88)
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
            may_be = sorted(free - seen)  # sums are the same to the last digit in every process
            for card in may_be:
                drawn[free - {card}] += chance / len(may_be)
        sets = drawn
    return dict(sets)


def hides(view: Mapping[str, Any], back: str) -> Chances:
    """How likely a hidden card with this back, that is no prize, is each of its cards."""
    chances: Chances = defaultdict(float)
    for free, chance in free_sets(view, back).items():
        for card in sorted(free):
            chances[card] += chance / len(free)
    return dict(chances)


def pips(chances: Chances) -> float:
    """The number on the front, on the average."""
    return sum(chance * int(front(card)[1]) for card, chance in chances.items())


def colour(chances: Chances, letter: str) -> float:
    """How likely the front has a colour."""
    return sum(chance for card, chance in chances.items() if front(card)[0] == letter)


def other_colours(chances: Chances, letter: str) -> Chances:
    """How likely each colour is if it is not this one."""
    found: Chances = defaultdict(float)
    for card, chance in chances.items():
        if front(card)[0] != letter:
            found[front(card)[0]] += chance
    total = sum(found.values())
    return {other: chance / total for other, chance in found.items()}


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
        self._all: dict[float, float] = {}  # weights of all hands that it may be, by `pull`
        self._drawn: dict[tuple[int, frozenset[str]], dict[str | None, float]] = {}
        self._others = {back: other_colours(hides(view, back), letter) for back in set(self.backs)}

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
        if (place, come) not in self._drawn:
            self._drawn[place, come] = self._draw(place, come)
        return self._drawn[place, come]

    def _draw(self, place: int, come: frozenset[str]) -> dict[str | None, float]:
        back = self.backs[place]
        others = self.backs[:place].count(back) - len(come)
        before = self._together(back, come, others)
        coloured = {card for cards, _, _ in self._sets[back] for card in cards}
        chances: dict[str | None, float] = {
            card: self._together(back, come | {card}, others) / before
            for card in sorted(coloured - come)
        }
        chances[None] = 1 - sum(chances.values())
        return {card: chance for card, chance in chances.items() if chance > 0}

    def can_beat(self, number: int, pull: float) -> float:
        """How likely neighbours of the colour spell more than a number."""
        if pull not in self._all:
            self._all[pull] = self.weight(HIGHEST, pull)
        return 1 - self.weight(number, pull) / self._all[pull]

    def weight(self, number: int, pull: float) -> float:
        """How likely no neighbours of the colour spell more than a number; neighbours of one
        colour, whichever it is, count `pull` times."""
        order = list(dict.fromkeys(self.backs))
        # What the last cards of the colour spell, or the last card's colour; and which of each
        # back have come: how likely so far.
        states: dict[State, float] = {("", (frozenset(),) * len(order)): 1.0}
        for place, back in enumerate(self.backs):
            at = order.index(back)
            last = back not in self.backs[place + 1 :]
            following: dict[State, float] = defaultdict(float)
            for (before, come), chance in states.items():
                for card, likely in self.draw(place, come[at]).items():
                    now = come[at] if card is None else come[at] | {card}
                    kept = (*come[:at], frozenset[str]() if last else now, *come[at + 1 :])
                    for shown, share in self._shows(back, before, card, pull):
                        if not _beats(shown, number):
                            following[shown[-2:], kept] += chance * likely * share
            states = following
        return sum(states.values())

    def _shows(
        self, back: str, before: str, card: str | None, pull: float
    ) -> Iterator[tuple[str, float]]:
        """What is seen behind other cards when a card of the colour comes, or another one: what
        the last of the colour spell then, or which other colour it is; and how much that counts."""
        if card is not None:
            runs = before.isdigit()
            yield (before if runs else "") + front(card)[1], pull if runs else 1.0
        else:
            for letter, share in self._others[back].items():
                yield letter, share * (pull if before == letter else 1.0)


def can_beat(
    view: Mapping[str, Any], player: int, letter: str, number: int, pull: float = 1.0
) -> float:
    """LZ-9: how likely a hand has one to three neighbours of a colour that spell more.

    `pull` is by how much likelier neighbours of one colour are than by chance: hands are put
    together on purpose.
    """
    return Hand(view, player, letter).can_beat(number, pull)


def _beats(spelled: str, number: int) -> bool:
    """Whether the last one, two or three digits are more than a number."""
    return spelled.isdigit() and any(int(spelled[-k:]) > number for k in range(1, len(spelled) + 1))


def drafted(chance: float, number: int) -> float:
    """What the chance to beat a number is in hands as they are drafted, with what matches of bots
    have shown: beside the pull of colours, higher digits come first."""
    if not 0.0 < chance < 1.0:
        return chance
    kind = len(str(number)) - 1
    return 1 / (1 + math.exp(-DRAFTED[kind] - SURER[kind] * math.log(chance / (1 - chance))))


class Rivals:
    """Those who still act in this round, as one player sees their hands."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self._view = view
        self._players = [
            player
            for player, backs in enumerate(view["hands"])
            if backs and player != view["me"] and player not in view["acted"]
        ]
        self._hands: dict[str, list[Hand]] = {}  # by colour

    def unbeaten(self, letter: str, number: int) -> float:
        """How likely nobody can beat a number, the hands of several taken as independent."""
        if letter not in self._hands:
            self._hands[letter] = [Hand(self._view, player, letter) for player in self._players]
        return math.prod(
            1 - drafted(hand.can_beat(number, PULL), number) for hand in self._hands[letter]
        )


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
        rivals = Rivals(view)
        told = [_play(view, rivals, move) for move in view["moves"] if move != "pass"]
        return sorted(told, key=lambda odd: -(odd.chance or 0))[:SHOWN]
    if view["unplaced"] is None and view["hand"]:
        ends = sorted({front(view["hand"][0])[0], front(view["hand"][-1])[0]})
        told = [_joins(view, back, ends) for back in view["table"]]
        return sorted(told, key=lambda odd: -(odd.chance or 0))[:SHOWN]
    return []


def _side(back: str) -> dict[str, Any]:
    return {"colour": back[0], "number": int(back[1])}


def _joins(view: Mapping[str, Any], back: str, ends: Sequence[str]) -> Odd:
    chances = hides(view, back)
    return Odd("odds-joins", _side(back), chance=sum(colour(chances, end) for end in ends))


def _play(view: Mapping[str, Any], rivals: Rivals, move: str) -> Odd:
    start, length = (int(word) for word in move.split()[1:])
    cards: Sequence[str] = view["hand"][start - 1 : start - 1 + length]
    number = "".join(front(card)[1] for card in cards)
    letter = front(cards[0])[0]
    details = {"colour": letter, "number": number, "move": move}
    return Odd("odds-unbeaten", details, chance=rivals.unbeaten(letter, int(number)))
