"""One source, three ways, for every game."""

import os
import subprocess
import sys

from menagerie.core.running.cache import PACKAGE
from menagerie.testing.laws.test_modes import *


def test_an_unknown_mode_is_refused_with_the_choices() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "menagerie", "games"],
        env={**os.environ, "PYTHONPATH": str(PACKAGE.parent), "MENAGERIE_MODE": "quick"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode != 0
    assert "compiled, interpreted" in run.stderr
    assert "Traceback" not in run.stderr
