"""What a page weighs before its visitor operates anything, as it travels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from browsing import Windows
from playwright.sync_api import Browser, Response

pytest_plugins = ["real_site"]

PROSE = "/blog/one-leaf-for-each-component/"
BUTTONS = "/material-ui/react-button/"
SCRIPT, STYLES, DOCUMENT = 12_000, 14_000, 15_000
"""In bytes; the startup script stands in the document."""
BUTTONS_SCRIPT, BUTTONS_FILES = 113_450, 13
"""Of a page with six demos of buttons, when all of them live. React alone is 59,000 of it, and one
file has the icons and buttons that the tools of demos share with search and settings."""

KEEP = """most => {
  const demos = [...document.querySelectorAll('.demo')];
  const kept = new Set(demos.slice(0, most));
  for (const part of [...demos, ...document.querySelectorAll('live-part')]) {
    if (!kept.has(part.closest('.demo'))) part.remove();
  }
}"""
"""Leaves so many demos in the page, and nothing else that comes alive."""


@dataclass(frozen=True)
class Weight:
    """What a page loads, by kind."""

    bytes: Counter[str] = field(default_factory=Counter)
    files: Counter[str] = field(default_factory=Counter)


class Scales:
    """Weighs what one window loads, as it travels."""

    def __init__(self, windows: Windows, site: Path) -> None:
        self.window = windows.open()
        self.weight = Weight()
        self._site = site
        self.window.page.on("response", self._add)

    def weigh(self, address: str, most: int = 0) -> Weight:
        """What the page loads until it rests, with so many of its demos and no more living."""
        page = self.window.page
        self.window.visit(address)
        page.evaluate(KEEP, most)
        self.window.bring_to_life()
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(1_000)
        return self.weight

    def _add(self, response: Response) -> None:
        path = urlsplit(response.url).path
        file = self._site / (f"{path}index.html" if path.endswith("/") else path).lstrip("/")
        compressed = file.with_name(f"{file.name}.br")
        sent = compressed if compressed.exists() else file
        kind = response.request.resource_type
        self.weight.bytes[kind] += sent.stat().st_size
        self.weight.files[kind] += 1


@pytest.fixture(scope="module")
def weight(browser: Browser, site_address: str, built_site: Path) -> Iterator[Counter[str]]:
    """The bytes of a page of prose by kind."""
    windows = Windows(browser, site_address)
    yield Scales(windows, built_site).weigh(PROSE).bytes
    windows.close()


def test_a_page_of_prose_loads_next_to_no_script(weight: Counter[str]) -> None:
    assert 0 < weight["script"] <= SCRIPT


def test_its_styles_are_light(weight: Counter[str]) -> None:
    assert 0 < weight["stylesheet"] <= STYLES


def test_the_document_is_light(weight: Counter[str]) -> None:
    assert 0 < weight["document"] <= DOCUMENT


def test_six_demos_live_on_few_files_of_little_script(windows: Windows, built_site: Path) -> None:
    weight = Scales(windows, built_site).weigh(BUTTONS, most=6)

    assert 0 < weight.bytes["script"] <= BUTTONS_SCRIPT
    assert weight.files["script"] <= BUTTONS_FILES
