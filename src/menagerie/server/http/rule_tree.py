"""The rules of a game as a tree: Markdown read once, for every client that draws it."""

import re
from collections.abc import Iterable
from typing import Literal

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from menagerie.core.rulebook import SHOWN

from ..wire.game_messages import RulesBlock, RulesPiece, RulesRow

READER = MarkdownIt("commonmark").enable(["table", "strikethrough"])
# A rule's id, or the number (the key, of a disputed reading) of a decision of ours.
ID = re.compile(r"[A-Z]{2,3}-\d{2,3}[a-z]?|[A-Z]-?\d{1,2}|\[\w+\]")
FIRST_ID = re.compile(r"\s*([A-Z]{2,3}-\d{2,3}[a-z]?)(?!\w)")
SAFE = re.compile(r"https?://|#|mailto:", re.IGNORECASE)
KINDS: dict[str, Literal["strong", "em", "del"]] = {"strong": "strong", "em": "em", "s": "del"}


def read(text: str) -> list[RulesBlock]:
    return _blocks(SyntaxTreeNode(READER.parse(text)).children)


def plain(words: Iterable[RulesPiece]) -> str:
    """All the text within."""
    return "".join(one.text or plain(one.inner) for one in words)


def _blocks(nodes: Iterable[SyntaxTreeNode]) -> list[RulesBlock]:
    return [block for node in nodes if (block := _block(node))]


def _block(node: SyntaxTreeNode) -> RulesBlock | None:
    match node.type:
        case "heading":
            inner = _line(node)
            slug = re.sub(r"[\W_]+", "-", plain(inner).lower()).strip("-")
            return RulesBlock(kind="heading", level=int(node.tag[1:]), inner=inner, id=slug)
        case "paragraph":
            inner = _line(node)
            return RulesBlock(kind="paragraph", inner=inner, id=_id(inner))
        case "bullet_list" | "ordered_list":
            start = int(node.attrs.get("start", 1)) if node.type == "ordered_list" else 0
            return RulesBlock(kind="list", start=start, blocks=_blocks(node.children))
        case "list_item":
            blocks = _blocks(node.children)
            return RulesBlock(kind="item", blocks=blocks, id=blocks[0].id if blocks else "")
        case "table":
            head, *rows = ([_line(cell) for cell in row.children] for row in _rows(node))
            return RulesBlock(
                kind="table", head=head, rows=[RulesRow(cells=row, id=_id(row[0])) for row in rows]
            )
        case "blockquote":
            return RulesBlock(kind="quote", blocks=_blocks(node.children))
        case "fence" | "code_block":
            return RulesBlock(kind="code", text=node.content.rstrip("\n"))
        case "hr":
            return RulesBlock(kind="line")
        case "html_block":
            return _shown(node.content.strip())
    raise ValueError(f"no part of rules: {node.type}")


def _shown(comment: str) -> RulesBlock | None:
    """Return the cards or the example that a comment names; other HTML is not shown."""
    if not (found := SHOWN.fullmatch(comment)):
        return None
    name, *numbers = found[2].split()
    if found[1] == "cards":
        return RulesBlock(kind="cards", name=name, numbers=[int(one) for one in numbers])
    return RulesBlock(kind="example", name=name)


def _rows(table: SyntaxTreeNode) -> list[SyntaxTreeNode]:
    return [row for part in table.children for row in part.children]


def _id(words: list[RulesPiece]) -> str:
    """The rule that a text begins with."""
    if words and words[0].kind == "rule":
        return words[0].text
    found = FIRST_ID.match(plain(words))
    return found[1] if found else ""


def _line(node: SyntaxTreeNode) -> list[RulesPiece]:
    """The text of a paragraph, a heading or a cell."""
    return [piece for inner in node.children for piece in _words(inner.children)]


def _words(nodes: Iterable[SyntaxTreeNode]) -> list[RulesPiece]:
    return [piece for node in nodes for piece in _pieces(node)]


def _pieces(node: SyntaxTreeNode) -> list[RulesPiece]:
    match node.type:
        case "softbreak":
            return [RulesPiece(kind="text", text=" ")]
        case "hardbreak":
            return [RulesPiece(kind="break", text=" ")]
        case "code_inline":
            return [RulesPiece(kind="code", text=node.content)]
        case "strong" | "em" | "s":
            inner = _words(node.children)
            if node.type == "strong" and ID.fullmatch(plain(inner)):
                return [RulesPiece(kind="rule", text=plain(inner))]
            return [RulesPiece(kind=KINDS[node.type], inner=inner)]
        case "link":
            inner, href = _words(node.children), str(node.attrs["href"])
            return [RulesPiece(kind="link", href=href, inner=inner)] if SAFE.match(href) else inner
    return [RulesPiece(kind="text", text=node.content)] if node.content else []
