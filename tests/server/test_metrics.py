"""What Prometheus reads: of one process, and of several workers as if they were one."""

import os
import subprocess
import sys
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from menagerie.server import metrics
from nursery import SOURCE

COUNTING = """
import sys
from menagerie.server.metrics import ENTRIES_STORED, MOVE_SECONDS, REFUSALS, ROOMS
ENTRIES_STORED.inc(int(sys.argv[1]))
REFUSALS.labels("too_fast").inc()
MOVE_SECONDS.observe(0.001)
ROOMS.set(7)
print("counted", flush=True)
sys.stdin.read()
"""


def values(text: bytes) -> dict[str, float]:
    families = text_string_to_metric_families(text.decode())
    return {sample.name: sample.value for family in families for sample in family.samples}


def counting(folder: Path, number: int) -> subprocess.Popen[str]:
    worker = subprocess.Popen(
        [sys.executable, "-c", COUNTING, str(number)],
        env={**os.environ, "PYTHONPATH": str(SOURCE), metrics.COUNTS: str(folder)},
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert worker.stdout is not None
    assert worker.stdout.readline() == "counted\n"
    return worker


def exposed(folder: Path) -> dict[str, float]:
    shown = subprocess.run(
        [
            sys.executable, "-c",
            "import sys; from menagerie.server.metrics import exposed;"
            "sys.stdout.buffer.write(exposed())",
        ],
        env={**os.environ, "PYTHONPATH": str(SOURCE), metrics.COUNTS: str(folder)},
        capture_output=True, check=True,
    )  # fmt: skip
    return values(shown.stdout)


def test_workers_count_together(tmp_path: Path) -> None:
    first, second = counting(tmp_path, 3), counting(tmp_path, 4)
    try:
        both = exposed(tmp_path)
        assert both["menagerie_entries_total"] == 7
        assert both["menagerie_refusals_total"] == 2
        assert both["menagerie_move_seconds_count"] == 2
        assert both["menagerie_rooms"] == 14
        assert both["process_open_fds"] > 4
        assert both["process_resident_memory_bytes"] > 0
        second.communicate()
        metrics.worker_ended(second.pid, str(tmp_path))
        left = exposed(tmp_path)
        assert left["menagerie_entries_total"] == 7, "what was counted stays"
        assert left["menagerie_rooms"] == 7, "what was there is gone"
    finally:
        for worker in (first, second):
            worker.kill()
            worker.communicate()


def test_one_process_counts_for_itself() -> None:
    shown = values(metrics.exposed())
    assert "menagerie_rooms" in shown
    assert "process_open_fds" in shown
