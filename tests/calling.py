"""Commands of Menagerie in this process: a process of its own would load everything anew."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass

import pytest
from click.testing import CliRunner

from menagerie.cli import run
from menagerie.core import language


@dataclass(frozen=True)
class Said:
    """What became of a command."""

    returncode: int
    stdout: str
    stderr: str


def menagerie(*words: str, typed: str | bytes = "", lang: str = "en") -> Said:
    """As `menagerie …` typed in a shell; in a thread that no event loop of a browser runs in."""
    with ThreadPoolExecutor(1) as thread, _as_in_a_shell(words):
        return thread.submit(_call, typed, lang).result()


@contextmanager
def _as_in_a_shell(words: tuple[str, ...]) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as shell:
        shell.setattr(sys, "argv", ["menagerie", *words])
        shell.setattr(language, "_chosen", [])  # the language of a command before
        yield


def _call(typed: str | bytes, lang: str) -> Said:
    code = 0
    environment = {"LANG": lang, "LC_ALL": lang}
    with CliRunner().isolation(input=typed, env=environment) as (out, err, _):
        try:
            run()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(end.code is not None)
        sys.stdout.flush()
        sys.stderr.flush()
        said = out.getvalue().decode(), err.getvalue().decode()
    return Said(code, *said)
