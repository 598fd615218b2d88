"""Our own words: runs of words of the printed sheets, as hashes, so that ours can be held to them.

The sheets are not ours to keep. `python -m tests.wording FOLDER` reads them from text files and
writes the hashes of all runs of RUN words; nobody can read a sheet from these. `test_wording` looks
for the same runs in what we wrote.
"""

import hashlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

RUN = 6  # words in a row that may not be a sheet's
SIZE = 5  # bytes of a hash: a chance hit in all our texts is one in thousands
FILE = Path(__file__).with_name("wording.bin")

_BROKEN = re.compile(r"-\n\s*")  # a word that goes on in the next line
_WORD = re.compile(r"[^\W\d_]+")


def words(text: str) -> list[str]:
    """The words of a text; numbers and signs are none."""
    return [word.casefold() for word in _WORD.findall(_BROKEN.sub("", text))]


def runs(text: str) -> Iterator[tuple[str, bytes]]:
    """Every run of words with its hash."""
    said = words(text)
    for at in range(len(said) - RUN + 1):
        run = " ".join(said[at : at + RUN])
        yield run, hashlib.blake2b(run.encode(), digest_size=SIZE).digest()


def printed() -> set[bytes]:
    """The hashes of what stands on the sheets."""
    kept = FILE.read_bytes()
    return {kept[at : at + SIZE] for at in range(0, len(kept), SIZE)}


def main(folder: str) -> None:
    found = {
        mark for file in Path(folder).glob("*.txt") for _, mark in runs(file.read_text("utf-8"))
    }
    FILE.write_bytes(b"".join(sorted(found)))
    print(f"tests/{FILE.name}: {len(found)} runs")


if __name__ == "__main__":
    main(sys.argv[1])
