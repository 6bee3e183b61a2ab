"""Sphinx extension: what the theme writes into its pages moves to files of its own.

The server's content policy allows scripts and styles from files only, here as everywhere.
"""

import re
from hashlib import sha256
from pathlib import Path

from sphinx.application import Sphinx

BLOCK = re.compile(r"<(script|style)>(.*?)</\1>", re.S)
ATTRIBUTE = re.compile(r'(<[^<>]*?) style="([^"]*)"')
STYLES = "styles.css"  # what stood in style attributes


def move_out(app: Sphinx, error: Exception | None) -> None:
    if error is not None or app.builder.format != "html":
        return
    site = Path(app.outdir)
    styles: dict[str, str] = {}

    def name(text: str) -> str:
        return sha256(text.encode()).hexdigest()[:8]

    for page in sorted(site.rglob("*.html")):
        up = "../" * (len(page.relative_to(site).parts) - 1)

        def to_file(found: re.Match[str], up: str = up) -> str:
            kind, text = found.groups()
            file = f"_static/{name(text)}.{'js' if kind == 'script' else 'css'}"
            (site / file).write_text(text, encoding="utf-8")
            if kind == "script":
                return f'<script src="{up}{file}"></script>'
            return f'<link rel="stylesheet" href="{up}{file}">'

        def to_rule(found: re.Match[str]) -> str:
            tag, style = found.groups()
            styles[name(style)] = style
            return f'{tag} data-style="{name(style)}"'

        text = ATTRIBUTE.sub(to_rule, BLOCK.sub(to_file, page.read_text(encoding="utf-8")))
        link = f'<link rel="stylesheet" href="{up}_static/{STYLES}">'
        page.write_text(text.replace("</head>", f"{link}</head>", 1), encoding="utf-8")
    rules = "".join(f'[data-style="{key}"] {{ {text} }}\n' for key, text in sorted(styles.items()))
    (site / "_static" / STYLES).write_text(rules, encoding="utf-8")


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("build-finished", move_out)
    return {"parallel_read_safe": True}
