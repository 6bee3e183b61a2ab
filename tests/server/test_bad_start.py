"""A server that cannot start says why in one sentence, and what to do; nothing is changed."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from calling import menagerie


def serve(*words: str) -> str:
    """Start a server that ends by itself; what it says."""
    done = menagerie("serve", "--host", "127.0.0.1", *words)
    assert done.returncode == 2, done
    return (done.stdout + done.stderr).strip()


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        yield taken.getsockname()[1]


def test_a_port_in_use(taken_port: int, tmp_path: Path) -> None:
    said = serve("--port", str(taken_port), "--data", str(tmp_path / "data"))
    assert said == (
        f"Cannot open 127.0.0.1:{taken_port}: Address already in use. Choose another --port."
    )
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("under", ["", "data"], ids=["a file", "under a file"])
def test_a_folder_that_cannot_be_written(tmp_path: Path, under: str) -> None:
    """Not even by root, as whom tests may run."""
    letter = tmp_path / "letter"
    letter.write_text("Dear Ann,")
    said = serve("--port", "0", "--data", str(letter / under))
    assert said.startswith(f"Cannot open the folder of games {letter / under}: ")
    assert said.endswith("Choose another --data.")
    assert letter.read_text() == "Dear Ann,"
