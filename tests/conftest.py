"""Settings of all tests."""

import inspect
import os

# What is tested is what is played: compiled rules, unless the environment says otherwise.
os.environ.setdefault("MENAGERIE_MODE", "compiled")

import pytest
from hypothesis import settings

from menagerie.testing.effort import EFFORT

pytest_plugins = ["menagerie.testing.plugin", "installing", "ordering", "browser.site"]

# The first call of a rule compiles it: no test is judged by its time.
settings.register_profile("menagerie", deadline=None, max_examples=60 * EFFORT)
settings.load_profile("menagerie")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    from server.harness import run

    names = inspect.signature(pyfuncitem.obj).parameters
    run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True
