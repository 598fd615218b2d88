"""What the reports in text and in HTML say alike."""

from dataclasses import dataclass

from bluffhouse.arena.figures import share_digits
from bluffhouse.arena.findings import Findings, Rate
from bluffhouse.arena.speech import Speech, written

LENGTH_PERCENTILES = (1, 5, 25, 75, 95, 99)
POINT_PERCENTILES = (5, 25, 50, 75, 95)
FEW = 6  # so many different scores are shown one by one


@dataclass(frozen=True, slots=True)
class WinRow:
    """A seat's share of wins in words; `sign` is set if the fair share is outside the interval."""

    seat: str
    policy: str
    wins: str
    share: str
    low: str
    high: str
    utility: str
    sign: str


class Wording(Speech):
    """Findings in the words and figures of a language."""

    def __init__(self, findings: Findings, lang: str) -> None:
        super().__init__(findings.game, lang)
        self.findings = findings

    @property
    def title(self) -> str:
        return self.say("arena-title", game=self.say("name"))

    @property
    def facts(self) -> list[str]:
        """Matches, moves, players, policy, seed."""
        f = self.findings
        return [
            self.say("arena-matches", matches=self.figures.whole(f.matches)),
            self.say("arena-moves", moves=self.figures.whole(f.moves)),
            self.say("arena-players", players=len(f.seats)),
            self.policy,
            self.say("arena-seed", seed=str(f.seed)),
        ]

    @property
    def policy(self) -> str:
        policies = self.findings.policies
        if len(set(policies)) == 1:
            return self.say("arena-policy-all", policy=policies[0])
        return self.say("arena-policy-seats", policies=", ".join(policies))

    @property
    def options(self) -> list[tuple[str, str]]:
        """All options but the players, as they are written on the command line."""
        rest = [(name, v) for name, v in self.findings.options.items() if name != "players"]
        return [(name, written(v)) for name, v in rest]

    @property
    def stopped(self) -> str | None:
        f = self.findings
        if f.complete:
            return None
        matches, asked = self.figures.whole(f.matches), self.figures.whole(f.asked)
        return self.say("arena-stopped", matches=matches, asked=asked)

    @property
    def command(self) -> str:
        """What gives these findings again."""
        f = self.findings
        policies = f.policies[:1] if len(set(f.policies)) == 1 else f.policies
        options = [f"--option {name}={value}" for name, value in self.options]
        parts = [
            f"bluffhouse simulate {f.game} --players {len(f.seats)} --games {f.matches}",
            f"--policy {','.join(policies)}",
            *options,
            f"--seed {f.seed}",
        ]
        return " ".join(parts)

    # --- the parts --------------------------------------------------------------------------

    @property
    def length_numbers(self) -> list[tuple[str, str]]:
        lengths = self.findings.lengths
        whole = self.figures.whole
        numbers = [
            (self.say("arena-mean"), self.figures.decimal(lengths.mean, 1)),
            (self.say("arena-deviation"), self.figures.decimal(lengths.deviation, 1)),
            (self.say("arena-shortest"), whole(lengths.least)),
        ]
        for percent in sorted((*LENGTH_PERCENTILES, 50)):
            if percent == 50:
                label = self.say("arena-median")
            else:
                label = self.say("arena-percentile", percent=percent)
            numbers.append((label, whole(lengths.percentile(percent))))
        return [*numbers, (self.say("arena-longest"), whole(lengths.most))]

    def tail(self, last: int) -> str | None:
        """What a plot up to `last` leaves out."""
        lengths = self.findings.lengths
        share = lengths.share_above(last)
        if not share:
            return None
        digits = share_digits(share)
        return self.say(
            "arena-tail",
            share=self.figures.share(share, digits),
            longest=self.figures.whole(lengths.most),
        )

    def seat(self, seat: int) -> str:
        return self.say("arena-seat-number", seat=seat)

    @property
    def digits(self) -> int:
        """The decimals of a per cent that the win shares are worth."""
        intervals = [self.findings.win_interval(seat) for seat in self.findings.seats]
        return share_digits(max(high - low for low, high in intervals))

    @property
    def fair(self) -> str:
        return self.figures.share(self.findings.fair_share, self.digits)

    def win_row(self, seat: int) -> WinRow:
        f, digits = self.findings, self.digits
        low, high = f.win_interval(seat)
        return WinRow(
            seat=self.seat(seat),
            policy=f.policies[seat],
            wins=self.figures.whole(f.wins(seat)),
            share=self.figures.share(f.win_share(seat), digits),
            low=self.figures.share(low, digits),
            high=self.figures.share(high, digits),
            utility=self.figures.decimal(f.utility(seat), 3),
            sign="▲" if low > f.fair_share else "▼" if high < f.fair_share else "",
        )

    @property
    def win_notes(self) -> list[str]:
        f = self.findings
        notes = [self.say("arena-fair", share=self.fair), self.say("arena-interval-note")]
        if f.shared:
            share = self.figures.share(f.shared / f.matches, self.digits)
            notes.append(self.say("arena-undecided", share=share))
        return notes

    @property
    def win_span(self) -> tuple[float, float]:
        """A scale that holds all intervals and the fair share."""
        f = self.findings
        ends = [end for seat in f.seats for end in f.win_interval(seat)] + [f.fair_share]
        margin = (max(ends) - min(ends)) * 0.06
        return max(0.0, min(ends) - margin), min(1.0, max(ends) + margin)

    def tally(self, name: str) -> str:
        return self._label(f"tally-{name}", name)

    def rate(self, rate: Rate) -> str:
        return self._label(f"rate-{rate.part}-{rate.whole}", f"{rate.part} / {rate.whole}")

    def option(self, name: str) -> str:
        return self._label(f"option-{name}", name)

    def _label(self, key: str, otherwise: str) -> str:
        """A game that names no label shows the plain name."""
        return self.say(key) if self.words.has(key) else otherwise.replace("_", " ")

    @property
    def points_note(self) -> str | None:
        return self.say("tally-points") if self.words.has("tally-points") else None

    @property
    def points_span(self) -> tuple[int, int]:
        points = self.findings.points
        return min(p.least for p in points), max(p.most for p in points)

    @property
    def few_points(self) -> list[int]:
        """The different scores, if there are so few that each can be shown."""
        values = sorted({value for p in self.findings.points for value in p.counts})
        return values if len(values) <= FEW else []

    @property
    def speed(self) -> str:
        f = self.findings
        return self.say(
            "arena-per-second",
            matches=self.figures.whole(f.matches_per_second),
            moves=self.figures.whole(f.moves_per_second),
        )

    @property
    def took(self) -> str:
        f = self.findings
        seconds = self.figures.decimal(f.seconds, 1 if f.seconds >= 1 else 3)
        return self.say("arena-took", seconds=seconds, threads=f.threads)
