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

from .contract import known_keys, shared_win
from .lineit_cards import (
    BETS,
    COLOURS,
    NUMBERS,
    colour,
    in_sorted_order,
    is_bet,
    is_line,
)  # fmt: skip
from .lineit_play import Play

POSITION_KEYS = {
    "deck", "market", "hands", "lines", "piles", "bets", "jackpots",
    "start", "turn", "taken", "played", "last_step", "seed",
}  # fmt: skip


class LineIt(Play):
    """One match of Line-it."""

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
