"""The `bluffhouse` command and the table in the terminal."""

import sys


def main() -> None:
    """The console script."""
    from bluffhouse.cli.app import run

    sys.exit(run(sys.argv[1:]))
