"""What axe-core finds on a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def findings(page: Any) -> list[str]:
    assert AXE.exists(), "axe-core is not installed: npm ci in web/"
    # Straight into the page's own world: its content policy allows no inline script.
    page.evaluate(AXE.read_text() + "; undefined")
    result = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{v['id']}: {node['html'][:160]} {node['failureSummary']}"
        for v in result["violations"]
        if v["impact"] in ("serious", "critical")
        for node in v["nodes"][:4]
    ]
