"""City of Lies: which cards of another's hand somebody certainly knows to be there (the section
View, `known`; CL-11). Part of the account in cityoflies.py, which holds the rulings.

Nothing is concluded here but what the rule file says: cards shown, given, taken or lost are known
to the two; who forges holds a `false`, as all learn; a card seen in the deck is known in the hand
of whoever draws it; when the discards become the deck, all other cards lie open, and so a hand that
is the only one left is known. A known card is gone when its owner parts with one of that kind, and
no longer certain when one may have gone unseen.
"""

from __future__ import annotations

from collections import Counter

from .cityoflies_table import CARDS, Table

Viewer = int | None  # nobody: who sees only what all see


class Knowing(Table):
    """What everybody certainly knows of the others' hands."""

    def _lay_out(self) -> None:
        super()._lay_out()
        self.certain: dict[Viewer, list[Counter[str]]] = {
            viewer: [Counter() for _ in range(self.players)] for viewer in self._viewers()
        }
        self.glimpsed: list[set[int]] = []  # for each card of the deck, who saw it there

    def _viewers(self) -> list[Viewer]:
        return [None, *range(self.players)]

    def known(self, viewer: Viewer) -> list[list[str]]:
        """The section View."""
        return [
            [card for card in CARDS for _ in range(self.certain[viewer][owner][card])]
            if owner != viewer
            else []
            for owner in range(self.players)
        ]

    # ------------------------------------------------------------------ what all see

    def _part(self, owner: int, card: str) -> None:
        """A card leaves a hand openly."""
        self.hands[owner].remove(card)
        for viewer in self._viewers():
            self._no_longer(viewer, owner, [card])

    def _holds_a_false(self, owner: int) -> None:
        """CL-14: who forges, also if it is blocked; CL-A2: who is asked for a second."""
        for viewer in self._viewers():
            self._was_shown(viewer, owner, ["false"])

    def _drop_out(self, player: int) -> None:
        """CL-19: all his cards are seen going."""
        super()._drop_out(player)
        for viewer in self._viewers():
            self.certain[viewer][player].clear()

    # ------------------------------------------------------------------ what some see

    def _was_shown(self, viewer: Viewer, owner: int, cards: list[str]) -> None:
        """At least these are there; they may be the ones he knew."""
        for card, number in Counter(cards).items():
            self.certain[viewer][owner][card] = max(self.certain[viewer][owner][card], number)

    def _no_longer(self, viewer: Viewer, owner: int, cards: list[str]) -> None:
        """One of these may be, or is, the one that left."""
        for card in cards:
            if self.certain[viewer][owner][card] > 0:
                self.certain[viewer][owner][card] -= 1

    def _change_hands(self, moved: list[tuple[int, int, str]], told: list[str]) -> None:
        """Cards go from hand to hand: giver, taker, card. The two know it; all others only that it
        is one of those told."""
        for giver, taker, card in moved:
            self.hands[giver].remove(card)
            for viewer in self._viewers():
                if viewer != giver:
                    self._no_longer(viewer, giver, [card] if viewer == taker else told)
        for giver, taker, card in moved:
            self.hands[taker].append(card)
            self.certain[giver][taker][card] += 1

    # ------------------------------------------------------------------ the deck

    def _look_at_deck(self) -> None:
        """Nobody has seen anything of a new deck."""
        self.glimpsed = [set() for _ in self.deck]

    def _take_top(self, player: int) -> None:
        """CL-2. CL-A3: who saw the card in the deck knows it in the hand."""
        card = self.deck.pop(0)
        self.hands[player].append(card)
        for viewer in self.glimpsed.pop(0):
            self.certain[viewer][player][card] += 1

    def _refill(self) -> None:
        """CL-2: all cards but those of the hands lie open now, in the new deck."""
        before = self.deck
        super()._refill()
        if self.deck is before:
            return
        self._look_at_deck()
        for viewer in self._viewers():
            others = [who for who in range(self.players) if who != viewer and self.hands[who]]
            if len(others) == 1:
                self.certain[viewer][others[0]] = Counter(self.hands[others[0]])
