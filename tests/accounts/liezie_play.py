"""The Lie Zie: cards, drafts, rounds and prizes (LZ-1 to LZ-18). The part of the account in
liezie.py that plays; the RULINGS are there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .contract import Seats, all_options, is_number

DEFAULTS: dict[str, Any] = {"draft": "free", "lead_after_out": "most_cards", "passes": 3}
COLOURS = "rbgy"
FULL = 12
FACES = [f"{colour}{number}" for colour in COLOURS for number in (1, 2, 3, 4)]


def shares_one(front: str, back: str) -> bool:
    """LZ-1: the back shares exactly one of colour and number with the front."""
    return (front[0] == back[0]) != (front[1] == back[1])


ALL_CARDS = [
    f"{front}|{back}" for front in FACES for back in FACES if shares_one(front, back)
]  # fmt: skip


@dataclass
class Chance:
    """Which card (`front|back`) a `take` or a `prize` turned out to be."""

    card: str


def front_of(card: str) -> str:
    return card[:2]


def back_of(card: str) -> str:
    return card[3:]


def colours_of(cards: list[str]) -> set[str]:
    """The colours of the fronts."""
    return {front_of(card)[0] for card in cards}


def number_of(cards: list[str]) -> int:
    """LZ-8: the fronts, read from left to right: 3, 2, 3 is 323."""
    return int("".join(front_of(card)[1] for card in cards))


class Play(Seats):
    """A match as it is begun and played."""

    # ------------------------------------------------------------------ setting up

    def __init__(self, options: dict[str, Any], first: int | None = None) -> None:
        """LZ-2 to LZ-4: the first draft; with `turns`, `first` begins it."""
        self._read_options(options)
        if self.draft == "turns":
            self._check_player(first)
        elif first is not None:
            raise ValueError("nobody begins a free draft")
        self.first = first
        self.prizes: list[list[str]] = [[] for _ in range(self.players)]
        self.seen_in_passes: list[dict[int | None, list[str]]] = []
        self._begin_pass(1)

    def _read_options(self, options: dict[str, Any]) -> None:
        """The section Options, and the number of players."""
        given = all_options(options, DEFAULTS)
        if not is_number(given["players"]) or not 2 <= given["players"] <= 6:
            raise ValueError("players: 2-6")
        if given["draft"] not in ("free", "turns"):
            raise ValueError("draft: free or turns")
        if given["lead_after_out"] not in ("most_cards", "winner", "most_cards_always"):
            raise ValueError("lead_after_out: most_cards, winner or most_cards_always")
        most = 4 if given["players"] == 6 else 5  # LZ-18
        if not is_number(given["passes"]) or not 1 <= given["passes"] <= most:
            raise ValueError(f"passes: 1-{most}")
        self.players: int = given["players"]
        self.draft: str = given["draft"]
        self.lead_after_out: str = given["lead_after_out"]
        self.passes: int = given["passes"]

    def _begin_pass(self, number: int) -> None:
        """LZ-3, LZ-17: all cards but the prizes lie on the table; hands are empty."""
        won = [card for owner in self.prizes for card in owner]
        self.number_of_pass = number
        self.phase = "draft"
        self.table = [card for card in ALL_CARDS if card not in won]
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.unplaced: list[str | None] = [None] * self.players
        self.discarded: list[str] = []
        self.out: list[int] = []
        self.ready: int | None = None
        self.taken = 0
        self.turn: int | None = self.first
        self._clear_round()

    def _clear_round(self) -> None:
        """No round is being played."""
        self.leader: int | None = None
        self.led: str | None = None
        self.number: int | None = None
        self.best: int | None = None
        self.acted: list[int] = []
        self.plays: list[dict[str, Any]] = []

    # ------------------------------------------------------------------ moves

    @property
    def over(self) -> bool:
        """LZ-18: all passes are played."""
        return self.phase == "over"

    def actors(self) -> tuple[int, ...]:
        """LZ-4: in a free draft whoever has fewer than 12; else the player in turn."""
        if self.phase == "draft" and self.draft == "free":
            return tuple(who for who in range(self.players) if len(self.hands[who]) < FULL)
        return () if self.turn is None else (self.turn,)

    def legal(self, player: int) -> list[str]:
        """LZ-3, LZ-5, LZ-8, LZ-9, LZ-15, in the order of the section Moves."""
        self._check_player(player)
        if player not in self.actors():
            return []
        if self.phase == "draft":
            if self.unplaced[player] is None:
                return [f"take {back}" for back in self._backs_on_table()]
            return ["left", "right"] if self.hands[player] else ["left"]
        if self.phase == "prize":
            return [f"prize {back}" for back in self._backs_on_table()]
        return self._play_moves(player)

    def _backs_on_table(self) -> list[str]:
        """LZ-3, LZ-15: cards are chosen by their backs; by colour, then number."""
        there = [back_of(card) for card in self.table]
        return [back for back in FACES if back in there]

    def _play_moves(self, player: int) -> list[str]:
        """LZ-8, LZ-9: by position, then length; whoever does not lead may pass."""
        hand = self.hands[player]
        moves = []
        for place in range(1, len(hand) + 1):
            for length in (1, 2, 3):
                if place + length - 1 <= len(hand):
                    cards = hand[place - 1 : place - 1 + length]
                    if self._may_play(cards):
                        moves.append(f"play {place} {length}")
        return moves if self.led is None else [*moves, "pass"]

    def _may_play(self, cards: list[str]) -> bool:
        """LZ-8: of one colour; LZ-9: the colour led, and a greater number than the last."""
        if len(colours_of(cards)) != 1:
            return False
        if self.led is None:
            return True
        assert self.number is not None
        return colours_of(cards) == {self.led} and number_of(cards) > self.number

    def follows(self, player: int, move: str) -> str:
        """Which chance a move needs: "card" (a `take` or a `prize`) or "nothing"."""
        if move not in self.legal(player):
            raise ValueError(f"not legal for player {player}: {move!r}")
        return "card" if move.startswith(("take ", "prize ")) else "nothing"

    def play(self, player: int, move: str, *, chance: Chance | None = None) -> None:
        """One move. `chance` is looked at only with a `take` or a `prize`."""
        if self.follows(player, move) == "card":
            card = self._told_card(move.split()[1], chance)
            self.table.remove(card)
            if self.phase == "draft":
                self.unplaced[player] = card
            else:
                self._take_prize(player, card)
        elif self.phase == "draft":
            self._place(player, move)
        else:
            self._act(player, move)

    def _told_card(self, back: str, chance: Chance | None) -> str:
        """Moves: which of the alike cards it is, chance decides."""
        if chance is None:
            raise ValueError("chance has to tell the card")
        if chance.card not in self.table or back_of(chance.card) != back:
            raise ValueError(f"not such a card on the table: {chance.card!r}")
        return chance.card

    # ------------------------------------------------------------------ draft

    def _place(self, player: int, side: str) -> None:
        """LZ-3, LZ-5: at the left or right end. LZ-6: who has 12 first is ready."""
        card = self.unplaced[player]
        assert card is not None
        self.unplaced[player] = None
        if side == "left":
            self.hands[player].insert(0, card)
        else:
            self.hands[player].append(card)
        if len(self.hands[player]) == FULL and self.ready is None:
            self.ready = player
        if all(len(hand) == FULL for hand in self.hands):
            self.phase = "play"
            self._begin_round(self.ready)
        elif self.draft == "turns":
            self.turn = self._next_in_draft(player)

    def _next_in_draft(self, player: int) -> int:
        """LZ-4, `turns`: clockwise, whoever has fewer than 12."""
        following = (player + 1) % self.players
        while len(self.hands[following]) == FULL:
            following = (following + 1) % self.players
        return following

    # ------------------------------------------------------------------ play

    def _begin_round(self, leader: int | None) -> None:
        """LZ-7, LZ-8: the leader is in turn."""
        self._clear_round()
        self.leader = leader
        self.turn = leader

    def _act(self, player: int, move: str) -> None:
        """LZ-7 to LZ-12, LZ-14: play or pass; then the pass, the round or neither is over."""
        self.acted.append(player)
        if move != "pass":
            place, length = (int(word) for word in move.split()[1:])
            self._lay(player, place, length)
            if not self.hands[player]:  # LZ-12
                self.out.append(player)
                if self._pass_is_over():  # LZ-14: at once
                    self._begin_prizes()
                    return
        self.turn = self._next_in_round(player)
        if self.turn is None:
            self._begin_round(self._next_leader())

    def _lay(self, player: int, place: int, length: int) -> None:
        """LZ-8, LZ-9: the number stands; LZ-10: the rest closes up; LZ-11: face up."""
        cards = self.hands[player][place - 1 : place - 1 + length]
        del self.hands[player][place - 1 : place - 1 + length]
        (self.led,) = colours_of(cards)
        self.number = number_of(cards)
        self.best = player
        self.plays.append({"player": player, "cards": cards, "number": self.number})
        self.discarded += cards

    def _next_in_round(self, player: int) -> int | None:
        """LZ-7: clockwise, who has cards and has not acted; None when the round is over."""
        for step in range(1, self.players):
            following = (player + step) % self.players
            if self.hands[following] and following not in self.acted:
                return following
        return None

    def _next_leader(self) -> int:
        """LZ-11: the winner of the round; LZ-13: another rule if somebody went out in it."""
        assert self.best is not None
        somebody_went_out = any(not self.hands[who] for who in self.acted)
        if self.lead_after_out == "most_cards_always":
            somebody_went_out = bool(self.out)
        if not somebody_went_out:
            return self.best
        if self.lead_after_out == "winner" and self.hands[self.best]:
            return self.best
        most = max(len(hand) for hand in self.hands)
        leader = (self.out[-1] + 1) % self.players
        while len(self.hands[leader]) != most:
            leader = (leader + 1) % self.players
        return leader

    def _pass_is_over(self) -> bool:
        """LZ-14: the third is out; with two or three players only one has cards left."""
        if self.players >= 4:
            return len(self.out) >= 3
        return self.players - len(self.out) <= 1

    # ------------------------------------------------------------------ prizes

    def prize_order(self) -> list[int]:
        """LZ-15: who takes the first, second, ... prize: 3, 2, 1; with two players 3, 1."""
        with_cards = [who for who in range(self.players) if who not in self.out]
        places = (self.out + with_cards)[:3]
        shares = [3, 1] if self.players == 2 else [3, 2, 1]
        order = []
        for who, share in zip(places, shares, strict=True):
            order += [who] * share
        return order

    def _begin_prizes(self) -> None:
        """LZ-14, LZ-15: the pass is over; the first begins."""
        self.phase = "prize"
        self.taken = 0
        self._clear_round()
        self._next_prize()

    def _take_prize(self, player: int, card: str) -> None:
        """LZ-15, LZ-16."""
        self.prizes[player].append(card)
        self.taken += 1
        self._next_prize()

    def _next_prize(self) -> None:
        """LZ-15: who is next; nobody when all are taken or the pile is used up. RULING 7."""
        order = self.prize_order()
        if self.taken < len(order) and self.table:
            self.turn = order[self.taken]
        else:
            self._end_pass()

    def _end_pass(self) -> None:
        """LZ-17, LZ-18: another pass, or the end. RULING 8."""
        won = sum(len(owner) for owner in self.prizes)
        enough = len(ALL_CARDS) - won >= FULL * self.players
        if self.number_of_pass == self.passes or not enough:
            self.phase = "over"
            self.turn = None
            return
        self.seen_in_passes.append(
            {viewer: self._seen_now(viewer) for viewer in [*range(self.players), None]}
        )
        if self.first is not None:  # LZ-4
            self.first = (self.first + 1) % self.players
        self._begin_pass(self.number_of_pass + 1)
