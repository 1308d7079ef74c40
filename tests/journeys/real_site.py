"""The real content, built once, served by the real server and seen in a real browser."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from browsing import CONTENT, PATIENCE, PROJECT, Serve, Windows, alone, run_build, running
from playwright.sync_api import Browser, expect, sync_playwright
from tag_recorder import TagHost, hosting_tags

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
SHELL = ("chromium-headless-shell", *CHROMIUM)
"""Chromium without a window around its pages opens one in a quarter of the time."""

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


REAL_SITE = PROJECT / ".tearsheet" / "test-site"
"""It stays for the next run, which builds only what has changed meanwhile."""


@pytest.fixture(scope="session")
def run_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all processes of this run of the tests share."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session")
def built_site(run_folder: Path) -> Path:
    """The real site, brought up to date by whoever needs it first."""
    is_done = run_folder / "real-site-is-built"
    with alone(REAL_SITE):
        if not is_done.exists():
            run_build(CONTENT, REAL_SITE)
            is_done.touch()
    return REAL_SITE / "dist"


@pytest.fixture(scope="session")
def serve() -> Iterator[Serve]:
    """Serves built sites: each is served once, for all tests that look at it."""
    addresses = dict[Path, str]()
    with ExitStack() as servers:

        def address_of(site: Path) -> str:
            if site not in addresses:
                addresses[site] = servers.enter_context(running("serve", "--out", site))
            return addresses[site]

        yield address_of


@pytest.fixture(scope="session")
def site_address(built_site: Path, serve: Serve) -> str:
    """Where the real site is served."""
    return serve(built_site)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, without what only people at a screen need of it."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(SHELL), args=QUIET)
        yield browser
        browser.close()


def find_chromium(names: tuple[str, ...] = CHROMIUM) -> str:
    """Where the browser is on this machine."""
    program = next(filter(None, map(shutil.which, names)), None)
    assert program, "Chromium is not on this machine; `make test` installs it."
    return program


@pytest.fixture
def windows(browser: Browser, site_address: str) -> Iterator[Windows]:
    """Windows that look at the real site."""
    opened = Windows(browser, site_address)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def tag_host() -> Iterator[TagHost]:
    """The tag service of all sites that have one."""
    with hosting_tags() as host:
        yield host


@pytest.fixture(scope="session")
def visitors_browser(browser: Browser, tag_host: TagHost) -> Iterator[Browser]:
    """Chromium as visitors have it, which finds the tag service on this machine.

    A frame that hangs has a process of its own there, and pages are kept for the way back.
    """
    rules = f"--host-resolver-rules=MAP tags.example 127.0.0.1:{tag_host.port}"
    visitors = browser.browser_type.launch(
        executable_path=find_chromium(),
        args=[*QUIET, rules],
        ignore_default_args=["--disable-back-forward-cache"],
    )
    yield visitors
    visitors.close()


@pytest.fixture
def returning(visitors_browser: Browser, site_address: str) -> Iterator[Windows]:
    """Windows of a browser that keeps pages for the way back, as those of visitors do."""
    opened = Windows(visitors_browser, site_address)
    yield opened
    opened.close()
