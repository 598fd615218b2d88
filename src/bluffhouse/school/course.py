"""A training run from its first decision to the bot that comes of it."""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from threading import Event
from typing import NamedTuple

import msgspec
import numpy as np

from bluffhouse.bots.net import Net
from bluffhouse.bots.trained import Pupil, Table, layout_of, write_pupil
from bluffhouse.core import finder
from bluffhouse.core.game import Game
from bluffhouse.core.weights import Origin, rules_of, sources_of
from bluffhouse.school.checkpoint import Standing, read_checkpoint, write_checkpoint
from bluffhouse.school.curve import draw
from bluffhouse.school.learner import Learner
from bluffhouse.school.measures import JUDGE, Answers, Look, Measures, sure
from bluffhouse.school.plan import Plan
from bluffhouse.school.self_play import SelfPlay
from bluffhouse.school.told import Told, shorten, told_in

LOOKS = 20  # how often a run is measured, if that does not take most of its time:
_FEWEST_STEPS, _LEAST_MINUTES = 500_000, 0.5  # between two looks;
_LOOKS_ASKED = 5  # and where every move of the bot that is answered must be asked for
_EVERY = 60  # seconds after which a checkpoint is due, if there was no look
_OTHER_LUCK = 2**31  # what is kept is measured once more, with luck that did not choose it


class Files(NamedTuple):
    """What a run writes."""

    bot: Path
    checkpoint: Path
    log: Path
    curve: Path

    @classmethod
    def beside(cls, bot: Path) -> "Files":
        return cls(*map(bot.with_suffix, (".npz", ".checkpoint", ".jsonl", ".svg")))


class Course:
    """A run. It goes on from where it stands, and stops whenever it is told to."""

    def __init__(self, game: Game, plan: Plan, files: Files, command: str) -> None:
        self.game, self.plan, self.files, self.command = game, plan, files, command
        self.rules = rules_of(finder.folder(game.id))
        self.learner = Learner(game, plan, np.random.default_rng(plan.seed))
        self.play = SelfPlay(game, plan)
        self.standing = Standing()
        self.kept = self.learner.net.numbers.copy()
        self._begun = time.monotonic()
        self._saved = self._begun

    def prepare(self) -> None:
        """Compile what is not compiled yet, and look whether the game can be solved."""
        self.play.batch.choose(JUDGE, 0)
        self.measures = self._measures()

    def _measures(self) -> Measures | Answers:
        name, rival = self.plan.against, self.play.rival
        if name is None or rival is None:
            return Measures(self.game)
        return Answers(self.game, name, rival)

    # --- going on ---------------------------------------------------------------------------

    def resume(self) -> None:
        """Go on with a checkpoint of the very same plan."""
        self.standing, self.kept = read_checkpoint(
            self.files.checkpoint, self.plan, self.rules, self.learner, self.play
        )
        self._begun = time.monotonic() - self.standing.seconds
        shorten(self.files.log, self.standing.steps)

    def save(self) -> None:
        self._saved = time.monotonic()
        write_checkpoint(
            self.files.checkpoint, self.plan, self.rules, self.standing, self.learner, self.play,
            self.kept,
        )  # fmt: skip

    @property
    def progress(self) -> float:
        return self.plan.progress(self.standing.steps, self.standing.seconds)

    def run(self, tell: Callable[[Told], None], tick: Callable[[], None], stop: Event) -> bool:
        """Learn until all is learnt, or `stop` is set; gives whether all is. `tell` hears of every
        look, `tick` is called after every step of learning."""
        while self.progress < 1 and not stop.is_set():
            lessons = self.play.play(self.learner.net, self.learner.rng)
            self.standing.steps += self.play.played
            self.standing.seconds = time.monotonic() - self._begun
            told = self.learner.learn(lessons, self.progress)
            if self.progress >= self._next_look():
                tell(self._look(told))
                self.save()
            elif time.monotonic() - self._saved > _EVERY:
                self.save()
            tick()
        self.save()
        return self.progress >= 1

    def _next_look(self) -> float:
        """How much of the run will be over when it is measured next."""
        if self.play.rival is not None:
            least = 1 / _LOOKS_ASKED if self.play.rival.asked else 1 / LOOKS
        elif self.plan.steps is not None:
            least = _FEWEST_STEPS / self.plan.steps
        else:
            least = _LEAST_MINUTES / (self.plan.minutes or 1)
        return min(1.0, (self.standing.looks + 1) * max(1 / LOOKS, least))

    # --- what comes of it -------------------------------------------------------------------

    def _look(self, told: dict[str, float]) -> Told:
        self.standing.looks += 1
        net = self._player(self.learner.net)
        look = self.measures.look(net, self.plan.seed + self.standing.looks)
        best = self.standing.best is None or look.rank >= self.standing.best
        if best:
            self.standing.best = look.rank
            self.kept = self.learner.net.numbers.copy()
            self._write(look)
        line = Told(
            steps=self.standing.steps, seconds=round(self.standing.seconds, 1), look=look,
            kept=best, **{name: round(number, 5) for name, number in told.items()},
        )  # fmt: skip
        with self.files.log.open("ab") as log:
            log.write(msgspec.json.encode(line) + b"\n")
        draw(told_in(self.files.log), self.files.curve)
        return line

    def finish(self) -> Look:
        """Measure what is kept once more, with other luck, and write that beside it."""
        look = self.measures.look(self._bot(), self.plan.seed + _OTHER_LUCK, last=True)
        self._write(look)
        return look

    def _bot(self) -> Net:
        """What is kept, as it plays."""
        return self._player(Net.of(self.learner.net.sizes, self.kept))

    def _player(self, net: Net) -> Net:
        plain = self.play.lens.folded(net)
        return plain if self.play.rival is None else sure(plain)

    def _write(self, look: Look) -> None:
        room = finder.folder(self.game.id)
        score = {f"share against {level}": of.share for level, of in look.shares.items()}
        if look.exploitability is not None:
            score["exploitability"] = look.exploitability
        origin = Origin(
            rules=self.rules, written=sources_of(room), command=self.command,
            date=datetime.now(UTC).date().isoformat(), seed=self.plan.seed, score=score,
            notes=(f"{self.standing.steps} decisions",),
        )  # fmt: skip
        table = Table(self.game.id, self.game.options, layout_of(self.game))
        write_pupil(self.files.bot, Pupil(self._bot(), table, origin))
