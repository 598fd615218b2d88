"""How a match ended."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    losers: tuple[int, ...]
    reason: str

    @property
    def utility(self) -> tuple[float, ...]:
        """1/k to each of k winners, −1/(n−k) to each other; 0 if all tie or nobody wins."""
        n, k = len(self.scores), len(self.winners)
        if k in (0, n):
            return (0.0,) * n
        return tuple(1 / k if p in self.winners else -1 / (n - k) for p in range(n))
