"""What axe-core finds on a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


COLOURS = ("color-contrast", "link-in-text-block")  # the rules that a theme matters to


def findings(page: Any, *only: str) -> list[str]:
    """What is serious, by all rules or by these."""
    assert AXE.exists(), "axe-core is not installed: npm ci in web/"
    # Straight into the page's own world: its content policy allows no inline script.
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text() + "; undefined")
    options = {
        "resultTypes": ["violations"],
        "preload": False,  # no rule that is on reads the style sheets
        "selectors": False,
        **({"runOnly": list(only)} if only else {}),
    }
    result = page.evaluate("(options) => axe.run(document, options)", options)
    return [
        f"{v['id']}: {node['html'][:160]} {node['failureSummary']}"
        for v in result["violations"]
        if v["impact"] in ("serious", "critical")
        for node in v["nodes"][:4]
    ]
