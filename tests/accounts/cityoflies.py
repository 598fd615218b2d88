"""A slow, plain account of City of Lies. Read it beside the rule file: every function names its
clauses. Its lower parts are cityoflies_table.py (box, options, counting, ends),
cityoflies_knowing.py (what is certainly known of hands), cityoflies_effects.py (cards aimed at
somebody), cityoflies_turns.py (turns and rounds) and cityoflies_position.py (reading a position).

Chance is never drawn here. Hands, deck, start player and archetypes are told at the start; with a
move, a `Chance` tells what it did in the course of it. `follows` says what has to be told next; a
move may need several things (a turn that nobody has a choice in passes by itself).

Rulings of this account, where the rule file leaves something open:

- RULING 1 (CL-2, CL-3): whatever leaves no choice happens by itself: drawing, a turn without a
  playable card, the end of a turn, also at the start of a position.
- RULING 2 (CL-5): in Circle III each of the two draws looks at deck and discards of its own; one
  that finds both empty is "a draw" for CL-21 and CL-23.
- RULING 3 (CL-21, CL-23): who drops out refills the discards, but the round in which both were
  empty at a draw stays the last one.
- RULING 4 (CL-9 to CL-15): targets are other players still in. Somebody confused can be confused
  again, without effect.
- RULING 5 (CL-8, CL-16): nobody is asked about a reveal of one's own hidden evidence.
- RULING 6 (CL-18): truth is looked at for everybody after every change, so another's reveal or a
  confiscated false may make its owner win.
- RULING 7 (CL-A3): with one card left in the deck, `bury` draws that same card. A confused analyst
  is asked too. In Circle III he is asked once, before the first of the two draws.
- RULING 8 (CL-A2): the forger is asked for a second replacement only if one is possible: a `false`
  in hand, and a real evidence before another player; not if the first one ended the match.
  With `forger` set to `forgeries` also a forgery in hand, which takes the place of the first one:
  that is discarded when the second is played.
- RULING 9 (CL-A4): the shadow is asked even with one card, or with equal ones. A blocked
  interrogation does not use up "once each turn".
- RULING 10 (CL-A1): the interrogator is seen when two cards are shown, not when there was one.
- RULING 11 (view, `seen`): in the order of happening, never forgotten; `of` is who holds the card
  after it: whose hand was interrogated, who got the card in a swap, who stole it. Cards trapped are
  not listed (everybody sees them among the discards), nor the cards that one was interrogated
  about, took or received (they are in one's hand).
- RULING 12 (view): `archetypes_seen` is the same for all viewers: what was shown to all. One's own
  archetype is in it only then; nothing is concluded.
- RULING 13 (view): `discard` is in card order; `circle` is 1, 2 or 3; `pending` has `at` the last
  one asked, also while the forger is asked for a second replacement, and stays until the effect is
  over (swap: both gave; interrogation: shown).
- RULING 14 (CL-10): until both gave, both cards stay in the hands, also in the givers' own views.
- RULING 15 (CL-19): `eliminated` is in the order of going; sabotages stay counted, a confusion
  ends, the archetype stays hidden.
- RULING 16 (view, when over): `turn`, `pending`, `top` are null; the rest stays as it was, the card
  that ended the match being discarded, or on the table. After a final count hidden evidences are
  noted and discarded.
- RULING 17 (result): a collective lie has no winners, and everybody loses, with utility 0. Scores
  of players who are out are 0.
- RULING 18 (position): `round`, `turn`, `hands` and `deck` are needed. The others are, if left out:
  `first` 0, `discard` empty, `table`, `notes`, `sabotage` zeros (also single entries), `confused`
  false, `eliminated` empty, `archetypes` null, `drawn` false, `plays` 0, `evidence` false.
- RULING 19 (position): impossible are: `turn` eliminated; an eliminated player with a hand, table
  or notes; fewer than two players in; more plays than the circle allows; `plays` or `evidence`
  before the draw; `evidence` without a play; plays by somebody confused; equal archetypes.
- RULING 20 (position): a position does not tell that both were empty at a draw, or that the shadow
  has chosen in this turn: neither is so. Nothing is remembered in `seen`.
- RULING 21 (CL-4): `first` stays the same from round to round, unless he is out.
- RULING 22 (CL-A4): the shadow chooses when he is interrogated; the printed sheet's "or by Reveal"
  is not in the clause, and hidden evidences of one player are alike.
"""

