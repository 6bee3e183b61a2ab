"""The TypeScript types of all that goes over the wire: `python -m menagerie.server.typescript`.

Messages come from `messages.py` and `socket_messages.py`, and each game adds its View, its moves
and its events.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from menagerie.core.game import Game
from menagerie.core.registry import all_games

from . import messages, socket_messages

HEADER = "// Made by `make types` from the Python declarations. Do not edit: change those instead."
PLAIN: dict[type[inspect.Type], str] = {
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.NoneType: "null",
    inspect.AnyType: "Record<string, unknown>",
}


def type_text(kind: inspect.Type) -> str:
    """One type in TypeScript."""
    if isinstance(kind, inspect.Metadata):
        return type_text(kind.type)
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f"'{value}'" for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(type_text(one) for one in kind.types)
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        inner = type_text(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(type_text(one) for one in kind.item_types)}]"
    if isinstance(kind, inspect.DictType):
        anything = isinstance(kind.value_type, inspect.AnyType)
        value = "unknown" if anything else type_text(kind.value_type)
        return f"Record<{type_text(kind.key_type)}, {value}>"
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    raise TypeError(f"no TypeScript for {kind}")


def struct_text(struct: type[msgspec.Struct], indent: str = "") -> str:
    """One interface; a field with a default may be left out by whoever sends it."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [f"{indent}export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f"{indent}  type: '{info.tag}'")
    for field in info.fields:
        mark = "" if field.required or field.name == "rule" else "?"
        lines.append(f"{indent}  {field.encode_name}{mark}: {type_text(field.type)}")
    return "\n".join([*lines, indent + "}"])


def structs_in(kind: inspect.Type, seen: list[type[msgspec.Struct]]) -> None:
    """All structs that a type is made of, the outer ones first."""
    if isinstance(kind, inspect.StructType):
        if kind.cls in seen:
            return
        seen.append(kind.cls)
        for field in kind.fields:
            structs_in(field.type, seen)
    for name in ("type", "item_type", "key_type", "value_type"):
        inner = getattr(kind, name, None)
        if isinstance(inner, inspect.Type):
            structs_in(inner, seen)
    for name in ("types", "item_types"):
        for inner in getattr(kind, name, ()):
            structs_in(inner, seen)


def wire_structs() -> list[type[msgspec.Struct]]:
    declared = {**vars(messages), **vars(socket_messages)}.values()
    return [one for one in declared if _is_wire(one) and one is not messages.Wire]


def _is_wire(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, messages.Wire)


def game_text(game: Game) -> Iterator[str]:
    yield f"export namespace {game.id} {{"
    seen: list[type[msgspec.Struct]] = []
    structs_in(inspect.type_info(game.View), seen)
    for struct in seen:
        yield struct_text(struct, "  ") + "\n"
    moves = " | ".join(f"'{kind.name}'" for kind in game.moves)
    events = " | ".join(f"'{kind.name}'" for kind in game.events)
    yield f"  export type MoveName = {moves}"
    yield f"  export type EventName = {events}"
    yield "}"


def union_text(name: str, union: Any) -> str:
    return f"export type {name} = " + " | ".join(one.__name__ for one in union.__args__)


def typescript() -> str:
    """The whole file."""
    parts = [HEADER]
    parts += [struct_text(struct) for struct in wire_structs()]
    parts.append(union_text("FromClient", socket_messages.FromClient))
    parts.append(union_text("FromServer", socket_messages.FromServer))
    parts += ["\n".join(game_text(game)) for game in all_games()]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    print(typescript(), end="")
