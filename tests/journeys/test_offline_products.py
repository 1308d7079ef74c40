"""A product that a visitor takes offline as a whole, and the page for what nobody kept."""

from __future__ import annotations

import json
import re
import shutil
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from accessibility import find_barriers
from browsing import (
    PATIENCE,
    PROJECT,
    Direction,
    Scheme,
    Window,
    Windows,
    build_from,
    build_once,
    build_site,
)
from offline_host import Host
from playwright.sync_api import Browser, Locator, expect
from selectolax.lexbor import LexborHTMLParser

pytest_plugins = ["real_site"]

WORKBENCH = PROJECT / "tests" / "sites" / "workbench"
CHOICE, PRODUCT, PAGE, HOME = "/offline/", "/base-ui/", "/base-ui/react-switch/", "/"
OFFERS, START = "/offline/products.json", "/search/start.json"
FOLLOWS = "navigator.serviceWorker.controller?.state === 'activated'"
TABLES = """async name => {
  const cache = await caches.open(`tearsheet-${name}`);
  return Promise.all((await cache.keys()).map(async (key) => (await cache.match(key)).json()));
}"""
COUNT_VERSIONS = """async () =>
  (await (await caches.open('tearsheet-product-files')).keys()).length
"""
CODE = """
```html
<script type="module" src="/assets/client.js"></script>
```
"""
"""Names a file of the reader's own project, which is none of the site."""

NEEDED = re.compile(r"/assets/(?!social/|editing/)[\w./%~-]+\.\w+")
IS_KEPT = "async path => Boolean(await caches.match(path))"
BRING_BACK = "dispatchEvent(new Event('online'))"


@dataclass(frozen=True)
class Builds:
    """One site in two states."""

    first: Path
    second: Path
    """With another text on a page, and another demo."""


@pytest.fixture(scope="session")
def benches(run_folder: Path) -> Builds:
    first, second = (run_folder / f"offline-products-{name}" for name in ("first", "second"))
    return Builds(
        first=build_once(first, lambda: build_site(write(first, "first"), first)),
        second=build_once(second, lambda: build_from(first, write(second, "second"), second)),
    )


def write(folder: Path, name: str) -> Path:
    """The content of a build."""
    content = folder / "content"
    shutil.rmtree(content, ignore_errors=True)
    shutil.copytree(WORKBENCH, content)
    settings = content / "site.yaml"
    settings.write_text(
        settings.read_text().replace("https://workbench.example", "http://127.0.0.1")
    )
    page = content / "base-ui" / "react-switch" / "page.md"
    page.write_text(f"{page.read_text()}\nThe {name} build.\n{CODE}")
    demo = page.parent / "demos" / "CountedSwitch.tsx"
    demo.write_text(demo.read_text().replace("times", f"times in the {name}"))
    return content


@pytest.fixture
def host(benches: Builds) -> Iterator[Host]:
    host = Host(benches.first)
    host.begin()
    yield host
    for held in host.held.values():
        held.set()
    host.stop()


@pytest.fixture
def visitor(browser: Browser, host: Host) -> Iterator[Windows]:
    windows = Windows(browser, host.address)
    yield windows
    windows.close()


def read_table(site: Path) -> dict[str, Any]:
    """What the build says the product consists of."""
    offers = json.loads((site / OFFERS.lstrip("/")).read_text())
    (offer,) = offers["products"]
    table: dict[str, Any] = json.loads((site / offer["list"].lstrip("/")).read_text())
    return table


def test_the_pages_of_every_real_product_need_only_files_of_its_list(built_site: Path) -> None:
    offers = json.loads((built_site / OFFERS.lstrip("/")).read_text())["products"]
    tables = [json.loads((built_site / offer["list"].lstrip("/")).read_text()) for offer in offers]

    strange = [
        (address, name)
        for table in tables
        for address in table["documents"]
        for name in find_needed(built_site, address)
        if name not in table["files"]
    ]

    assert len(tables) > 5
    assert strange == []


def find_needed(site: Path, address: str) -> set[str]:
    """The hashed files that a document names outside of code samples."""
    if not address.endswith("/"):
        return set()
    page = LexborHTMLParser((site / address.strip("/") / "index.html").read_text())
    for code in page.css("pre, code"):
        code.decompose()
    return set(NEEDED.findall(page.html or ""))


def open_choice(visitor: Windows, **how: Any) -> Window:
    window = visitor.open(CHOICE, **how)
    window.page.wait_for_function(FOLLOWS)
    expect(row(window)).to_be_visible()
    return window