from __future__ import annotations

from copy import deepcopy
from fractions import Fraction
from typing import Any

from .cityoflies_table import (
    BOX,
    CARDS,
    ON_TABLE,
    REAL,
    Chance,
    MissingChanceError,
    Need,
    in_card_order,
    kinds,
)
from .cityoflies_turns import Turns


class CityOfLies(Turns):
    """One match of City of Lies."""

    # ------------------------------------------------------------------ setting up

    def __init__(
        self,
        options: dict[str, Any],
        hands: list[list[str]],
        deck: list[str],
        start: int,
        archetypes: list[str] | None = None,
    ) -> None:
        """CL-1: five cards each, the rest is the deck (the first card is drawn next); `start`
        begins, and nothing is drawn yet.
        """
        self._read_options(options)
        self._lay_out()
        self._check_player(start)
        self._check_archetypes(archetypes)
        if len(hands) != self.players or any(len(hand) != 5 for hand in hands):
            raise ValueError("five cards each")
        cards = [card for hand in hands for card in hand] + deck
        self._check_box(cards)
        if len(cards) != sum(BOX.values()):
            raise ValueError("60 cards")
        self.hands = [list(hand) for hand in hands]
        self.deck = list(deck)
        self._look_at_deck()
        self.archetypes = None if archetypes is None else list(archetypes)
        self.first = start
        self._begin_turn(start)
        self._run()

    @classmethod
    def from_position(
        cls, options: dict[str, Any], position: dict[str, Any], *, chance: Chance | None = None
    ) -> CityOfLies:
        """The section Position. RULINGS 1 and 18 to 20. What happens at once may need chance."""
        from .cityoflies_position import read_position

        match = cls.__new__(cls)
        match._read_options(options)
        match._lay_out()
        read_position(match, position)
        match.chance = chance or Chance()
        match._run()
        match._forget_chance()
        return match

    @classmethod
    def follows_position(
        cls, options: dict[str, Any], position: dict[str, Any], chance: Chance | None = None
    ) -> Need | None:
        """What chance still has to tell for a position to begin."""
        try:
            cls.from_position(options, position, chance=chance)
        except MissingChanceError as missing:
            return missing.need
        return None

    def position(self) -> dict[str, Any]:
        """The section Position: this moment, as far as a position tells it (RULING 20)."""
        if self.over or self.pending is not None:
            raise ValueError("no position tells this")
        return {
            "round": self.round,
            "turn": self.turn,
            "first": self.first,
            "hands": deepcopy(self.hands),
            "deck": list(self.deck),
            "discard": list(self.discard),
            "table": deepcopy(self.table),
            "notes": deepcopy(self.notes),
            "sabotage": list(self.sabotage),
            "confused": list(self.confused),
            "eliminated": list(self.eliminated),
            "archetypes": deepcopy(self.archetypes),
            "drawn": self.drawn,
            "plays": self.plays,
            "evidence": self.evidence,
        }

    # ------------------------------------------------------------------ moves

    @property
    def over(self) -> bool:
        return self.stage == "over"

    def actors(self) -> tuple[int, ...]:
        """The player in turn; CL-16, CL-A4: the target; CL-10: both, until they gave."""
        if self.over:
            return ()
        if self.stage in ("asked", "show"):
            assert self.pending is not None
            return (self.pending.at,)
        if self.stage == "give":
            assert self.pending is not None
            two = sorted([self.pending.by, self.pending.at])
            return tuple(player for player in two if player not in self.given)
        assert self.turn is not None
        return (self.turn,)

    def legal(self, player: int) -> list[str]:
        """The section Moves, in its order."""
        self._check_player(player)
        if player not in self.actors():
            return []
        hand = kinds(self.hands[player])
        if self.stage == "asked":  # CL-16
            return ["allow", "block"] if "block" in hand else ["allow"]
        if self.stage == "give":  # CL-10
            return [f"give {card}" for card in hand]
        if self.stage == "discard":  # CL-2
            return [f"discard {card}" for card in hand]
        if self.stage == "analyst":  # CL-A3
            return ["draw", "bury"]
        if self.stage == "show":  # CL-A4
            return [f"show {card}" for card in hand]
        if self.stage == "name":  # CL-11
            assert self.pending is not None
            return self._names(player, self.pending.at)
        if self.stage == "again":  # CL-A2
            return [*self._forgeries(player), "enough"]
        return self._plays_now(player)

    def _plays_now(self, player: int) -> list[str]:
        """CL-3, CL-5: what can be played in one's turn; after an evidence no other evidence."""
        hand = self.hands[player]
        moves = [] if self.evidence else [card for card in REAL if card in hand]
        for card in CARDS:
            if card in hand and card not in REAL and card != "block":
                moves += self._aims(player, card)
        return moves

    def _aims(self, player: int, card: str) -> list[str]:
        """CL-7 to CL-15: whom or what a card can be aimed at. RULING 4."""
        others = self._others(player)
        if card == "reveal":  # CL-8: one's own, too
            at = [who for who in self._players_in() if self.table[who]["hidden"] > 0]
            return [f"reveal {who}" for who in at]
        if card == "swap":  # CL-10: a card of the target, and another one of one's own
            if len(self.hands[player]) < 2:
                return []
            return [f"swap {who}" for who in others if self.hands[who]]
        if card == "confiscate":
            return self._confiscations(player)
        if card == "forge":  # CL-14
            return self._forgeries(player) if "false" in self.hands[player] else []
        return [f"{card} {who}" for who in others]

    def _confiscations(self, player: int) -> list[str]:
        """CL-13: any evidence before another; by option a false before oneself."""
        moves = []
        for who in self._players_in():
            for what in ON_TABLE:
                own = who == player
                allowed = self.options["confiscate_own_false"] and what == "false"
                if self.table[who][what] > 0 and (not own or allowed):
                    moves.append(f"confiscate {who} {what}")
        return moves

    def follows(self, player: int, move: str, chance: Chance | None = None) -> Need | None:
        """What chance still has to tell for a move, given what it has told; None: nothing."""
        try:
            self._tried(player, move, chance)
        except MissingChanceError as missing:
            return missing.need
        return None

    def play(self, player: int, move: str, *, chance: Chance | None = None) -> None:
        """One move, tried on a copy, so that bad chance leaves everything as it was."""
        self.__dict__ = self._tried(player, move, chance).__dict__

    def _tried(self, player: int, move: str, chance: Chance | None) -> CityOfLies:
        """A copy, after the move."""
        if move not in self.legal(player):
            raise ValueError(f"not legal for player {player}: {move!r}")
        trial = deepcopy(self)
        trial.chance = chance or Chance()
        trial._carry_out(player, move)
        trial._run()
        trial._forget_chance()
        return trial

    def _forget_chance(self) -> None:
        self.chance = Chance()
        self.decks_used = 0

    def _carry_out(self, player: int, move: str) -> None:
        """The move itself, by what was asked."""
        words = move.split()
        if self.stage == "play":
            self._play_card(player, words)
        elif self.stage == "asked":
            if move == "block":
                self._block(player)
            else:
                self._take_effect()
        elif self.stage == "give":
            self._give(player, words[1])
        elif self.stage == "discard":
            self._part(player, words[1])
            self.discard.append(words[1])
            self.stage = "go on"
        elif self.stage == "analyst":
            if move == "bury":
                self.deck.append(self.deck.pop(0))
                self.glimpsed.append(self.glimpsed.pop(0))
            self.stage = "draw"
        elif self.stage == "show":
            assert self.pending is not None
            self.shown = words[1]
            self._show_cards(self.pending.by, player)
        elif self.stage == "name":
            assert self.pending is not None
            named = None if move == "random" else words[1]
            self._spring(player, self.pending.at, named)
        elif move == "enough":
            self._finish()
        else:
            self._forge_again(words)

    def _play_card(self, player: int, words: list[str]) -> None:
        """CL-6: evidence lies before its owner; all other cards are aimed at somebody."""
        self.plays += 1
        card = words[0]
        if card not in REAL:
            self._aim(player, words)
            return
        self.evidence = True
        self._part(player, card)
        self.table[player][card] += 1
        self.stage = "go on"
        self._check_truth()

    def _forge_again(self, words: list[str]) -> None:
        """CL-A2: the card, or by option another, is aimed a second time; its target is asked."""
        assert self.pending is not None
        if self.options["forger"] == "forgeries":
            self._part(self.pending.by, "forge")
            self.discard.append("forge")
        self._holds_a_false(self.pending.by)
        self.pending.at = int(words[1])
        self.pending.what = words[2]
        self.stage = "asked"

    # ------------------------------------------------------------------ views and result

    def view(self, player: int | None) -> dict[str, Any]:
        """The section View. RULINGS 11 to 16."""
        if player is not None:
            self._check_player(player)
        everybody = range(self.players)
        return {
            "game": "cityoflies",
            "players": self.players,
            "me": player,
            "round": self.round,
            "circle": self.circle,
            "hand": None if player is None else in_card_order(self.hands[player]),
            "hand_counts": [len(hand) for hand in self.hands],
            "table": deepcopy(self.table),
            "notes": deepcopy(self.notes),
            "truth": [self.truth(who) for who in everybody],
            "falses": [self.falses(who) for who in everybody],
            "sabotage": list(self.sabotage),
            "confused": list(self.confused),
            "eliminated": list(self.eliminated),
            "deck": len(self.deck),
            "discard": in_card_order(self.discard),
            "archetype": self._own_archetype(player),
            "archetypes_seen": list(self.archetypes_seen),
            "seen": [] if player is None else deepcopy(self.seen[player]),
            "top": self._top_seen(player),
            "known": self.known(player),
            "pending": self._pending_seen(),
            "turn": self.turn,
            "moves": [] if player is None else self.legal(player),
        }

    def _own_archetype(self, player: int | None) -> str | None:
        if player is None or self.archetypes is None:
            return None
        return self.archetypes[player]

    def _top_seen(self, player: int | None) -> str | None:
        """CL-A3: the analyst, while he is asked."""
        if self.stage == "analyst" and player is not None and player == self.turn:
            return self.deck[0]
        return None

    def _pending_seen(self) -> dict[str, Any] | None:
        """CL-16: public. RULING 13."""
        if self.pending is None:
            return None
        return {"card": self.pending.card, "by": self.pending.by, "at": self.pending.at}

    def result(self) -> dict[str, Any]:
        """The section Result, and utility as in the README. RULING 17."""
        if not self.over:
            raise ValueError("the match is not over")
        scores = self.final_scores
        if scores is None:
            scores = [self.truth(who) for who in range(self.players)]
        winners = [] if self.winner is None else [self.winner]
        losers = [who for who in range(self.players) if who not in winners]
        utility = [Fraction(0)] * self.players
        if winners:
            for who in losers:
                utility[who] = Fraction(-1, len(losers))
            utility[winners[0]] = Fraction(1)
        return {
            "scores": list(scores), "winners": winners, "losers": losers, "utility": utility,
            "reason": self.reason,
        }  # fmt: skip
