"""The icons on a site that shows them, and on one that does not."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
import pytest

from small_site import SmallSite
from tearsheet.cache.step_cache import StepCache
from tearsheet.content.load import LoadedSite, load_site
from tearsheet.content.memory import Memory
from tearsheet.content.scan import scan_content
from tearsheet.derived import icons as building
from tearsheet.derived.icons import NO_ICONS, STEP, Icons, NoIcons, load_icons


def load(site: SmallSite) -> LoadedSite:
    return load_site(site.content, scan_content(site.content), Memory())


def show_icons(site: SmallSite) -> None:
    """A product of drawings, whose first page shows them."""
    facts = "name: Drawings\ndescription: Icons.\nlogo: logo.svg\n"
    site.write("drawings/product.yaml", f'{facts}packages: ["@mui/icons-material"]\n')
    site.write("drawings/logo.svg", '<svg viewBox="0 0 24 24"><path d="M3 3h18"/></svg>')
    site.page("drawings", ":: component IconFinder")


def test_they_are_read_where_a_page_shows_them(site: SmallSite) -> None:
    show_icons(site)

    start = time.perf_counter()
    icons = load_icons(load(site), StepCache(site.folder / "steps"))

    # Two seconds is what a visitor of this machine notices; others are busy while tests run.
    assert time.perf_counter() - start < 10
    assert dict(icons.addresses())["Delete"] == "/drawings/?selected=Delete"
    assert icons.table.lstrip("/") in icons.files


def test_a_site_that_shows_none_reads_none(site: SmallSite) -> None:
    steps = StepCache(site.folder / "steps")

    assert load_icons(load(site), steps) == NO_ICONS
    assert not steps.folder.exists()


def test_what_was_read_once_is_kept(site: SmallSite) -> None:
    show_icons(site)
    steps = StepCache(site.folder / "steps")
    load_icons(load(site), steps)
    (kept,) = (steps.folder / STEP).iterdir()
    steps.keep(STEP, kept.name, msgspec.msgpack.encode(Icons(names=("Drum",))))

    assert load_icons(load(site), steps).names == ("Drum",)


def test_a_package_that_is_not_there_is_told_with_the_page(
    site: SmallSite, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    show_icons(site)
    monkeypatch.setattr(building, "PACKAGES", tmp_path / "none")

    with pytest.raises(NoIcons, match=r"drawings.page\.md"):
        load_icons(load(site), StepCache(site.folder / "steps"))
