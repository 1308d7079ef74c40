"""What a page weighs before its visitor operates anything, as it travels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from browsing import Windows
from playwright.sync_api import Browser, Response

pytest_plugins = ["real_site"]

PROSE = "/blog/one-leaf-for-each-component/"
SCRIPT, STYLES, DOCUMENT = 12_000, 14_000, 15_000
"""In bytes; the startup script stands in the document."""


@pytest.fixture(scope="module")
def weight(browser: Browser, site_address: str, built_site: Path) -> Iterator[Counter[str]]:
    """The bytes of a page of prose by kind, after it has come to rest."""
    windows = Windows(browser, site_address)
    window = windows.open()
    sizes: Counter[str] = Counter()

    def weigh(response: Response) -> None:
        path = urlsplit(response.url).path
        file = built_site / (f"{path}index.html" if path.endswith("/") else path).lstrip("/")
        compressed = file.with_name(f"{file.name}.br")
        sent = compressed if compressed.exists() else file
        sizes[response.request.resource_type] += sent.stat().st_size

    window.page.on("response", weigh)
    window.visit(PROSE)
    window.page.wait_for_load_state("networkidle")
    window.page.wait_for_timeout(1_000)
    yield sizes
    windows.close()


def test_a_page_of_prose_loads_next_to_no_script(weight: Counter[str]) -> None:
    assert 0 < weight["script"] <= SCRIPT


def test_its_styles_are_light(weight: Counter[str]) -> None:
    assert 0 < weight["stylesheet"] <= STYLES


def test_the_document_is_light(weight: Counter[str]) -> None:
    assert 0 < weight["document"] <= DOCUMENT
