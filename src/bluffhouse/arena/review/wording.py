"""What a review says, in a language: for text and page alike."""

from collections.abc import Sequence

from bluffhouse.arena.review.judge import BLUNDER, Judged, Review, Seating
from bluffhouse.arena.speech import Speech
from bluffhouse.bots import MASTER

HEADS = ("number", "move", "before", "after", "loss", "luck", "verdict")
NOTHING = "–"
SHOWN = 3  # moves of a mixture; more are hinted at
SUMS = ("start", "luck", "loss", "result", "blunders", "lies")


class ReviewWording(Speech):
    def __init__(self, found: Review, names: Sequence[str], lang: str) -> None:
        super().__init__(found.game, lang)
        self.found, self.names = found, names

    @property
    def title(self) -> str:
        return self.say("review-title", game=self.say("name"))

    @property
    def facts(self) -> list[str]:
        found = self.found
        asked = [self.say("review-bot", bot=found.bot)] if found.bot is not None else []
        return [
            ", ".join(self.names),
            self.say("review-decisions", count=len(found.decisions)),
            self.say("review-playouts", playouts=found.playouts, seed=str(found.seed)),
            self.say("review-judges", master=self._mastered, count=len(found.decisions)),
            *asked,
        ]

    @property
    def options(self) -> list[tuple[str, str]]:
        return []

    @property
    def stopped(self) -> str | None:
        return None

    @property
    def heads(self) -> list[str]:
        *heads, verdict = HEADS
        advice = ["advice"] if self.found.bot is not None else []
        return [self.say(f"review-{head}") for head in (*heads, *advice, verdict)]

    @property
    def sums(self) -> list[str]:
        advised = ["advised"] if self.found.bot is not None else []
        return [self.say(f"review-{head}") for head in (*SUMS, *advised)]

    @property
    def note(self) -> str:
        note = self.say("review-note", blunder=self.figures.share(BLUNDER, 0))
        if any(judged.mixture for judged in self.found.decisions):
            note += " " + self.say("review-note-master")
        said = [judged.advice for judged in self.found.decisions if judged.advice is not None]
        failed = [advice.why for advice in said if advice.why is not None]
        if failed:
            note += " " + self.say("review-bot-failed", count=len(failed), why=failed[0])
        return note

    @property
    def _mastered(self) -> int:
        """How many decisions the master judged."""
        return sum(judged.judge == MASTER for judged in self.found.decisions)

    def own(self, player: int) -> list[Judged]:
        return [judged for judged in self.found.decisions if judged.player == player]

    def summary(self, seat: Seating) -> list[str]:
        f = self.figures
        return [
            f.share(seat.start), self._signed(seat.luck), self._signed(-seat.loss),
            f.share(seat.result), str(seat.blunders), str(seat.lies), *self._advised(seat),
        ]  # fmt: skip

    def _advised(self, seat: Seating) -> list[str]:
        if self.found.bot is None:
            return []
        return [self._signed(-seat.advised) if seat.advised is not None else NOTHING]

    def row(self, judged: Judged) -> list[str]:
        f = self.figures
        return [
            str(judged.number), judged.move, f.share(judged.before), f.share(judged.after),
            f.share(judged.loss), self._signed(judged.luck), *self._advice(judged),
            self.verdict(judged),
        ]  # fmt: skip

    def _advice(self, judged: Judged) -> list[str]:
        """The move of the bot that was asked, and what it loses."""
        if judged.advice is None:
            return []
        if judged.advice.loss is None:
            return [NOTHING]
        return [f"{judged.advice.move} ({self.figures.share(judged.advice.loss)})"]

    def verdict(self, judged: Judged) -> str:
        """What the mark says, and what was better if anything was; or how the master mixes."""
        if not judged.mixture:
            mark = judged.mark and f"review-mark-{judged.mark}"
            return self.say(mark, best=judged.best) if mark else ""
        sign = [self.say(f"review-sign-{judged.mark}")] if judged.mark else []
        return " · ".join([*sign, self.say("review-solved", mixture=self.mixture(judged))])

    def mixture(self, judged: Judged) -> str:
        """How often the master would make which move, the likeliest ones."""
        told = list(judged.mixture.items())
        said = [f"{move} {self.figures.share(share, 0)}" for move, share in told[:SHOWN]]
        return ", ".join([*said, *(["…"] if len(told) > SHOWN else [])])

    def _signed(self, change: float) -> str:
        text = self.figures.share(change)
        return f"+{text}" if change > 0 else text
