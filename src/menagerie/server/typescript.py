"""TypeScript types from the Python declarations: `python -m menagerie.server.typescript`."""

from __future__ import annotations

import types
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from menagerie.core.registry import all_games

from . import messages

HEAD = """// Made by `make types` from the Python declarations. Do not edit: change those instead.
"""
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}


def typescript(kind: Any) -> str:
    """A Python type as a TypeScript type."""
    if kind is Any:
        return "unknown"
    if kind in PLAIN:
        return PLAIN[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(typescript(arg) for arg in args))
    if origin is Literal:
        return " | ".join(repr(arg) if isinstance(arg, str) else str(arg) for arg in args)
    if origin is list or (origin is tuple and args[1:] == (...,)):
        inner = typescript(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(typescript(arg) for arg in args)}]"
    if origin is dict:
        return f"Record<{'number' if args[0] is int else 'string'}, {typescript(args[1])}>"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    raise TypeError(f"no TypeScript type for {kind!r}")


def interface(struct: type[msgspec.Struct]) -> str:
    """One struct as an exported interface."""
    lines = [f"export interface {struct.__name__} {{"]
    if struct.__struct_config__.tag is not None:
        lines.append(f"  type: {struct.__struct_config__.tag!r}")
    for field in msgspec.structs.fields(struct):
        optional = (
            "" if field.required or struct.__struct_config__.forbid_unknown_fields is False else "?"
        )
        lines.append(f"  {field.encode_name}{optional}: {typescript(field.type)}")
    return "\n".join([*lines, "}"])


def structs_in(kind: Any, found: dict[str, type[msgspec.Struct]]) -> None:
    """Every struct that a type is made of, in the order of first use."""
    is_struct = isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    if is_struct and kind.__name__ not in found:
        found[kind.__name__] = kind
        for field in msgspec.structs.fields(kind):
            structs_in(field.type, found)
    for arg in get_args(kind):
        structs_in(arg, found)


def message_types() -> str:
    found: dict[str, type[msgspec.Struct]] = {}
    for value in vars(messages).values():
        if (
            isinstance(value, type)
            and issubclass(value, messages.Message)
            and value is not messages.Message
        ):
            structs_in(value, found)
    unions = [
        f"export type {name} = {typescript(getattr(messages, name))}"
        for name in ("FromClient", "FromServer")
    ]
    return "\n\n".join([*map(interface, found.values()), *unions])


def game_types() -> str:
    """Each game's view in a namespace of its own, with the names of its moves and events."""
    parts = []
    for game in all_games():
        found: dict[str, type[msgspec.Struct]] = {}
        structs_in(game.View, found)
        body = "\n\n".join(map(interface, found.values()))
        moves = " | ".join(repr(kind.name) for kind in game.moves)
        events = " | ".join(repr(kind.name) for kind in game.events)
        body += f"\n\nexport type MoveName = {moves}\nexport type EventName = {events}"
        if game.View.__name__ != "View":
            body += f"\nexport type View = {game.View.__name__}"
        indented = "\n".join(f"  {line}" if line else "" for line in body.splitlines())
        parts.append(f"export namespace {game.id} {{\n{indented}\n}}")
    return "\n\n".join(parts)


def generate() -> str:
    return "\n".join([HEAD, message_types(), "", game_types(), ""])


if __name__ == "__main__":
    print(generate(), end="")
