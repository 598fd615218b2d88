"""A bot that the operator allowed, kept apart: `python -m bluffhouse.server.thinking.apart`.

This process reads questions as a search does, and runs nothing of the bot itself. For every
question it forks a process that loads the bot, asks it once, and ends: so the bot knows of one
seat at one moment, and of nothing else; whatever it does to its process is over with it. That one
has a limit of time, of memory and of everything else that it could take from the house.
"""

import contextlib
import math
import os
import select
import signal
import sys
import time
from typing import NamedTuple, NoReturn

import msgspec

from bluffhouse.bots import Bot
from bluffhouse.bots.warm import compile_room
from bluffhouse.core.errors import Refused
from bluffhouse.core.words import words
from bluffhouse.games import open_room
from bluffhouse.server.thinking.__main__ import own_output
from bluffhouse.server.thinking.manners import let_session_step_behind, step_behind
from bluffhouse.server.thinking.question import Answer, Question

LONGEST = 4096  # bytes of an answer
MEGABYTE = 1 << 20


class Allowance(NamedTuple):
    """What a bot may use for a decision."""

    seconds: float
    megabytes: int  # beyond what the house's own code takes


def answer_apart(asked: Question, may: Allowance) -> Answer:
    """What the bot decides, in a process that is gone afterwards."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        _be_the_bot(asked, may, writing)
    os.close(writing)
    try:
        said = _heard(reading, may.seconds)
    finally:
        os.close(reading)
        _end(child)
    if said is None:
        return Answer(trouble=f"no answer within {may.seconds:g} s")
    try:
        return msgspec.json.decode(said, type=Answer)
    except msgspec.DecodeError:
        return Answer(trouble="its process ended without an answer")


def _heard(reading: int, seconds: float) -> bytes | None:
    """A line, or what there is before the end; None if it is late."""
    said, deadline = b"", time.monotonic() + seconds
    while b"\n" not in said and len(said) < LONGEST:
        ready, _, _ = select.select([reading], [], [], max(0.0, deadline - time.monotonic()))
        if not ready:
            return None
        more = os.read(reading, LONGEST)
        if not more:
            break
        said += more
    return said


def _end(child: int) -> None:
    """It, and whatever it has started. Until it is waited for, its number is nobody else's."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(child, signal.SIGKILL)
    with contextlib.suppress(ProcessLookupError):
        os.kill(child, signal.SIGKILL)  # it may not have got to having a group
    os.waitpid(child, 0)


# --- the forked process ---------------------------------------------------------------------


def _be_the_bot(asked: Question, may: Allowance, writing: int) -> NoReturn:
    try:
        os.setsid()
        let_session_step_behind(tries=1)  # it is another than its parent's
        _let_go_of_all_but(writing)
        _limit(may)
        found = _decided(asked)
        os.write(writing, msgspec.json.encode(found) + b"\n")
    finally:
        os._exit(0)


def _decided(asked: Question) -> Answer:
    try:
        return Answer(Bot(asked.level, asked.seed).choose_for(asked.knowledge))
    except Exception as error:
        if isinstance(error, MemoryError) or isinstance(error.__cause__, MemoryError):
            return Answer(trouble="it needs more memory than it may have")
        known = isinstance(error, Refused)  # which says all there is to say
        return Answer(trouble=str(error) if known else f"{type(error).__name__}: {error}")


def _let_go_of_all_but(writing: int) -> None:
    """Other questions and answers, and the house's log, are none of the bot's business."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    os.closerange(3, writing)
    os.closerange(writing + 1, 4096)


def _limit(may: Allowance) -> None:
    import resource

    seconds = math.ceil(may.seconds) + 1
    limits = {
        "RLIMIT_CPU": seconds,
        "RLIMIT_DATA": _data() + may.megabytes * MEGABYTE,
        "RLIMIT_FSIZE": 0,  # it writes no files
        "RLIMIT_CORE": 0,
        "RLIMIT_NPROC": 0,  # nor starts processes or threads; the superuser could
    }
    for name, most in limits.items():
        if (kind := getattr(resource, name, None)) is not None:
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(kind, (most, most))
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.alarm(seconds)  # even if the house is no more


def _data() -> int:
    """Bytes that this process has taken already, as `RLIMIT_DATA` counts them."""
    try:
        with open("/proc/self/status", encoding="ascii") as status:
            line = next(line for line in status if line.startswith("VmData:"))
        return int(line.split()[1]) * 1024
    except (OSError, StopIteration, ValueError):  # only Linux tells
        return 512 * MEGABYTE


def _answer_all(place: str, may: Allowance) -> None:
    """An answer to every question, a line each. The question names the bot as the table does; which
    class that is, the operator has said."""
    answers, known = own_output(), set[str]()
    words("en").say("bot-why-own")  # reads the texts: every process that is forked has them
    for line in sys.stdin.buffer:
        asked = msgspec.json.decode(line, type=Question)
        if asked.game not in known:
            compile_room(open_room(asked.game))  # or reads it: not in the bot's time
            known.add(asked.game)
        _, slash, persona = asked.level.partition("/")
        asked = msgspec.structs.replace(asked, level=f"{place}{slash}{persona}")
        answers.write(msgspec.json.encode(answer_apart(asked, may)) + b"\n")
        answers.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # of a terminal: the server says when it is over
    step_behind()
    _answer_all(sys.argv[1], Allowance(float(sys.argv[2]), int(sys.argv[3])))
