"""What a review says, in a language: for text and page alike."""

from collections.abc import Sequence

from bluffhouse.arena.review.judge import BLUNDER, Judged, Review, Seating
from bluffhouse.arena.speech import Speech

HEADS = ("number", "move", "before", "after", "loss", "luck", "verdict")
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
        made = len(self.found.decisions)
        return [
            ", ".join(self.names),
            self.say("review-decisions", count=made),
            self.say("review-playouts", playouts=self.found.playouts, seed=str(self.found.seed)),
        ]

    @property
    def options(self) -> list[tuple[str, str]]:
        return []

    @property
    def stopped(self) -> str | None:
        return None

    @property
    def heads(self) -> list[str]:
        return [self.say(f"review-{head}") for head in HEADS]

    @property
    def sums(self) -> list[str]:
        return [self.say(f"review-{head}") for head in SUMS]

    @property
    def note(self) -> str:
        return self.say("review-note", blunder=self.figures.share(BLUNDER, 0))

    def own(self, player: int) -> list[Judged]:
        return [judged for judged in self.found.decisions if judged.player == player]

    def summary(self, seat: Seating) -> list[str]:
        f = self.figures
        return [
            f.share(seat.start), self._signed(seat.luck), self._signed(-seat.loss),
            f.share(seat.result), str(seat.blunders), str(seat.lies),
        ]  # fmt: skip

    def row(self, judged: Judged) -> list[str]:
        f = self.figures
        return [
            str(judged.number), judged.move, f.share(judged.before), f.share(judged.after),
            f.share(judged.loss), self._signed(judged.luck), self.verdict(judged),
        ]  # fmt: skip

    def verdict(self, judged: Judged) -> str:
        """What the mark says, and what was better if anything was."""
        if not judged.mark:
            return ""
        return self.say(f"review-mark-{judged.mark}", best=judged.best)

    def _signed(self, change: float) -> str:
        text = self.figures.share(change)
        return f"+{text}" if change > 0 else text
