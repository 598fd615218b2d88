"""Threads that are woken at once, whoever else has the core.

Linux, from 6.12 on, lets who has a core keep it for a time slice of some milliseconds, though
somebody more important wakes; unless that one's own slices are shorter. So the threads that people
wait for ask for short ones. What they do is short anyway.
"""

import ctypes
import os
import platform
import struct
import sys

SLICE = 100_000  # nanoseconds: Linux knows no shorter one
CALLS = {"x86_64": 314, "aarch64": 274, "riscv64": 274}  # by machine: that which sets attributes
ATTRIBUTES = struct.Struct("=IIQiIQQQ")  # size, policy, flags, niceness, -, slice, -, -
ALONE = 1  # what this thread begins, threads and processes, does not inherit it


def wake_at_once() -> None:
    """Ask for short slices for this thread. An older Linux, and any other system, lets it be."""
    call = CALLS.get(platform.machine())
    if sys.platform != "linux" or call is None:
        return
    niceness = os.getpriority(os.PRIO_PROCESS, 0)
    wanted = ATTRIBUTES.pack(ATTRIBUTES.size, os.SCHED_OTHER, ALONE, niceness, 0, SLICE, 0, 0)
    ctypes.CDLL(None).syscall(call, 0, wanted, 0)  # refused: it is woken as before
