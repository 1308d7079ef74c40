"""Tools that pages place, as their visitors find them."""

from __future__ import annotations

from browsing import Window
from playwright.sync_api import Locator, expect

GROUND = "element => getComputedStyle(element).backgroundColor"
NARROW = "document.documentElement.scrollWidth <= innerWidth"


def open_tool(window: Window, name: str) -> Locator:
    """The tool of that name, alive."""
    tool = window.page.locator(f"live-part[src*={name}]")
    tool.scroll_into_view_if_needed()
    expect(tool).to_have_attribute("data-state", "live")
    return tool
