"""What the report of an exam says, in a language: for text and page alike."""

from bluffhouse.arena.exam.report import MEASURES, ExamReport, Measure, Row
from bluffhouse.arena.speech import Speech, written

SCORES = ("brier-win", "brier-lie")  # no shares: written as numbers
DIGITS = {"loss": 2}


class ExamWording(Speech):
    def __init__(self, found: ExamReport, lang: str) -> None:
        super().__init__(found.settings.game, lang)
        self.found = found

    @property
    def title(self) -> str:
        return self.say("exam-title", game=self.say("name"))

    @property
    def facts(self) -> list[str]:
        asked = self.found.settings
        facts = [
            self.say("exam-deals", deals=asked.deals, players=int(asked.options["players"])),
            self.say("exam-panel", bots=", ".join(asked.panel)),
            self.say("exam-judge", playouts=asked.playouts),
        ]
        if asked.condition == "honest":
            facts.append(self.say("exam-told-honest"))
        if asked.disguise:
            facts.append(self.say("exam-told-disguise"))
        return facts

    @property
    def options(self) -> list[tuple[str, str]]:
        return [(name, written(value)) for name, value in self.found.settings.options.items()]

    @property
    def stopped(self) -> str | None:
        return None if self.found.complete else self.say("exam-stopped")

    @property
    def measures(self) -> list[str]:
        """Those that anybody has."""
        rows = self.found.agents
        return [m for m in MEASURES if any(row.measures[m].value is not None for row in rows)]

    def label(self, measure: str) -> str:
        return self.say(f"exam-measure-{measure}")

    def told(self, measure: str, found: Measure) -> tuple[str, str]:
        """A value, and its interval."""
        if found.value is None:
            return "–", ""
        if found.low is None or found.high is None:
            return self._number(measure, found.value), ""
        low, high = (self._number(measure, end) for end in (found.low, found.high))
        return self._number(measure, found.value), f"{low} … {high}"

    def _number(self, measure: str, value: float) -> str:
        if measure in SCORES:
            return self.figures.decimal(value, 3)
        return self.figures.share(value, DIGITS.get(measure, 1))

    def cost(self, row: Row) -> str:
        whole = self.figures.whole
        spent = row.spent
        return self.say(
            "exam-cost", agent=row.agent, calls=whole(spent.calls),
            prompt=whole(spent.prompt_tokens), answer=whole(spent.answer_tokens),
        )  # fmt: skip

    @property
    def notes(self) -> list[str]:
        told = [f"{self.label(m)}: {self.say(f'exam-about-{m}')}" for m in self.measures]
        return [*told, *(self.cost(row) for row in self.found.agents if row.spent.calls)]
