"""Settings of all tests."""

import os

# What is tested is what is played: compiled rules, unless the environment says otherwise.
os.environ.setdefault("MENAGERIE_MODE", "compiled")

from hypothesis import settings

from menagerie.testing.effort import EFFORT

pytest_plugins = ["menagerie.testing.plugin", "installing", "ordering", "browser.site"]

# The first call of a rule compiles it: no test is judged by its time.
settings.register_profile("menagerie", deadline=None, max_examples=60 * EFFORT)
settings.load_profile("menagerie")
