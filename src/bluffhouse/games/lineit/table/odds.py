"""Line-it: exact odds for who is on turn, from what he sees.

Everything but the order of the deck is open; so what the next market holds follows the
hypergeometric distribution of the unseen cards. (If hands are not shown, the cards in them are
among the unseen: the helper remembers nothing for anybody.) What a line is worth, closed or gone
on with, is worked out as the calculator does it, on a sketch of the line; others take at random.
"""

from collections.abc import Mapping, Sequence
from math import comb
from types import SimpleNamespace
from typing import Any

import numpy as np

from bluffhouse.core.game import Game
from bluffhouse.core.odd import Odd
from bluffhouse.games.lineit.mind.calculator import close_sketched, grown
from bluffhouse.games.lineit.mind.ending import (
    OF_COLOUR,
    PAPER,
    fits_sketched,
    sketch_card,
    sketch_empty,
)
from bluffhouse.games.lineit.mind.growth import new_line
from bluffhouse.games.lineit.mind.thumb import survey
from bluffhouse.games.lineit.rules.cards import colour_of, is_bet
from bluffhouse.games.lineit.table.notation import CARD_OF_WORD
from bluffhouse.games.lineit.table.view import COLOUR_NAMES

THIRD = 3  # card of a colour, that wins its jackpot


def at_least_one(wanted: int, unseen: int, drawn: int) -> float:
    """How likely at least one of `wanted` cards among `unseen` is among so many drawn."""
    drawn = min(drawn, unseen)
    return 1 - comb(unseen - wanted, drawn) / comb(unseen, drawn)


def sketched(line: Sequence[int]) -> Any:
    """A line on scratch paper."""
    paper = np.zeros(PAPER, np.int64)
    sketch_empty(paper)
    for card in line:
        sketch_card(paper, card)
    return paper


def fitting(line: Sequence[int], cards: Sequence[int]) -> list[int]:
    """The numbers among some cards that a line could take."""
    paper = sketched(line)
    return [c for c in cards if not is_bet(c) and fits_sketched(c, paper)]


def grows(line: Sequence[int], unseen: Sequence[int], market: int) -> float:
    """How likely the next market, of so many cards, has a number that fits a line."""
    return at_least_one(len(fitting(line, unseen)), len(unseen), market)


def closing(line: Sequence[int], exactly: bool) -> int:
    """LI-8, LI-9: what a line brings if it is closed now."""
    return int(close_sketched(SimpleNamespace(exactly=exactly), sketched(line)))


def going_on(
    line: Sequence[int], unseen: Sequence[int], turns: int, players: int, exactly: bool
) -> tuple[float, float]:
    """Points expected to the end of the match, as `growth` has them: if the line goes on, and of an
    empty line."""
    known = SimpleNamespace(exactly=int(exactly), players=players, deck=unseen, left=len(unseen))
    paper = sketched(line)
    survey(known, paper)
    return float(grown(known, turns, paper)), new_line(int(exactly), players, turns)


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
    told, paper = [], sketched(line)
    for colour, name in enumerate(COLOUR_NAMES):
        pot = len(view["jackpots"][name])
        if pot and paper[OF_COLOUR + colour] == THIRD - 1:
            wanted = [c for c in fitting(line, unseen) if colour_of(c) == colour]
            chance = at_least_one(len(wanted), len(unseen), market)
            details = {"colour": name, "count": pot}
            told.append(Odd("odds-jackpot", details, chance=chance, value=pot))
    return told
