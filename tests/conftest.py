"""What the tests of the whole engine begin with: a site of one page, and options."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from shared_steps import open_shared_steps, take_steps
from small_site import SmallSite, begin_site
from tearsheet.project import SHARED_READER

# The reader is bundled once, for the commands that tests run as for what they call.
os.environ.setdefault("TEARSHEET_READER_CACHE", str(SHARED_READER.root))
# Processes of the same run inherit where it is.
open_shared_steps()
settings.register_profile(
    "tearsheet", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
settings.load_profile("tearsheet")


BEFORE_ALL = (
    "test_offline.py",
    "test_search.py",
    "test_every_page.py",
    "test_build_again.py",
    "test_own_demos.py",
    "test_customization_tools.py",
    "test_rendered_components.py",
    "test_author_session.py",
    "test_author_mishaps.py",
    "test_isolation.py",
    "test_build_proofs.py",
    "test_build_damaged_content.py",
    "test_random_edits.py",
    "test_one_mistake.py",
    "test_page_samples.py",
    "test_installed_facts.py",
)
"""The files that take longest, by what they need of a processor; journeys come next."""


@pytest.fixture
def site(tmp_path: Path) -> SmallSite:
    """A site of one page, that nobody has built yet."""
    return begin_site(tmp_path)


@pytest.fixture
def warm_site(site: SmallSite) -> SmallSite:
    """A site of one page, whose first build takes what other sites have compressed."""
    take_steps(site.cache, site.takes)
    return site


def pytest_addoption(parser: pytest.Parser) -> None:
    """How much of what grows with the content or with time is tested."""
    parser.addoption("--rounds", type=int, default=0, help="of random edits")
    parser.addoption("--seed", type=int, default=1, help="of random edits")
    parser.addoption("--every-page", action="store_true", help="look at all, not at each kind")
    parser.addoption(
        "--other-browsers", action="store_true", help="all journeys of Firefox and WebKit"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long files first, so that no process works on one of them when the others have ended."""
    if not config.getoption("--other-browsers"):
        items[:] = [item for item in items if not item.get_closest_marker("other_browsers")]
    counts = Counter(item.path for item in items)
    items.sort(key=lambda item: (place_in_run(item.path), -counts[item.path], str(item.path)))


def place_in_run(file: Path) -> int:
    """Where a file of tests comes in a run of all of them."""
    if file.name in BEFORE_ALL:
        return BEFORE_ALL.index(file.name)
    return len(BEFORE_ALL) + (file.parent.name != "journeys")
