"""Line-it: what a player may see, built up from what he knows, and what he hears of a move."""

from functools import lru_cache

from bluffhouse.core.feature import Feature
from bluffhouse.core.game import Game
from bluffhouse.core.room import Event, Snapshot
from bluffhouse.core.schema import Table, Viewer
from bluffhouse.games.lineit.rules.cards import bet_value, card_laid, card_of, colour_of, is_bet
from bluffhouse.games.lineit.rules.choices import plays_a_turn
from bluffhouse.games.lineit.rules.lines import bet_is_won, jackpot_won, length, line_cards
from bluffhouse.games.lineit.rules.score import points_of, score
from bluffhouse.games.lineit.rules.state import (
    BETS,
    CARDS,
    CLOSE,
    COLOURS,
    DONE,
    KINDS,
    NO_CARD,
    NOBODY,
    NUMBERS,
    OF_A_COLOUR,
    PASS,
    PLAY,
    TO_HAND,
)
from bluffhouse.games.lineit.table import schema
from bluffhouse.games.lineit.table.notation import CARD_WORDS, say_cards

WHISPERS = False  # everything that happens is heard by all

COLOUR_NAMES = ("red", "blue", "green", "yellow")


def table(game: Game, s: Snapshot) -> Table:
    return {"game": game.id, "players": game.players}


def offer(game: Game, s: Snapshot) -> schema.Offer:
    return {"market": say_cards(market(s))}


def hands(game: Game, s: Snapshot) -> schema.Hands | schema.Held:
    """Every card of a hand was taken openly; a table may still want players to remember them."""
    if s.open_hands:
        held = s.held[: game.players]
        return {"hands": [say_cards(row[:n]) for row, n in zip(s.hands, held, strict=False)]}
    return {"held": s.held[: game.players]}


def lines(game: Game, s: Snapshot) -> schema.Lines:
    return {"lines": [say_cards(line(s, p)) for p in range(game.players)]}


def points(game: Game, s: Snapshot) -> schema.Points:
    """What was won, and what can be."""
    settled = s.settled[: game.players]
    return {
        "piles": s.piles[: game.players],
        "bets": [row[:n] for row, n in zip(s.bets, settled, strict=False)],
        "scores": [points_of(s, p) for p in range(game.players)],
        "jackpots": jackpots(s),
    }


def deck(game: Game, s: Snapshot) -> schema.Deck | schema.OpenDeck:
    """How many cards are left, and which: not in what order."""
    if not s.open_hands:
        return {"deck": s.left}
    return {"deck": s.left, "unseen": [*_in_order(tuple(s.deck[: s.left]))]}


@lru_cache(256)
def _in_order(cards: tuple[int, ...]) -> tuple[str, ...]:
    """The words of cards by their numbers: every view asks for the deck's, which seldom change."""
    return (*say_cards(sorted(cards)),)


def turn(game: Game, s: Snapshot) -> schema.Turn:
    return {
        "start": s.start,
        "turn": None if s.turn == NOBODY else s.turn,
        "taken": bool(s.taken),
        "played": s.plays < plays_a_turn(s),
        "last_step": bool(s.last_step),
    }


PARTS = (table, offer, hands, lines, points, deck, turn)


def private(game: Game, s: Snapshot, player: int | None) -> Viewer | schema.Own:
    """Who looks. With `open_hands` off, also his own hand, and the cards of which he does not see
    whether they are in the deck or in the hand of another. Once the deck is used up that would
    show the others' hands."""
    if s.open_hands:
        return {"me": player}
    seats = range(game.players)
    hidden = s.deck[: s.left]
    if hidden:
        hidden += [card for p in seats if p != player for card in hand(s, p)]
    return {
        "me": player,
        "hands": [say_cards(hand(s, p)) if p == player else None for p in seats],
        "unseen": say_cards(sorted(hidden)),
    }


def market(s: Snapshot) -> list[int]:
    cards: list[int] = s.market[: s.offered]
    return cards


def hand(s: Snapshot, player: int) -> list[int]:
    cards: list[int] = s.hands[player][: s.held[player]]
    return cards


def line(s: Snapshot, player: int) -> list[int]:
    cards: list[int] = s.lines[player][: length(s, player)]
    return cards


def bets(s: Snapshot, player: int) -> list[int]:
    """Bets won and lost, in the order in which they were settled."""
    points: list[int] = s.bets[player][: s.settled[player]]
    return points


def jackpots(s: Snapshot) -> schema.Jackpots:
    red, blue, green, yellow = [
        say_cards(row[:count]) for row, count in zip(s.jackpots, s.pots, strict=True)
    ]
    return {"red": red, "blue": blue, "green": green, "yellow": yellow}


# --- the log: everything that happens in Line-it is public ----------------------------------


def opening(game: Game, s: Snapshot, viewer: int | None) -> list[Event]:
    """What is heard when a match begins."""
    if s.over:
        return _winners(game, s)
    if s.last_step:
        return [_last_step(s, s.turn)]
    return [_market_laid_out(s)]


def _market_laid_out(s: Snapshot) -> Event:
    return {"event": "market", "player": s.turn, "cards": ", ".join(say_cards(market(s)))}


def events(
    game: Game, before: Snapshot, player: int, action: int, after: Snapshot, viewer: int | None
) -> list[Event]:
    """What is heard of a move, and of what follows by itself."""
    told = _move(before, player, action)
    if before.start != after.start:
        told += _round_ends(before, action, after)
    if after.over:
        told += _match_ends(game, before, player, action, after)
    return told


