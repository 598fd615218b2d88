"""Line-it as the engine plays it and as the slow account tells it: all the same."""

from __future__ import annotations

import random
from itertools import cycle, product
from typing import Any

from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from tests.accounts.lineit import LineIt
from tests.accounts.lineit_cards import BETS, COLOURS, NUMBERS, colour, fits, is_bet
from tests.duel import Account, Duel, Options, Position

#: The last step and the hands, in every way.
ENDINGS: tuple[Options, ...] = tuple(
    {"last_cards": cards, "last_card": rule, "open_hands": shown}
    for cards in (1, 2)
    for rule in ("may", "must")
    for shown in (True, False)
)


class TestLineIt(Duel):
    game = "lineit"
    tables = tuple(
        {"players": players, "bet_rule": rule, "hand_limit": limit, **ending}
        for players, limit, (rule, ending) in zip(
            cycle((2, 3, 4, 5)), cycle((3, 2, 1)), product(("at_least", "exactly"), ENDINGS)
        )
    )
    matches, positions, spoiled = 4, 6, 300
    thumb = 0.3

    def begin(self, match: Match) -> Account:
        begun = match.game.room.write(match.game, match.snapshot())
        return LineIt(match.game.options, begun["market"] + begun["deck"], begun["start"])

    def begin_at(self, options: Options, position: Position, match: Match | None) -> Account:
        return LineIt.from_position(options, position)

    def play(self, match: Match, account: Account, player: int, move: str) -> None:
        match.play(move, player)
        account.play(player, move)

    def move(self, match: Match, player: int, style: float, draw: random.Random) -> str:
        """Most matches close seldom, so that lines grow."""
        legal = match.legal(player)
        liked = [move for move in legal if move != "close" or style > 0.7]
        return draw.choice(liked or legal)

    def some_position(self, game: Game, draw: random.Random) -> Position:
        """Cards laid out at random, not caring whether play could have led there."""
        n, limit = game.players, int(game.options["hand_limit"])
        cards = draw.sample([*NUMBERS, *BETS], 106)
        lines = [some_line(cards, draw) for _ in range(n)]
        hands = [[cards.pop() for _ in range(draw.randint(0, limit))] for _ in range(n)]
        last_step, taken = draw.random() < 0.2, draw.random() < 0.4
        start, turn = draw.randrange(n), draw.randrange(n)
        offered = 0 if last_step else n + 2 - (turn - start) % n - taken
        market = [cards.pop() for _ in range(offered)]
        jackpots: dict[str, list[str]] = {name: [] for name in COLOURS}
        for card in [cards.pop() for _ in range(draw.choice([0, 5, 12]))]:
            if not is_bet(card):
                jackpots[colour(card)].append(card)
        settled = [int(card) for card in cards if is_bet(card)]
        cards = [card for card in cards if not is_bet(card)]
        bets: list[list[int]] = [[] for _ in range(n)]
        for value in settled:
            draw.choice(bets).append(draw.choice([value, -value]))
        deck = [] if last_step else [cards.pop() for _ in range(draw.randint(0, len(cards) // 2))]
        return {
            "deck": deck,
            "market": market,
            "hands": hands,
            "lines": lines,
            "piles": [draw.randint(0, len(cards) // n) for _ in range(n)],
            "bets": bets,
            "jackpots": jackpots,
            "start": start,
            "turn": turn,
            "taken": taken and not last_step,
            "played": draw.random() < 0.3 and (not last_step or game.options["last_cards"] == 2),
            "last_step": last_step,
        }

    def spoil(self, position: Position, key: str, draw: random.Random) -> None:
        value: Any = position[key]
        card = draw.choice([*NUMBERS, *BETS])
        if key in ("deck", "market"):
            value.insert(draw.randint(0, len(value)), card)
        elif key in ("hands", "lines"):
            draw.choice(value).append(card)
        elif key == "jackpots":
            value[draw.choice(COLOURS)].append(card)
        elif key == "piles":
            value[0] += draw.choice([-1, 1, 50])
        elif key == "bets":
            draw.choice(value).append(draw.choice([-5, -3, 0, 3, 4]))
        elif key in ("start", "turn"):
            position[key] = draw.randint(-1, 5)
        else:
            position[key] = not value


def some_line(cards: list[str], draw: random.Random) -> list[str]:
    line: list[str] = []
    for _ in range(draw.choice([0, 0, 2, 4, 8, 20])):
        for card in draw.sample(cards, min(len(cards), 4)):
            if fits(line, card):
                cards.remove(card)
                line.append(card)
                break
    return line
