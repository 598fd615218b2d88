"""What compiles beside a table ends with it."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bluffhouse.bots import warm

STARTED = """
import time
from bluffhouse.bots import warm
process = warm.start("cityoflies")
print(process.pid, flush=True)
{then}
"""
FOREVER = "time.sleep(600)"
PATIENCE = 30.0  # s; to compile takes longer than that, and is not waited for


def runs(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def ends(pid: int) -> bool:
    end = time.monotonic() + PATIENCE
    while runs(pid) and time.monotonic() < end:
        time.sleep(0.05)
    return not runs(pid)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")
@pytest.mark.parametrize("how", ["kill", "end"])
def test_it_ends_with_who_started_it(how: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", STARTED.format(then=FOREVER if how == "kill" else "")]
    env = os.environ | {"BLUFFHOUSE_CACHE": str(tmp_path)}  # empty, so that there is much to do
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=env) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        try:
            if how == "kill":
                parent.kill()
            assert ends(pid)
        finally:
            parent.kill()


def test_it_says_when_all_is_compiled() -> None:
    """Its guard is still listening then, and may not bring the whole process down: a server would
    take it for a game that cannot be compiled."""
    process = warm.start("luegen")  # the suite has compiled it before
    assert process.wait(10 * PATIENCE) == 0
    process.communicate()
