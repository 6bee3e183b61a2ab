"""What is made once for all tests, also for those of other workers."""

import fcntl
from collections.abc import Callable
from pathlib import Path

import pytest


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """A folder that whoever comes first fills; the others wait for it, and only read."""
    base = factory.getbasetemp()
    # Workers have folders side by side in that of the run.
    shared = (base.parent if base.name.startswith("popen-") else base) / name
    whole = shared.with_suffix(".whole")
    with shared.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not whole.exists():
            shared.mkdir()  # where the one before failed, this one fails
            make(shared)
            whole.touch()
    return shared
