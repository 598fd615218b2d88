"""An exam: every candidate sits every deal on every seat."""

import contextlib
import os
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from threading import Event

from bluffhouse.arena.crew import Alone, Crew
from bluffhouse.arena.exam.candidates import Stopped, Talker
from bluffhouse.arena.exam.kept import Papers
from bluffhouse.arena.exam.paper import Paper
from bluffhouse.arena.exam.settings import Settings
from bluffhouse.arena.exam.sitting import sit

Tick = Callable[[int], None]


class Exam:
    """Neither the crew nor an interruption changes what is found in the end."""

    def __init__(
        self, settings: Settings, agents: Sequence[str], papers: Papers,
        talkers: Mapping[str, Talker] | None = None,
    ) -> None:  # fmt: skip
        """`talkers` are candidates that answer in this very process."""
        self.settings, self.agents = settings, tuple(agents)
        self._papers, self._talkers = papers, talkers or {}

    @property
    def papers(self) -> list[Paper]:
        """Of the candidates of this exam; a file may have more."""
        wanted = range(self.settings.deals)
        return [p for p in self._papers.papers if p.agent in self.agents and p.deal in wanted]

    @property
    def asked(self) -> int:
        """Matches of the whole exam."""
        return len(self.agents) * self.settings.deals * self.settings.table.players

    @property
    def complete(self) -> bool:
        return len(self.papers) == self.asked

    def run(self, crew: Crew, tick: Tick = lambda _: None, stop: Event | None = None) -> None:
        """All candidates sit a deal before the next begins."""
        tick(len(self.papers))
        home, alone = os.getcwd(), Alone()
        due = deque(
            (agent, deal)
            for deal in range(self.settings.deals)
            for agent in self.agents
            if not self._papers.has(agent, deal)
        )
        under_way: deque[Future[list[Paper]]] = deque()

        def note(found: list[Paper]) -> None:
            self._papers.add(found)
            tick(len(found))

        with contextlib.suppress(Stopped):
            while (due or under_way) and not (stop is not None and stop.is_set()):
                while due and len(under_way) < 2 * crew.workers:
                    agent, deal = due.popleft()
                    talker = self._talkers.get(agent)
                    hands = crew if talker is None else alone
                    job = hands.submit(sit, self.settings, agent, deal, home, talker=talker)
                    under_way.append(job)
                note(under_way.popleft().result())
        for job in under_way:
            if not job.cancel() and job.done() and job.exception() is None:
                note(job.result())
