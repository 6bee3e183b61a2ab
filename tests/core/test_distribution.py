"""The command that installs an extra works where it is said."""

from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from installing import ROOT
from menagerie.core import distribution
from menagerie.core.distribution import DISTRIBUTION, install_command


def test_a_checkout_is_installed_from_where_it_lies() -> None:
    assert install_command("gpu", "learn").endswith(f" install -e '{ROOT}[gpu,learn]'")


def test_what_came_from_the_index_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(distribution, "CHECKOUT", tmp_path)

    def nothing(name: str) -> None:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(distribution, "distribution", nothing)
    assert install_command("data").endswith(f" install '{DISTRIBUTION}[data]'")
