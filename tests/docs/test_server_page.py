"""The pages about running a server say what it does."""

import configparser
import re
import shlex
import tomllib
from pathlib import Path

import pytest
import typer
from typer.main import get_command

from docs.pages import blocks
from installing import ROOT
from menagerie.cli.admin import app as admin
from menagerie.cli.serve import serve
from menagerie.server.settings import from_environment

DOCS = ROOT / "docs"
PAGE = DOCS / "server.md"


@pytest.mark.parametrize("page", ["server.md", "settings.md"])
def test_the_settings_files_are_taken(page: str, tmp_path: Path) -> None:
    (text,) = (block.text for block in blocks(DOCS / page) if block.language == "toml")
    file = tmp_path / "menagerie.toml"
    file.write_text(text, encoding="utf-8")
    settings = from_environment(file)
    assert settings.proxies == ("127.0.0.1",)
    assert settings.public_url == tomllib.loads(text)["public_url"]


def test_the_service_file_starts_the_server() -> None:
    (text,) = (block.text for block in blocks(PAGE) if block.language == "ini")
    service = configparser.ConfigParser(strict=False, interpolation=None)
    service.optionxform = str  # type: ignore[assignment, method-assign]
    service.read_string(text)
    assert service["Install"]["WantedBy"] == "multi-user.target"
    _, command, *options = shlex.split(service["Service"]["ExecStart"])
    assert command == "serve"
    app = typer.Typer()
    app.command()(serve)
    known = {name for one in get_command(app).params for name in one.opts}
    assert {word for word in options if word.startswith("--")} <= known


def test_every_admin_command_has_its_row_and_its_loggers_are_listed() -> None:
    text = (DOCS / "admin.md").read_text(encoding="utf-8")
    told = set(re.findall(r"^\| `menagerie admin (\w+)", text, re.M))
    commands = get_command(admin).commands  # type: ignore[attr-defined]  # a group
    assert told == {name for name, one in commands.items() if not one.hidden}
    table = re.findall(r"^\| `menagerie\..*? \|", (DOCS / "watching.md").read_text(), re.M)
    listed = set(re.findall(r"menagerie\.\w+", "".join(table)))
    sources = (ROOT / "src" / "menagerie" / "server").rglob("*.py")
    named = re.compile(r'getLogger\("(menagerie\.\w+)"\)')
    assert listed == {name for file in sources for name in named.findall(file.read_text())}
