"""What the reports of a contest say in text and in HTML alike."""

from collections.abc import Iterator
from dataclasses import dataclass

from bluffhouse.arena.contest.report import BotShare, ContestReport, TableResult
from bluffhouse.arena.figures import share_digits
from bluffhouse.arena.speech import Speech, written

SIGNS = {"above": "▲", "below": "▼", "open": ""}


@dataclass(frozen=True, slots=True)
class Row:
    """A bot at a table, in words."""

    bot: str
    against: str
    note: str  # the same in short
    matches: str
    share: str
    interval: str
    sign: str
    found: BotShare


class ContestWording(Speech):
    """A contest in the words and figures of a language."""

    def __init__(self, found: ContestReport, lang: str) -> None:
        super().__init__(found.game, lang)
        self.found = found

    @property
    def title(self) -> str:
        return self.say("contest-title", game=self.say("name"))

    @property
    def facts(self) -> list[str]:
        f = self.found
        return [
            self.say("arena-matches", matches=self.figures.whole(f.matches)),
            self.say("contest-bots", bots=", ".join(f.bots)),
            self.say("contest-seatings"),
            self.say("arena-seed", seed=str(f.seed)),
        ]

    @property
    def options(self) -> list[tuple[str, str]]:
        return [(name, written(value)) for name, value in self.found.options.items()]

    @property
    def stopped(self) -> str | None:
        return None if self.found.complete else self.say("contest-stopped")

    @property
    def command(self) -> str:
        """What gives these results again."""
        f = self.found
        sprt = "off" if f.sprt is None else ",".join(f"{share:g}" for share in f.sprt)
        parts = [
            f"bluffhouse arena {f.game} --bots {','.join(f.bots)}",
            f"--players {','.join(map(str, f.players))} --games {f.games}",
            *(f"--option {name}={value}" for name, value in self.options),
            f"--sprt {sprt} --seed {f.seed}",
            *(["--aivat"] if any(table.reduced for table in f.tables) else []),
        ]
        return " ".join(parts)

    # --- tables -----------------------------------------------------------------------------

    def heading(self, players: int) -> str:
        return self.say("contest-with", players=players)

    def rows(self, players: int) -> list[Row]:
        """Of a table for two or of one alone the first bot, of a mixed one all."""
        return [self._row(table, share) for table, share in self._asked_about(players)]

    def _asked_about(self, players: int) -> Iterator[tuple[TableResult, BotShare]]:
        for table in self.found.tables:
            if table.players == players and table.matches:
                shares = table.shares if table.kind == "mixed" else table.shares[:1]
                yield from ((table, share) for share in shares)

    def _row(self, table: TableResult, share: BotShare) -> Row:
        digits = share_digits(share.high - share.low)
        low, high = (self.figures.share(end, digits) for end in (share.low, share.high))
        return Row(
            bot=share.bot,
            against=self.against(table, share.bot),
            note=self._note(table, share.bot),
            matches=self.figures.whole(table.matches),
            share=self.figures.share(share.share, digits),
            interval=f"{low}–{high}",
            sign=SIGNS[share.standing],
            found=share,
        )

    def against(self, table: TableResult, bot: str) -> str:
        others = [name for name in dict.fromkeys(table.bots) if name != bot]
        if table.kind == "alone":
            return self.say("contest-alone", times=table.players - 1, bot=others[0])
        return self.say("contest-against", bots=", ".join(others))

    def _note(self, table: TableResult, bot: str) -> str:
        if table.kind != "mixed":
            return self.against(table, bot)
        mixed = [other for other in self.found.tables if other.kind == "mixed"]
        return self.say("contest-mixed", number=1 + mixed.index(table))

    def fair(self, players: int) -> str:
        return self.figures.share(1 / players, 0 if 100 % players == 0 else 1)

    def span(self, players: int) -> tuple[float, float]:
        """A scale that holds all intervals and the fair share."""
        shares = [row.found for row in self.rows(players)]
        ends = [1 / players, *(s.low for s in shares), *(s.high for s in shares)]
        margin = (max(ends) - min(ends)) * 0.06
        return max(0.0, min(ends) - margin), min(1.0, max(ends) + margin)

    def notes(self, players: int) -> list[str]:
        """What the numbers mean, and which tables ended early, and why."""
        fair = self.say("arena-fair", share=self.fair(players))
        told = f"{fair} {self.say('contest-interval-note')}"
        return [told, *self._reduced(players), *self._stops(players)]

    def _reduced(self, players: int) -> Iterator[str]:
        """What is left of the shares without luck."""
        for table, share in self._asked_about(players):
            for found in table.reduced:
                if found.bot == share.bot and found.low is not None and found.high is not None:
                    digits = share_digits(found.high - found.low)
                    low, high = (self.figures.share(end, digits) for end in (found.low, found.high))
                    yield self.say(
                        "contest-reduced", bot=found.bot, against=self.against(table, found.bot),
                        share=self.figures.share(found.share, digits), low=low, high=high,
                        calmer=self.figures.share(found.calmer or 0.0, 0),
                    )  # fmt: skip

    def _stops(self, players: int) -> Iterator[str]:
        stopped = False
        for table in self.found.tables:
            if table.players == players and table.test and table.test.verdict:
                stopped = True
                bound = table.test.low if table.test.verdict == "above" else table.test.high
                yield self.say(
                    f"contest-early-{table.test.verdict}", bot=table.bots[0],
                    against=self.against(table, table.bots[0]),
                    matches=self.figures.whole(table.matches),
                    asked=self.figures.whole(table.asked), bound=self.figures.share(bound, 1),
                    error=self.figures.share(table.test.error, 0),
                )  # fmt: skip
        if stopped:
            yield self.say("contest-early-note")

    # --- ratings and circles ----------------------------------------------------------------

    @property
    def ratings(self) -> list[tuple[str, str, str]]:
        """Bot, rating, interval."""
        decimal = self.figures.decimal
        return [
            (r.bot, decimal(r.rating, 1), f"{decimal(r.low, 1)}–{decimal(r.high, 1)}")
            for r in self.found.ratings
        ]

    @property
    def rating_span(self) -> tuple[float, float]:
        ends = [end for r in self.found.ratings for end in (r.low, r.high)] or [0.0, 1.0]
        margin = (max(ends) - min(ends)) * 0.06
        return min(ends) - margin, max(ends) + margin

    @property
    def circles(self) -> list[str]:
        if not self.found.cycles:
            return [self.say("contest-no-circle")]
        told = []
        for circle in self.found.cycles:
            bots = " > ".join([*circle.bots, circle.bots[0]])
            told.append(self.say("contest-circle", players=circle.players, bots=bots))
        return [*told, self.say("contest-circle-note")]

    @property
    def forfeits(self) -> list[str]:
        return self.forfeited(self.found.forfeits)

    @property
    def took(self) -> str:
        speed = self.found.speed
        seconds = self.figures.decimal(speed.seconds, 1)
        return self.say("contest-took", seconds=seconds, workers=speed.workers)
