"""After any edits, a build that has built before makes the bytes of one that has not."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from random_edits import EDITS

from small_site import SmallSite, copy_site, site_files
from tearsheet.errors import ContentErrors
from tearsheet.output import folder_times
from tearsheet.output.manifest_parts import FileDivision
from tearsheet.pipeline.limits import Limits

pytestmark = pytest.mark.long

TOGETHER = 4
"""So many edits at most are made before the site is built and compared."""

SAMPLE = 4
"""So many kinds of edits of each size of site are made among all other tests; `make edits` makes
every kind."""

LOW = FileDivision(most_files=2, files_of_a_part=20)
LARGE = Limits(addresses=2, links=2, manifest=LOW, offline_list=LOW)


@pytest.fixture(scope="module", params=["small", "large"])
def meadow(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[SmallSite]:
    """A site with a file of every kind, built once and edited by one test after the other.

    By its limits, it may be one of too many files to look at each.
    """
    site = copy_site("meadow", tmp_path_factory.mktemp("meadow"))
    with pytest.MonkeyPatch.context() as patch:
        if request.param == "large":
            patch.setattr(folder_times, "MOST_LOOKED_AT", 3)
            site = replace(site, limits=LARGE)
        site.build()
        yield site


def test_a_retitled_blog_is_called_so_by_its_posts_and_lists(meadow: SmallSite) -> None:
    file = meadow.content / "blog/page.md"
    file.write_text(file.read_text().replace("title: Blog", "title: Almanac"))

    meadow.build()

    assert '"name":"Almanac"' in meadow.text("blog/rain/index.html")
    assert '"name":"Almanac"' in meadow.text("blog/tags/weather/index.html")


def test_edits_of_every_kind_reach_every_file_they_should(
    meadow: SmallSite, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    seed, rounds = request.config.getoption("--seed"), request.config.getoption("--rounds")
    chance = random.Random(seed)
    kinds = len(EDITS) * rounds if rounds else SAMPLE
    left = [edit for _ in range(max(rounds, 1)) for edit in chance.sample(EDITS, len(EDITS))]
    left = left[:kinds]
    while left:
        # A cold build is the dear part: the sample is compared as rarely as possible.
        size = chance.randint(1, TOGETHER) if rounds else TOGETHER
        some, left = left[:size], left[size:]
        for edit in some:
            edit(meadow, chance)
        cold = copy_site_cold(meadow, tmp_path / f"cold-{len(left)}")

        assert outcome(meadow) == outcome(cold), [edit.__name__ for edit in some]
        shutil.rmtree(cold.folder)


def copy_site_cold(site: SmallSite, folder: Path) -> SmallSite:
    """The same content in another folder, of which nobody has built a page."""
    shutil.copytree(site.content, folder / "content")
    # It takes nothing but what no edit touches: other steps may be stale as well.
    return SmallSite(folder / "content", folder, limits=site.limits)


def outcome(site: SmallSite) -> dict[str, bytes] | list[str]:
    """Every byte of the site, or what is wrong with it."""
    try:
        site.build()
    except ContentErrors as error:
        return [str(mistake).replace(str(site.content), "content") for mistake in error.mistakes]
    return site_files(site.out)
