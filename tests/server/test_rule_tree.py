"""The rules as a tree: what their Markdown means, and nothing that could run."""

from typing import Any

import msgspec
import pytest

from menagerie.server.http.rule_tree import plain, read


def tree(text: str) -> list[dict[str, Any]]:
    return msgspec.to_builtins(read(text))  # type: ignore[no-any-return]


def test_the_parts_of_a_text() -> None:
    text = (
        "# Title\n\nText **bold** and *soft*\nnext line.\n\n- one\n- two\n  - deeper\n\n"
        "3. first\n4. second\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> said\n\n"
        "```\ncode <b>\n```\n---"
    )
    blocks = read(text)
    kinds = ["heading", "paragraph", "list", "list", "table", "quote", "code", "line"]
    assert [block.kind for block in blocks] == kinds
    assert plain(blocks[1].inner) == "Text bold and soft next line."
    assert blocks[2].blocks[1].blocks[1].kind == "list"
    assert [block.start for block in blocks[2:4]] == [0, 3]
    assert blocks[6].text == "code <b>"


def test_components_and_examples_stand_where_a_comment_says_so() -> None:
    text = "<!-- cards card 3 12 -->\n\n<!-- a note -->\n\n<!-- example two_owls -->"
    assert tree(text) == [
        {"kind": "cards", "name": "card", "numbers": [3, 12]},
        {"kind": "example", "name": "two_owls"},
    ]


@pytest.mark.parametrize("name", ["XX-07", "A-07", "A7", "[key]"])
def test_rules_and_decisions_are_found_by_their_names(name: str) -> None:
    text = f"**{name}** The leader.\n\n- **{name}** Next.\n\n| rule |\n|--|\n| **{name}** |"
    paragraph, items, table = read(text)
    assert [paragraph.id, items.blocks[0].id, table.rows[0].id] == [name] * 3
    assert (paragraph.inner[0].kind, paragraph.inner[0].text) == ("rule", name)


def test_a_cell_may_name_its_rule_without_stars() -> None:
    assert read("| rule |\n|--|\n| XX-01 |")[0].rows[0].id == "XX-01"


@pytest.mark.parametrize("target", ["javascript:alert", "data:x", "../file"])
def test_no_link_leads_to_a_script_or_a_file(target: str) -> None:
    (paragraph,) = read(f"[x]({target})")
    assert "link" not in {one.kind for one in paragraph.inner}
    assert read("[x](https://example.org)")[0].inner[0].kind == "link"


def test_html_is_text() -> None:
    assert (
        plain(read("a <img src=x onerror=alert(1)>")[0].inner) == "a <img src=x onerror=alert(1)>"
    )
    assert read("<script>alert(1)</script>") == []


@pytest.mark.parametrize("odd", ["", "\n\n", "|", "- ", "**", "```", "> ", "1.", "| a |\n|--|"])
def test_odd_texts_are_read(odd: str) -> None:
    assert len(read(odd)) <= 1
