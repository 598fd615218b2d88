"""The lying games of Bluffhouse for Inspect: `inspect eval bluffhouse_inspect/bluffhouse`."""

from bluffhouse_inspect.task import bluffhouse

__all__ = ["bluffhouse"]
