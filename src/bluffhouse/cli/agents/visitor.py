"""A candidate of an exam that comes for its questions over the Model Context Protocol."""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from bluffhouse.arena.exam.candidates import Message, Said, Stopped
from bluffhouse.cli.agents.door import bound

ABOUT = """You sit an exam in lying games. Call question for the next one, and answer with the whole
text of your answer, as the question asks for it. There are questions until question says that the
exam is over."""
OVER = "The exam is over."
POLL = 0.05  # seconds


class Visitor:
    """Waits for the agent's answers: the exam is in one thread, the agent's line in another."""

    def __init__(self) -> None:
        self._questions: queue.Queue[str] = queue.Queue(1)
        self._answers: queue.Queue[str] = queue.Queue(1)
        self._open: str | None = None  # asked, and not answered
        self._over = threading.Event()
        self.stop: threading.Event | None = None  # who set it does not wait for answers any more
        self.told_over = threading.Event()

    def say(self, messages: Sequence[Message]) -> Said:
        self._questions.put("\n\n".join(message.content for message in messages))
        while self.stop is None or not self.stop.is_set():
            with contextlib.suppress(queue.Empty):
                return Said(self._answers.get(timeout=POLL))
        raise Stopped

    def end(self) -> None:
        self._over.set()

    async def question(self) -> str:
        """The next question. Asked again before it is answered, it is the same one."""
        while self._open is None:
            try:
                self._open = self._questions.get_nowait()
            except queue.Empty:
                if self._over.is_set():
                    self.told_over.set()
                    return OVER
                await asyncio.sleep(POLL)
        return self._open

    async def answer(self, text: str) -> str:
        """The answer to the question that was asked last."""
        if self._open is None:
            raise ToolError("Nothing was asked: call question first.")
        self._open = None
        self._answers.put(text)
        return "Noted. Call question for the next one."


def server_of(visitor: Visitor) -> MCPServer[Any]:
    made: MCPServer[Any] = MCPServer(
        "bluffhouse-exam", title="Bluffhouse exam", instructions=ABOUT, log_level="ERROR"
    )
    made.add_tool(visitor.question)
    made.add_tool(visitor.answer)
    return made


@contextmanager
def visitor(port: int, patience: float = 5.0) -> Iterator[Visitor]:
    """A door at a port of this machine, as long as the exam lasts."""
    import uvicorn

    guest = Visitor()
    app = server_of(guest).streamable_http_app()
    server = uvicorn.Server(uvicorn.Config(app, log_level="error"))
    thread = threading.Thread(target=server.run, args=([bound(port)],), daemon=True)
    thread.start()
    try:
        yield guest
    finally:
        guest.end()
        guest.told_over.wait(patience)  # so that the agent hears it, if it is still there
        server.should_exit = True
        thread.join(patience)
