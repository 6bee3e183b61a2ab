"""How much random tests do: once for every day, more for `make test-long`."""

import os

EFFORT = int(os.environ.get("MENAGERIE_EFFORT", "1"))
