"""Sites with a tag service, and a browser that finds it on this machine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from browsing import Windows, running
from leaflet_site import BuildLeaflet
from playwright.sync_api import Browser
from real_site import QUIET, find_chromium
from tag_recorder import SERVICE, Recorder, recording


@pytest.fixture(scope="session")
def measured(leaflet: BuildLeaflet) -> Path:
    return leaflet("measured", f"tagService: {SERVICE}\nsponsorRatio: 0\n")


@pytest.fixture(scope="session")
def asking(leaflet: BuildLeaflet) -> Path:
    return leaflet("asking", f"tagService: {SERVICE}\nconsent: true\n")


@pytest.fixture
def recorder() -> Iterator[Recorder]:
    with recording() as recorder:
        yield recorder


@pytest.fixture
def visit(browser: Browser, recorder: Recorder) -> Iterator[Callable[..., Windows]]:
    """Windows of a browser that finds the service where it is, and keeps pages for the way back."""
    rules = f"--host-resolver-rules=MAP tags.example 127.0.0.1:{recorder.port}"
    finding = browser.browser_type.launch(
        executable_path=find_chromium(),
        args=[*QUIET, rules],
        ignore_default_args=["--disable-back-forward-cache"],
    )
    with ExitStack() as opened:

        def look_at(site: Path) -> Windows:
            windows = Windows(finding, opened.enter_context(running("serve", "--out", site)))
            opened.callback(windows.close)
            return windows

        yield look_at
    finding.close()
