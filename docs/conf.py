"""The documentation site: `make docs`. Pages are Markdown; the games' own pages are included."""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / part) for part in ("src", "docs", "examples/every_hand/src")]

project = "Menagerie"
copyright = "the authors of Menagerie; the games belong to their authors and publishers"
extensions = ["myst_parser", "sphinx.ext.autodoc", "no_inline"]
exclude_patterns = ["_build", "figures"]
source_suffix = {".md": "markdown"}
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_default_options = {"members": True, "undoc-members": False}
html_theme = "furo"
html_title = "Menagerie"
html_show_sourcelink = False
html_copy_source = False
html_domain_indices = False
html_extra_path = ["extra"]  # studies of the games: `make studies`


def game_pages() -> None:
    """A page a game: what RULES.md and CREDITS.md of its folder say."""
    folder = ROOT / "docs" / "games"
    folder.mkdir(exist_ok=True)
    for rules in sorted((ROOT / "src" / "menagerie" / "games").glob("*/RULES.md")):
        text = f"```{{include}} {Path('../..') / rules.relative_to(ROOT)}\n```\n"
        credits = rules.with_name("CREDITS.md")
        if credits.exists():
            text += f"\n```{{include}} {Path('../..') / credits.relative_to(ROOT)}\n"
            text += ":heading-offset: 1\n```\n"
        study = Path("studies") / f"{rules.parent.name}.html"
        if (ROOT / "docs" / "extra" / study).exists():
            link = f'<a href="../{study}">A study of the game</a>'
            told = "who begins, points, cards and rules, counted in games of bots"
            text += f"\n```{{raw}} html\n<p>{link}: {told}.</p>\n```\n"
        page = folder / f"{rules.parent.name}.md"
        if not page.exists() or page.read_text(encoding="utf-8") != text:
            page.write_text(text, encoding="utf-8")


def every_hand() -> None:
    """Write the figures about every hand of Fantasy Realms, from the tables that are kept."""
    from every_hand.report import page
    from menagerie.study.study import fragment_html

    folder = ROOT / "docs" / "figures"
    folder.mkdir(exist_ok=True)
    (folder / "every_hand.html").write_text(fragment_html(page(), "en"), encoding="utf-8")


def settings_table() -> None:
    """Every setting of a server, from its declaration."""
    from menagerie.server.settings import table

    (ROOT / "docs" / "figures" / "settings.md").write_text(table(), encoding="utf-8")


def certain_page() -> None:
    """Return the table of reconstructed components, made from the games' words."""
    from menagerie.core.certainty import page

    (ROOT / "docs" / "figures" / "certain.md").write_text(page(), encoding="utf-8")


def notebook_pages() -> None:
    """A page a notebook: its words and its code."""
    for notebook in sorted((ROOT / "docs" / "notebooks").glob("*.ipynb")):
        text = ""
        for cell in json.loads(notebook.read_text(encoding="utf-8"))["cells"]:
            source = "".join(cell["source"])
            is_code = cell["cell_type"] == "code"
            text += f"```python\n{source}\n```\n\n" if is_code else f"{source}\n\n"
        title, _, rest = text.partition("\n")
        link = f"{{download}}`The notebook <{notebook.name}>`, to run it yourself."
        page = notebook.with_suffix(".md")
        page.write_text(f"{title}\n\n{link}\n{rest}", encoding="utf-8")


game_pages()
every_hand()
settings_table()
certain_page()
notebook_pages()
