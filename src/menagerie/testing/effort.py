"""How much random tests do: once for every day, more for `make test-long`."""

from __future__ import annotations

import os

EFFORT = int(os.environ.get("MENAGERIE_EFFORT", "1"))
