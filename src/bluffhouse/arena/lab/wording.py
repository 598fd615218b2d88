"""What the reports of a lab say in text and in HTML alike."""

from collections.abc import Iterator
from dataclasses import dataclass

from bluffhouse.arena.figures import share_digits
from bluffhouse.arena.lab.report import Cell, Compared, LabReport
from bluffhouse.arena.speech import Speech, written

#: The parts of a report, and how the names of their measures begin.
PARTS = {
    "play": ("length", "comebacks", "half-time"),
    "seats": ("advantage", "seat"),
    "rates": ("rate",),
    "tallies": ("tally",),
}


@dataclass(frozen=True, slots=True)
class Told:
    """A cell in words; `sign` is set if the difference from the first variant is significant."""

    value: str
    interval: str
    sign: str


class LabWording(Speech):
    """A lab in the words and figures of a language."""

    def __init__(self, found: LabReport, lang: str) -> None:
        super().__init__(found.game, lang)
        self.found = found

    @property
    def title(self) -> str:
        return self.say("lab-title", game=self.say("name"))

    @property
    def facts(self) -> list[str]:
        f = self.found
        policy = (
            self.say("arena-policy-all", policy=f.policies[0])
            if len(f.policies) == 1
            else self.say("arena-policy-seats", policies=", ".join(f.policies))
        )
        matches = self.say("lab-matches", matches=self.figures.whole(f.matches))
        return [matches, policy, self.say("arena-seed", seed=str(f.seed))]

    @property
    def options(self) -> list[tuple[str, str]]:
        return [(name, written(value)) for name, value in self.found.options.items()]

    @property
    def stopped(self) -> str | None:
        return None if self.found.complete else self.say("lab-stopped")

    @property
    def variants(self) -> list[str]:
        """What each variant changes, as it is written on the command line."""
        return [
            " ".join(f"{name}={written(value)}" for name, value in changes.items())
            for changes in self.found.variants
        ]

    def letter(self, variant: int) -> str:
        """A short name, for drawings."""
        return chr(ord("A") + variant)

    @property
    def named(self) -> list[str]:
        return [f"{self.letter(k)}: {variant}" for k, variant in enumerate(self.variants)]

    @property
    def command(self) -> str:
        f = self.found
        parts = [
            f"bluffhouse lab {f.game}",
            *(f"--vary {name}={','.join(map(written, v))}" for name, v in f.vary.items()),
            *(f"--option {name}={value}" for name, value in self.options),
            f"--policy {','.join(f.policies)} --games {f.matches} --seed {f.seed}",
        ]
        return " ".join(parts)

    def part(self, key: str) -> list[Compared]:
        return [m for m in self.found.measures if m.name.split()[0] in PARTS[key]]

    def parts(self) -> Iterator[tuple[str, list[Compared]]]:
        return ((key, rows) for key in PARTS if (rows := self.part(key)))

    def label(self, name: str) -> str:
        kind, *rest = name.split()
        if kind == "seat":
            return self.say("arena-seat-number", seat=int(rest[0]))
        if kind in ("rate", "tally"):
            key = "-".join([kind, *rest])
            return self.say(key) if self.words.has(key) else " / ".join(rest).replace("_", " ")
        return self.say(f"lab-{kind}")

    def told(self, measure: Compared, cell: Cell) -> Told:
        first = measure.variants[0]
        sign = ""
        if cell.significant and first:
            sign = "▲" if cell.value > first.value else "▼"
        value, low, high = (
            self.figure(measure, x, cell.high - cell.low) for x in (cell.value, cell.low, cell.high)
        )
        return Told(value, f"{low}–{high}", sign)

    def figure(self, measure: Compared, value: float, width: float) -> str:
        if measure.kind == "number":
            return self.figures.decimal(value, 1 if width >= 0.4 else 2)
        return self.figures.share(value, share_digits(width))

    @property
    def notes(self) -> list[str]:
        f = self.found
        comebacks = self.say(
            "lab-comebacks-note", matches=self.figures.whole(f.half_times), worlds=f.worlds
        )
        forfeits = self.forfeited(f.forfeits)
        return [self.say("lab-note"), comebacks, self.say("lab-advantage-note"), *forfeits]
