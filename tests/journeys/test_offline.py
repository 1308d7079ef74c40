"""What a visitor has when the network is away, and what of it a new build replaces."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from browsing import PATIENCE, PROJECT, Window, Windows, running
from offline_host import Host
from playwright.sync_api import Browser, Error, expect

pytest_plugins = ["real_site", "leaflet_site"]

LEAFLET = PROJECT / "tests" / "sites" / "leaflet"
GUIDES, BLOG, JOY = "/guides/", "/blog/", "/joy-ui/"
START, ICON = "/search/start.json", "/icon.svg"

IS_KEPT = """async path => {
  for (const name of await caches.keys()) {
    const kept = await (await caches.open(name)).match(path, { ignoreVary: true });
    if (name.startsWith('tearsheet-') && kept) return true;
  }
  return false;
}"""
IS_GONE = f"async path => !(await ({IS_KEPT})(path))"
KEPT_TEXT = "async path => (await caches.match(path, { ignoreVary: true }))?.text()"
CACHES = "async () => (await caches.keys()).filter((name) => name.startsWith('tearsheet-'))"
FOLLOWS = "navigator.serviceWorker.controller?.state === 'activated'"
IS_SETTLED = """async () => {
  const { installing, waiting } = await navigator.serviceWorker.ready;
  return !installing && !waiting;
}"""
REGISTRATIONS = "async () => (await navigator.serviceWorker.getRegistrations()).length"
LOOK_FOR_NEWER = "async () => void (await navigator.serviceWorker.ready).update().catch(() => 0)"
SIZE_OF_TEXT = "getComputedStyle(document.querySelector('h1')).fontSize"
COUNT_LOADS = """
sessionStorage.setItem('loads', Number(sessionStorage.getItem('loads') ?? 0) + 1);
"""
LOADS = "Number(sessionStorage.getItem('loads'))"
LOOK_AWAY = "document.hasFocus = () => false"
LOOK_HERE = "delete document.hasFocus; dispatchEvent(new Event('focus'))"


@dataclass(frozen=True)
class Builds:
    """One site in several states."""

    first: Path
    second: Path
    """With another text on a page."""
    without: Path
    """With the worker switched off."""
    workers: Path
    """Published under another host than the one it is served from."""


@pytest.fixture(scope="session")
def builds(leaflet: Callable[..., Path]) -> Builds:
    here = "host: http://127.0.0.1\n"
    guides = (LEAFLET / "guides" / "page.md").read_text()
    texts = [{"guides/page.md": f"{guides}\nThe {name} build.\n"} for name in ("first", "second")]
    return Builds(
        first=leaflet("offline-first", here, texts[0]),
        second=leaflet("offline-second", here, texts[1]),
        without=leaflet("offline-without", f"{here}offline: false\n", texts[0]),
        workers=leaflet("offline-elsewhere", "host: http://localhost\n", texts[0]),
    )


@pytest.fixture
def host(builds: Builds) -> Iterator[Host]:
    host = Host(builds.first)
    host.begin()
    yield host
    for held in host.held.values():
        held.set()
    host.stop()


@pytest.fixture
def visitor(browser: Browser, host: Host) -> Iterator[Windows]:
    """Windows of somebody who has never been here."""
    windows = Windows(browser, host.address)
    yield windows
    windows.close()


def until(window: Window, check: str, given: object = None) -> None:
    """Ask the page again and again until it says yes."""
    end = time.monotonic() + PATIENCE / 1000
    while not window.page.evaluate(check, given):
        assert time.monotonic() < end, f"never came true: {check} of {given}"
        window.page.wait_for_timeout(20)


def until_asked(window: Window, host: Host, path: str) -> None:
    """Wait until a file was asked for."""
    end = time.monotonic() + PATIENCE / 1000
    while path not in host.asked:
        assert time.monotonic() < end, f"nobody asked for {path}"
        window.page.wait_for_timeout(20)


def follow(window: Window, *paths: str) -> None:
    """Visit some pages, and wait until they are kept."""
    for path in paths:
        window.visit(path)
        until(window, FOLLOWS)
        until(window, IS_KEPT, path)
    wait_for_files(window)


def wait_for_files(window: Window) -> None:
    """Wait until all that the page loaded is kept with it."""
    loaded = window.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    for address in loaded:
        if "/assets/" in address:
            until(window, IS_KEPT, address)


def search(window: Window, words: str) -> None:
    """Type into the search, and wait for an answer."""
    window.page.keyboard.press("Control+k")
    dialog = window.page.get_by_role("dialog")
    dialog.get_by_role("combobox").fill(words)
    expect(dialog.get_by_role("option").first).to_be_visible()


def publish_worker(host: Host, note: str) -> None:
    """Publish another worker, which differs in nothing but a note."""
    host.other["/sw.js"] = (host.site / "sw.js").read_bytes() + f"\n// {note}".encode()


def publish_search(host: Host, version: str) -> dict[str, str]:
    """Publish an index of two files."""
    files = {name: f"/search/{name}.{version}-digest.json" for name in ("names", "words")}
    start = {"files": files, "products": [], "symbols": version}
    host.other[START] = json.dumps(start).encode()
    host.other.update((path, json.dumps(version).encode()) for path in files.values())
    return files


def test_a_visited_page_is_there_when_the_server_is_not(visitor: Windows, host: Host) -> None:
    window = visitor.open()
    follow(window, GUIDES, BLOG)
    size = window.evaluate(SIZE_OF_TEXT)

    host.stop()

    for path in (GUIDES, f"{GUIDES}?from=mail", BLOG):
        window.visit(path)
        assert window.evaluate(SIZE_OF_TEXT) == size
        assert window.troubles == []
    assert window.visit(JOY).status == 503


def test_the_first_page_of_all_is_kept_with_its_files(visitor: Windows, host: Host) -> None:
    window = visitor.open()
    follow(window, GUIDES)
    until(window, IS_KEPT, ICON)

    host.stop()

    window.visit(GUIDES)
    expect(window.page.locator("main")).to_contain_text("The first build.")
    assert window.troubles == []


def test_a_page_that_was_fetched_ahead_is_kept_too(browser: Browser, builds: Builds) -> None:
    with running("serve", "--out", builds.first) as address:
        windows = Windows(browser, address)
        window = windows.open()
        follow(window, "/")
        window.visit("/")
        link = window.page.locator(f"main a[href='{GUIDES}']")
        link.hover()
        expect(window.page.locator(f"link[rel=prefetch][href='{GUIDES}']")).to_have_count(1)

        link.press("Enter")

        expect(window.page.locator("h1")).to_have_text("Guides")
        until(window, IS_KEPT, GUIDES)
        windows.close()


def test_a_page_that_lacks_its_last_stroke_is_found(visitor: Windows, host: Host) -> None:
    window = visitor.open()
    follow(window, GUIDES)
    answered = window.visit("/guides")
    assert answered.request.redirected_from

    host.stop()

    window.visit("/guides")
    assert window.evaluate("location.pathname") == GUIDES


def test_a_page_is_never_older_than_what_the_network_says(
    visitor: Windows, host: Host, builds: Builds
) -> None:
    window = visitor.open()
    follow(window, GUIDES)

    host.site = builds.second

    window.visit(GUIDES)
    expect(window.page.locator("main")).to_contain_text("The second build.")
    host.stop()
    window.visit(GUIDES)
    expect(window.page.locator("main")).to_contain_text("The second build.")


def test_a_slow_network_is_not_waited_for_and_still_heard(
    visitor: Windows, host: Host, builds: Builds
) -> None:
    window = visitor.open()
    follow(window, GUIDES)
    host.site = builds.second
    host.held[GUIDES] = threading.Event()

    window.visit(GUIDES)

    expect(window.page.locator("main")).to_contain_text("The first build.")
    host.held[GUIDES].set()
    until(window, f"async path => (await ({KEPT_TEXT})(path)).includes('second build')", GUIDES)


def test_a_server_that_fails_is_not_shown_where_there_is_a_copy(
    visitor: Windows, host: Host
) -> None:
    window = visitor.open()
    follow(window, GUIDES)
    host.failing = {GUIDES: 500, BLOG: 500}

    assert window.visit(GUIDES).status == 200
    assert window.visit(BLOG).status == 500

    assert not window.page.evaluate(IS_KEPT, BLOG)
    host.failing = {}
    assert window.visit(BLOG).status == 200


def test_a_page_that_was_removed_is_forgotten(visitor: Windows, host: Host) -> None:
    window = visitor.open()
    follow(window, GUIDES)
    host.failing = {GUIDES: 404}

    assert window.visit(GUIDES).status == 404

    until(window, IS_GONE, GUIDES)


def test_files_that_bear_their_hash_are_fetched_once(visitor: Windows, host: Host) -> None:
    window = visitor.open()
    follow(window, GUIDES)
    styles = {path for path in host.asked if path.endswith(".css")}
    assert styles
    host.asked.clear()

    window.visit(GUIDES)
    window.visit(BLOG)

    assert GUIDES in host.asked
    assert not styles & set(host.asked)


@pytest.mark.parametrize("sought", ["switch", "less is read more"])
def test_whoever_has_searched_searches_without_a_network_from_every_page(
    visitor: Windows, host: Host, sought: str
) -> None:
    window = visitor.open()
    follow(window, BLOG, GUIDES)
    search(window, "guides")
    until(window, IS_KEPT, START)

    host.stop()

    window.visit(BLOG)
    search(window, sought)
    assert window.troubles == []


def test_the_search_is_kept_as_a_whole_before_anybody_needs_it(
    visitor: Windows, host: Host
) -> None:
    files = publish_search(host, "first")
    window = visitor.open()
    follow(window, GUIDES)

    window.page.evaluate("path => fetch(path)", START)

    until(window, IS_KEPT, START)
    host.stop()
    for path in (START, *files.values()):
        assert window.page.evaluate("async path => (await fetch(path)).ok", path)


def test_another_index_takes_the_place_of_the_one_before(visitor: Windows, host: Host) -> None:
    before = publish_search(host, "first")
    window = visitor.open()
    follow(window, GUIDES)
    window.page.evaluate("path => fetch(path)", START)
    until(window, IS_KEPT, START)
    after = publish_search(host, "second")

    window.page.evaluate("path => fetch(path)", START)

    for path in before.values():
        until(window, IS_GONE, path)
    assert all(window.page.evaluate(IS_KEPT, path) for path in after.values())
    assert json.loads(window.page.evaluate(KEPT_TEXT, START))["symbols"] == "second"


def test_a_newer_worker_brings_the_newer_index_along(visitor: Windows, host: Host) -> None:
    publish_search(host, "first")
    window = visitor.open()
    follow(window, GUIDES)
    window.page.evaluate("path => fetch(path)", START)
    until(window, IS_KEPT, START)
    window.visit(GUIDES)
    window.evaluate(LOOK_AWAY)
    publish_search(host, "second")
    publish_worker(host, "second")

    window.page.evaluate(LOOK_FOR_NEWER)

    until(window, f"async path => (await ({KEPT_TEXT})(path)).includes('second')", START)


def test_an_index_that_is_not_whole_replaces_none(visitor: Windows, host: Host) -> None:
    publish_search(host, "first")
    window = visitor.open()
    follow(window, GUIDES)
    window.page.evaluate("path => fetch(path)", START)
    until(window, IS_KEPT, START)
    missing = publish_search(host, "second")["words"]
    host.failing = {missing: 404}

    window.page.evaluate("path => fetch(path)", START)

    until_asked(window, host, missing)
    assert json.loads(window.page.evaluate(KEPT_TEXT, START))["symbols"] == "first"


def test_a_newer_worker_takes_over_and_each_page_reloads_once_when_it_is_looked_at(
    visitor: Windows, host: Host
) -> None:
    window = visitor.open()
    follow(window, GUIDES)
    other = Window(window.page.context.new_page(), host.address)
    for tab in (window, other):
        tab.page.add_init_script(COUNT_LOADS)
        tab.visit(GUIDES)
        tab.page.wait_for_function(FOLLOWS)
        # What hears of another worker is fetched once the page has loaded.
        tab.page.wait_for_load_state("networkidle")
    other.evaluate(LOOK_AWAY)
    publish_worker(host, "second")

    window.page.evaluate(LOOK_FOR_NEWER)

    window.page.wait_for_function(f"{LOADS} === 2")
    assert other.evaluate(LOADS) == 1
    with other.page.expect_navigation():
        other.page.evaluate(f"() => {{ {LOOK_HERE} }}")
    for tab in (window, other):
        tab.page.wait_for_function(FOLLOWS)
        tab.page.wait_for_load_state("networkidle")
        assert tab.evaluate(LOADS) == 2


def test_a_tab_on_its_first_visit_reloads_for_a_newer_worker_like_any_other(
    visitor: Windows, host: Host
) -> None:
    window = visitor.open()
    window.page.add_init_script(COUNT_LOADS)
    # The tab meets its first worker here, and stays on this page until the next one comes.
    follow(window, GUIDES)
    window.page.wait_for_load_state("networkidle")
    assert window.evaluate(LOADS) == 1
    publish_worker(host, "second")

    window.page.evaluate(LOOK_FOR_NEWER)

    window.page.wait_for_function(f"{LOADS} === 2")


def test_the_first_worker_reloads_nothing(visitor: Windows) -> None:
    window = visitor.open()
    window.page.add_init_script(COUNT_LOADS)

    follow(window, GUIDES)

    window.page.wait_for_load_state("networkidle")
    assert window.evaluate(LOADS) == 1


@pytest.mark.parametrize("how", ["not a script", "a file is missing"])
def test_of_a_broken_deployment_nobody_gets_the_worker_and_it_can_be_taken_back(
    visitor: Windows, host: Host, builds: Builds, how: str
) -> None:
    window = visitor.open()
    follow(window, GUIDES)
    if how == "not a script":
        host.other["/sw.js"] = b"this is no script"
    else:
        code = (host.site / "sw.js").read_text()
        host.other["/sw.js"] = code.replace("/assets/styles-", "/assets/missing-").encode()

    window.page.evaluate(LOOK_FOR_NEWER)
    until(window, IS_SETTLED)
    host.failing = {GUIDES: 502}

    assert window.visit(GUIDES).status == 200
    host.failing, host.other, host.site = {}, {}, builds.second
    window.visit(GUIDES)
    expect(window.page.locator("main")).to_contain_text("The second build.")
    host.stop()
    window.visit(GUIDES)
    expect(window.page.locator("main")).to_contain_text("The second build.")


def test_the_worker_leaves_every_visitor_once_it_is_switched_off(
    visitor: Windows, host: Host, builds: Builds
) -> None:
    window = visitor.open()
    follow(window, GUIDES, BLOG)

    host.site = builds.without
    window.visit(GUIDES)

    until(window, f"async () => (await ({REGISTRATIONS})()) === 0")
    until(window, f"async () => (await ({CACHES})()).length === 0")
    window.visit(GUIDES)
    assert window.evaluate("navigator.serviceWorker.controller") is None
    host.stop()
    with pytest.raises(Error, match="ERR_"):
        window.visit(GUIDES)


def test_it_comes_back_when_it_is_switched_on_again(
    visitor: Windows, host: Host, builds: Builds
) -> None:
    host.site = builds.without
    window = visitor.open(GUIDES)
    window.page.wait_for_load_state("networkidle")
    assert window.page.evaluate(REGISTRATIONS) == 0

    host.site = builds.first

    follow(window, GUIDES)


def test_a_site_that_stands_elsewhere_has_no_worker(
    visitor: Windows, host: Host, builds: Builds
) -> None:
    host.site = builds.workers
    window = visitor.open(GUIDES)

    window.page.wait_for_load_state("networkidle")

    assert window.page.evaluate(REGISTRATIONS) == 0
    assert "/sw.js" not in host.asked


def test_below_the_host_of_the_site_there_is_one(
    visitor: Windows, host: Host, builds: Builds
) -> None:
    host.site = builds.workers
    window = visitor.open()

    window.page.goto(f"{host.address}{GUIDES}".replace("127.0.0.1", "docs.localhost"))

    window.page.wait_for_function(FOLLOWS)


def test_a_full_disk_costs_nobody_a_page(visitor: Windows, host: Host) -> None:
    window = visitor.open()
    follow(window, GUIDES)
    wire = window.page.context.new_cdp_session(window.page)
    wire.send("Storage.overrideQuotaForOrigin", {"origin": host.address, "quotaSize": 1})

    for path in (BLOG, JOY, GUIDES):
        assert window.visit(path).status == 200
        assert window.troubles == []
    until(window, IS_GONE, GUIDES)

    wire.send("Storage.overrideQuotaForOrigin", {"origin": host.address})
    follow(window, BLOG)


def test_a_page_works_where_no_worker_may_be(visitor: Windows) -> None:
    window = visitor.open()
    window.page.add_init_script(
        "navigator.serviceWorker.register = () => Promise.reject(new Error('refused'))"
    )

    window.visit(GUIDES)
    window.page.wait_for_load_state("networkidle")

    assert window.troubles == []
