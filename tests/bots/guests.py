"""Bots that somebody might bring along: a good one, and every kind of bad one."""

import gc
import os
import sys
import time
from typing import Any

from bluffhouse.bots import Decision


class Last:
    """Always the last of its moves."""

    def act(self, seat: Any, legal: Any, rng: Any) -> Decision:
        return Decision(legal[-1])


class Whim:
    """Any move, and says so."""

    def act(self, seat: Any, legal: Any, rng: Any) -> Decision:
        return Decision(rng.choice(legal), dict.fromkeys(legal, 1 / len(legal)))


class Peeper:
    """Searches all that can be reached from its seat, and bids what lies under the cups there."""

    def act(self, seat: Any, legal: Any, rng: Any) -> Decision:
        seen = [seat.view, seat.packed, seat.legal, seat.player, seat.game.options]
        todo, known = [seat], set[int]()
        while todo and len(known) < 2000:
            thing = todo.pop(0)
            known.add(id(thing))
            todo += [
                one for one in gc.get_referents(thing)
                if id(one) not in known and not isinstance(one, type | type(sys) | type(gc.collect))
            ]  # fmt: skip
            if type(thing).__name__ == "Match":
                seen.append(thing.record())
                seen.append(thing.state().tobytes())
        return Decision(legal[hash(repr(seen)) % len(legal)], value=float(len(repr(seen))))


class Sleeper(Last):
    def act(self, seat: Any, legal: Any, rng: Any) -> Decision:
        while True:
            time.sleep(3600)


class Glutton(Last):
    def act(self, seat: Any, legal: Any, rng: Any) -> Decision:
        hoard = []
        while True:
            hoard.append(bytearray(64 << 20))


class Leaver(Last):
    def act(self, seat: Any, legal: Any, rng: Any) -> Decision:
        os._exit(0)


class Quitter(Last):
    def act(self, seat: Any, legal: Any, rng: Any) -> Decision:
        sys.exit("enough")


class Forker(Last):
    """Leaves a process behind that holds on to everything it was given."""

    def act(self, seat: Any, legal: Any, rng: Any) -> Decision:
        if os.fork() == 0:
            time.sleep(3600)
        return Decision(legal[-1])


class Printer(Last):
    """Prints what looks like an answer."""

    def act(self, seat: Any, legal: Any, rng: Any) -> Decision:
        print('{"move":"liar"}\n' * 10_000, flush=True)
        os.write(1, b'{"move":"liar"}\n')
        return Decision(legal[-1])


class Writer(Last):
    """Writes rubbish into every file that is open."""

    def act(self, seat: Any, legal: Any, rng: Any) -> Decision:
        for number in range(3, 64):
            try:
                os.write(number, b"\xff" * 1000 + b"\n")
            except OSError:
                continue
        return Decision(legal[-1])


class Cheat(Last):
    """What another seat may do, or nobody."""

    def act(self, seat: Any, legal: Any, rng: Any) -> Decision:
        legal.append("99x6")
        seat.legal.append("99x6")
        return Decision("99x6")


class Mute(Last):
    def act(self, seat: Any, legal: Any, rng: Any) -> Any:
        return legal[0]


class Braggart(Last):
    def act(self, seat: Any, legal: Any, rng: Any) -> Decision:
        return Decision(legal[0], {legal[0]: -1.0, "99x6": 2.0})


class Boaster(Last):
    """Expects something that is no number."""

    def act(self, seat: Any, legal: Any, rng: Any) -> Decision:
        return Decision(legal[0], value="much")  # type: ignore[arg-type]


class Muddler(Last):
    """Mixes by words."""

    def act(self, seat: Any, legal: Any, rng: Any) -> Decision:
        return Decision(legal[0], {legal[0]: "always"})  # type: ignore[dict-item]


class Broken(Last):
    def act(self, seat: Any, legal: Any, rng: Any) -> Decision:
        raise ZeroDivisionError("of all things")


class Needy(Last):
    def __init__(self, weights: str) -> None:
        self.weights = weights


class Idle:
    pass


class Narrow:
    def act(self, seat: Any) -> Decision:
        return Decision(seat.legal[0])


CONSTANT = 3
