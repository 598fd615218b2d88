"""What people type keeps its pictures and loses what nobody sees."""

import pytest

from bluffhouse.cli import checks
from bluffhouse.core.quoting import typed
from bluffhouse.core.visible import looks, shortened, visible

FAMILY = "👨\u200d👩\u200d👧"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
PICTURES = (
    FAMILY, ENGLAND, "❤\ufe0f", "👍🏿", "👩🏽\u200d🚀", "🏳\ufe0f\u200d🌈", "🇧🇬", "1\ufe0f\u20e3",
    "🧙\u200d♀\ufe0f", "👁\ufe0f\u200d🗨\ufe0f",
)  # fmt: skip


@pytest.mark.parametrize("picture", PICTURES)
def test_joined_pictures_stay_whole(picture: str) -> None:
    for text in (picture, f"Ada {picture}", f"{picture}Ada", picture * 2):
        assert visible(text) == text
    assert checks.name(f"Ada {picture}") == f"Ada {picture}"
    assert typed(picture) == picture


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("A\u200bda", "A da"),
        ("A\u200dda", "A da"),
        ("A\ufe0fda", "Ada"),
        ("Ada\ufe0f", "Ada"),
        ("A\U000e0100da\u034f", "Ada"),
        ("\u202eAda\u2066", "Ada"),
        ("Ada\u3164\u2800", "Ada"),
        ("\u200d👩\u200d", "👩"),
        ("👩\u200d\u200d👩", "👩 👩"),
        ("👩\u200dA", "👩 A"),
        ("👩\ufe0f\ufe0f", "👩\ufe0f"),
        ("🏴\U000e0067\U000e007f", "🏴"),
        ("\U000e0041da", "da"),
        ("7\ufe0f", "7"),
        ("\ud83dAda", "Ada"),
        ("\ufe0f\u200d\u200b", ""),
    ],
)
def test_what_nobody_sees_goes(text: str, seen: str) -> None:
    assert visible(text) == seen
    assert visible(seen) == seen


def test_pictures_are_not_cut_into_something_invisible() -> None:
    assert [shortened(FAMILY, most) for most in range(6)] == [
        "",
        "👨",
        "👨",
        "👨\u200d👩",
        "👨\u200d👩",
        FAMILY,
    ]
    assert checks.fitting_name("Ada Lovelace 14" + FAMILY) == "Ada Lovelace 14👨"


def test_what_looks_the_same_is_the_same() -> None:
    assert looks(FAMILY) == looks("👨👩👧")
    assert looks("❤\ufe0f Ada") == looks("❤ ada")
    assert looks("Zoe\u0308") == looks("zoë")
    assert looks("👍🏿") != looks("👍🏻")
