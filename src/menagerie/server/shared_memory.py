"""What the workers of one parent share beside the database is in memory, where the system offers
that. A file that is mapped takes its room when it is first written to: on a full disk that would
end the process, without a word."""

import os
import tempfile
from pathlib import Path

FOLDER = Path("/dev/shm")  # of Linux


def file() -> int:
    """The descriptor of a new file without a name, which a child may inherit."""
    if hasattr(os, "memfd_create"):
        return os.memfd_create("menagerie", 0)
    with tempfile.TemporaryFile() as made:
        return os.dup(made.fileno())


def folder() -> tempfile.TemporaryDirectory[str]:
    """A new folder for these processes and nobody else."""
    where = FOLDER if os.access(FOLDER, os.W_OK | os.X_OK) else None
    return tempfile.TemporaryDirectory(prefix="menagerie-", dir=where, ignore_cleanup_errors=True)
