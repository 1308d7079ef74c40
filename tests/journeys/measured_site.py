"""Sites with a tag service, and the recorder that is the service."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from browsing import Serve, Windows
from leaflet_site import BuildLeaflet
from playwright.sync_api import Browser
from tag_recorder import SERVICE, Recorder, TagHost


@pytest.fixture(scope="session")
def measured(leaflet: BuildLeaflet) -> Path:
    return leaflet("measured", f"tagService: {SERVICE}\nsponsorRatio: 0\n")


@pytest.fixture(scope="session")
def asking(leaflet: BuildLeaflet) -> Path:
    return leaflet("asking", f"tagService: {SERVICE}\nconsent: true\n")


@pytest.fixture
def recorder(tag_host: TagHost) -> Recorder:
    tag_host.recorder = Recorder()
    return tag_host.recorder


@pytest.fixture
def visit(
    visitors_browser: Browser, recorder: Recorder, serve: Serve
) -> Iterator[Callable[[Path], Windows]]:
    """Windows that look at a site whose tag service is the recorder."""
    del recorder
    with ExitStack() as opened:

        def look_at(site: Path) -> Windows:
            windows = Windows(visitors_browser, serve(site))
            opened.callback(windows.close)
            return windows

        yield look_at
