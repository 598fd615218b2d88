"""What people type, without what nobody sees: names, words at the table, paths that errors quote.

Joined emoji (a family, a flag of England, a dark thumb, a red heart) hold invisible characters that
make one picture of several. They stay where they do that, and nowhere else: between letters they
would make two names that look the same.
"""

import re
import unicodedata

_PICTURE = (
    "[©®‼⁉™ℹ〰〽㊗㊙\u2190-\u21ff\u2300-\u23ff\u25a0-\u27bf"
    "\u2900-\u297f\u2b00-\u2bff\U0001f000-\U0001faff]"
)
_SELECTOR = "[\ufe0e\ufe0f]"  # drawn as text, or as a picture
_FLAG = "\U0001f3f4\U000e0067\U000e0062(?:{})\U000e007f".format(
    "|".join("".join(chr(0xE0000 + ord(c)) for c in land) for land in ("eng", "sct", "wls"))
)
_ONE = f"(?:{_FLAG}|{_PICTURE}{_SELECTOR}?[\U0001f3fb-\U0001f3ff]?)"
_JOINED = f"{_ONE}(?:\u200d{_ONE})*|[0-9#*]\ufe0f\u20e3"

#: Characters that count as printable and draw nothing: blanks, and selectors outside a picture.
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
_NOTHING = "\u034f\ufe00-\ufe0f\U000e0100-\U000e01ef"

_PART = re.compile(
    f"(?P<joined>{_JOINED})|(?P<nothing>[{_NOTHING}])|(?P<blank>[{_BLANK}])|.", re.DOTALL
)
_UNSEEN = re.compile(f"[\u200d{_NOTHING}\U000e0000-\U000e007f]")


def visible(text: str) -> str:
    """On one line, nothing invisible, no spaces at the ends."""
    return " ".join(_PART.sub(_seen, text).split())


def shortened(text: str, most: int) -> str:
    """The first characters of a visible text; of a picture that is cut, what can be seen."""
    return visible(text[:most])


def looks(text: str) -> str:
    """The same for two visible texts that the eye takes for one."""
    return unicodedata.normalize("NFC", _UNSEEN.sub("", text)).lower()


def _seen(part: re.Match[str]) -> str:
    if part["joined"]:
        return part["joined"]
    if part["nothing"]:
        return ""
    return part[0] if part[0].isprintable() and not part["blank"] else " "
