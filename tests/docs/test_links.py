"""What the pages point to is there."""

import re
from pathlib import Path

import pytest

from docs.pages import PAGES
from installing import ROOT

LINK = re.compile(r'\]\(([^)#\s]+)[^)]*\)|src="([^"]+)"')
PICTURES = ROOT / "docs" / "pictures"
LARGEST = {".webp": 1_000_000, ".jpg": 200_000}  # bytes


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    links = [link for pair in LINK.findall(text) for link in pair if link]
    local = [link for link in links if not link.startswith(("http://", "https://"))]
    assert [link for link in local if not (page.parent / link).exists()] == []


def test_pictures_are_small() -> None:
    for file in PICTURES.iterdir():
        assert file.stat().st_size <= LARGEST.get(file.suffix, 100_000), file.name
