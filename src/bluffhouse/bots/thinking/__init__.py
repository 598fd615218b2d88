"""Search over imagined worlds: what each move brings, as far as a seat can know."""

from bluffhouse.bots.thinking.search import Findings, Limits, think

__all__ = ["Findings", "Limits", "think"]