def row(window: Window) -> Locator:
    return window.page.locator(".keeping")


def press(window: Window, name: str) -> None:
    window.page.get_by_role("button", name=f"{name}: Base UI").click()


def keep(window: Window) -> None:
    press(window, "Keep offline")
    expect(row(window)).to_contain_text("Kept since")


def until(window: Window, check: str, given: object = None) -> None:
    """Ask the page again and again until it says yes."""
    end = time.monotonic() + PATIENCE / 1000
    while not window.page.evaluate(check, given):
        assert time.monotonic() < end, f"never came true: {check} of {given}"
        window.page.wait_for_timeout(20)


def until_asked(window: Window, host: Host, path: str) -> None:
    end = time.monotonic() + PATIENCE / 1000
    while path not in host.asked:
        assert time.monotonic() < end, f"nobody asked for {path}"
        window.page.wait_for_timeout(20)


def tables(window: Window, cache: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = window.page.evaluate(TABLES, cache)
    return found


def own_chunk(site: Path) -> str:
    """The file of the demo that the two builds do not share."""
    (found,) = [path for path in read_table(site)["files"] if "CountedSwitch" in path]
    return str(found)


def test_a_whole_product_is_there_when_the_server_is_not(visitor: Windows, host: Host) -> None:
    window = open_choice(visitor)
    expect(row(window)).to_contain_text(" pages, ")
    keep(window)

    host.stop()

    for path in (PRODUCT, PAGE, HOME, CHOICE, "/base-ui/react-switch"):
        window.visit(path)
        assert window.troubles == []
    window.visit(PAGE)
    window.bring_to_life()
    demo = window.page.get_by_label("Switched 0 times in the first").first
    demo.check()
    expect(window.page.get_by_label("Switched 1 times in the first").first).to_be_visible()
    assert window.troubles == []


def test_every_cut_and_every_list_works_without_the_server(visitor: Windows, host: Host) -> None:
    window = open_choice(visitor)
    keep(window)
    host.stop()
    window.visit(PAGE)

    window.page.evaluate("document.documentElement.dataset.codeStyling = 'css'")
    window.bring_to_life()
    window.page.keyboard.press("Control+k")
    dialog = window.page.get_by_role("dialog")
    dialog.get_by_role("combobox").fill("switch")
    expect(dialog.get_by_role("option").first).to_be_visible()
    window.page.keyboard.press("Escape")
    window.page.get_by_role("button", name="Settings").click()

    expect(window.page.get_by_role("link", name="Offline reading")).to_be_visible()
    assert window.troubles == []


def test_everything_the_list_names_is_fetched_once(
    visitor: Windows, host: Host, benches: Builds
) -> None:
    table = read_table(benches.first)
    window = open_choice(visitor)
    window.page.wait_for_load_state("networkidle")
    host.asked.clear()

    keep(window)

    wanted = {*table["documents"], *table["files"]} - {HOME}
    asked = [path for path in host.asked if path in wanted]
    assert len(asked) == len(set(asked))
    assert set(table["documents"]) - {HOME} <= set(asked)
    assert all(window.page.evaluate(IS_KEPT, path) for path in table["files"])


def test_visits_to_many_other_pages_take_nothing_of_a_product(
    visitor: Windows, host: Host, benches: Builds
) -> None:
    window = open_choice(visitor)
    keep(window)
    keep_many = """async html => {
      const cache = await caches.open('tearsheet-documents-1');
      for (let number = 0; number < 80; number += 1) {
        const headers = { 'content-type': 'text/html' };
        await cache.put(`/page-${number}/`, new Response(html, { headers }));
      }
    }"""
    window.page.evaluate(keep_many, "<title>Another page</title>")

    # One more visit sweeps.
    window.visit(HOME)
    until(window, "async () => !(await caches.match('/page-0/'))")

    host.stop()
    window.visit(PAGE)
    window.bring_to_life()
    assert window.troubles == []


def test_another_tab_sees_how_far_it_is_and_can_end_it(
    visitor: Windows, host: Host, benches: Builds
) -> None:
    chunk = own_chunk(benches.first)
    host.held[chunk] = threading.Event()
    window = open_choice(visitor)
    other = Window(window.page.context.new_page(), host.address)
    other.visit(CHOICE)

    press(window, "Keep offline")

    for tab in (window, other):
        expect(row(tab)).to_contain_text(" pages, ")
        expect(tab.page.get_by_role("progressbar", name="Base UI")).to_be_visible()
    other.page.get_by_role("button", name="Cancel: Base UI").click()
    host.held[chunk].set()
    for tab in (window, other):
        expect(row(tab)).to_contain_text("to download")
    assert tables(window, "coming") == tables(window, "products") == []


def test_it_goes_on_in_the_tab_that_is_left_and_after_a_reload(
    visitor: Windows, host: Host, benches: Builds
) -> None:
    chunk = own_chunk(benches.first)
    host.held[chunk] = threading.Event()
    window = open_choice(visitor)
    other = Window(window.page.context.new_page(), host.address)
    other.visit(CHOICE)
    press(window, "Keep offline")
    until_asked(window, host, chunk)

    window.page.close()
    other.visit(PRODUCT)
    other.visit(CHOICE)
    expect(row(other)).to_contain_text(" pages, ")
    host.asked.clear()
    host.held[chunk].set()

    expect(row(other)).to_contain_text("Kept since")
    assert PRODUCT not in host.asked


def test_it_waits_for_a_network_that_went_away(
    visitor: Windows, host: Host, benches: Builds
) -> None:
    chunk = own_chunk(benches.first)
    host.held[chunk] = threading.Event()
    window = open_choice(visitor)
    press(window, "Keep offline")
    until_asked(window, host, chunk)

    host.stop()
    window.page.context.set_offline(True)
    host.held[chunk].set()
    expect(row(window)).to_contain_text("as soon as the network is back")
    host.begin()
    window.page.context.set_offline(False)

    expect(row(window)).to_contain_text("Kept since")


def test_a_site_published_anew_brings_only_what_changed(
    visitor: Windows, host: Host, benches: Builds
) -> None:
    window = open_choice(visitor)
    keep(window)
    window.page.wait_for_load_state("networkidle")
    before = read_table(benches.first)
    after = read_table(benches.second)
    changed = {
        path for path, told in after["documents"].items() if before["documents"].get(path) != told
    }
    changed |= after["files"].keys() - before["files"].keys()
    host.site = benches.second
    host.asked.clear()

    window.visit("/404-or-anything-else/")

    until(
        window,
        f"async list => (await ({TABLES})('products'))[0].documents[list[0]][0] === list[1]",
        [PAGE, after["documents"][PAGE][0]],
    )
    wanted = {*after["documents"], *after["files"]}
    assert changed <= set(host.asked)
    assert PRODUCT not in host.asked or PRODUCT in changed
    host.stop()
    window.visit(PAGE)
    expect(window.page.locator("main")).to_contain_text("The second build.")
    window.bring_to_life()
    assert window.troubles == []
    # Of the version before nothing is left.
    until(window, f"async () => (await ({COUNT_VERSIONS})()) === {len(after['documents'])}")
    assert wanted


def test_until_the_newer_version_is_whole_the_older_one_is_shown(
    visitor: Windows, host: Host, benches: Builds
) -> None:
    window = open_choice(visitor)
    keep(window)
    chunk = own_chunk(benches.second)
    host.site = benches.second
    host.held[chunk] = threading.Event()

    window.visit(CHOICE)
    until_asked(window, host, chunk)
    host.stop()
    host.held[chunk].set()

    window.visit(PAGE)
    expect(window.page.locator("main")).to_contain_text("The first build.")
    window.bring_to_life()
    expect(window.page.get_by_label("Switched 0 times in the first").first).to_be_visible()
    host.begin()
    window.visit(CHOICE)
    expect(row(window)).to_contain_text("Kept since")
    host.stop()
    window.visit(PAGE)
    expect(window.page.locator("main")).to_contain_text("The second build.")


def test_a_broken_deployment_takes_nothing_and_can_be_taken_back(
    visitor: Windows, host: Host, benches: Builds
) -> None:
    window = open_choice(visitor)
    keep(window)
    window.page.wait_for_load_state("networkidle")
    host.site = benches.second
    host.failing = {own_chunk(benches.second): 404}

    window.visit(CHOICE)
    expect(row(window)).to_contain_text("The site could not give all of it.")
    (kept,) = tables(window, "products")
    assert kept["documents"] == {
        path: list(told) for path, told in read_table(benches.first)["documents"].items()
    }

    host.failing, host.site = {}, benches.first
    window.visit(CHOICE)
    expect(row(window).get_by_role("button", name="Update")).to_be_hidden()
    host.stop()
    window.visit(PAGE)
    window.bring_to_life()
    expect(window.page.get_by_label("Switched 0 times in the first").first).to_be_visible()


def test_a_site_published_anew_meanwhile_is_taken_as_it_is_then(
    visitor: Windows, host: Host, benches: Builds
) -> None:
    chunk = own_chunk(benches.first)
    host.held[chunk] = threading.Event()
    window = open_choice(visitor)
    press(window, "Keep offline")
    until_asked(window, host, chunk)

    host.site = benches.second
    host.held[chunk].set()

    expect(row(window)).to_contain_text("Kept since")
    host.stop()
    window.visit(PAGE)
    expect(window.page.locator("main")).to_contain_text("The second build.")
    window.bring_to_life()
    assert window.troubles == []


def test_where_there_is_no_room_it_says_so_and_leaves_what_was_there(
    visitor: Windows, host: Host, benches: Builds
) -> None:
    window = open_choice(visitor)
    keep(window)
    window.page.wait_for_load_state("networkidle")
    wire = window.page.context.new_cdp_session(window.page)
    wire.send("Storage.overrideQuotaForOrigin", {"origin": host.address, "quotaSize": 1})
    host.site = benches.second

    window.visit(CHOICE)

    expect(row(window)).to_contain_text("There is no room for it on this device.")
    wire.send("Storage.overrideQuotaForOrigin", {"origin": host.address})
    host.stop()
    window.visit(PAGE)
    expect(window.page.locator("main")).to_contain_text("The first build.")
    window.bring_to_life()


def test_a_removed_product_leaves_nothing_behind(visitor: Windows, host: Host) -> None:
    window = open_choice(visitor)
    keep(window)

    press(window, "Remove")

    expect(row(window)).to_contain_text("to download")
    expect(window.page.locator(".keeping-status")).to_have_text("Base UI was removed.")
    assert window.evaluate(COUNT_VERSIONS) == 0
    host.stop()
    assert window.visit(PAGE).status == 503


def test_what_becomes_of_it_is_said_and_the_focus_stays(visitor: Windows, host: Host) -> None:
    window = open_choice(visitor)
    button = window.page.get_by_role("button", name="Keep offline: Base UI")

    button.focus()
    window.page.keyboard.press("Enter")

    expect(window.page.locator(".keeping-status")).to_have_text(
        "Base UI is kept. It opens without a network from now on."
    )
    expect(window.page.get_by_role("button", name="Remove: Base UI")).to_be_focused()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_both_pages_are_in_nobodys_way(visitor: Windows, host: Host, scheme: Scheme) -> None:
    direction: Direction = "rtl" if scheme == "dark" else "ltr"
    window = open_choice(visitor, width=320, scheme=scheme, direction=direction)
    keep(window)
    assert find_barriers(window) == []
    assert window.evaluate("document.documentElement.scrollWidth") == 320

    host.stop()
    window.visit("/nobody/kept/this/")
    expect(window.page.locator("[data-answered]")).to_be_visible()
    assert find_barriers(window) == []
    assert window.evaluate("document.documentElement.scrollWidth") == 320
    host.begin()


def test_a_page_that_was_not_kept_has_one_of_ours_in_its_place(
    visitor: Windows, host: Host
) -> None:
    window = visitor.open(HOME)
    window.page.wait_for_function(FOLLOWS)
    until(window, IS_KEPT, HOME)

    host.stop()
    answered = window.visit(PAGE)

    assert answered.status == 503
    expect(window.page.locator("h1")).to_have_text("No connection")
    expect(window.page.locator("main .lost li a")).to_contain_text(["Workbench"])
    assert window.evaluate("location.pathname") == PAGE
    assert [trouble for trouble in window.troubles if "503" not in trouble] == []


def test_it_goes_on_by_itself_once_the_network_is_back(visitor: Windows, host: Host) -> None:
    window = visitor.open(HOME)
    window.page.wait_for_function(FOLLOWS)
    host.stop()
    window.visit(PAGE)
    expect(window.page.locator("[data-answered]")).to_be_visible()

    host.begin()
    window.page.evaluate(BRING_BACK)

    expect(window.page.locator("h1")).to_have_text("Switch")


def test_it_can_be_tried_again_without_script(visitor: Windows, host: Host) -> None:
    window = visitor.open("/offline/away/", script=False, width=320)

    expect(window.page.get_by_role("link", name="Try again")).to_be_visible()
    expect(window.page.locator(".lost")).to_be_hidden()
    assert window.page.get_by_role("link", name="Try again").evaluate("link => link.href") == (
        f"{host.address}/offline/away/"
    )
