"""Name of the package on an index, and how to install what an extra needs."""

import json
import shlex
import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from shutil import which
from urllib.parse import unquote, urlsplit

DISTRIBUTION = "menagerie-games"  # it is imported, and called at a shell, as `menagerie`
CHECKOUT = Path(__file__).parents[3]


def install_command(*extras: str) -> str:
    """Return the command that installs the package with its extras into the running environment."""
    here = Path(sys.executable).parent
    beside = which("pip")
    pip = ["pip"] if beside and Path(beside).parent == here else [sys.executable, "-m", "pip"]
    option, source = _source()
    return shlex.join([*pip, "install", *option, f"{source}[{','.join(extras)}]"])


def _source() -> tuple[list[str], str]:
    """Return pip's option and argument for what is running: a checkout, a file, or the index."""
    if (CHECKOUT / "pyproject.toml").is_file():
        return ["-e"], str(CHECKOUT)
    try:
        origin = distribution(DISTRIBUTION).read_text("direct_url.json")
    except PackageNotFoundError:
        origin = None
    if origin and Path(file := unquote(urlsplit(json.loads(origin)["url"]).path)).exists():
        return [], file
    return [], DISTRIBUTION
