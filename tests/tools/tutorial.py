"""After the example changed: `python -m tools.tutorial` writes its files into the tutorial anew."""

from docs.pages import TUTORIAL, blocks
from installing import EXAMPLE


def renewed() -> str:
    """The page with every file as it is now."""
    page = TUTORIAL.read_text(encoding="utf-8")
    for block in blocks(TUTORIAL):
        if block.file:
            now = (EXAMPLE / block.file).read_text(encoding="utf-8")
            page = page.replace(f"\n{block.text}```\n", f"\n{now}```\n", 1)
    return page


if __name__ == "__main__":
    TUTORIAL.write_text(renewed(), encoding="utf-8")
