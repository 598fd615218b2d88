"""Line-it: cards and lines, in words: "1" to "100", "+3", "+4", "+5". Used by the account in
lineit.py.
"""

from __future__ import annotations

COLOURS = ["red", "blue", "green", "yellow"]
NUMBERS = [str(number) for number in range(1, 101)]
BETS = ["+3", "+3", "+4", "+4", "+5", "+5"]


def is_bet(card: str) -> bool:
    """LI-1: six bets, written with a plus."""
    return card.startswith("+")


def bet_value(card: str) -> int:
    """LI-1: +3, +4 or +5."""
    return int(card[1:])


def colour(card: str) -> str:
    """LI-1: number n has colour (n - 1) mod 4."""
    return COLOURS[(int(card) - 1) % 4]


def numbers_of(line: list[str]) -> list[int]:
    """LI-6: the numbers of a line, in order; a bet does not count for the direction."""
    return [int(card) for card in line if not is_bet(card)]


def fits(line: list[str], card: str) -> bool:
    """LI-6: a bet fits a line without one; a number goes on as the first two numbers began."""
    if is_bet(card):
        return not any(is_bet(other) for other in line)
    numbers = numbers_of(line)
    if len(numbers) < 2:
        return True
    if numbers[0] < numbers[1]:
        return int(card) > numbers[-1]
    return int(card) < numbers[-1]


def is_line(cards: list[str]) -> bool:
    """LI-6: could these cards have been laid one after the other?"""
    return all(fits(cards[:place], cards[place]) for place in range(len(cards)))


def numbers_after_bet(line: list[str]) -> int:
    """LI-8: how many number cards lie after the bet."""
    place = [is_bet(card) for card in line].index(True)
    return len(line) - place - 1


def in_sorted_order(cards: list[str]) -> list[str]:
    """`unseen`: numbers ascending, then bets."""
    numbers = sorted((card for card in cards if not is_bet(card)), key=int)
    return numbers + sorted(card for card in cards if is_bet(card))


def each_once(cards: list[str]) -> list[str]:
    """Moves: two equal bets are one and the same move, at the place of the first."""
    once: list[str] = []
    for card in cards:
        if card not in once:
            once.append(card)
    return once
