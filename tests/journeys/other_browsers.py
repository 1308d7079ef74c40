"""The built sites in Firefox and in WebKit, each run once for all journeys of a process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from firefox import find_firefox, running_firefox
from watched_site import watching
from webdriver import Tab
from webkit import find_webkit, running_webkit

FORGET = """async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
  const workers = await navigator.serviceWorker?.getRegistrations();
  await Promise.all((workers ?? []).map((worker) => worker.unregister()));
}"""

Start = Callable[[Path], AbstractContextManager[Tab]]


@dataclass(frozen=True)
class OtherBrowser:
    """A browser other than Chromium, if it is on this machine."""

    name: str
    start: Start
    find: Callable[[], object]


BROWSERS = (
    OtherBrowser("firefox", running_firefox, find_firefox),
    OtherBrowser("webkit", running_webkit, find_webkit),
)


@pytest.fixture(scope="session", params=BROWSERS, ids=lambda browser: browser.name)
def other_browser(request: pytest.FixtureRequest) -> OtherBrowser:
    """Firefox, then WebKit; one that is missing is skipped, unless all journeys are asked for."""
    browser: OtherBrowser = request.param
    if browser.find():
        return browser
    missing = f"{browser.name} is not on this machine; `setup/browser {browser.name}` installs it."
    if request.config.getoption("--other-browsers"):
        pytest.fail(missing)
    pytest.skip(missing)


@pytest.fixture(scope="session")
def other_tab(
    other_browser: OtherBrowser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Tab]:
    """The one tab of a browser, before it is anywhere."""
    folder = tmp_path_factory.mktemp(other_browser.name) / "profile"
    with other_browser.start(folder) as tab:
        yield tab


@pytest.fixture(scope="session")
def watched() -> Iterator[Callable[[str], str]]:
    """Where a served site is watched; each is watched once."""
    addresses = dict[str, str]()
    with ExitStack() as servers:

        def address_of(site: str) -> str:
            if site not in addresses:
                addresses[site] = servers.enter_context(watching(site))
            return addresses[site]

        yield address_of


@pytest.fixture
def tab(other_tab: Tab, site_address: str, watched: Callable[[str], str]) -> Tab:
    """A tab that looks at the real site for the first time."""
    return open_tab(other_tab, watched(site_address))


@pytest.fixture
def ferry_tab(other_tab: Tab, editing_address: str, watched: Callable[[str], str]) -> Tab:
    """A tab that looks for the first time at the site whose demos are there to be changed."""
    return open_tab(other_tab, watched(editing_address))


def open_tab(tab: Tab, address: str) -> Tab:
    """The same tab at another address, of which it has kept nothing."""
    opened = replace(tab, address=address)
    opened.leave_frames()
    opened.visit("/robots.txt")
    opened.evaluate(FORGET)
    opened.resize(1280)
    return opened
