"""The documentation in the browser: under the same content policy as the game."""

from typing import Any

from playwright.sync_api import expect


def test_from_the_home_page_to_a_page_that_is_searched_for(documented: None, visit: Any) -> None:
    page = visit("Ann", lang="en")
    page.get_by_role("link", name="documentation").click()
    expect(page.get_by_role("heading", name="Menagerie", level=1)).to_be_visible()
    page.get_by_role("link", name="Your first game in fifteen minutes").first.click()
    expect(page.get_by_role("heading", name="The declaration")).to_be_visible()
    # `visit` fails on anything that the policy refuses, such as the theme's own scripts and styles.
    assert page.evaluate("document.body.dataset.theme") == "auto"
    page.get_by_placeholder("Search").fill("reverse proxy")
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Running a server").last).to_be_visible()
