"""HTML and SVG as nested elements: everything escaped, every element closed."""

from html import escape
from typing import Any


class Markup(str):
    """Text that is markup already."""

    __slots__ = ()


def el(name: str, /, *children: Any, **attributes: Any) -> Markup:
    """An element. Children that are None are left out, lists are taken apart; in the names of
    attributes `_` stands for `-`, and `class_` for `class`."""
    names = {"class_": "class", "for_": "for"}
    written = "".join(
        f' {names.get(key, key.replace("_", "-"))}="{escape(_number(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    content = "".join(_content(child) for child in children)
    return Markup(f"<{name}{written}>{content}</{name}>" if children else f"<{name}{written}/>")


def _content(child: Any) -> str:
    if child is None:
        return ""
    if isinstance(child, list | tuple):
        return "".join(_content(one) for one in child)
    return child if isinstance(child, Markup) else escape(str(child), quote=False)


def _number(value: Any) -> str:
    """No more digits than a picture needs."""
    return f"{value:.3f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def percent(part: float) -> str:
    """A share of the width or height of a drawing."""
    return _number(100.0 * part) + "%"
