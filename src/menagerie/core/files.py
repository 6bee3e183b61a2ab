"""Files that a command writes: what the system refuses is told in a sentence."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .errors import MenagerieError


class CannotWrite(MenagerieError):
    def __init__(self, file: Path, error: OSError) -> None:
        # Libraries wrap the system's words in their own.
        reason = os.strerror(error.errno) if error.errno else error
        super().__init__(f"Не записать {file}: {reason}.", f"Cannot write {file}: {reason}.")


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """Around whatever writes this file or into this folder."""
    try:
        yield
    except OSError as error:
        raise CannotWrite(file, error) from None


def make_folder(folder: Path) -> None:
    """The folder, with those that hold it, if it is not there."""
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
