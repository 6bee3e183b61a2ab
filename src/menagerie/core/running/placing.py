"""Where Numba puts the code of a rule: by its sources, not by the place where they lie.

The folder of a cache is keyed by contents (`cache.py`). Numba alone would add the path, so that the
package installed twice, or moved, would find its stamp and no code.
"""

from functools import cache
from pathlib import Path
from tempfile import TemporaryFile

from numba import config
from numba.core.caching import UserProvidedCacheLocator

from menagerie.core.errors import NoCache


class Beside(UserProvidedCacheLocator):  # type: ignore[misc]  # its base is untyped
    """Numba asks such a class for the place of every function."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        return Path(py_file).parent.name

    def get_source_stamp(self) -> bytes:
        return b""  # its folder says it


@cache
def check_writable(folder: Path) -> None:
    """Refuse a folder in which nothing can be kept."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
    except OSError as error:
        raise NoCache(folder, error.strerror) from None


def place_in(folder: Path) -> None:
    """What is decorated from now on is kept in this folder. (Numba declares its settings at run
    time, where a type checker does not see them.)"""
    check_writable(folder.parent)
    config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    config.CACHE_LOCATOR_CLASSES = f"{__name__}.{Beside.__name__}"  # type: ignore[attr-defined]