def _move(before: Snapshot, player: int, action: int) -> list[Event]:
    if action == CLOSE:
        return _closing(before, player, line(before, player))
    if action in (DONE, PASS):
        return [{"event": "done" if action == DONE else "pass", "player": player}]
    kind = "play" if action > PLAY else "take-hand" if action > TO_HAND else "take-line"
    card = CARD_WORDS[card_of(action)]
    return [{"event": kind, "player": player, "card": card}, *_jackpot(before, player, action)]


def _jackpot(before: Snapshot, player: int, action: int) -> list[Event]:
    """LI-10: who lays the third card of a colour wins its jackpot."""
    card = card_laid(action)
    count = 0 if card == NO_CARD else jackpot_won(before, player, card)
    if not count:
        return []
    name = COLOUR_NAMES[colour_of(card)]
    return [{"event": "jackpot", "player": player, "colour": name, "count": count}]


def _closing(s: Snapshot, player: int, cards: list[int], event: str = "close") -> list[Event]:
    """LI-8, LI-9: what becomes of the cards and the bet."""
    numbers = [card for card in cards if not is_bet(card)]
    count = line_cards(len(numbers))
    told: list[Event] = [{"event": event, "player": player, "count": count}]
    for place, card in enumerate(cards):
        if is_bet(card):
            after = len(cards) - place - 1
            bet = "bet-won" if bet_is_won(s, card, after) else "bet-lost"
            value = bet_value(card)
            told.append({"event": bet, "player": player, "value": value, "after": after})
    return told


def _round_ends(before: Snapshot, action: int, after: Snapshot) -> list[Event]:
    """LI-11, LI-12: what becomes of the market and the deck, and what begins."""
    cards = market(before)
    if action <= PLAY:
        cards.remove(card_of(action))
    told: list[Event] = [{"event": "market-cleared", "cards": ", ".join(say_cards(cards))}]
    if not after.last_step:
        return [*told, _market_laid_out(after)]
    rest = sorted(before.deck[: before.left])  # in which order it lay nobody learns
    told.append({"event": "deck-used-up", "count": len(rest), "cards": ", ".join(say_cards(rest))})
    return [*told, _last_step(after, after.start)]


def _last_step(s: Snapshot, player: int) -> Event:
    """LI-13: who begins, and what the table has agreed on."""
    rule = "must" if s.must else "may"
    return {"event": "last-step", "player": player, "count": s.last_cards, "rule": rule}


def _match_ends(
    game: Game, before: Snapshot, player: int, action: int, after: Snapshot
) -> list[Event]:
    """LI-14: the lines are closed, and somebody wins."""
    told: list[Event] = []
    for p in range(game.players):
        cards = line(before, p)
        if p == player:
            cards = _line_after(cards, action)
        if cards:
            told += _closing(after, p, cards, "final-close")
    return told + _winners(game, after)


def _line_after(cards: list[int], action: int) -> list[int]:
    if action == CLOSE:
        return []
    card = card_laid(action)
    return cards if card == NO_CARD else [*cards, card]


def _winners(game: Game, s: Snapshot) -> list[Event]:
    scores = [0] * game.players
    best = score(s, scores)
    winners = [p for p in range(game.players) if best >> p & 1]
    event = "win" if len(winners) == 1 else "shared-win"
    return [{"event": event, "player": p, "points": scores[p]} for p in winners]


def reason(game: Game, s: Snapshot) -> str:
    """Why the match is over."""
    return "most points" if len(_winners(game, s)) == 1 else "tie"


def layout(game: Game) -> list[Feature]:
    """The pieces of `knowledge.observe`."""
    return [
        *(Feature(name) for name in ("taken", "played", "last step")),
        Feature("cards in each jackpot", COLOURS, OF_A_COLOUR),
        *_by_card("market"),
        *_by_card("unseen"),
        *(feature for k in range(game.players) for feature in _seat_layout(f"seat {k}: ")),
    ]


def _by_card(where: str) -> list[Feature]:
    bets = KINDS - NUMBERS
    return [Feature(f"{where}, by number", NUMBERS), Feature(f"{where}, by bet", bets, BETS / bets)]


def _seat_layout(seat: str) -> list[Feature]:
    staked = 2 * sum(bet_value(bet) for bet in range(NUMBERS + 1, KINDS + 1))
    return [
        *_by_card(f"{seat}hand"),
        Feature(f"{seat}has the turn"),
        Feature(f"{seat}has the start marker"),
        Feature(f"{seat}points", most=CARDS + staked, least=-staked),
        Feature(f"{seat}numbers in the line", most=NUMBERS),
        Feature(f"{seat}last number", most=NUMBERS),
        Feature(f"{seat}numbers that fit are above", most=NUMBERS),
        Feature(f"{seat}numbers that fit are below", most=NUMBERS + 1),
        Feature(f"{seat}cards of each colour", COLOURS, OF_A_COLOUR),
        Feature(f"{seat}bet", most=bet_value(KINDS)),
        Feature(f"{seat}numbers after the bet", most=NUMBERS),
    ]


def longest(game: Game) -> int:
    """Every card is taken once and played once at most; a turn takes one, may close and is done; in
    the last step everybody passes."""
    return 4 * CARDS + game.players
