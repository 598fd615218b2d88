"""What a server logs, and in which form."""

import logging

import msgspec

from bluffhouse.server.config import Config


def set_up_logs(config: Config) -> None:
    """Lines for people or JSON for programs. Tokens and seeds never get here: nobody logs them."""
    handler = logging.StreamHandler()
    handler.setFormatter(
        JsonLines(config.node) if config.log_json else logging.Formatter("%(message)s")
    )
    for name, level in (("bluffhouse", config.log_level.upper()), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
    for name in (
        "http_connection",
        "websocket_connection",
    ):  # what clients do wrong is theirs to know
        logging.getLogger(f"bluffhouse.server.admission.{name}").setLevel(logging.ERROR)


class JsonLines(logging.Formatter):
    """A log for programs: an object a line. `node`: who says it, of several machines."""

    def __init__(self, node: str = "") -> None:
        super().__init__()
        self._node = node

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if self._node:
            line["node"] = self._node
        if table := getattr(record, "table", None):
            line["table"] = table
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()
