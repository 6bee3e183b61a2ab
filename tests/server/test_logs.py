"""What is written to the log, and how much."""

import json
import logging
import time
from pathlib import Path

from sqlalchemy import text

from menagerie import __version__
from menagerie.server.logs import JsonFormatter, PlainFormatter, Sparing, without_strangers_faults
from menagerie.server.settings import Rate, Settings
from menagerie.server.storage.storage import Storage
from server.harness import Server, run


class Written(logging.Handler):
    def __init__(self, rate: Rate) -> None:
        super().__init__()
        self.setFormatter(JsonFormatter())
        self.addFilter(without_strangers_faults)
        self.addFilter(Sparing(rate))
        self.lines: list[dict[str, object]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(json.loads(self.format(record)))


def written(rate: Rate, name: str = "some.logger") -> tuple[logging.Logger, Written]:
    log, handler = logging.Logger(name), Written(rate)
    log.addHandler(handler)
    return log, handler


def test_the_same_line_again_and_again_is_counted() -> None:
    log, handler = written(Rate(3, 0.05))
    for n in range(5000):
        log.warning("flood %d", n)
    log.warning("another place")
    told = [line for line in handler.lines if str(line["message"]).startswith("flood")]
    assert len(handler.lines) - len(told) == 1, "other places write on"
    assert len(told) < 1000
    counted = sum(int(str(line.get("left_out", 0))) for line in told)
    last = int(str(told[-1]["message"]).split()[1])
    assert counted == last + 1 - len(told), "what was left out is told with the next line"


def test_a_person_reads_plain_lines() -> None:
    record = logging.makeLogRecord({"levelname": "ERROR", "msg": "no room", "table": "x"})
    line = PlainFormatter().format(record)
    assert line.endswith(" error: no room table=x")


def test_the_log_begins_with_the_start_and_ends_with_the_stop(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.stop()
    while len(told := [json.loads(line) for line in server.lines if line[:1] == "{"]) < 2:
        time.sleep(0.01)  # until what it wrote last was read
    first, last = told[0], told[-1]
    assert first["message"] == "the server runs"
    assert (first["version"], first["port"]) == (__version__, server.port)
    assert last["message"] == "the server stops"


def test_what_was_to_be_stored_is_not_logged(tmp_path: Path, database: str) -> None:
    secret = "-".join("hush")  # a trace shows this line

    async def story() -> str:
        storage = await Storage.open(Settings(data=str(tmp_path), database=database))
        log, handler = written(Rate(9, 1))
        try:
            await storage.uptimes._database.write(
                lambda c: c.execute(text("INSERT INTO nothing VALUES (:x)"), {"x": secret})
            )
        except Exception:
            log.exception("failed")
        await storage.close()
        return json.dumps(handler.lines)

    said = run(story())
    assert "INSERT INTO nothing" in said
    assert secret not in said


def test_a_strangers_bytes_are_no_error_of_ours() -> None:
    for name, traced in (("uvicorn.error", False), ("menagerie.http", True)):
        log, handler = written(Rate(9, 1), name)
        try:
            b"\xff".decode()
        except UnicodeDecodeError:
            log.exception("not a text")
        [line] = handler.lines
        assert ("trace" in line) == traced
        assert line["level"] == ("error" if traced else "info")
