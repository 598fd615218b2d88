"""Line-it: positions as JSON. In a match that is over it is nobody's turn (`null`)."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bluffhouse.core.game import Game
from bluffhouse.core.quoting import shown
from bluffhouse.core.reading import listing, mapping, only_keys, truth, whole, wrong
from bluffhouse.core.room import Snapshot, State
from bluffhouse.games.lineit.rules.cards import colour_of, is_bet
from bluffhouse.games.lineit.rules.choices import plays_a_turn
from bluffhouse.games.lineit.rules.lines import clear_line, fits, lay
from bluffhouse.games.lineit.rules.state import NOBODY, NUMBERS
from bluffhouse.games.lineit.table.notation import CARD_OF_WORD, CARD_WORDS, say_cards
from bluffhouse.games.lineit.table.view import (
    COLOUR_NAMES,
    bets,
    hand,
    jackpots,
    line,
    market,
)

KEYS = (
    "deck", "market", "hands", "lines", "piles", "bets", "jackpots",
    "start", "turn", "taken", "played", "last_step",
)  # fmt: skip

Cards = dict[str, list[int]]  # the cards of every place, such as `hands[0]`


def write(game: Game, s: Snapshot) -> dict[str, Any]:
    """The whole position of a state."""
    seats = range(game.players)
    return {
        "deck": say_cards(s.deck[: s.left][::-1]),
        "market": say_cards(market(s)),
        "hands": [say_cards(hand(s, p)) for p in seats],
        "lines": [say_cards(line(s, p)) for p in seats],
        "piles": s.piles[: game.players],
        "bets": [bets(s, p) for p in seats],
        "jackpots": jackpots(s),
        "start": s.start,
        "turn": None if s.turn == NOBODY else s.turn,
        "taken": bool(s.taken),
        "played": s.plays < plays_a_turn(s),
        "last_step": bool(s.last_step),
    }


def read(game: Game, position: Mapping[str, Any]) -> State:
    """A state from a position, or the first thing that is impossible about it."""
    only_keys(position, KEYS)
    cards = _read_cards(game, position)
    settled = _read_bets(game, position)
    _check_box(game, cards, settled)
    piles = _read_piles(game, position, cards)
    state = game.clone(game.blank)
    s = state.view(np.recarray)[0]  # the rules as written read fields as attributes
    _fill_turn(game, position, s)
    _fill_table(game, cards, s)
    for p in range(game.players):
        _fill_hand(game, cards[f"hands[{p}]"], p, s)
        _fill_line(game, cards[f"lines[{p}]"], p, s)
        s.piles[p] = piles[p]
        s.settled[p] = _put(s.bets[p], settled[p])
    return state


def _put(row: Any, values: list[int]) -> int:
    """Write values to the front of a row; how many they are."""
    row[: len(values)] = values
    return len(values)


# --- the box --------------------------------------------------------------------------------


def _read_cards(game: Game, position: Mapping[str, Any]) -> Cards:
    """The cards of every place, in order."""
    cards = {place: _cards(game, position.get(place, []), place) for place in ("deck", "market")}
    for key in ("hands", "lines"):
        for p, given in enumerate(_a_list_each(game, position, key)):
            cards[f"{key}[{p}]"] = _cards(game, given, f"{key}[{p}]")
    pots = mapping(position.get("jackpots", {}), "jackpots")
    only_keys(pots, COLOUR_NAMES, "jackpots.")
    for name in COLOUR_NAMES:
        cards[f"jackpots.{name}"] = _cards(game, pots.get(name, []), f"jackpots.{name}")
    return cards


def _a_list_each(game: Game, position: Mapping[str, Any], key: str) -> list[Any]:
    return listing(position.get(key, [[]] * game.players), key, game.players)


def _cards(game: Game, given: object, where: str) -> list[int]:
    cards = listing(given, where)
    for k, word in enumerate(cards):
        if not isinstance(word, str) or word not in CARD_OF_WORD:
            raise wrong(f"{where}[{k}]", "position-card", game.id, value=shown(word))
    return [CARD_OF_WORD[word] for word in cards]


def _read_bets(game: Game, position: Mapping[str, Any]) -> list[list[int]]:
    """LI-8: bets won and lost."""
    settled = [
        listing(given, f"bets[{p}]") for p, given in enumerate(_a_list_each(game, position, "bets"))
    ]
    for p, points in enumerate(settled):
        for k, value in enumerate(points):
            if type(value) is not int or abs(value) not in (3, 4, 5):
                raise wrong(f"bets[{p}][{k}]", "position-bet", game.id, value=shown(value))
    return settled


def _check_box(game: Game, cards: Cards, settled: list[list[int]]) -> None:
    """LI-1: each number once, each bet twice, settled ones included."""
    spent = {
        f"bets[{p}]": [CARD_OF_WORD[f"+{abs(value)}"] for value in points]
        for p, points in enumerate(settled)
    }
    places: dict[int, list[str]] = {}
    for place, lying in (cards | spent).items():
        for card in lying:
            found = places.setdefault(card, [])
            found.append(place)
            if len(found) > (2 if is_bet(card) else 1):
                key = "position-bet-thrice" if is_bet(card) else "position-twice"
                raise wrong(place, key, game.id, card=CARD_WORDS[card], places=", ".join(found))


def _read_piles(game: Game, position: Mapping[str, Any], cards: Cards) -> list[int]:
    """LI-9, LI-10: pile cards are numbers that lie nowhere else."""
    given = listing(position.get("piles", [0] * game.players), "piles", game.players)
    piles = [whole(pile, f"piles[{p}]", 0, NUMBERS) for p, pile in enumerate(given)]
    lying = sum(not is_bet(card) for place in cards.values() for card in place)
    if sum(piles) > NUMBERS - lying:
        raise wrong("piles", "position-piles", game.id, most=NUMBERS - lying, given=sum(piles))
    return piles


# --- the places -----------------------------------------------------------------------------


def _fill_turn(game: Game, position: Mapping[str, Any], s: Any) -> None:
    """LI-2, LI-13: whose turn it is, and what is left of it."""
    last = game.players - 1
    s.start = whole(position.get("start", 0), "start", 0, last)
    turn = position.get("turn", position.get("start", 0))
    s.turn = NOBODY if turn is None else whole(turn, "turn", 0, last)
    s.over = turn is None
    s.last_step = truth(position.get("last_step", False), "last_step")
    s.taken = truth(position.get("taken", False), "taken")
    played = truth(position.get("played", False), "played")
    s.plays = plays_a_turn(s) - int(played)
    if s.over and not s.last_step:
        raise wrong("turn", "position-over", game.id)


def _fill_table(game: Game, cards: Cards, s: Any) -> None:
    """LI-2, LI-3, LI-11: a market of the right size, jackpots of one colour each."""
    if s.last_step:
        _check_last_step(game, cards, s)
    else:
        size = game.players + 2
        due = size - int(s.turn - s.start) % game.players - int(s.taken)
        given = len(cards["market"])
        if given != due:
            raise wrong("market", "position-market", game.id, size=size, due=due, given=given)
    s.left = _put(s.deck, cards["deck"][::-1])
    s.offered = _put(s.market, cards["market"])
    for colour, name in enumerate(COLOUR_NAMES):
        place = f"jackpots.{name}"
        for card in cards[place]:
            if is_bet(card) or colour_of(card) != colour:
                raise wrong(place, "position-jackpot", game.id, card=CARD_WORDS[card], colour=name)
        s.pots[colour] = _put(s.jackpots[colour], cards[place])


def _check_last_step(game: Game, cards: Cards, s: Any) -> None:
    """LI-12, LI-13: nothing is left to take, and who has played all that he may is done."""
    there = {"deck": cards["deck"], "market": cards["market"], "taken": s.taken}
    if s.last_cards == 1:
        there["played"] = not s.plays
    for where, what in there.items():
        if what:
            raise wrong(where, "position-last-step", game.id)


def _fill_hand(game: Game, cards: list[int], player: int, s: Any) -> None:
    """LI-3: no hand over the limit."""
    if len(cards) > s.limit:
        limit, given = int(s.limit), len(cards)
        raise wrong(f"hands[{player}]", "position-hand", game.id, limit=limit, given=given)
    s.held[player] = _put(s.hands[player], cards)


def _fill_line(game: Game, cards: list[int], player: int, s: Any) -> None:
    """LI-6: every card fits those before it. LI-14: after the end there are no lines."""
    where = f"lines[{player}]"
    if s.over and cards:
        raise wrong(where, "position-over", game.id)
    clear_line(s, player)
    for card in cards:
        if not fits(s, player, card):
            raise wrong(where, "position-line", game.id, card=CARD_WORDS[card])
        lay(s, player, card)
