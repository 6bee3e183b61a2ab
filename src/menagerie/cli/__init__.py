"""The command line: `menagerie play | serve | score | simulate | bench | replay | rules …`."""

import os
import sys


def main() -> None:
    """Run a command; a server in a process that can be replaced."""
    if sys.argv[1:2] == ["serve"]:
        from menagerie.server.parent import FILES, Parent

        if FILES not in os.environ:
            sys.exit(Parent().run())
    run()


def run() -> None:
    """Run a command here. Bad input gets one clear line and exit code 2, never a stack trace."""
    from rich.console import Console

    from menagerie.core.errors import MenagerieError
    from menagerie.core.language import language

    from .start import choose_mode

    choose_mode(sys.argv[1:])
    try:
        from .app import command  # which loads rules

        command()()
    except MenagerieError as error:
        console = Console(stderr=True, soft_wrap=True)
        console.print(error.text(language()), style="red", markup=False, highlight=False)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
