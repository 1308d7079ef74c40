"""The messages of production errors on a site that shows them, and on one that does not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from small_site import SmallSite, begin_site
from tearsheet.cache.step_cache import StepCache
from tearsheet.content.load import LoadedSite, load_site
from tearsheet.content.memory import Memory
from tearsheet.content.scan import scan_content
from tearsheet.derived.reference.error_codes import STEP, load_error_codes

PRODUCT = """\
name: MUI System
description: The engine.
logo: logo.svg
packages: ["@mui/system", "@mui/not-installed"]
"""


@pytest.fixture
def site(tmp_path: Path) -> SmallSite:
    site = begin_site(tmp_path)
    site.write("system/product.yaml", PRODUCT)
    site.write("system/logo.svg", '<svg viewBox="0 0 24 24"><path d="M0 0h4v4z"/></svg>')
    site.page("system", "Welcome.")
    return site


def load(site: SmallSite) -> LoadedSite:
    return load_site(site.content, scan_content(site.content), Memory())


def test_they_are_read_where_a_page_shows_them(site: SmallSite) -> None:
    site.page("errors", ":: component ErrorCodes")

    codes = load_error_codes(load(site), StepCache(site.folder / "steps"))

    assert list(codes) == [7, 9, 10, 18, 19]


def test_a_site_that_shows_none_reads_none(site: SmallSite) -> None:
    steps = StepCache(site.folder / "steps")

    assert load_error_codes(load(site), steps) == {}
    assert not steps.folder.exists()


def test_what_was_read_once_is_kept(site: SmallSite) -> None:
    site.page("errors", ":: component ErrorCodes")
    steps = StepCache(site.folder / "steps")
    load_error_codes(load(site), steps)
    (kept,) = (steps.folder / STEP).iterdir()
    steps.keep(STEP, kept.name, json.dumps({"4": "The lid is open."}).encode())

    assert load_error_codes(load(site), steps) == {4: "The lid is open."}
