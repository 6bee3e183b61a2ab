"""The libraries are an extra."""

import re

import pytest

from menagerie import envs
from menagerie.core.distribution import install_command
from menagerie.core.errors import MenagerieError


def test_a_missing_library_is_told_by_the_extra_that_brings_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert envs.__getattr__("openspiel").load
    monkeypatch.setitem(envs.LIBRARIES, "openspiel", "no_such_library")
    with pytest.raises(MenagerieError, match=re.escape(install_command("envs"))):
        envs.__getattr__("openspiel")
    with pytest.raises(AttributeError):
        envs.__getattr__("chess")
