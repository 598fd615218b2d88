"""Who has come in and not yet said what he wants: few of one address, and not many in all.

Of too many, who has been silent longest has to go, and he is looked for among those of the address
that has most there. Whoever speaks at once is never long enough here to be sent away for others.
"""

from collections import OrderedDict
from typing import Generic, TypeVar

Who = TypeVar("Who")


class SilentConnections(Generic[Who]):
    def __init__(self, of_one: int, in_all: int) -> None:
        self._of_one = of_one
        self._in_all = in_all
        self._here: dict[str, OrderedDict[Who, None]] = {}
        self._count = 0

    def enter(self, who: Who, address: str) -> Who | None:
        """Somebody waits here. Gives who has to go for him; he is not here any more."""
        self.leave(who, address)
        of_his = self._here.setdefault(address, OrderedDict())
        of_his[who] = None
        self._count += 1
        if len(of_his) > self._of_one:
            return self._send_away(address)
        if self._count > self._in_all:
            return self._send_away(max(self._here, key=lambda each: len(self._here[each])))
        return None

    def _send_away(self, address: str) -> Who:
        who = next(iter(self._here[address]))
        self.leave(who, address)
        return who

    def leave(self, who: Who, address: str) -> None:
        """He has said what he wants, or is gone; perhaps long ago."""
        of_his = self._here.get(address, OrderedDict())
        if who in of_his:
            del of_his[who]
            self._count -= 1
            if not of_his:
                del self._here[address]
