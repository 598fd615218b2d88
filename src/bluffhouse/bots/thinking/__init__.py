"""Search over imagined worlds: what each move brings, as far as a seat can know."""

from bluffhouse.bots.thinking.search import PLAYOUTS, Findings, Limits, think

__all__ = ["PLAYOUTS", "Findings", "Limits", "think"]
