"""Pages of the real site, each kind or all, looked at as a visitor would and by axe."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from accessibility import find_barriers
from browsing import CONTENT, Window, Windows
from playwright.sync_api import Browser

pytest_plugins = ["real_site"]

ADDRESSES = sorted(
    f"/{folder}/".replace("/./", "/")
    for folder in (file.parent.relative_to(CONTENT) for file in CONTENT.rglob("page.md"))
)

ONE_OF_EACH_KIND = [
    "/",
    "/base-ui/react-slider/",
    "/blog/one-leaf-for-each-component/",
    "/experiments/docs/callouts/",
    "/experiments/docs/code/",
    "/experiments/docs/components/",
    "/experiments/docs/demos/",
    "/experiments/docs/footnotes-and-keys/",
    "/experiments/docs/links-and-images/",
    "/experiments/docs/tables/",
    "/joy-ui/react-button/",
    "/material-ui/",
    "/material-ui/getting-started/installation/",
    "/material-ui/react-button/",
    "/production-error/",
    "/toolpad/",
    "/versions/",
    "/x/react-data-grid/",
    "/x/react-date-pickers/",
]


@pytest.fixture(scope="module")
def by_day(browser: Browser, site_address: str) -> Iterator[Window]:
    """One window for all pages, so that what they share is fetched once, as on a real visit."""
    windows = Windows(browser, site_address)
    yield windows.open()
    windows.close()


@pytest.fixture(scope="module")
def by_night(browser: Browser, site_address: str) -> Iterator[Window]:
    """A phone in the dark, held by somebody who reads from right to left."""
    windows = Windows(browser, site_address)
    yield windows.open(width=360, scheme="dark", direction="rtl")
    windows.close()


def look_at(window: Window, path: str) -> None:
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


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "page_path" in metafunc.fixturenames:
        is_for_all = metafunc.config.getoption("--every-page")
        metafunc.parametrize("page_path", ADDRESSES if is_for_all else ONE_OF_EACH_KIND)


def test_a_page_is_whole_and_without_barriers(by_day: Window, page_path: str) -> None:
    by_day.page.set_viewport_size({"width": 1280, "height": 800})

    look_at(by_day, page_path)

    assert find_barriers(by_day) == []
    by_day.page.set_viewport_size({"width": 360, "height": 800})
    assert width_beyond_the_screen(by_day) <= 0


@pytest.mark.parametrize("path", ONE_OF_EACH_KIND)
def test_a_page_is_the_same_by_night_from_right_to_left(by_night: Window, path: str) -> None:
    look_at(by_night, path)

    assert find_barriers(by_night) == []
    assert by_night.evaluate("document.documentElement.dir") == "rtl"
    assert by_night.evaluate("document.documentElement.dataset.scheme") == "dark"
    assert width_beyond_the_screen(by_night) <= 0


def test_the_site_map_names_every_page_but_the_experiments(built_site: Path) -> None:
    site_map = (built_site / "sitemap.xml").read_text(encoding="utf-8")

    named = re.findall(r"<loc>https?://[^/]+(/[^<]*)</loc>", site_map)

    written = {path for path in ADDRESSES if not path.startswith("/experiments/")}
    assert len(named) == len(set(named))
    assert written <= set(named)
    generated = re.compile(
        r"/api/|/(?:components|hooks)-api/$|/changelog/$|^/blog/(?:authors|page|tags)/"
    )
    assert [path for path in named if path not in written and not generated.search(path)] == []
