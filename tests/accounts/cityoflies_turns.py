"""City of Lies: turns and rounds, and what comes by itself in them (CL-1 to CL-5). A part of the
account in cityoflies.py; the RULINGS are there.
"""

from __future__ import annotations

from .cityoflies_effects import Effects

# What comes by itself; in all other stages somebody has to decide.
BY_ITSELF = ("begin", "draw", "go on", "end")


class Turns(Effects):
    """A match that goes on as far as nobody has a choice."""

    # ------------------------------------------------------------------ what comes by itself

    def _run(self) -> None:
        """RULING 1: until somebody has to decide, or the match is over."""
        while self.stage in BY_ITSELF:
            if self.stage == "begin":
                self._before_the_draw()
            elif self.stage == "draw":
                self._draw()
            elif self.stage == "go on":
                self._go_on()
            else:
                self._end_turn()

    def _begin_turn(self, player: int) -> None:
        """CL-2: nothing drawn or played yet."""
        self.turn = player
        self.drawn = False
        self.plays = 0
        self.evidence = False
        self.shadow_asked = False
        self.stage = "begin"

    def _before_the_draw(self) -> None:
        """CL-A3: the analyst is asked, unless deck and discards are empty. RULING 7."""
        assert self.turn is not None
        self.stage = "draw"
        if self.is_archetype(self.turn, "analyst"):
            self._refill()
            if self.deck:
                self.glimpsed[0].add(self.turn)
                self._archetype_is_seen(self.turn)
                self.stage = "analyst"

    def _draw(self) -> None:
        """CL-2, CL-5: one card, two in Circle III. CL-21, CL-23: both empty. RULINGS 2 and 3."""
        assert self.turn is not None
        found_nothing = False
        for _ in range(2 if self.circle == 3 else 1):
            self._refill()
            if self.deck:
                self._take_top(self.turn)
            else:
                found_nothing = True
        self.drawn = True
        self.stage = "go on"
        if found_nothing:
            self.last_round = True
            if not self._plays_now(self.turn):
                self._drop_out(self.turn)

    def _go_on(self) -> None:
        """CL-2, CL-3, CL-5, CL-15: play, else discard, else the turn is over."""
        assert self.turn is not None
        if self._must_play(self.turn):
            self.stage = "play"
        elif len(self.hands[self.turn]) > self.hand_limit():
            self.stage = "discard"
        else:
            self.stage = "end"

    def _must_play(self, player: int) -> bool:
        """CL-3: if he has a card that can be played. CL-15: unless he is confused."""
        allowed = 2 if self.circle == 3 else 1
        if self.confused[player] or self.plays >= allowed:
            return False
        return bool(self._plays_now(player))

    def hand_limit(self) -> int:
        """CL-2, CL-5."""
        return 6 if self.circle == 3 else 7

    def _end_turn(self) -> None:
        """CL-4, CL-15: the confusion ends; the next player clockwise, or the round ends."""
        assert self.turn is not None
        self.confused[self.turn] = False
        following = (self.turn + 1) % self.players
        while following != self.first and not self._in(following):
            following = (following + 1) % self.players
        if following == self.first:
            self._end_round()
        else:
            self._begin_turn(following)

    def _end_round(self) -> None:
        """CL-4: everybody had his turn. CL-23: the final count after the last round."""
        if self.last_round or self.round >= self.options["max_rounds"]:
            self._final_count()
            return
        self.round += 1
        while not self._in(self.first):
            self.first = (self.first + 1) % self.players
        self._begin_turn(self.first)
