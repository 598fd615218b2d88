"""The board where each worker pins up what the others tell their guests about it."""

import os
from pathlib import Path
from time import time
from typing import Protocol

import msgspec
from msgspec import Struct

from bluffhouse.server.messages import LobbyEntry
from bluffhouse.server.share import Share

PIN_EVERY = 0.5  # seconds
SILENT = 10.0  # seconds without a word: nobody is there


class News(Struct, frozen=True):
    """A worker, as its neighbours see it."""

    tables: int = 0  # in memory
    lobby: list[LobbyEntry] = []  # public ones
    troubles: list[str] = []  # why nobody should be sent there


class Notices(Protocol):
    """Where the processes of one house tell each other what they have."""

    def pin(self, news: News) -> None:
        """Replace this process's note."""

    def troubles(self) -> list[str]:
        """What is wrong with the others."""

    def others(self) -> list[News]:
        """What the others have pinned up."""


class Board:
    """A folder that the workers of one house share, with a note from each."""

    def __init__(self, folder: Path, share: Share) -> None:
        self._notes = [folder / f"worker-{number}.json" for number in range(share.workers)]
        self._own = share.number
        self._pinned: News | None = None

    def pin(self, news: News) -> None:
        """Replace this worker's note, if it says something new."""
        note = self._notes[self._own]
        if news == self._pinned:
            os.utime(note)  # it is as true as before
            return
        fresh = note.with_suffix(".new")
        fresh.write_bytes(msgspec.json.encode(news))
        os.replace(fresh, note)  # nobody reads half a note
        self._pinned = news

    def troubles(self) -> list[str]:
        """What is wrong with the other workers: by their notes, or because these are missing."""
        troubles = []
        for number, note in enumerate(self._notes):
            if number != self._own:
                try:
                    news = msgspec.json.decode(note.read_bytes(), type=News)
                    silent = time() - note.stat().st_mtime > SILENT
                except OSError:
                    news, silent = News(), True
                wrong = ["it does not answer"] if silent else news.troubles
                troubles += [f"process {number}: {each}" for each in wrong]
        return troubles

    def others(self) -> list[News]:
        """What the other workers have pinned up. One that is starting anew has said nothing."""
        return [
            msgspec.json.decode(note.read_bytes(), type=News)
            for number, note in enumerate(self._notes)
            if number != self._own and note.is_file()
        ]
