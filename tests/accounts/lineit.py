"""A slow, plain account of Line-it. Read it beside the rule file: every function names its clauses.

Chance is never drawn here. The order of the deck and who has the start marker are told to the
account. Cards are words: "1" to "100", "+3", "+4", "+5".

Rulings of this account, where the rule file leaves something open:

- RULING 1 (Moves): of two equal bets in the market the first in market order is taken, of two in
  a hand the first in hand order is played. Cards taken to the hand go to its end; what is left
  keeps its order. The one move for two equal bets stands in `legal` where the first of them lies.
- RULING 2 (LI-11, LI-12): cards go to the end of their jackpot, in market order, then in deck
  order.
- RULING 3 (LI-13): in the last step a turn is one decision for each card. Playing the last one
  that is allowed ends it, so that `taken` is always false there, and `played` unless one card of
  two was played; a last-step position that says otherwise contradicts itself.
- RULING 4 (LI-12): this is looked at after a round only; a deck of exactly one market is still
  played.
- RULING 5 (LI-14, view when over): hands stay as they are (they count nothing), jackpots nobody
  won stay too, `last_step` stays true, `start` stays with who had it in the last step.
- RULING 6 (LI-8): a bet is settled into `bets` as plus or minus its value, in the order of
  closing; the bet card is out of the game then and is neither one of the three discarded cards
  (LI-9) nor a point.
- RULING 7 (LI-4, LI-5): taking, playing and closing go in any order: a player may close before
  taking, play, take, and so on. Nothing has to fit at the end of a turn.
- RULING 8 (position defaults): lists empty, piles 0, `start` 0, `turn` the start player, the rest
  false. The size of the market still has to be right, so `market` can be left out in the last
  step only.
"""

from __future__ import annotations

from typing import Any

from .contract import Seats, all_options, known_keys, shared_win
from .lineit_cards import (
    BETS,
    COLOURS,
    NUMBERS,
    bet_value,
    colour,
    each_once,
    fits,
    in_sorted_order,
    is_bet,
    is_line,
    numbers_after_bet,
)  # fmt: skip

DEFAULTS: dict[str, Any] = {
    "bet_rule": "at_least", "hand_limit": 2, "last_cards": 1, "last_card": "may",
    "open_hands": True,
}  # fmt: skip
POSITION_KEYS = {
    "deck", "market", "hands", "lines", "piles", "bets", "jackpots",
    "start", "turn", "taken", "played", "last_step", "seed",
}  # fmt: skip


