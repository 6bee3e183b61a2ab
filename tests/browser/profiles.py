"""Browsers of people, lent to one test after the other. A new one would load and compile the whole
client anew; one that was given back has forgotten its person, but not the files."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
REMEMBERED = "cookies,local_storage,indexeddb,cache_storage,service_workers"
KEEP = """((settings) => {
  if (origin === 'null') return // an empty page has no storage
  localStorage.getItem('menagerie.settings') ?? localStorage.setItem('menagerie.settings', settings)
})"""


class Profiles:
    """Each is in one hand at a time: two people of a test never share one."""

    def __init__(self, chromium: Browser) -> None:
        self._chromium = chromium
        self._free: dict[bool, list[BrowserContext]] = defaultdict(list)

    def lend(self, phone: bool = False) -> BrowserContext:
        if self._free[phone]:
            return self._free[phone].pop()
        return self._chromium.new_context(**(PHONE if phone else DESK))

    def take_back(self, context: BrowserContext, site: str, phone: bool = False) -> None:
        """Whatever the person left in the browser is gone."""
        context.set_offline(False)
        last, *others = context.pages
        for page in others:
            page.close()
        last.goto("about:blank")
        session = context.new_cdp_session(last)
        forgotten = {"origin": site, "storageTypes": REMEMBERED}
        session.send("Storage.clearDataForOrigin", forgotten)
        context.clear_cookies()
        last.close()
        self._free[phone].append(context)


def as_first_visit(page: Page, settings: dict[str, Any]) -> None:
    """The page finds these settings, until it makes others."""
    page.add_init_script(f"{KEEP}({json.dumps(json.dumps(settings))})")
