"""The line where moves are typed."""

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

from textual import events
from textual.suggester import Suggester
from textual.timer import Timer
from textual.widgets import Input

#: Letters of a Bulgarian keyboard, by the Latin ones in the same place.
_LATIN = dict(zip("явертъуиопасдфгхйклзьцжбнм", "qwertyuiopasdfghjklzxcvbnm", strict=True))

#: Keys that change what is typed, and the actions of `Input` that do it.
_EDITING = {
    "backspace": "delete_left",
    "delete": "delete_right",
    "left": "cursor_left",
    "right": "cursor_right",
    "home": "home",
    "end": "end",
    "ctrl+u": "delete_left_all",
    "ctrl+k": "delete_right_all",
    "ctrl+w": "delete_left_word",
    "tab": "complete",
    "escape": "leave",
}


def pressed(event: events.Key) -> str:
    """A key by its name, or by its Latin letter whatever the keyboard speaks."""
    character = event.character
    if character is None or not character.isprintable() or character == " ":
        return event.key
    return _LATIN.get(character.lower(), character.lower())


def tidied(typed: str) -> str:
    """What was typed, as moves are spelled: a colon or slash only says that typing begins."""
    return " ".join(typed.lower().lstrip(":/").split())


class Completer(Suggester):
    """Offers the first legal move that begins like what is typed."""

    def __init__(self) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self.moves: Sequence[str] = ()

    def fitting(self, typed: str) -> list[str]:
        tidy = tidied(typed)
        return [move for move in self.moves if move.startswith(tidy)]

    async def get_suggestion(self, value: str) -> str | None:
        found = self.fitting(value)
        return found[0] if value and found else None


class Ears(NamedTuple):
    """Who hears the keys of a line."""

    unsaid: Callable[[str], bool]  # does this key only finish what is done already?
    short: Callable[[str], bool]  # a key by itself, while nothing is typed; True: it was taken
    submit: Callable[[str], None]  # Enter, after something was typed


class MoveLine(Input):
    """Where moves are typed, and through which all keys of a table go, one after the other.

    Keys come quicker than focus moves and than bindings run: on a slow line, or pasted, a whole
    move arrives at once. So the line keeps the focus, and does at once what a key says; else a
    letter could be lost, and Enter play what is left. A letter alone may be a short key. It is held
    for a moment: with another one right behind it, it is the beginning of a word.
    """

    #: Letters that come within so many seconds are typed by no hand, and belong together.
    burst: ClassVar[float] = 0.04

    def __init__(self, *, id: str, ears: Ears) -> None:
        self.completer = Completer()
        self._ears = ears
        self._held = ""
        self._timer: Timer | None = None
        super().__init__(id=id, compact=True, suggester=self.completer, select_on_focus=False)

    def on_key(self, event: events.Key) -> None:
        key = pressed(event)
        letter = event.is_printable
        if not self.value and not self._held and self._ears.unsaid(key):
            pass
        elif letter and not self.value and not self._held:
            self._hold(key)
        else:
            self._let_go()
            if letter:
                self._type(key)
            elif not self._other(key):
                return  # for the screen and the house
        event.stop()
        event.prevent_default()

    def _other(self, key: str) -> bool:
        """A key that is no letter; False if it is nothing to the line."""
        if not self.value and self._ears.short(key):
            return True
        if key == "enter":
            self._ears.submit(self.value)
        elif key in _EDITING:
            getattr(self, f"action_{_EDITING[key]}")()
        else:
            return False
        return True

    def _type(self, key: str) -> None:
        self.insert_text_at_cursor(" " if key == "space" else key)

    def _hold(self, key: str) -> None:
        self._held = key
        if self.burst:
            self._timer = self.set_timer(self.burst, self._alone)
        else:
            self.call_later(self._alone)

    def _let_go(self) -> None:
        """What is held is the beginning of a word."""
        if self._timer is not None:
            self._timer.stop()
        if self._held:
            held, self._held = self._held, ""
            self._type(held)

    def _alone(self) -> None:
        """Nothing came after what is held."""
        held, self._held = self._held, ""
        if held and not self._ears.short(held):
            self._type(held)

    def on_paste(self) -> None:
        self._let_go()  # before `Input` puts the first line of it in

    def begin(self, text: str) -> None:
        """Let typing go on from a text."""
        self.value = text
        self.cursor_position = len(text)

    def action_complete(self) -> None:
        found = self.completer.fitting(self.value)
        if found:
            self.begin(found[0])

    def action_leave(self) -> None:
        self.value = ""
