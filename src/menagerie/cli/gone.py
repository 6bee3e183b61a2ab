"""Commands that were removed; for one version each says what to use instead."""

import typer

from menagerie.core.errors import MenagerieError


def removed(app: typer.Typer, name: str, ru: str, en: str) -> None:
    """Add a hidden command that refuses, with what to use instead."""

    @app.command(
        name,
        hidden=True,
        context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
    )
    def command() -> None:
        raise MenagerieError(
            f"Команды `{name}` больше нет. {ru}", f"The command `{name}` was removed. {en}"
        )
