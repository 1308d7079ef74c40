"""A small site whose demos are there to be changed, built once and served."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import COMMAND, PROJECT, Windows, alone, running
from playwright.sync_api import Browser

CONTENT = PROJECT / "tests" / "sites" / "editing"


@pytest.fixture(scope="session")
def editing_address(run_folder: Path) -> Iterator[str]:
    """A site whose demos are there to be changed."""
    folder = run_folder / "editing-site"
    out = folder / "dist"
    with alone(folder):
        if not out.exists():
            words = ("build", "--content", CONTENT, "--out", out, "--cache", folder / "cache")
            subprocess.run([COMMAND, *words], check=True, cwd=PROJECT, stdout=subprocess.DEVNULL)
    with running("serve", "--out", out) as address:
        yield address


@pytest.fixture
def ferry(browser: Browser, editing_address: str) -> Iterator[Windows]:
    """Windows that look at that site."""
    opened = Windows(browser, editing_address)
    yield opened
    opened.close()
