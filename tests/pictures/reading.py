"""Reads pictures as a browser does, as far as their laws ask."""

import re
from html.parser import HTMLParser

VOID = {"meta", "br", "img", "path", "circle", "rect", "ellipse", "stop", "line"}
ADDRESS = re.compile(r"(?:https?:)?//[\w.-]+")


class Reader(HTMLParser):
    """Checks that tags are closed in order; keeps words, names and what is referred to."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.words: list[str] = []
        self.ids: list[str] = []
        self.used: set[str] = set()
        self.feed(html)
        self.close()
        assert self.open == [], self.open
        # The scenes that faces are painted with are variables of the style.
        self.used |= set(re.findall(r"url\(#([\w-]+)\)", html))
        self.painted = set(re.findall(r"(--mg-\w+):url", html))
        self.wanted = set(re.findall(r"var\((--mg-\w+)\)", html))

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attrs:
            assert not name.startswith("on"), name
            if name == "id":
                self.ids.append(value or "")
            if name == "href":
                assert value is not None
                assert value.startswith("#")
                self.used.add(value[1:])

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.words.append(data)


def stands_alone(html: str) -> Reader:
    """A picture needs no script, no network and nothing that is not in it."""
    found = Reader(html)
    assert not found.tags & {"script", "img", "link", "iframe", "object"}
    addresses = set(ADDRESS.findall(html)) - {"http://www.w3.org"}  # the name of SVG
    assert addresses == set()
    assert len(found.ids) == len({*found.ids})
    assert found.used <= {*found.ids}
    assert found.wanted <= found.painted
    assert not re.search("[\ue000-\ue002]", found.text)  # the terminal's own signs
    return found
