"""The rules' pages tell of views and events what the rooms declare."""

import pytest

from bluffhouse.core.room import Room
from bluffhouse.games import rooms
from tests.views import page


@pytest.mark.parametrize("room", rooms(), ids=lambda room: room.id)
def test_the_page_is_what_the_room_declares(room: Room) -> None:
    file, text = page(room)
    assert file.read_text("utf-8") == text, "run `make views`"
