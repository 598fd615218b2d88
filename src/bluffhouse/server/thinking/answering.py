"""What a scholar does with a question."""

from collections.abc import Iterable
from typing import BinaryIO

import msgspec

from bluffhouse.bots import Bot, Limits
from bluffhouse.server.thinking.question import Answer, Question

PATIENCE = 1.0  # seconds that a search takes at most


def answer_all(questions: Iterable[bytes], answers: BinaryIO) -> None:
    """An answer to every question, a line each, as soon as it is found."""
    known: set[str] = set()
    for line in questions:
        asked = msgspec.json.decode(line, type=Question)
        if asked.game not in known:
            answer(asked, seconds=0.0)  # reads machine code from the disk: not in the search's time
            known.add(asked.game)
        answers.write(msgspec.json.encode(answer(asked, PATIENCE)) + b"\n")
        answers.flush()


def answer(asked: Question, seconds: float) -> Answer:
    """The move that a search of so many seconds finds."""
    try:
        bot = Bot(asked.level, asked.seed, limits=Limits(seconds=seconds))
        return Answer(bot.choose_for(asked.knowledge))
    except Exception as error:  # whatever it is: the next question may be a better one
        return Answer(trouble=f"{type(error).__name__}: {error}")
