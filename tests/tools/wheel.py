"""Check what `make dist` built: python wheel.py dist."""

import re
import sys
import tarfile
from collections.abc import Iterable
from email.parser import Parser
from fnmatch import fnmatch
from pathlib import Path
from zipfile import ZipFile

from menagerie.core.distribution import DISTRIBUTION

ROOT = Path(__file__).parents[2]
# What a package must bring beside its modules, as patterns of its files.
NEEDED = (
    "menagerie/py.typed",
    "menagerie/core/pictures/*.css",
    "menagerie/games/*/faces.json",
    "menagerie/server/static/index.html",
    "menagerie/server/static/assets/*.js",
    "menagerie/server/docs/index.html",
    "menagerie/server/docs/_static/*.css",
    "menagerie/server/storage/migrations/env.py",
    "menagerie/server/storage/migrations/versions/0009_tables.py",
    "menagerie/words/plurals.json",
    "menagerie/words/*/language.ftl",
    "*/entry_points.txt",
    "*/licenses/LICENSE",
)
UNWANTED = ("*__pycache__*", "*.pyc", "tests/*", "*node_modules*")
PAGES = (
    "RULES.md",
    "RULES.ru.md",
    "CREDITS.md",
    "*.csv",
    "*.npz",
    "faces.json",
    "teaching/*.json",
    "words/*/*.ftl",
)
EXTRAS = {"data", "envs", "gpu", "learn", "postgres", "ray"}


def problems(folder: Path) -> list[str]:
    """What is wrong with the wheel and the source package in this folder."""
    wheels, sources = list(folder.glob("*.whl")), list(folder.glob("*.tar.gz"))
    if (len(wheels), len(sources)) != (1, 1):
        return [f"{folder} holds {len(wheels)} wheels and {len(sources)} source packages"]
    with ZipFile(wheels[0]) as wheel:
        names = wheel.namelist()
        metadata = next(name for name in names if name.endswith(".dist-info/METADATA"))
        about = wheel.read(metadata).decode()
    with tarfile.open(sources[0]) as source:
        inside = {name.partition("/src/")[2] for name in source.getnames()}
    modules = [name for name in names if name.startswith("menagerie/")]
    lost = [f"the source package lacks {name}" for name in modules if name not in inside]
    return [*_content(names), *_metadata(about), *lost]


def _content(names: Iterable[str]) -> list[str]:
    source = ROOT / "src"
    files = [
        str(file.relative_to(source))
        for game in sorted((source / "menagerie/games").iterdir())
        for page in PAGES
        for file in game.glob(page)
    ]
    missing = [need for need in (*NEEDED, *files) if not any(fnmatch(n, need) for n in names)]
    extra = [name for name in names for bad in UNWANTED if fnmatch(name, bad)]
    return [f"it lacks {need}" for need in missing] + [f"it holds {name}" for name in extra]


def _metadata(text: str) -> list[str]:
    about = Parser().parsestr(text)
    code = (ROOT / "src/menagerie/__init__.py").read_text(encoding="utf-8")
    version = re.search(r'__version__ = "(.+)"', code)
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = []
    if about["Name"] != DISTRIBUTION:
        found.append(f"its name is {about['Name']}, in core/distribution.py it is {DISTRIBUTION}")
    if version is None or about["Version"] != version[1]:
        found.append(f"the version {about['Version']} is not that of menagerie/__init__.py")
    if f"## {about['Version']}" not in changes:
        found.append(f"CHANGELOG.md does not speak of {about['Version']}")
    if set(about.get_all("Provides-Extra") or []) != EXTRAS:
        found.append(f"the extras are not {sorted(EXTRAS)}")
    if "text/markdown" not in (about["Description-Content-Type"] or ""):
        found.append("the README is not its description")
    return found


if __name__ == "__main__":
    wrong = problems(Path(sys.argv[1]))
    print("\n".join(wrong) or "The packages are whole.")
    sys.exit(bool(wrong))
