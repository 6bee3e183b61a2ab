"""The TypeScript types of all that goes over the wire, written by `make types`.

The messages' types are the shell's (`api/types.ts`); those of a game lie with its web part
(`games/<id>/types.ts`): its View, what is printed, its tools, its moves and its events.
"""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from menagerie.core.game import Game
from menagerie.core.registry import all_games

from . import game_messages, live_messages, messages
from .base import Wire

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


def struct_text(struct: type[msgspec.Struct]) -> str:
    """One interface; a field with a default may be left out by whoever sends it."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  type: '{info.tag}'")
    for field in info.fields:
        mark = "" if field.required or field.name == "rule" else "?"
        lines.append(f"  {field.encode_name}{mark}: {type_text(field.type)}")
    return "\n".join([*lines, "}"])


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
    modules = (game_messages, messages, live_messages)
    declared = {name: one for module in modules for name, one in vars(module).items()}
    return [one for one in declared.values() if _is_wire(one) and one is not Wire]


def _is_wire(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, Wire)


def _game_structs(game: Game) -> list[type[msgspec.Struct]]:
    """All structs of a game that go over the wire."""
    roots: list[type[msgspec.Struct]] = [game.View]
    if game.printed is not None:
        roots.append(type(game.printed))
    for tool in game.tools:
        roots += [tool.Ask, tool.Answer]
    found: list[type[msgspec.Struct]] = []
    for root in roots:
        structs_in(inspect.type_info(root), found)
    names = [struct.__name__ for struct in found]
    if twice := {name for name in names if names.count(name) > 1}:
        raise TypeError(f"{game.id}: more than one struct is named {', '.join(sorted(twice))}")
    return found


def names_text(name: str, names: Iterable[str]) -> str:
    return f"export type {name} = " + " | ".join(f"'{one}'" for one in names)


def union_text(name: str, union: Any) -> str:
    return f"export type {name} = " + " | ".join(one.__name__ for one in union.__args__)


def shell_types() -> str:
    """The types of the messages, which know no game."""
    parts = [HEADER, *(struct_text(struct) for struct in wire_structs())]
    parts.append(union_text("FromClient", live_messages.FromClient))
    parts.append(union_text("FromServer", live_messages.FromServer))
    return "\n\n".join(parts) + "\n"


def game_types(game: Game) -> str:
    """The types of one game."""
    parts = [HEADER, *(struct_text(struct) for struct in _game_structs(game))]
    parts.append(names_text("MoveName", (kind.name for kind in game.moves)))
    parts.append(names_text("EventName", (kind.name for kind in game.events)))
    return "\n\n".join(parts) + "\n"


def type_files(web: Path) -> dict[Path, str]:
    """Every file made under the web client's sources; a game without a folder has none."""
    files = {web / "api/types.ts": shell_types()}
    for game in all_games():
        folder = web / "games" / game.id
        if folder.is_dir():
            files[folder / "types.ts"] = game_types(game)
    return files


if __name__ == "__main__":
    for file, text in type_files(Path(sys.argv[1])).items():
        file.write_text(text, encoding="utf-8")