class LineIt(Seats):
    """One match of Line-it."""

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

    # ------------------------------------------------------------------ positions

    @classmethod
    def from_position(cls, options: dict[str, Any], position: dict[str, Any]) -> LineIt:
        """The section Position. RULINGS 3 and 8. A turn with nothing to decide ends by itself at
        once.
        """
        match = cls.__new__(cls)
        match._read_options(options)
        known_keys(position, POSITION_KEYS)
        nobody: list[list[Any]] = [[] for _ in range(match.players)]
        match.deck = list(position.get("deck", []))
        match.market = list(position.get("market", []))
        match.hands = [list(hand) for hand in position.get("hands", nobody)]
        match.lines = [list(line) for line in position.get("lines", nobody)]
        match.piles = list(position.get("piles", [0] * match.players))
        match.bets = [list(settled) for settled in position.get("bets", nobody)]
        match.jackpots = {
            name: list(position.get("jackpots", {}).get(name, [])) for name in COLOURS
        }
        match.discards = []  # which ones a position does not tell
        match.start = position.get("start", 0)
        match.turn = position.get("turn", match.start)
        match.taken = position.get("taken", False)
        match.played = position.get("played", False)
        match.last_step = position.get("last_step", False)
        for name in position.get("jackpots", {}):
            if name not in COLOURS:
                raise ValueError(f"no such jackpot: {name}")
        match._check_seats()
        match._check_cards()
        match._check_places()
        match._check_market()
        match._go_on_while_nothing_to_decide()
        return match

    def _check_seats(self) -> None:
        """Position: the right number of everything, and players who exist."""
        for name, what in (
            ("hands", self.hands),
            ("lines", self.lines),
            ("piles", self.piles),
            ("bets", self.bets),
        ):
            if len(what) != self.players:
                raise ValueError(f"{name}: one a player")
        self._check_player(self.start)
        if self.turn is None:
            raise ValueError("turn: a player")
        self._check_player(self.turn)
        for flag in (self.taken, self.played, self.last_step):
            if not isinstance(flag, bool):
                raise ValueError("taken, played, last_step: true or false")

    def _cards_in_sight(self) -> list[str]:
        """All cards that are in somebody's list."""
        cards = self.deck + self.market
        for some in self.hands + self.lines + list(self.jackpots.values()):
            cards = cards + some
        return cards

    def _check_cards(self) -> None:
        """LI-1: a number once, a bet value twice (settled ones included), and pile cards that can
        exist.
        """
        cards = self._cards_in_sight()
        for card in cards:
            if card not in NUMBERS and card not in BETS:
                raise ValueError(f"no such card: {card!r}")
        for card in NUMBERS:
            if cards.count(card) > 1:
                raise ValueError(f"{card} is there twice")
        settled = [points for player in self.bets for points in player]
        for points in settled:
            if points not in (-5, -4, -3, 3, 4, 5):
                raise ValueError(f"no such bet: {points!r}")
        for value in (3, 4, 5):
            if cards.count(f"+{value}") + settled.count(value) + settled.count(-value) > 2:
                raise ValueError(f"more than two bets of {value}")
        unaccounted = 100 - len([card for card in cards if not is_bet(card)])
        if any(pile < 0 for pile in self.piles) or sum(self.piles) > unaccounted:
            raise ValueError("more pile cards than are unaccounted for")

    def _check_places(self) -> None:
        """LI-3, LI-6, LI-11: hands, lines and jackpots hold what they may hold."""
        if any(len(hand) > self.hand_limit for hand in self.hands):
            raise ValueError("a hand over the limit")
        if not all(is_line(line) for line in self.lines):
            raise ValueError("a line against LI-6")
        for name, cards in self.jackpots.items():
            if any(is_bet(card) or colour(card) != name for card in cards):
                raise ValueError("a wrong card in a jackpot")

    def _check_market(self) -> None:
        """LI-2, LI-3: players + 2 cards, less those taken this round; none, and no deck, in the
        last step.
        """
        assert self.turn is not None
        if self.last_step:
            if self.deck or self.market:
                raise ValueError("a last step with deck or market")
            if self.taken or (self.played and self.last_cards == 1):
                raise ValueError("a last step with taken or played")
            return
        turns_over = (self.turn - self.start) % self.players
        taken = turns_over + (1 if self.taken else 0)
        if len(self.market) != self._market_size() - taken:
            raise ValueError("a market of the wrong size")

    def position(self) -> dict[str, Any]:
        """The section Position: this moment."""
        if self.over:
            raise ValueError("the match is over")
        return {
            "deck": list(self.deck),
            "market": list(self.market),
            "hands": [list(hand) for hand in self.hands],
            "lines": [list(line) for line in self.lines],
            "piles": list(self.piles),
            "bets": [list(settled) for settled in self.bets],
            "jackpots": {name: list(self.jackpots[name]) for name in COLOURS},
            "start": self.start,
            "turn": self.turn,
            "taken": self.taken,
            "played": self.played,
            "last_step": self.last_step,
        }

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

    # ------------------------------------------------------------------ views and result

    def scores(self) -> list[int]:
        """LI-14: cards in the pile plus and minus bets. Open lines and hands count nothing."""
        return [self.piles[player] + sum(self.bets[player]) for player in range(self.players)]

    def view(self, player: int | None) -> dict[str, Any]:
        """The section View: everything but the order of the deck is public. LI-15: perhaps hands
        are not shown.
        """
        seen = self._all_but_hands(player)
        if self.open_hands:
            return {
                **seen,
                "hands": [list(hand) for hand in self.hands],
                "unseen": in_sorted_order(self.deck),
            }
        unseen = list(self.deck)
        for who in range(self.players):
            if self.deck and who != player:
                unseen += self.hands[who]
        return {
            **seen,
            "hands": [
                list(self.hands[who]) if who == player else None for who in range(self.players)
            ],
            "held": [len(hand) for hand in self.hands],
            "unseen": in_sorted_order(unseen),
        }

    def _all_but_hands(self, player: int | None) -> dict[str, Any]:
        """The section View: market, lines, piles, bets, jackpots and whose turn it is."""
        return {
            "game": "lineit",
            "players": self.players,
            "me": player,
            "market": list(self.market),
            "lines": [list(line) for line in self.lines],
            "piles": list(self.piles),
            "bets": [list(settled) for settled in self.bets],
            "scores": self.scores(),
            "jackpots": {name: list(self.jackpots[name]) for name in COLOURS},
            "deck": len(self.deck),
            "start": self.start,
            "turn": self.turn,
            "taken": self.taken,
            "played": self.played,
            "last_step": self.last_step,
            "moves": [] if player is None else self.legal(player),
        }

    def result(self) -> dict[str, Any]:
        """LI-14: the most points win, a tie is shared. Utility as the README says for all games."""
        if not self.over:
            raise ValueError("the match is not over")
        scores = self.scores()
        winners = [who for who in range(self.players) if scores[who] == max(scores)]
        return shared_win(scores, winners)
