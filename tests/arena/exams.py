"""Small exams for tests, and an endpoint on this machine that speaks the chat protocol."""

import http.server
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from bluffhouse.arena.crew import Alone
from bluffhouse.arena.exam.exam import Exam
from bluffhouse.arena.exam.kept import Papers
from bluffhouse.arena.exam.report import ExamReport, report
from bluffhouse.arena.exam.settings import Settings

SMALL = {"players": 2, "dice": 1, "mats": 1, "halves": False}
ONE_DIE = "luegen"


def asked(game: str = ONE_DIE, options: dict[str, Any] = SMALL, **other: Any) -> Settings:
    given = {"panel": ["thumb", "calculator"], "deals": 2, "seed": 1, "playouts": 16}
    return Settings.checked(game, options, **{**given, **other})


def examined(settings: Settings, *agents: str, talkers: Any = None) -> ExamReport:
    sat = Exam(settings, agents, Papers(None, settings), talkers)
    sat.run(Alone())
    return report(sat)


#: What an endpoint says to messages: a status, and a text.
Answering = Callable[[list[dict[str, str]]], tuple[int, str]]


class _Endpoint(http.server.BaseHTTPRequestHandler):
    """Decides by what the prompt says, and by nothing else. Who asks for a stream gets one."""

    def do_POST(self) -> None:
        said = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.heard.append((self.path, said))  # type: ignore[attr-defined]
        status, text = self.server.answer(said["messages"])  # type: ignore[attr-defined]
        message = {"role": "assistant", "content": text}
        usage = {"prompt_tokens": 100, "completion_tokens": 7, "total_tokens": 107}
        self.send_response(status)
        if said.get("stream"):
            self.send_header("Content-Type", "text/event-stream")
            self.end_headers()
            for told in ({"delta": message}, {"delta": {}, "finish_reason": "stop"}):
                self._event(_part(said, "chat.completion.chunk", [{"index": 0} | told]))
            self._event(_part(said, "chat.completion.chunk", []) | {"usage": usage})
            self.wfile.write(b"data: [DONE]\n\n")
        else:
            self.send_header("Content-Type", "application/json")
            self.end_headers()
            choice = {"index": 0, "message": message, "finish_reason": "stop"}
            whole = _part(said, "chat.completion", [choice]) | {"usage": usage}
            self.wfile.write(json.dumps(whole).encode())

    def _event(self, data: dict[str, Any]) -> None:
        self.wfile.write(f"data: {json.dumps(data)}\n\n".encode())

    def log_message(self, *_: object) -> None: ...


def _part(said: dict[str, Any], kind: str, choices: list[Any]) -> dict[str, Any]:
    return {"id": "1", "object": kind, "created": 0, "model": said["model"], "choices": choices}


@contextmanager
def endpoint(answer: Answering) -> Iterator[tuple[str, list[Any]]]:
    """Its address, and what it hears."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), _Endpoint)
    server.answer, server.heard = answer, []  # type: ignore[attr-defined]
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/v1", server.heard  # type: ignore[attr-defined]
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
