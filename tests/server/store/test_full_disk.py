"""No room: refused clearly, nothing broken, and on it goes when there is room again."""

import subprocess
import sys
from contextlib import closing
from pathlib import Path

from bluffhouse.server.store import open_store
from bluffhouse.server.store.ledger import Ledger
from tests.server.store.cramped import WRITERS, fill

ROOT = Path(__file__).parents[3]


async def test_a_file_that_sqlite_may_not_enlarge(tmp_path: Path) -> None:
    with closing(open_store(str(tmp_path / "house.db"))) as store:
        store._database.rows("PRAGMA max_page_count = 100")
        ledger = Ledger(store)
        await fill(ledger, lambda: store._database.rows("PRAGMA max_page_count = 100000"))
        await ledger.close()


def test_files_that_the_system_does_not_let_grow(tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")
    command = [sys.executable, "-m", "tests.server.store.cramped", path]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    with closing(open_store(path)) as store:
        assert all(len(store.events(f"T{i:03}")) >= 20 for i in range(WRITERS))
