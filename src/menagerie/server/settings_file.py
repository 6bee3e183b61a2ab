"""Where settings come from: the defaults, changed by a file, then by the environment, then by the
command line."""

import os
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path

import msgspec

from menagerie.core.errors import MenagerieError

from .proxies import check_proxies
from .settings import Settings

VARIABLE = "MENAGERIE_SERVER"  # a JSON object: `{"pace": 0}`
FIELDS = {field.name: field.type for field in msgspec.structs.fields(Settings)}


def from_environment(file: Path | None = None, **changes: object) -> Settings:
    """The settings of a server; what is None was not given on the command line."""
    from_file = {} if file is None else _checked(_read(file), str(file))
    from_variable = _checked(_variable(), VARIABLE)
    given = {name: value for name, value in changes.items() if value is not None}
    settings = msgspec.convert({**from_file, **from_variable, **given}, Settings)
    check_proxies(settings.proxies)
    return settings


def _read(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        why = error.strerror or str(error)
        raise MenagerieError(
            f"Файл настроек {file} не читается: {why}.",
            f"The settings file {file} cannot be read: {why}.",
        ) from None
    except ValueError as error:  # neither TOML nor, perhaps, text
        raise MenagerieError(
            f"Файл настроек {file} — не TOML: {error}.",
            f"The settings file {file} is not TOML: {error}.",
        ) from None


def _variable() -> dict[str, object]:
    try:
        return msgspec.json.decode(os.environ.get(VARIABLE) or "{}", type=dict[str, object])
    except msgspec.DecodeError as error:
        raise MenagerieError(
            f"{VARIABLE} не подходит: {error}.", f"{VARIABLE} is not right: {error}."
        ) from None


def _checked(given: Mapping[str, object], where: str) -> Mapping[str, object]:
    """The same; whatever no server understands is refused. Values are not repeated: some are
    secrets."""
    for name, value in given.items():
        if name not in FIELDS:
            raise _unknown(name, where)
        try:
            msgspec.convert(value, FIELDS[name])
        except msgspec.ValidationError as error:
            usual = msgspec.json.encode(getattr(Settings(), name)).decode()
            raise MenagerieError(
                f"{where}: настройка {name} не такая: {error}. По умолчанию {usual}.",
                f"{where}: the setting {name} is not right: {error}. Its default is {usual}.",
            ) from None
    return given


def _unknown(name: str, where: str) -> MenagerieError:
    near = get_close_matches(name, FIELDS, 1)
    ru, en = (f" Может быть, {near[0]}?", f" Did you mean {near[0]}?") if near else ("", "")
    return MenagerieError(
        f"{where}: настройки {name} нет.{ru}", f"{where}: there is no setting {name}.{en}"
    )
