"""Name of the package on an index, and how to install what an extra needs."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from shutil import which

DISTRIBUTION = "menagerie-games"  # it is imported, and called at a shell, as `menagerie`


def install_command(*extras: str) -> str:
    """Return the command that installs the package with its extras into the running environment."""
    here = Path(sys.executable).parent
    beside = which("pip")
    pip = ["pip"] if beside and Path(beside).parent == here else [sys.executable, "-m", "pip"]
    return shlex.join([*pip, "install", f"{DISTRIBUTION}[{','.join(extras)}]"])
