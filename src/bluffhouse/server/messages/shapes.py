"""The shapes of what is encoded ahead, once for all who are told it: for the documents."""

from typing import Annotated, Any

from msgspec import Meta, Raw


def _encoded(**schema: Any) -> Meta:
    return Meta(extra_json_schema=schema)


_TEXT = {"type": "string"}
_EVENT = {"type": "object", "required": ["event"], "properties": {"event": _TEXT}}
_MOVES = {"type": "array", "items": _TEXT}

View = Annotated[Raw, _encoded(type="object", required=["moves"], properties={"moves": _MOVES})]
Events = Annotated[Raw, _encoded(type="array", items=_EVENT)]
OddsList = Annotated[Raw, _encoded(type="array", items={"type": "object"})]
Missed = Annotated[Raw, _encoded(**{"$ref": "#/$defs/On"})]
