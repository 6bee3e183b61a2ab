"""Browsers of people, lent to one test after the other. A new one would load, compile and draw the
whole client anew; one that was given back has forgotten its person, but not the files."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize

# Milliseconds to wait for a state: far more than any takes, so that only a stuck page fails.
PATIENCE = 300_000
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
REMEMBERED = "cookies,local_storage,indexeddb"
# On a page of the same origin that is nearly empty.
DOOR = "/icon.svg"
REMEMBER = """(settings) => {
  sessionStorage.clear()
  localStorage.setItem('menagerie.settings', JSON.stringify(settings))
}"""
# `line` is the socket that was opened last, `heard` the last position that came over it.
LISTEN = """
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given)
    window.line = this
    this.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data)
      if (message.type === 'update') window.heard = message
    })
  }
}"""


@dataclass
class Profile:
    """A browser with one page; what was listened to there ends when it is given back. One that a
    test has changed for good is `spent`: nobody gets it any more."""

    page: Page
    phone: bool
    viewport: ViewportSize
    spent: bool = False
    listeners: list[tuple[Any, Callable[[Any], None]]] = field(default_factory=list)

    def listen(self, event: Any, what: Callable[[Any], None]) -> None:
        self.page.on(event, what)
        self.listeners.append((event, what))


class Profiles:
    """Each is in one hand at a time: two people of a test never share one."""

    def __init__(self, chromium: Browser, site: str) -> None:
        self._chromium, self._site = chromium, site
        self._free: dict[bool, list[Profile]] = defaultdict(list)

    def lend(self, phone: bool, settings: dict[str, Any]) -> Profile:
        """The page will find these settings, until it makes others."""
        profile = self._free[phone].pop() if self._free[phone] else self._new(phone)
        profile.page.goto(self._site + DOOR)
        profile.page.evaluate(REMEMBER, settings)
        return profile

    def _new(self, phone: bool) -> Profile:
        kind = PHONE if phone else DESK
        context = self._chromium.new_context(**kind)
        context.add_init_script(LISTEN)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        return Profile(page, phone, kind["viewport"])

    def take_back(self, profile: Profile) -> None:
        """Whatever the person left in the browser is gone."""
        page, context = profile.page, profile.page.context
        if profile.spent:
            context.close()
            return
        for event, what in profile.listeners:
            page.remove_listener(event, what)
        profile.listeners.clear()
        context.set_offline(False)
        page.goto("about:blank")  # a page of the site could still write
        session = context.new_cdp_session(page)
        forgotten = {"origin": self._site, "storageTypes": REMEMBERED}
        session.send("Storage.clearDataForOrigin", forgotten)
        session.detach()
        context.clear_cookies()
        page.set_viewport_size(profile.viewport)
        self._free[profile.phone].append(profile)
