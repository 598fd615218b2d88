"""Who may write to a store: whoever took it last.

A lock keeps a second server from starting; but a lock goes with a connection, and a server that
was stopped, cut off or forgotten does not know that it has lost it. So whoever opens a store for
writing takes the next epoch, and every transaction asks whether its epoch is still the newest one.
"""

import os
import platform

TAKE = """INSERT INTO owners VALUES ('', 1, $1, NULL)
    ON CONFLICT (code) DO UPDATE SET epoch = owners.epoch + 1, owner = excluded.owner"""
NEWEST_EPOCH = "SELECT epoch FROM owners WHERE code = ''"

TAKEN = (
    "Another server has taken over this store, and this one may not write to it any more. "
    "Leave the tables to the other one; or stop that one, and start this one again."
)


def own_name() -> str:
    """What an operator who looks into the store can tell this process by."""
    return f"{platform.node()}/{os.getpid()}"
