"""Search over imagined worlds: what each move brings, as far as a seat can know."""

from bluffhouse.bots.thinking.search import Asked, Findings, Limits, search, think

__all__ = ["Asked", "Findings", "Limits", "search", "think"]
