"""Every page of the real site, looked at as a visitor would and by axe."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from accessibility import find_barriers
from browsing import CONTENT, Window, Windows

pytest_plugins = ["real_site"]

ADDRESSES = sorted(
    f"/{folder}/".replace("/./", "/")
    for folder in (file.parent.relative_to(CONTENT) for file in CONTENT.rglob("page.md"))
)

ONE_OF_EACH_KIND = [
    "/",
    "/base-ui/react-slider/",
    "/blog/",
    "/blog/one-leaf-for-each-component/",
    "/experiments/docs/callouts/",
    "/experiments/docs/code/",
    "/experiments/docs/components/",
    "/experiments/docs/demos/",
    "/experiments/docs/footnotes-and-keys/",
    "/experiments/docs/links-and-images/",
    "/experiments/docs/tables/",
    "/joy-ui/react-button/",
    "/material-ui/getting-started/installation/",
    "/material-ui/react-button/",
    "/material-ui/react-switch/",
    "/production-error/",
    "/versions/",
    "/x/react-data-grid/",
    "/x/react-date-pickers/",
]


def look_around(window: Window, path: str) -> None:
    """See that a page is there, whole, and says nothing about trouble."""
    answered = window.visit(path)
    window.bring_to_life()

    assert answered.status == 200
    assert window.page.locator("h1").count() == 1
    assert window.troubles == []


def width_beyond_the_screen(window: Window) -> int:
    beyond = window.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert isinstance(beyond, int)
    return beyond


@pytest.mark.parametrize("path", ADDRESSES)
def test_a_page_is_whole_and_without_barriers(windows: Windows, path: str) -> None:
    window = windows.open()

    look_around(window, path)

    assert find_barriers(window) == []
    window.page.set_viewport_size({"width": 360, "height": 800})
    assert width_beyond_the_screen(window) <= 0


@pytest.mark.parametrize("path", ONE_OF_EACH_KIND)
def test_a_page_is_the_same_by_night_from_right_to_left_on_a_phone(
    windows: Windows, path: str
) -> None:
    window = windows.open(width=360, scheme="dark", direction="rtl")

    look_around(window, path)

    assert find_barriers(window) == []
    assert window.evaluate("document.documentElement.dir") == "rtl"
    assert width_beyond_the_screen(window) <= 0


def test_the_site_map_names_every_page_but_the_experiments(built_site: Path) -> None:
    site_map = (built_site / "sitemap.xml").read_text(encoding="utf-8")

    named = re.findall(r"<loc>https?://[^/]+(/[^<]*)</loc>", site_map)

    assert named == [path for path in ADDRESSES if not path.startswith("/experiments/")]
