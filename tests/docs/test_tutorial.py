"""The tutorial builds the example game; tests/doors does what it says, step by step."""

from docs.pages import TUTORIAL, blocks
from installing import EXAMPLE


def files() -> dict[str, str]:
    return {block.file: block.text for block in blocks(TUTORIAL) if block.file}


def test_its_files_are_the_example() -> None:
    example = {
        str(file.relative_to(EXAMPLE)): file.read_text(encoding="utf-8")
        for file in EXAMPLE.rglob("*")
        if file.suffix in (".py", ".toml", ".md") and "egg-info" not in str(file)
    }
    del example["README.md"]
    assert files() == example, "python -m tools.tutorial writes them anew"
