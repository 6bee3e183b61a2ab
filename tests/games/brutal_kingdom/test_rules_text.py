"""RULES.md and RULES.ru.md say what the components say."""

import pytest

from games.brutal_kingdom.rules_text import differences
from menagerie.core.words import LANGUAGES


@pytest.mark.rule("BK-01", "BK-02", "BK-03", "BK-12", "BK-15", "BK-17")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_and_lists_agree_with_the_components(lang: str) -> None:
    assert differences(lang) == []
