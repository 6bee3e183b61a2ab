"""These tests need PyTorch, which is no part of `make test`: `make learn-test` installs it."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("torch") else ["test_*.py"]
