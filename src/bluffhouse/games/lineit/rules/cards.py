"""Line-it: what a card is, and rows of cards."""

from bluffhouse.games.lineit.rules.state import (
    CLOSE,
    COLOURS,
    KINDS,
    NO_CARD,
    NUMBERS,
    PLAY,
    TO_HAND,
)


def is_bet(card):
    return card > NUMBERS


def bet_value(card):
    """LI-1: +3, +4, +5."""
    return card - NUMBERS + 2


def colour_of(number):
    """LI-1: the colours take turns."""
    return (number - 1) % COLOURS


def card_of(action):
    """The card of a take or a play."""
    return action % KINDS + 1


def card_laid(action):
    """The card that an action lays in the line, or none."""
    if action >= CLOSE or TO_HAND < action <= PLAY:
        return NO_CARD
    return card_of(action)


def find(cards, count, card):
    """Where the first such card lies, or −1."""
    for k in range(count):
        if cards[k] == card:
            return k
    return -1


def remove(cards, count, card):
    """Take the first such card out; what is left keeps its order."""
    for k in range(find(cards, count, card), count - 1):
        cards[k] = cards[k + 1]
