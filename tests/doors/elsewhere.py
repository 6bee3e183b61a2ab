"""Firefox and WebKitGTK, as Debian packages them: just enough of WebDriver to play a game."""

import itertools
import json
import os
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE = 300.0  # seconds until a page is given up
LISTENING = re.compile(r"listening on (ws://\S+)")


class Window(Protocol):
    """A window of a browser that has never been here."""

    def goto(self, url: str) -> None: ...

    def evaluate(self, expression: str) -> Any:
        """Return the value of a JavaScript expression, as JSON."""

    def keep(self, name: str, value: str) -> None:
        """Gives the present site a cookie."""


def until(window: Window, expression: str) -> Any:
    """Waits until something is true on the page."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if found := window.evaluate(f"!!({expression})"):
            return found
        time.sleep(0.2)
    shown = window.evaluate("document.body.innerText")
    raise AssertionError(f"never true: {expression}\n{shown}")


class Firefox:
    """WebDriver BiDi, which Firefox speaks itself."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._numbers = socket, itertools.count(1)
        self.ask("session.new", capabilities={})
        self._context = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            said = json.loads(self._socket.recv(PATIENCE))
            if said.get("id") == number:
                assert said["type"] == "success", said
                return said["result"]

    def goto(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def evaluate(self, expression: str) -> Any:
        answer = self.ask(
            "script.evaluate",
            expression=f"JSON.stringify({expression}) ?? 'null'",
            target={"context": self._context},
            awaitPromise=False,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def keep(self, name: str, value: str) -> None:
        domain = self.evaluate("location.hostname")
        cookie = {"name": name, "value": {"type": "string", "value": value}, "domain": domain}
        self.ask("storage.setCookie", cookie={**cookie, "path": "/"})


class WebKit:
    """Classic WebDriver, through WebKitGTK's own driver."""

    def __init__(self, client: httpx.Client) -> None:
        self._client = client
        (browser,) = glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")[:1]
        options = {"binary": browser, "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = ""
        self._session = f"/session/{self.ask('/session', capabilities=wanted)['sessionId']}"

    def ask(self, path: str, **body: Any) -> Any:
        answer = self._client.post(self._session + path, json=body)
        assert answer.is_success, answer.text
        return answer.json()["value"]

    def goto(self, url: str) -> None:
        self.ask("/url", url=url)

    def evaluate(self, expression: str) -> Any:
        return self.ask("/execute/sync", script=f"return {expression}", args=[])

    def keep(self, name: str, value: str) -> None:
        self.ask("/cookie", cookie={"name": name, "value": value, "path": "/"})


@contextmanager
def _running(*command: str, **variables: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        command,
        env={**os.environ, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        yield process
    finally:
        process.terminate()
        process.wait(60)


@contextmanager
def firefox(folder: Path) -> Iterator[Window]:
    port = ("--remote-debugging-port", "0")
    command = ("firefox-esr", "--headless", "--profile", str(folder), *port)
    with _running(*command, HOME=str(folder)) as process:
        assert process.stdout is not None
        address = next(filter(None, map(LISTENING.search, process.stdout)))[1]
        with connect(f"{address}/session", max_size=None) as socket:
            yield Firefox(socket)


@contextmanager
def webkit(folder: Path) -> Iterator[Window]:
    from browser.site import free_port

    read, write = os.pipe()
    screen = subprocess.Popen(["Xvfb", "-displayfd", str(write)], pass_fds=[write])
    try:
        display = f":{os.read(read, 16).decode().strip()}"
        port = free_port()
        variables = {"DISPLAY": display, "HOME": str(folder), "GDK_BACKEND": "x11"}
        with (
            _running("WebKitWebDriver", f"--port={port}", **variables),
            httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client,
        ):
            _wait_for(client)
            yield WebKit(client)
            client.delete("/session")
    finally:
        screen.terminate()
        screen.wait(60)


def _wait_for(client: httpx.Client) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            client.get("/status")
            return
        except httpx.ConnectError:
            time.sleep(0.1)


BROWSERS = {"firefox": firefox, "webkit": webkit}
