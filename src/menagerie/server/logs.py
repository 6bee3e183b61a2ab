"""Logs on standard error, without secrets, never a flood: a JSON object a line for programs, and
what needs attention, in plain lines, for a person at a terminal."""

import logging
import sys
import time
from typing import Any

import msgspec

from .http.limits import Bucket
from .settings import Rate, Settings

_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonFormatter(logging.Formatter):
    """Time, level, logger, message and whatever was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= _added(record)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=repr).decode()


class PlainFormatter(logging.Formatter):
    """Time, level and message, whatever was given as `extra`, and the trace of an error."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        added = "".join(f" {name}={value}" for name, value in _added(record).items())
        line = f"{at} {record.levelname.lower()}: {record.getMessage()}{added}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def _added(record: logging.LogRecord) -> dict[str, Any]:
    """What was given as `extra`; libraries that add to every record begin with an underscore."""
    return {
        name: value
        for name, value in vars(record).items()
        if name not in _PLAIN and not name.startswith("_")
    }


class Sparing(logging.Filter):
    """Each place in the program writes so many lines; the next one says how many it left out."""

    def __init__(self, rate: Rate) -> None:
        super().__init__()
        self._rate = rate
        self._places: dict[tuple[str, int], tuple[Bucket, list[int]]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        place = record.pathname, record.lineno
        if place not in self._places:
            self._places[place] = Bucket(self._rate), [0]
        bucket, left_out = self._places[place]
        if bucket.take():
            left_out[0] += 1
            return False
        if left_out[0]:
            record.left_out = left_out[0]
            left_out[0] = 0
        return True


def without_strangers_faults(record: logging.LogRecord) -> bool:
    """uvicorn tells of a text that is none as if it were an error of ours."""
    if record.name == "uvicorn.error" and record.exc_info:
        _, error, _ = record.exc_info
        if isinstance(error, UnicodeDecodeError):
            record.exc_info, record.levelno, record.levelname = None, logging.INFO, "INFO"
    return True


def set_up(settings: Settings, level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    if sys.stderr.isatty():
        handler.setFormatter(PlainFormatter())
        handler.setLevel(logging.WARNING)
    else:
        handler.setFormatter(JsonFormatter())
    handler.addFilter(without_strangers_faults)
    handler.addFilter(Sparing(settings.log_lines))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("menagerie").setLevel(level)
