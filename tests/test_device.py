"""What a device writes down, and when it keeps its share to itself."""

from typing import Any

import pytest

from bluffhouse.core.deal import pledge_of
from bluffhouse.core.device import Device

CODE, SEAL, OTHER = "KMRTXB", "e" * 64, "f" * 64
SHARE = "5" * 64
MINE = pledge_of(CODE, 1, SEAL, 3, SHARE)


def told(deal: dict[str, Any], guest: int | None = 3, seat: int | None = 1) -> dict[str, Any]:
    settings = {"game": "luegen", "options": {"players": 2}}
    table = {
        "code": CODE, "settings": settings, "state": "waiting",
        "seats": [{"guest": 0}, {"guest": 3}], "deal": {"number": 1, "seal": SEAL, **deal},
    }  # fmt: skip
    return {"t": "on", "v": 1, "table": table, "you": {"guest": guest, "seat": seat}}


@pytest.fixture
def device() -> Device:
    return Device(draw=lambda: SHARE)


def test_it_pledges_once_and_tells_its_share_when_pledges_are_closed(device: Device) -> None:
    assert device.hear(told({})) == [{"t": "pledge", "number": 1, "pledge": MINE}]
    assert device.hear(told({})) == []  # its pledge is on its way
    called = told({"pledges": {"3": MINE}, "seats": [0, 3]})
    assert device.hear(called) == [{"t": "share", "share": SHARE}]
    assert device.hear(called) == []
    device.answered({"t": "share", "share": SHARE}, taken=True)
    assert device.receipts[1].given


def test_a_refused_pledge_is_said_again(device: Device) -> None:
    (pledge,) = device.hear(told({}))
    device.answered(pledge, taken=False)
    assert device.hear(told({})) == [pledge]


def test_who_only_watches_pledges_nothing(device: Device) -> None:
    assert device.hear(told({}, guest=None, seat=None)) == []
    assert device.receipts[1].seal == SEAL
    assert device.receipts[1].share is None


def test_a_share_is_told_only_if_its_pledge_stands_there(device: Device) -> None:
    device.hear(told({}))
    assert device.hear(told({"pledges": {"3": OTHER}, "seats": [0, 3]})) == []
    assert device.hear(told({"seats": [0, 3]})) == []


@pytest.mark.parametrize(
    ("first", "then"),
    [
        ({}, {"seal": "d" * 64}),
        ({"seats": [0, 3]}, {}),
        ({"seats": [0, 3]}, {"seats": [0, 3], "pledges": {"0": OTHER}}),
        ({"seats": [0, 3]}, {"seats": [3, 0]}),
    ],
    ids=["another seal", "a call taken back", "a pledge after the call", "other seats"],
)
def test_a_deal_that_is_begun_anew(
    device: Device, first: dict[str, Any], then: dict[str, Any]
) -> None:
    device.hear(told({}))
    device.hear(told(first))
    assert device.hear(told(then)) == []
    assert device.receipts[1].anew
    assert device.receipts[1].seal == SEAL  # what it saw first
