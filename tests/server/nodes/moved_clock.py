"""`bluffhouse`, with a wall clock that can be moved while it runs: by the seconds in a file."""

import os
import time
from pathlib import Path

CLOCK = "CLOCK_OF_NODE"  # the name of that file, in the environment
time_of_day, time_of_day_ns = time.time, time.time_ns


def by() -> int:
    return int(Path(os.environ[CLOCK]).read_text() or 0)


if __name__ == "__main__":
    time.time = lambda: time_of_day() + by()
    time.time_ns = lambda: time_of_day_ns() + by() * 10**9
    from bluffhouse.cli import main

    main()
