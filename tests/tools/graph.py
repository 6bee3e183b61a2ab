"""The rooms of the package and who knows whom: `python -m tools.graph` (`make graph`).

Prints the import graph of the packages, then the one of the web client's folders. It fails where
an import points upwards, or where modules import each other in a circle. All imports count: those
inside functions and those for the type checker too.
"""

import ast
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "menagerie"
WEB = ROOT / "web" / "scripts" / "graph.mjs"

# Each room may import itself and those that it names; `menagerie` is what `import menagerie` gives.
BOTS = ("bots", "search", "net", "batch", "core")
MAY_IMPORT: Mapping[str, tuple[str, ...]] = {
    "cli": ("menagerie", "server", "learn", "puzzles", "arena", "study", "data", *BOTS),
    "server": ("menagerie", "puzzles", "arena", *BOTS),
    "envs": BOTS,
    "puzzles": ("arena", *BOTS),
    "testing": ("puzzles", "arena", *BOTS),
    "arena": BOTS,
    "study": ("data", "batch", "core"),
    "data": ("search", "batch", "core"),
    "bots": BOTS,
    "learn": ("net", "batch", "core"),
    "search": ("net", "batch", "core"),
    "net": ("core",),
    "batch": ("core",),
    "games": ("core",),  # and no game another
    "menagerie": ("core",),
    "core": (),
}


class Graph:
    """What the modules of a package import."""

    def __init__(self, source: Path) -> None:
        self.top = source.name
        self.files = {
            ".".join(file.relative_to(source.parent).with_suffix("").parts): file
            for file in sorted(source.rglob("*.py"))
        }
        self.files = {name.removesuffix(".__init__"): file for name, file in self.files.items()}
        self.modules = {name: set(self._imports(name)) - {name} for name in self.files}

    def _imports(self, name: str) -> Iterator[str]:
        """The modules of the package that a module imports, wherever in its text."""
        text = self.files[name].read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Import):
                yield from (one.name for one in node.names if one.name in self.files)
            elif isinstance(node, ast.ImportFrom):
                near = self.package(name).split(".")
                above = near[: len(near) - node.level + 1] if node.level else []
                base = ".".join([*above, *filter(None, [node.module])])
                for inner in (f"{base}.{one.name}" for one in node.names):
                    if inner in self.files or base in self.files:
                        yield inner if inner in self.files else base

    def package(self, module: str) -> str:
        """The package a module lies in; the starter of the command line is one by itself."""
        inside = self.files[module].stem in ("__init__", "__main__")
        return module if inside else module.rpartition(".")[0]

    @property
    def packages(self) -> dict[str, Counter[str]]:
        """How many imports lead from each package to each other one."""
        rooms: dict[str, Counter[str]] = {self.package(module): Counter() for module in self.files}
        for module, imported in self.modules.items():
            here = self.package(module)
            others = (self.package(one) for one in imported)
            rooms[here].update(other for other in others if other != here)
        return rooms

    def room(self, module: str) -> str:
        """The room that a module belongs to; every game has its own."""
        parts = module.split(".")
        if len(parts) == 1:
            return self.top
        if parts[1] == "games":
            return "/".join(parts[1:3])
        return "cli" if parts[1] == "__main__" else parts[1]

    def upward(self) -> list[str]:
        """Imports that point upwards, or from one game to another."""
        return [
            f"{module} imports {one}"
            for module, imported in self.modules.items()
            for one in sorted(imported)
            if self.room(one) not in (here := self.room(module), *MAY_IMPORT[here.split("/")[0]])
        ]

    def problems(self) -> list[str]:
        """Imports that point upwards, and circles of modules or packages, in words."""
        rooms = {
            here: {other for other in known if apart(here, other)}
            for here, known in self.packages.items()
        }
        found = [circle(self.modules), circle(rooms)]
        return self.upward() + ["a circle: " + " → ".join(one) for one in found if one]


def apart(one: str, other: str) -> bool:
    """Whether neither of two packages lies inside the other; else they are one room."""
    return not f"{one}.".startswith(f"{other}.") and not f"{other}.".startswith(f"{one}.")


def circle(graph: Mapping[str, Iterable[str]]) -> list[str]:
    """A circle of the graph, if there is one."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def main() -> None:
    graph = Graph(SOURCE)
    for name, known in graph.packages.items():
        edges = [f"{other.removeprefix('menagerie.')} ({n})" for other, n in sorted(known.items())]
        print(f"{name.removeprefix('menagerie.'):24} → {', '.join(edges) or 'nothing'}")
    wrong = graph.problems()
    print("\n".join(wrong) or "no circle, and nothing points upwards", flush=True)
    node = shutil.which("node")
    web = subprocess.run([node, str(WEB)], check=False).returncode if node else 0
    sys.exit(bool(wrong) or web)


if __name__ == "__main__":
    main()
