"""How a candidate is asked for a decision, and what he answers."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from bluffhouse.arena.exam.candidates import Message, Talker
from bluffhouse.arena.exam.disguise import Disguise
from bluffhouse.arena.exam.paper import Spent
from bluffhouse.arena.exam.settings import Settings
from bluffhouse.bots import Bot, BotFailed, is_own
from bluffhouse.core.match import Match
from bluffhouse.core.prompt import Prompter, SeatText, lines_of
from bluffhouse.core.words import words

TRIES = 2  # after a fault he is told why, and may answer once more
_NUMBER = re.compile(r"(0?\.\d+|[01](?:\.\d*)?|\d{1,3}(?:\.\d+)? ?%)")


@dataclass(slots=True)
class Answer:
    """A legal move, or none after all tries; what was wrong with them, and what he believes."""

    move: str | None = None
    faults: list[str] = field(default_factory=list)
    beliefs: dict[str, float] = field(default_factory=dict)
    spent: Spent = field(default_factory=Spent)
    mixture: Mapping[str, float] | None = None  # what the move was drawn from, if that is known


class Examinee(Protocol):
    """A candidate on a seat of a match."""

    def decide(self, *, doubtful: bool) -> Answer:
        """`doubtful`: he may doubt somebody, and can be asked whether that was a lie."""


class BotExaminee:
    """A bot needs no prompt; what it expects to win is its belief. What others' bots say of their
    own mixtures is not relied on."""

    def __init__(self, bot: Bot, match: Match, player: int) -> None:
        self._bot, self._match, self._player = bot, match, player
        self._known = not is_own(bot.level)

    def decide(self, *, doubtful: bool) -> Answer:
        try:
            decision = self._bot.decide(self._match, self._player)
        except BotFailed:
            return Answer(None, ["illegal"])
        beliefs = {} if decision.value is None else {"win": decision.value}
        mixture = decision.probabilities if self._known else None
        return Answer(decision.move, [], beliefs, mixture=mixture)


class TextExaminee:
    """Somebody who reads prompts. Every decision is asked anew: the prompt has the whole story."""

    def __init__(self, talker: Talker, match: Match, player: int, settings: Settings) -> None:
        game = match.game
        self._talker, self._match, self._player = talker, match, player
        self._settings, self._say = settings, words(settings.lang, game.id).say
        hidden = settings.disguise
        self._disguise = (
            Disguise(game, words(settings.lang, game.id), settings.seed) if hidden else None
        )  # fmt: skip
        names = self._disguise.names if self._disguise else None
        text = SeatText(game, player, settings.lang, "brief", names)
        self._prompter = Prompter(match, text)

    def decide(self, *, doubtful: bool) -> Answer:
        asked = [Message("system", self._manner(doubtful)), Message("user", self._prompt())]
        answer = Answer()
        for _ in range(TRIES):
            said = self._talker.say(asked)
            answer.spent = answer.spent + said.spent
            text = self._disguise.reveal(said.text) if self._disguise else said.text
            reply = self._match.reply(self._player, text, self._settings.lang)
            if reply.move is not None:
                answer.move, answer.beliefs = reply.move, beliefs_in(text)
                break
            assert reply.fault is not None
            answer.faults.append(reply.fault)
            why = self._disguise.hide(reply.why) if self._disguise else reply.why
            asked = [*asked, Message("assistant", said.text), Message("user", why)]
        return answer

    def _prompt(self) -> str:
        text = self._prompter.text()
        return self._disguise.hide(text) if self._disguise else text

    def _manner(self, doubtful: bool) -> str:
        lines = [self._say(f"exam-{self._settings.condition}")]
        if self._settings.beliefs:
            lines.append(self._say("exam-ask-win"))
            if doubtful:
                lines.append(self._say("exam-ask-lie"))
        return "\n".join(lines)


def beliefs_in(text: str) -> dict[str, float]:
    """`WIN: 0.4` and `LIE: 70 %` in an answer; what is no such number is passed over."""
    found = {}
    for about in ("win", "lie"):
        for said in lines_of(text, about)[-1:]:
            if number := _NUMBER.fullmatch(said):
                value = float(number[1].rstrip("% ")) / (100 if "%" in number[1] else 1)
                if 0 <= value <= 1:
                    found[about] = value
    return found
