"""docs/server.md says what the server does."""

from __future__ import annotations

import configparser
import re
import shlex

import msgspec

from docs.pages import blocks
from installing import ROOT
from menagerie.server.settings import Settings

PAGE = ROOT / "docs" / "server.md"
ROW = re.compile(r"^\| `(\w+)` \| `(.+?)` \|", re.M)


def test_every_setting_is_listed_with_its_default() -> None:
    listed = {name: msgspec.json.decode(value) for name, value in ROW.findall(PAGE.read_text())}
    assert listed == msgspec.to_builtins(Settings())


def test_the_service_file_sets_what_the_server_takes() -> None:
    (text,) = (block.text for block in blocks(PAGE) if block.language == "ini")
    service = configparser.ConfigParser(strict=False, interpolation=None)
    service.optionxform = str  # type: ignore[assignment, method-assign]
    service.read_string(text)
    assert service["Install"]["WantedBy"] == "multi-user.target"
    given = [shlex.split(line)[0] for line in re.findall(r"^Environment=(.*)$", text, re.M)]
    variables = dict(line.split("=", 1) for line in given)
    settings = msgspec.json.decode(variables["MENAGERIE_SERVER"], type=Settings)
    assert settings.proxies == ["127.0.0.1"]
