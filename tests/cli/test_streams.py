"""Closed, full and broken streams, and Ctrl-C at any time: never a traceback."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

MAIN = "import bluffhouse.cli; bluffhouse.cli.main()"

pytestmark = pytest.mark.skipif(not Path("/dev/full").exists(), reason="a POSIX shell")


def shell(command: str, redirections: str = "") -> "subprocess.CompletedProcess[str]":
    """Run a command of the house in a shell."""
    bluffhouse = f"{sys.executable} -c '{MAIN}'"
    return subprocess.run(
        ["sh", "-c", f"{bluffhouse} {command} {redirections}"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
    )


@pytest.mark.parametrize("command", ["play luegen --bots 1", "rules luegen"])
def test_a_closed_input(command: str):
    done = shell(command, "<&-")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize("closed", [">&-", "<&- >&-", "<&- >&- 2>&-"])
def test_a_closed_output(closed: str):
    done = shell("games", closed)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("command", ["games", "games --json", "--help", "--version"])
def test_a_full_output(command: str):
    done = shell(command, ">/dev/full")
    assert done.returncode == 2
    assert done.stderr.startswith("bluffhouse: ")
    assert done.stderr.count("\n") == 1


def test_nowhere_to_complain():
    assert shell("rules chess", "2>/dev/full").returncode == 2
    assert shell("rules chess", "2>&-").returncode == 2
    assert shell("games", ">/dev/full 2>/dev/full").returncode == 2


def test_nobody_listens_any_more():
    done = shell("rules luegen", "| true")
    assert done.stderr == ""


def interrupted(code: str) -> "subprocess.CompletedProcess[str]":
    """Run `main` with something before it that interrupts it."""
    command = [sys.executable, "-c", f"import sys, signal\n{code}\n{MAIN}", "games"]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False, timeout=60)


IMPORT = """
class Finder:
    def find_spec(name, path=None, target=None):
        if name == "{module}":
            signal.raise_signal(signal.SIGINT)
sys.meta_path.insert(0, Finder)
"""


@pytest.mark.parametrize("module", ["bluffhouse.cli.app", "typer", "bluffhouse.cli.listing"])
def test_an_interrupt_while_it_starts(module: str):
    done = interrupted(IMPORT.format(module=module))
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_an_interrupt_while_it_ends():
    done = interrupted("import atexit; atexit.register(signal.raise_signal, signal.SIGINT)")
    assert (done.returncode, done.stderr) == (-signal.SIGINT, "")
    assert "luegen" in done.stdout


def test_an_interrupt_that_python_would_ignore():
    code = """
import time
class Finder:
    def find_spec(name, path=None, target=None):
        if name == "bluffhouse.cli.listing":
            class Late:
                def __del__(self): raise KeyboardInterrupt
            Late()
            time.sleep(5)
sys.meta_path.insert(0, Finder)
"""
    done = interrupted(code)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
