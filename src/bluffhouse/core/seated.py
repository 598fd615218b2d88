"""A table as those see it who need not know how it was made."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from bluffhouse.core.press import Pressed
from bluffhouse.core.room import Chosen, Room, State
from bluffhouse.core.spec import Spec


class Seated(Chosen, Protocol):
    """A game with its options chosen, and its rules: see `core.game.Game`."""

    room: Room

    @property
    def rules(self) -> Pressed: ...
    @property
    def spec(self) -> Spec: ...
    @property
    def blank(self) -> State: ...
    @property
    def observation_size(self) -> int: ...
    def observed(self, memory: bytearray, player: int) -> NDArray[np.float32]: ...
