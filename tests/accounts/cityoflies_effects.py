"""City of Lies: cards that are aimed at somebody: asking, blocking, and what they do. The middle
part of the account in cityoflies.py, which holds the rulings.
"""

from __future__ import annotations

from .cityoflies_knowing import Knowing
from .cityoflies_table import CARDS, ON_TABLE, REAL, Pending


class Effects(Knowing):
    """What cards do once they are played."""

    # ------------------------------------------------------------------ asking

    def _aim(self, player: int, words: list[str]) -> None:
        """CL-16: the card is pending and its target is asked; one's own table: nobody is.
        RULING 5.
        """
        card, at = words[0], int(words[1])
        what = words[2] if len(words) == 3 else None
        self._part(player, card)
        self.pending = Pending(card, player, at, what)
        if card == "forge":
            self._holds_a_false(player)
        if at == player:
            self._take_effect()
        else:
            self.stage = "asked"

    def _block(self, player: int) -> None:
        """CL-16: both cards are discarded, nothing happens. CL-A2: what was replaced stands."""
        self._part(player, "block")
        self.discard.append("block")
        self._finish()

    def _finish(self) -> None:
        """CL-16: the effect is over or blocked: the card is discarded."""
        if self.pending is not None:
            self.discard.append(self.pending.card)
        self._card_is_gone()

    def _card_is_gone(self) -> None:
        """Nothing is pending any more; the turn goes on."""
        self.pending = None
        self.shown = None
        self.given = {}
        self.stage = "go on"

    def _take_effect(self) -> None:
        """Nobody blocked."""
        assert self.pending is not None
        by, at, what = self.pending.by, self.pending.at, self.pending.what
        card = self.pending.card
        if card == "interrogate":
            self._interrogate(by, at)
        elif card == "reveal":
            self._reveal(by, at)
        elif card == "swap":
            self.stage = "give"
        elif card == "trap":
            self._trap(by, at)
        elif card == "steal":
            self._steal(by, at)
        elif card == "confiscate":
            self._confiscate(by, at, str(what))
        elif card == "false":
            self._place_false(by, at)
        elif card == "forge":
            self._forge(by, at, str(what))
        else:
            self._confuse(at)

    # ------------------------------------------------------------------ hands

    def _interrogate(self, by: int, at: int) -> None:
        """CL-9, CL-A4: the shadow, once a turn, chooses. RULING 9."""
        hand = self.hands[at]
        if hand and self.is_archetype(at, "shadow") and not self.shadow_asked:
            self.shadow_asked = True
            self._archetype_is_seen(at)
            self.stage = "show"
            return
        self._show_cards(by, at)

    def _show_cards(self, by: int, at: int) -> None:
        """CL-9, CL-A1: one card, or two, seen by `by` alone; the shadow's choice is one."""
        number = 2 if self.is_archetype(by, "interrogator") else 1
        number = min(number, len(self.hands[at]))
        if number == 2:
            self._archetype_is_seen(by)
        shown: list[str] = []
        rest = list(self.hands[at])
        if self.shown is not None:
            shown.append(self.shown)
            rest.remove(self.shown)
        shown += self._told_cards(rest, number - len(shown))
        self._was_shown(by, at, shown)
        for card in shown:
            self.seen[by].append({"card": card, "of": at, "round": self.round})
        self._finish()

    def _give(self, player: int, card: str) -> None:
        """CL-10: nothing shows until both gave."""
        self.given[player] = card
        if len(self.given) < 2:
            return
        one, other = self.given
        moved = [(one, other, self.given[one]), (other, one, self.given[other])]
        for giver, taker, gift in moved:
            self.seen[giver].append({"card": gift, "of": taker, "round": self.round})
        self._change_hands(moved, CARDS)
        self._finish()

    def _trap(self, by: int, at: int) -> None:
        """CL-11: by option, who plays it is asked for a card, if there is one."""
        if self.hands[at] and self.options["trap_choice"] == "chooser":
            self.stage = "name"
        else:
            self._spring(by, at, None)

    def _spring(self, by: int, at: int, named: str | None) -> None:
        """CL-11, CL-17: a random card, or the one named, is discarded, openly."""
        hit = named
        if hit is None and self.hands[at]:
            (hit,) = self._told_cards(self.hands[at], 1)
        if hit is not None:
            self._part(at, hit)
            self.discard.append(hit)
        self._finish()
        self._count_loss(by, "trap", hit)

    def _names(self, by: int, at: int) -> list[str]:
        """CL-11: the cards that one certainly knows there, and any."""
        known = [card for card in CARDS if self.certain[by][at][card] > 0]
        return [*(f"name {card}" for card in known), "random"]

    def _steal(self, by: int, at: int) -> None:
        """CL-12, CL-17: a random card changes hands; only the two see it. RULING 11."""
        hit = None
        if self.hands[at]:
            (hit,) = self._told_cards(self.hands[at], 1)
            told = [
                card
                for card in CARDS
                if self._is_loss("steal", card) == self._is_loss("steal", hit)
            ]
            self._change_hands([(at, by, hit)], told)
            self.seen[at].append({"card": hit, "of": by, "round": self.round})
        self._finish()
        self._count_loss(by, "steal", hit)

    def _count_loss(self, by: int, how: str, hit: str | None) -> None:
        """CL-17: whether the card that was hit makes a sabotage."""
        if hit is not None and self._is_loss(how, hit):
            self._count_sabotage(by)
            self._check_saboteur(by)

    def _is_loss(self, how: str, hit: str) -> bool:
        """CL-17: which hand card is a sabotage, by `sabotage_scope`."""
        scope = self.options["sabotage_scope"]
        if scope == "any_card":
            return True
        if scope == "any_useful" or (scope == "printed" and how == "trap"):
            return hit != "false"
        return hit in REAL

    # ------------------------------------------------------------------ tables

    def _reveal(self, by: int, owner: int) -> None:
        """CL-8, CL-18, CL-19: who exposes himself is eliminated."""
        self._reveal_one(owner, self._told_outcome())
        self._finish()
        if by == owner and self.falses(owner) >= self.falses_limit:
            self._drop_out(owner)
        else:
            self._check_exposure(owner, by)
        self._check_truth()

    def _confiscate(self, by: int, at: int, what: str) -> None:
        """CL-13, CL-17, CL-18: without a false, somebody's truth may reach the target."""
        assert what in ON_TABLE
        self.table[at][what] -= 1
        self.discard.append(what)
        self._finish()
        self._check_truth()
        if what in REAL and at != by:
            self._count_sabotage(by)
            self._check_saboteur(by)

    def _place_false(self, by: int, at: int) -> None:
        """CL-7, CL-19: the card lies before the other player."""
        self.table[at]["false"] += 1
        self._card_is_gone()
        self._check_exposure(at, by)

    def _forge(self, by: int, at: int, what: str) -> None:
        """CL-14, CL-17, CL-19, CL-24. CL-A2: the forger may go on."""
        assert self.pending is not None
        self.table[at][what] -= 1
        self.discard.append(what)
        self._part(by, "false")
        self.table[at]["false"] += 1
        self.pending.replaced += 1
        self._count_sabotage(by)
        if self._may_forge_again(by):
            decided = self._forgery_decides(by, at)
            if not decided:
                self._archetype_is_seen(by)
                self._holds_a_false(by)
                self.stage = "again"
                return
        self._finish()
        self._check_exposure(at, by)
        self._check_saboteur(by)

    def _forgery_decides(self, by: int, at: int) -> bool:
        """CL-19, CL-20: the first replacement ends the match."""
        if self.falses(at) >= self.falses_limit:
            return True
        enough = self.sabotage[by] >= self.options["sabotage_target"]
        return bool(self.options["sabotage_win"]) and enough

    def _may_forge_again(self, by: int) -> bool:
        """CL-A2: up to two, one `false` for each; by option another forgery, too. RULING 8."""
        assert self.pending is not None
        if not self.is_archetype(by, "forger") or self.pending.replaced != 1:
            return False
        if self.options["forger"] == "forgeries" and "forge" not in self.hands[by]:
            return False
        return "false" in self.hands[by] and bool(self._forgeries(by))

    def _forgeries(self, player: int) -> list[str]:
        """CL-14: a real evidence before another player."""
        return [
            f"forge {other} {card}"
            for other in self._others(player)
            for card in REAL
            if self.table[other][card] > 0
        ]

    def _confuse(self, at: int) -> None:
        """CL-15: not cumulative."""
        self.confused[at] = True
        self._finish()
