"""The processes that search, as the server sees them."""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from bluffhouse.server.thinking.question import Answer

CALLS = 2  # for one question: who falls over it is followed by another, once


class Command(NamedTuple):
    """How a process is called, and what it is to know of the environment; None: all."""

    words: tuple[str, ...]
    environment: Mapping[str, str] | None = None


SEARCH = Command((sys.executable, "-m", __package__))


class Fallen(Exception):
    """A process has ended, or speaks nonsense."""


class SearchProcess:
    """A process that thinks about one question at a time."""

    def __init__(self, process: Process) -> None:
        assert process.stdin
        assert process.stdout
        self._process, self._in, self._out = process, process.stdin, process.stdout

    @classmethod
    async def called(cls, command: Command = SEARCH) -> "SearchProcess":
        process = await asyncio.create_subprocess_exec(
            *command.words, stdin=PIPE, stdout=PIPE, env=command.environment,
            start_new_session=True,  # see `manners`
        )  # fmt: skip
        return cls(process)

    async def think(self, question: bytes) -> Answer:
        self._in.write(question + b"\n")
        line = await self._out.readline()
        try:
            return msgspec.json.decode(line, type=Answer)  # of a dead one it is empty
        except msgspec.DecodeError as error:
            raise Fallen(f"said {line!r}") from error

    async def leave(self) -> None:
        """At once: a thought that is not finished is no loss. Who is called away waits all the
        same until it is gone: nobody else would."""
        if not self._out.at_eof():
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
        self._in.close()
        gone = asyncio.ensure_future(self._process.communicate())  # it says nothing any more
        try:
            await asyncio.shield(gone)
        finally:
            await gone


class Place:
    """Where a scholar sits, as soon as there is a question."""

    def __init__(self, command: Command = SEARCH) -> None:
        self._command = command
        self._scholar: SearchProcess | None = None

    async def think(self, question: bytes) -> Answer:
        trouble: Exception | None = None
        for _ in range(CALLS):
            try:
                self._scholar = self._scholar or await SearchProcess.called(self._command)
                return await self._scholar.think(question)
            except (Fallen, OSError) as error:
                trouble = error
                await self.clear()
        return Answer(trouble=repr(trouble))

    async def clear(self) -> None:
        if self._scholar:
            await self._scholar.leave()
            self._scholar = None
