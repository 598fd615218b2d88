"""Where machine code is kept, and for how long: a folder for every version of a game's source."""

import contextlib
import os
import shutil
import tempfile
import time
from functools import cache
from pathlib import Path

MOST = 1_000_000_000  # bytes; all games of one version take a quarter of it
DAY = 86_400.0
IN_USE = DAY  # seconds since its last use that nobody takes a folder away: it may be read just now
FORGOTTEN = 90 * DAY


@cache
def root() -> Path:
    """A writable folder for compiled rules: `BLUFFHOUSE_CACHE`, the user's cache, or a new one."""
    from platformdirs import user_cache_path

    named = os.environ.get("BLUFFHOUSE_CACHE")
    folder = Path(named) if named else user_cache_path("bluffhouse") / "compiled"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return Path(tempfile.mkdtemp(prefix="bluffhouse-"))


def size(folder: Path) -> int:
    """Bytes of all files below a folder; others may be removing some."""
    total = 0
    for place, _, names in os.walk(folder):
        for name in names:
            with contextlib.suppress(OSError):
                total += os.lstat(os.path.join(place, name)).st_size
    return total


def forget_old(most: int = MOST) -> None:
    """Remove what was not used for long, and what was used longest ago while all is too much.
    Called when a folder is about to be made: every change of a source makes one."""
    now = time.time()
    with contextlib.suppress(OSError):
        used = {folder: folder.stat().st_mtime for folder in root().iterdir() if folder.is_dir()}
        total = 0
        for folder in sorted(used, key=lambda folder: -used[folder]):
            idle = now - used[folder]
            total += size(folder)
            if idle > FORGOTTEN or (idle > IN_USE and total > most):
                shutil.rmtree(folder, ignore_errors=True)
