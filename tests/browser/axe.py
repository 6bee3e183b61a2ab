"""What axe-core finds on a page."""

from pathlib import Path
from typing import Any

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


COLOURS = ("color-contrast", "link-in-text-block")  # the rules that a theme matters to
# What a rule finds weighs as the rule does: those that find nothing serious need not look.
RUN = """async (only) => {
  const serious = ({ impact }) => !['minor', 'moderate'].includes(impact)
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    preload: false, // no rule that is on reads the style sheets
    selectors: false,
    ...(only.length
      ? { runOnly: only }
      : { rules: Object.fromEntries(axe._audit.rules.filter((rule) => !serious(rule))
            .map(({ id }) => [id, { enabled: false }])) }),
  })
  return violations.filter(serious).flatMap(({ id, nodes }) => nodes.slice(0, 4)
    .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`))
}"""


def findings(page: Any, *only: str) -> list[str]:
    """What is serious, by all rules or by these."""
    assert AXE.exists(), "axe-core is not installed: npm ci in web/"
    # Straight into the page's own world: its content policy allows no inline script.
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text() + "; undefined")
    return list(page.evaluate(RUN, list(only)))
