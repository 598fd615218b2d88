"""Line-it: cards, moves and turns (LI-1 to LI-14). The part of the account in lineit.py that plays;
the RULINGS are there.
"""

from __future__ import annotations

from typing import Any

from .contract import Seats, all_options
from .lineit_cards import (
    BETS,
    COLOURS,
    NUMBERS,
    bet_value,
    colour,
    each_once,
    fits,
    is_bet,
    numbers_after_bet,
)  # fmt: skip

DEFAULTS: dict[str, Any] = {
    "bet_rule": "at_least", "hand_limit": 2, "last_cards": 1, "last_card": "may",
    "open_hands": True,
}  # fmt: skip


class Play(Seats):
    """A match as it is dealt and played."""

    # ------------------------------------------------------------------ setting up

    def __init__(self, options: dict[str, Any], deck: list[str], start: int) -> None:
        """LI-1: all 106 cards in one deck, the first is drawn next; `start` has the marker."""
        self._read_options(options)
        self._check_player(start)
        if sorted(deck) != sorted(NUMBERS + BETS):
            raise ValueError("the deck is the 106 cards of LI-1")
        self.deck = list(deck)
        self.market: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.lines: list[list[str]] = [[] for _ in range(self.players)]
        self.piles = [0] * self.players
        self.bets: list[list[int]] = [[] for _ in range(self.players)]
        self.jackpots: dict[str, list[str]] = {name: [] for name in COLOURS}
        self.discards: list[str] = []
        self.start = start
        self.turn: int | None = None
        self.taken = False
        self.played = False
        self.last_step = False
        self._begin_round()

    def _read_options(self, options: dict[str, Any]) -> None:
        """The section Options, and the number of players."""
        given = all_options(options, DEFAULTS)
        if given["players"] not in range(2, 6):
            raise ValueError("players: 2-5")
        if given["bet_rule"] not in ("at_least", "exactly"):
            raise ValueError("bet_rule: at_least or exactly")
        if given["hand_limit"] not in (1, 2, 3):
            raise ValueError("hand_limit: 1-3")
        if given["last_cards"] not in (1, 2):
            raise ValueError("last_cards: 1-2")
        if given["last_card"] not in ("may", "must"):
            raise ValueError("last_card: may or must")
        if given["open_hands"] not in (True, False):
            raise ValueError("open_hands: true or false")
        self.players: int = given["players"]
        self.bet_rule: str = given["bet_rule"]
        self.hand_limit: int = given["hand_limit"]
        self.last_cards: int = given["last_cards"]
        self.last_card: str = given["last_card"]
        self.open_hands: bool = given["open_hands"]

    # ------------------------------------------------------------------ moves

    @property
    def over(self) -> bool:
        """LI-14: nobody is in turn any more."""
        return self.turn is None

    def actors(self) -> tuple[int, ...]:
        """LI-2, LI-13: only the player in turn."""
        return () if self.turn is None else (self.turn,)

    def legal(self, player: int) -> list[str]:
        """Moves: takes by market order (line before hand), plays, `close`, `done`, `pass`."""
        self._check_player(player)
        if player != self.turn:
            return []
        if self.last_step:
            return self._last_moves(player)
        return self._takes(player) + self._plays(player) + self._closes(player) + self._dones()

    def _last_moves(self, player: int) -> list[str]:
        """LI-13: a card that fits, or pass; with `must` no pass as long as one fits."""
        plays = self._plays(player)
        if plays and self.last_card == "must":
            return plays
        return [*plays, "pass"]

    def _takes(self, player: int) -> list[str]:
        """LI-3: exactly one market card, to the line if it fits (LI-6) or to a hand that is not
        full.
        """
        if self.taken:
            return []
        moves = []
        for card in each_once(self.market):
            if fits(self.lines[player], card):
                moves.append(f"take {card} line")
            if len(self.hands[player]) < self.hand_limit:
                moves.append(f"take {card} hand")
        return moves

    def _plays(self, player: int) -> list[str]:
        """LI-4: once per turn a hand card that fits. LI-13: in the last step perhaps a second one.
        Hand order, equal bets once.
        """
        if self.played and not (self.last_step and self.last_cards == 2):
            return []
        return [
            f"play {card}"
            for card in each_once(self.hands[player])
            if fits(self.lines[player], card)
        ]

    def _closes(self, player: int) -> list[str]:
        """LI-5: a line that has at least one card, at any time in the turn. LI-7 follows: closing
        may be the only choice.
        """
        return ["close"] if self.lines[player] else []

    def _dones(self) -> list[str]:
        """LI-3: the turn may end once a card is taken."""
        return ["done"] if self.taken else []

    def play(self, player: int, move: str) -> None:
        """Carry out one legal move."""
        if move not in self.legal(player):
            raise ValueError(f"not legal for player {player}: {move!r}")
        words = move.split(" ")
        if words[0] == "take":
            self._take(player, words[1], words[2])
        elif words[0] == "play":
            self._play_card(player, words[1])
        elif words[0] == "close":
            self._close(player)
        else:  # done, pass
            self._end_turn()
        self._go_on_while_nothing_to_decide()

    def _take(self, player: int, card: str, place: str) -> None:
        """LI-3: a market card to the line or to the hand. RULING 1."""
        self.market.remove(card)
        self.taken = True
        if place == "line":
            self._place(player, card)
        else:
            self.hands[player].append(card)

    def _play_card(self, player: int, card: str) -> None:
        """LI-4: a hand card to the line. LI-13: in the last step that is all a player does, once
        or twice. RULING 3.
        """
        self.hands[player].remove(card)
        self._place(player, card)
        cards_played = 2 if self.played else 1
        self.played = True
        if self.last_step and cards_played == self.last_cards:
            self._end_turn()

    def _place(self, player: int, card: str) -> None:
        """LI-10: the third card of a colour in the line, by whatever move, wins the jackpot of that
        colour.
        """
        line = self.lines[player]
        line.append(card)
        if is_bet(card):
            return
        same_colour = [
            other for other in line if not is_bet(other) and colour(other) == colour(card)
        ]
        if len(same_colour) == 3:
            self.piles[player] += len(self.jackpots[colour(card)])
            self.jackpots[colour(card)] = []

    def _close(self, player: int) -> None:
        """LI-8: first the bet. LI-9: then three number cards are discarded, the others are points.
        RULING 6.
        """
        line = self.lines[player]
        for card in line:
            if is_bet(card):
                won = self._bet_is_won(bet_value(card), numbers_after_bet(line))
                self.bets[player].append(bet_value(card) if won else -bet_value(card))
        numbers = [card for card in line if not is_bet(card)]
        self.discards += numbers[:3]
        self.piles[player] += len(numbers[3:])
        self.lines[player] = []

    def _bet_is_won(self, value: int, cards_after: int) -> bool:
        """LI-8 and the option `bet_rule`."""
        if self.bet_rule == "exactly":
            return cards_after == value
        return cards_after >= value

    # ------------------------------------------------------------------ turns, rounds, the end

    def _go_on_while_nothing_to_decide(self) -> None:
        """Moves: a turn with nothing left but `done`, or but `pass` in the last step, ends by
        itself.
        """
        while self.turn is not None and self.legal(self.turn) in (["done"], ["pass"]):
            self._end_turn()

    def _end_turn(self) -> None:
        """LI-2, LI-13: clockwise, one turn each, until the player with the start marker would be
        next.
        """
        assert self.turn is not None
        following = (self.turn + 1) % self.players
        if following != self.start:
            self._begin_turn(following)
        elif self.last_step:
            self._finish()
        else:
            self._end_round()

    def _begin_turn(self, player: int) -> None:
        """LI-3, LI-4: nothing taken and nothing played yet."""
        self.turn = player
        self.taken = False
        self.played = False

    def _market_size(self) -> int:
        """LI-2: players + 2 cards."""
        return self.players + 2

    def _begin_round(self) -> None:
        """LI-2: the market is laid out; the player with the start marker begins."""
        self.market = self.deck[: self._market_size()]
        self.deck = self.deck[self._market_size() :]
        self._begin_turn(self.start)

    def _end_round(self) -> None:
        """LI-11: the market is cleared, the start marker goes left (clockwise). LI-12: is the deck
        used up? RULING 4.
        """
        self._to_jackpots(self.market)
        self.market = []
        self.start = (self.start + 1) % self.players
        if len(self.deck) >= self._market_size():
            self._begin_round()
        else:
            self._begin_last_step()

    def _to_jackpots(self, cards: list[str]) -> None:
        """LI-11, LI-12: numbers to the jackpot of their colour, bets are discarded. RULING 2."""
        for card in cards:
            if is_bet(card):
                self.discards.append(card)
            else:
                self.jackpots[colour(card)].append(card)

    def _begin_last_step(self) -> None:
        """LI-12: the rest of the deck goes the way of the market. LI-13: from the start marker,
        passed on already.
        """
        self._to_jackpots(self.deck)
        self.deck = []
        self.last_step = True
        self._begin_turn(self.start)

    def _finish(self) -> None:
        """LI-14: every line is closed. View, when over: `turn` null, lines empty. RULING 5."""
        for player in range(self.players):
            self._close(player)
        self.turn = None
        self.taken = False
        self.played = False
