"""The HTTP interface is served as `/api/openapi.json` declares it.

Schemathesis makes requests from the declaration: one for each constraint in `make test`; random
ones and sequences of them as well in `make test-long`.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from menagerie.testing.effort import EFFORT
from server.harness import Server

SCHEMATHESIS = Path(sys.executable).with_name("schemathesis")
CONFIG = Path(__file__).with_name("schemathesis.toml")
PHASES = "coverage" if EFFORT == 1 else "examples,coverage,fuzzing,stateful"


@pytest.mark.slow
def test_the_interface_is_served_as_declared(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        done = subprocess.run(
            [
                *(SCHEMATHESIS, f"--config-file={CONFIG}", "run"),
                *(f"{server.http}/api/openapi.json", f"--phases={PHASES}", "--seed=1"),
                f"--max-time={60 * EFFORT}",
            ],
            check=False,
            cwd=tmp_path,
            capture_output=True,
            text=True,
        )
    finally:
        server.stop()
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr
