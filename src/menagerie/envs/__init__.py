"""The games as other libraries know them: PettingZoo, Gymnasium and OpenSpiel (extra `envs`)."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from menagerie.core.distribution import install_command
from menagerie.core.errors import MenagerieError

LIBRARIES = {"gymnasium": "gymnasium", "openspiel": "pyspiel", "pettingzoo": "pettingzoo"}


def __getattr__(name: str) -> ModuleType:
    """`from menagerie.envs import pettingzoo`, or what is missing for it."""
    if name not in LIBRARIES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if find_spec(LIBRARIES[name]) is None:
        raise MenagerieError(
            f"Нет {LIBRARIES[name]}. Установите: {install_command('envs')}.",
            f"{LIBRARIES[name]} is missing. Install it: {install_command('envs')}.",
        )
    return import_module(f"{__name__}.{name}")
