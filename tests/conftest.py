"""What the tests of the whole engine begin with: a site of one page, and options."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from selection import find_left_out, put_in_order
from shared_steps import open_shared_steps, take_steps
from small_site import SmallSite, begin_site
from tearsheet.project import SHARED_READER
from waiting_workers import let_workers_wait

# The reader is bundled once, for the commands that tests run as for what they call.
os.environ.setdefault("TEARSHEET_READER_CACHE", str(SHARED_READER.root))
# Processes of the same run inherit where it is.
open_shared_steps()
let_workers_wait()
settings.register_profile(
    "tearsheet", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
settings.load_profile("tearsheet")


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
    parser.addoption("--sample", action="store_true", help="some of the long files, not all")
    parser.addoption(
        "--other-browsers", action="store_true", help="all journeys of Firefox and WebKit"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what the run did not ask for, and begin with the long files."""
    if not config.getoption("--other-browsers"):
        items[:] = [item for item in items if not item.get_closest_marker("other_browsers")]
    if config.getoption("--sample"):
        left_out = find_left_out(config.rootpath)
        items[:] = [item for item in items if item.path.name not in left_out]
    put_in_order(items)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Say what a sample left out."""
    if config.getoption("--sample"):
        names = ", ".join(sorted(find_left_out(config.rootpath)))
        terminalreporter.write_line(f"left out, for `make test-all`: {names}")
