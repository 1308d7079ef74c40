"""The drawer of settings, as a visitor works it, and what is kept of it."""

from __future__ import annotations

from browsing import Window
from playwright.sync_api import Cookie, Locator, expect


def settings_drawer(window: Window) -> Locator:
    """The drawer, open or not."""
    return window.page.locator("#shell-settings")


def open_settings(window: Window) -> Locator:
    """Open the drawer from the bar."""
    window.page.get_by_role("button", name="Settings").click()
    expect(settings_drawer(window)).to_be_visible()
    return settings_drawer(window)


def choose(window: Window, *names: str) -> None:
    """Choose by the words of the drawer, and close it."""
    drawer = open_settings(window)
    for name in names:
        drawer.get_by_role("radio", name=name).check()
    window.page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()


def shown(window: Window, name: str) -> str:
    """What the document says holds."""
    return str(window.evaluate(f"document.documentElement.dataset.{name}"))


def cookie(window: Window, name: str) -> Cookie | None:
    """What the browser keeps under a name."""
    found = [one for one in window.page.context.cookies() if one.get("name") == name]
    return found[0] if found else None


def cookie_value(window: Window, name: str) -> str | None:
    """The choice in a cookie."""
    found = cookie(window, name)
    return found.get("value") if found else None


def keep_cookies(window: Window, **cookies: str) -> None:
    """Let the browser remember choices of an earlier visit."""
    window.page.context.add_cookies(
        [{"name": name, "value": value, "url": window.address} for name, value in cookies.items()]
    )
