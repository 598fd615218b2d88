"""What connections need of the house to admit somebody. The desk has it."""

from typing import Protocol

from bluffhouse.server.admission.budgets import Budgets
from bluffhouse.server.admission.limits import Counts
from bluffhouse.server.config import Config
from bluffhouse.server.metrics import Metrics
from bluffhouse.server.share import Part


class Reception(Protocol):
    config: Config
    share: Part
    counts: Counts
    metrics: Metrics
    budgets: Budgets
