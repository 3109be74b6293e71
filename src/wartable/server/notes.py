"""What the server writes down about itself: one JSON object a line, without names, cookies, tokens or secrets."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime


class JsonLines(logging.Formatter):
    """A record as JSON; facts are given as `extra={"facts": {...}}`."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        data = {"at": at, "level": record.levelname.lower(), "name": record.name, "message": record.getMessage()}
        data.update(getattr(record, "facts", {}))
        if record.exc_info:
            data["error"] = self.formatException(record.exc_info)
        return json.dumps(data, ensure_ascii=False, default=str)


def write_notes() -> None:
    """Send what the server and its libraries note to the standard error output; a terminal gets only what matters."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING if sys.stderr.isatty() else logging.INFO)
    # Every request is noted by ourselves.
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)
