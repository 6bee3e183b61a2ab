"""Quick judges for what judges are asked."""

import pytest

from menagerie.bots import analysis, coach, promise
from menagerie.core.style import Style


@pytest.fixture
def quick_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (analysis, coach, promise):
        monkeypatch.setattr(module, "style_of", lambda level, game: Style(30, depth=4))
