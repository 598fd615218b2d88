"""Who sits an exam: bots by name, and models behind an OpenAI-compatible endpoint.

thumb, ./greedy.py:Greedy, …        a bot, as everywhere
chat:MODEL@http://127.0.0.1:8080/v1   a model; the key for it is read from BLUFFHOUSE_CHAT_KEY
"""

import os
from collections.abc import Sequence
from http.client import HTTPException
from typing import Protocol
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, Request, build_opener

import msgspec

from bluffhouse.arena.exam.paper import Spent
from bluffhouse.bots import Bot
from bluffhouse.bots.roster import anchored
from bluffhouse.core.errors import OptionError, Refused
from bluffhouse.core.quoting import typed

CHAT, KEY = "chat:", "BLUFFHOUSE_CHAT_KEY"
PATIENCE = 300.0  # seconds for an answer
TRIES = 3  # when the endpoint is too busy, or the line breaks


class Message(msgspec.Struct):
    role: str
    content: str


class Said(msgspec.Struct, frozen=True):
    """An answer, and what it cost."""

    text: str
    spent: Spent = Spent(calls=1)


class Stopped(Exception):
    """Nobody waits for an answer any more."""


class Talker(Protocol):
    """Who answers in text."""

    def say(self, messages: Sequence[Message]) -> Said: ...


def is_chat(name: str) -> bool:
    return name.startswith(CHAT)


def check_agent(name: str) -> None:
    """Refuse who cannot sit the exam, before it begins."""
    if is_chat(name):
        Chat(name)
    else:
        Bot(name, 0)


def bot_of(name: str, seed: int, home: str) -> Bot:
    return Bot(anchored(name, home), seed)


class _Usage(msgspec.Struct):
    prompt_tokens: int = 0
    completion_tokens: int = 0


class _Choice(msgspec.Struct):
    message: Message


class _Completion(msgspec.Struct):
    choices: list[_Choice]
    usage: _Usage | None = None


class _Asked(msgspec.Struct):
    model: str
    messages: list[Message]
    temperature: float = 0.0


class Chat:
    """A model behind `POST …/chat/completions`."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._model, at, base = name.removeprefix(CHAT).partition("@")
        parts = urlsplit(base)
        if not (self._model and at and parts.scheme in ("http", "https") and parts.hostname):
            raise OptionError("exam-error-chat", value=typed(name))
        self._url = base.rstrip("/") + "/chat/completions"
        here = parts.hostname in ("localhost", "127.0.0.1", "::1")
        self._opener = build_opener(ProxyHandler({})) if here else build_opener()

    def say(self, messages: Sequence[Message]) -> Said:
        why = ""
        for _ in range(TRIES):
            try:
                return self._ask(list(messages))
            except HTTPError as error:
                why = f"HTTP {error.code}"
                if error.code < 500 and error.code != 429:
                    break
            except (URLError, OSError, HTTPException) as error:
                why = str(getattr(error, "reason", error))
            except (msgspec.MsgspecError, IndexError):
                why = "no chat completion"
                break
        raise Refused("exam-error-endpoint", agent=self._name, why=why)

    def _ask(self, messages: list[Message]) -> Said:
        body = msgspec.json.encode(_Asked(self._model, messages))
        headers = {"Content-Type": "application/json"}
        if key := os.environ.get(KEY):
            headers["Authorization"] = f"Bearer {key}"
        request = Request(self._url, body, headers)
        with self._opener.open(request, timeout=PATIENCE) as answer:
            found = msgspec.json.decode(answer.read(), type=_Completion)
        usage = found.usage or _Usage()
        spent = Spent(1, usage.prompt_tokens, usage.completion_tokens)
        return Said(found.choices[0].message.content, spent)
