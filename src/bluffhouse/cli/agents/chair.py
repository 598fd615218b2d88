"""A chair that an agent sits on: what every table offers it, wherever the table is."""

from typing import Protocol

from bluffhouse.core.words import Words


class Chair(Protocol):
    """All answers are text for who sits there."""

    @property
    def words(self) -> Words: ...

    def look(self, *, rules: bool) -> str:
        """The seat in plain text."""

    async def odds(self) -> list[str]:
        """What can be worked out now; refused where the table does not allow it."""

    async def move(self, text: str) -> None:
        """Play a move; an illegal one is refused, and changes nothing."""

    async def wait(self, seconds: float) -> None:
        """Until it is the agent's turn, or the match is over, or time is up."""

    def news(self) -> list[str]:
        """What happened since it was asked last."""

    @property
    def my_turn(self) -> bool: ...

    def results(self) -> list[tuple[str, str, bool]]:
        """Name, score and whether he won, of everybody; empty until the match is over."""

    async def leave(self) -> None: ...
