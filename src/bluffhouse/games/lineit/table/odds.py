"""Line-it: exact odds for who is on turn, from what he sees.

Everything but the order of the deck is open; so what the next market holds follows the
hypergeometric distribution of the unseen cards. (If hands are not shown, the cards in them are
among the unseen: the helper remembers nothing for anybody.) What a line is worth if it goes on
comes from `growth`, where others take at random.
"""

from collections.abc import Mapping, Sequence
from math import comb
from typing import Any

from bluffhouse.core.game import Game
from bluffhouse.core.odd import Odd
from bluffhouse.games.lineit.mind.growth import (
    BET_STATE,
    FIRST_ROW,
    GRAIN,
    GROWTH,
    NO_BET,
    SETTLED,
    SHARES,
)
from bluffhouse.games.lineit.rules.cards import bet_value, colour_of, is_bet
from bluffhouse.games.lineit.rules.lines import line_cards
from bluffhouse.games.lineit.rules.state import NUMBERS
from bluffhouse.games.lineit.table.notation import CARD_OF_WORD
from bluffhouse.games.lineit.table.view import COLOUR_NAMES

THIRD = 3  # card of a colour, that wins its jackpot


def at_least_one(wanted: int, unseen: int, drawn: int) -> float:
    """How likely at least one of `wanted` cards among `unseen` is among so many drawn."""
    drawn = min(drawn, unseen)
    return 1 - comb(unseen - wanted, drawn) / comb(unseen, drawn)


def reach(line: Sequence[int]) -> tuple[int, int]:
    """LI-6: what still fits a line lies between these, neither included."""
    numbers = [card for card in line if not is_bet(card)]
    if len(numbers) < 2:
        return 0, NUMBERS + 1
    if numbers[1] > numbers[0]:
        return numbers[-1], NUMBERS + 1
    return 0, numbers[-1]


def fitting(line: Sequence[int], cards: Sequence[int]) -> list[int]:
    """The numbers among some cards that a line could take."""
    low, high = reach(line)
    return [c for c in cards if not is_bet(c) and low < c < high and c not in line]


def grows(line: Sequence[int], unseen: Sequence[int], market: int) -> float:
    """How likely the next market, of so many cards, has a number that fits a line."""
    return at_least_one(len(fitting(line, unseen)), len(unseen), market)


def closing(line: Sequence[int], exactly: bool) -> int:
    """LI-8, LI-9: what a line brings if it is closed now."""
    numbers, after, bet = 0, 0, 0
    for card in line:
        if is_bet(card):
            bet, after = bet_value(card), 0
        else:
            numbers, after = numbers + 1, after + 1
    won = after == bet if exactly else after >= bet
    return int(line_cards(numbers)) + (bet if won else -bet)


def going_on(
    line: Sequence[int], unseen: Sequence[int], turns: int, players: int, exactly: bool
) -> tuple[float, float]:
    """Points expected to the end of the match, as `growth` has them: if the line goes on, and of an
    empty line."""
    numbers = [card for card in line if not is_bet(card)]
    bets = [bet_value(card) for card in line if is_bet(card)]
    hidden = [card for card in unseen if not is_bet(card)]
    rows = GROWTH[int(exactly), FIRST_ROW[players] + turns] / GRAIN
    sure, state = float(line_cards(len(numbers))), NO_BET
    if bets:
        missing = bets[0] - (len(line) - 1 - [is_bet(c) for c in line].index(True))
        state = SETTLED
        if missing > 0 or (missing == 0 and exactly):
            state = int(BET_STATE[bets[0]]) + missing
        else:
            sure += -bets[0] if exactly else bets[0]
    at = len(_ahead(numbers, hidden)) * (SHARES - 1) / max(1, len(hidden))
    low = min(int(at), SHARES - 2)
    row = rows[min(len(numbers), 3), state]
    later = row[low] * (1 - at + low) + row[low + 1] * (at - low)
    return sure + float(later), float(rows[0, NO_BET, 0])


def _ahead(numbers: Sequence[int], hidden: Sequence[int]) -> list[int]:
    """The unseen numbers ahead; a line of one number takes the wider side."""
    if len(numbers) == 1:
        below = [n for n in hidden if n < numbers[0]]
        above = [n for n in hidden if n > numbers[0]]
        return max(below, above, key=len)
    return fitting(numbers, hidden)


def odds(game: Game, view: Mapping[str, Any]) -> list[Odd]:
    """Whether the line can still grow, what closing brings, and jackpots within reach."""
    me = view["me"]
    if me is None or view["turn"] != me or view["last_step"]:
        return []
    line = [CARD_OF_WORD[word] for word in view["lines"][me]]
    unseen = [CARD_OF_WORD[word] for word in view["unseen"]]
    exactly = game.options["bet_rule"] == "exactly"
    market, deck = game.players + 2, view["deck"]
    told = []
    if line:
        on, anew = going_on(line, unseen, deck // market, game.players, exactly)
        now = closing(line, exactly)
        told.append(Odd("odds-close", {"points": now}, value=now + anew))
        told.append(Odd("odds-go-on", {}, value=on))
    if deck >= market:
        told.append(Odd("odds-grows", {"cards": market}, chance=grows(line, unseen, market)))
        told += _jackpots(view, line, unseen, market)
    return told


def _jackpots(
    view: Mapping[str, Any], line: Sequence[int], unseen: Sequence[int], market: int
) -> list[Odd]:
    """Jackpots that one more card of their colour wins."""
    told = []
    for colour, name in enumerate(COLOUR_NAMES):
        pot = len(view["jackpots"][name])
        laid = [c for c in line if not is_bet(c) and colour_of(c) == colour]
        if pot and len(laid) == THIRD - 1:
            wanted = [c for c in fitting(line, unseen) if colour_of(c) == colour]
            chance = at_least_one(len(wanted), len(unseen), market)
            details = {"colour": name, "count": pot}
            told.append(Odd("odds-jackpot", details, chance=chance, value=pot))
    return told
