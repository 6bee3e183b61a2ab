"""The command line: `menagerie play | serve | score | simulate | bench | replay | rules …`."""

from __future__ import annotations

import sys


def main() -> None:
    """Run a command. Bad input gets one clear line and exit code 2, never a stack trace."""
    from menagerie.core.errors import MenagerieError

    from .start import choose_mode

    choose_mode(sys.argv[1:])
    from .app import command
    from .common import errors_console, language

    try:
        command()()
    except MenagerieError as error:
        errors_console.print(error.text(language()), style="red", markup=False, highlight=False)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
