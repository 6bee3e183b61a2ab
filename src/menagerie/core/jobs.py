"""A long calculation over a game: counted piece by piece, so that it can be shown and resumed."""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .charts import Page
from .text import Text

Tally = Any  # a named tuple of arrays: what was counted so far
# `each(step, n, work)` does `step(work, i)` for every i below n, as a device does it.
Each = Callable[[Callable[[Any, int], None], int, Any], None]


@dataclass(frozen=True)
class Job:
    """What a game wants counted; `menagerie job` runs it, and nothing else does."""

    name: str  # on the command line, and of the file that it resumes from
    title: Text
    about: Text
    size: int  # so many things are counted, numbered from 0
    begin: Callable[[], Tally]  # nothing counted yet
    # (first, how many, a device or none) -> what those come to; several threads may count at once.
    count: Callable[[int, int, Each | None], Tally]
    merge: Callable[[Tally, Tally], Tally]
    write: Callable[[Tally, Path], None]  # the tables, into a folder
    page: Callable[[Path], Page]  # what the tables in a folder say, as figures
    tables: Path  # where the game keeps its own

    @property
    def sources(self) -> Path:
        """The folder of the rules that count."""
        return Path(inspect.getfile(self.count)).parent
