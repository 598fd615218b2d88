"""A first match of a game, with a guide who says what is to be seen and done."""

from dataclasses import replace

from bluffhouse.bots import MASTER
from bluffhouse.cli.sitting import Sitting, Wishes
from bluffhouse.core.errors import Refused
from bluffhouse.core.words import named
from bluffhouse.house import MOVES
from bluffhouse.server.lessons.guide import Guide
from bluffhouse.server.lessons.messages import Hint
from bluffhouse.server.lessons.script import script_of


class Lesson(Sitting):
    """A sitting at which somebody looks over the learner's shoulder."""

    def __init__(self, wishes: Wishes) -> None:
        assert wishes.game is not None
        script = script_of(wishes.game)
        if script is None:
            raise Refused("http-no-lesson")
        players = script.options["players"]
        assert isinstance(players, int)
        options = {name: value for name, value in script.options.items() if name != "players"}
        chosen = replace(
            wishes, bots=players - 1, seed=script.seed, level=script.level, options=options,
            position=None, seat=0,
        )  # fmt: skip
        super().__init__(chosen)
        self._guide = Guide(script, self.match, self.me)
        self._heard = 0  # hints that were told

    def hints(self) -> list[str]:
        self._guide.follow(self.match)
        fresh = self._guide.hints[self._heard :]
        self._heard = len(self._guide.hints)
        return [self._said(hint) for hint in fresh]

    def _said(self, hint: Hint) -> str:
        text = self.words.say(hint.key, **named(hint.details, self.names))
        if hint.move is None:
            return text
        advice = self.words.say("ui-good-move", label=self.label(hint.move), move=hint.move)
        why = self.words.say(hint.why, **named(hint.because, self.names)) if hint.why else ""
        return f"{text}\n{advice} {why}{self._mastered(hint)}".rstrip()

    def _mastered(self, hint: Hint) -> str:
        """How the master mixes, where he is who gave the advice: his likeliest moves."""
        likely = list(hint.mixture.items())[:MOVES]
        told = [self.words.say("odds-bot", bot=MASTER, move=m, chance=s) for m, s in likely]
        return "".join(f"\n{line}" for line in told)
