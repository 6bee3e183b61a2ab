"""The settings as a table of the documentation, from their declarations."""

from typing import get_type_hints

import msgspec
from msgspec import Meta

from .settings import Settings


def meanings() -> dict[str, str]:
    """What each setting is for."""
    hints = get_type_hints(Settings, include_extras=True)
    return {
        field.name: next(
            meta.description
            for meta in hints[field.name].__metadata__
            if isinstance(meta, Meta) and meta.description
        )
        for field in msgspec.structs.fields(Settings)
    }


def table() -> str:
    """Name, default (as TOML writes it) and meaning, in Markdown."""
    usual = msgspec.to_builtins(Settings())
    rows = [
        f"| `{name}` | `{msgspec.json.encode(usual[name]).decode()}` | {what} |"
        for name, what in meanings().items()
    ]
    return "\n".join(["| name | default | meaning |", "|---|---|---|", *rows, ""])
