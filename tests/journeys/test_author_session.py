"""An author at work: what is saved shows in the open browser, and so does what is wrong with it."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from browsing import CONTENT, PROJECT, Window, Windows, alone, running
from playwright.sync_api import Browser, Locator, expect

pytest_plugins = ["real_site"]
# Two live servers would work on one cache of Vite.
pytestmark = pytest.mark.xdist_group("author")

PRODUCT = "material-ui"
PAGE = f"{PRODUCT}/react-switch/page.md"
DEMO = f"{PRODUCT}/react-switch/demos/ControlledSwitch.tsx"
ADDRESS = "/material-ui/react-switch/"

SECTIONS = "\n\n".join(f"## Part {number}\n\nParagraph {number}." for number in range(40))
TEXT = f"""\
---
title: Switch
description: A switch turns one setting on or off.
---

# Switch

A switch turns one setting on or off.

:: demo ControlledSwitch

{SECTIONS}
"""
STROKE = 0.08
"""In seconds: how long a file stays empty when a machine has much else to do."""
NAVIGATION = "- pathname: /material-ui/\n- pathname: /material-ui/react-switch/\n"
FILLED_IN = {
    "tools": "[Primary](#theme.palette.primary.main)\n\n:: component ThemeViewer",
    "codes": ":: component ErrorCodes",
    "versions": "A page.",
}
"""Pages of no product, some with places that come from the packages."""


@dataclass
class Author:
    """Somebody who writes, with the page open beside the editor."""

    content: Path
    window: Window

    def save(self, path: str, text: str) -> None:
        (self.content / path).write_text(text, encoding="utf-8")

    def replace(self, path: str, old: str, new: str) -> None:
        text = (self.content / path).read_text(encoding="utf-8")
        assert old in text
        self.save(path, text.replace(old, new))

    @property
    def mistakes(self) -> Locator:
        return self.window.page.get_by_role("region", name="mistake")


@pytest.fixture(scope="module")
def draft(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One product, one page and one demo of the real content."""
    content = tmp_path_factory.mktemp("draft") / "content"
    (content / DEMO).parent.mkdir(parents=True)
    for file in ("site.yaml", f"{PRODUCT}/product.yaml", f"{PRODUCT}/logo.svg", DEMO):
        shutil.copyfile(CONTENT / file, content / file)
    (content / PAGE).write_text(TEXT)
    rows = "".join(f"- pathname: /{name}/\n" for name in FILLED_IN)
    (content / "navigation.yaml").write_text(f"- pathname: /\n{rows}")
    (content / PRODUCT / "navigation.yaml").write_text(NAVIGATION)
    for folder, text in {".": "A page.", PRODUCT: "A page.", **FILLED_IN}.items():
        (content / folder).mkdir(exist_ok=True)
        settings = f"---\ntitle: About {folder}\ndescription: A page.\n---\n\n# About {folder}\n"
        (content / folder / "page.md").write_text(f"{settings}\n{text}\n")
    return content


@pytest.fixture(scope="module")
def live_address(draft: Path, browser: Browser) -> Iterator[str]:
    """Where the draft is shown as it is written, once the demos have been seen alive."""
    with alone(PROJECT / ".tearsheet/journeys"):
        words = ("dev", "--content", draft, "--cache", draft.parent / "cache")
        with running(*words) as address:
            windows = Windows(browser, address)
            open_switch(windows)
            windows.close()
            yield address


@pytest.fixture
def author(draft: Path, browser: Browser, live_address: str) -> Iterator[Author]:
    (draft / PAGE).write_text(TEXT)
    shutil.copyfile(CONTENT / DEMO, draft / DEMO)
    windows = Windows(browser, live_address)
    author = Author(draft, open_switch(windows))
    yield author
    assert author.window.evaluate("window.neverReloaded"), "the page was loaded again"
    windows.close()


def open_switch(windows: Windows) -> Window:
    window = windows.open(ADDRESS)
    window.page.locator("live-part[data-state=live]").wait_for(timeout=60_000)
    window.evaluate("window.neverReloaded = true")
    return window


def test_a_saved_page_shows_where_the_author_was_reading(author: Author) -> None:
    page = author.window.page
    page.locator("#part-30").scroll_into_view_if_needed()
    before = page.locator("#part-30").bounding_box()

    author.replace(PAGE, "Paragraph 2.", "Paragraph 2, which is new.\n\nAnd one more.")

    expect(page.get_by_text("And one more.")).to_be_attached()
    after = page.locator("#part-30").bounding_box()
    assert before
    assert after
    assert abs(after["y"] - before["y"]) <= 1


def test_a_mistake_is_named_with_its_line_until_it_is_mended(author: Author) -> None:
    line = TEXT.splitlines().index("Paragraph 0.") + 1

    author.replace(PAGE, "Paragraph 0.", "Go to [nowhere](/material-ui/react-nowhere/).")

    expect(author.mistakes).to_contain_text(f"{PAGE}:{line}")
    expect(author.mistakes).to_contain_text("/material-ui/react-nowhere/")
    author.save(PAGE, TEXT)
    expect(author.mistakes).to_have_count(0)


def test_places_that_the_build_fills_in_are_no_mistakes(author: Author) -> None:
    links = "[Primary](/tools/#theme.palette.primary.main), [error 20](/codes/#code-20)"

    author.replace(PAGE, "Paragraph 0.", f"{links}, [error 9999](/codes/#code-9999).")
    expect(author.mistakes).to_contain_text("code-9999")
    author.replace(PAGE, ", [error 9999](/codes/#code-9999)", "")

    expect(author.mistakes).to_have_count(0)


def test_broken_settings_leave_the_last_good_page_on_screen(author: Author) -> None:
    page = author.window.page

    author.save(PAGE, TEXT.replace("title: Switch", "title: [Switch"))

    expect(author.mistakes).to_contain_text(f"{PAGE}:")
    expect(page.locator("h1")).to_have_text("Switch")
    expect(page.get_by_text("Paragraph 39.")).to_be_attached()
    author.save(PAGE, TEXT.replace("Paragraph 39.", "Paragraph 39, mended."))
    expect(page.get_by_text("Paragraph 39, mended.")).to_be_attached()
    expect(author.mistakes).to_have_count(0)


def test_a_saved_demo_is_replaced_and_keeps_its_state(author: Author) -> None:
    demo = author.window.page.locator("#ControlledSwitch")
    demo.get_by_label("Show me as online").click()
    expect(demo.get_by_role("status")).to_have_text("You appear to be away.")

    author.replace(DEMO, "You appear to be away.", "Nobody sees you.")

    expect(demo.get_by_role("status")).to_have_text("Nobody sees you.")
    expect(demo.get_by_label("Show me as online")).not_to_be_checked()
    expect(demo.locator("code", has_text="Nobody sees you.").first).to_be_attached()


def test_a_demo_that_throws_is_named_with_its_line_until_it_is_mended(author: Author) -> None:
    code = (author.content / DEMO).read_text(encoding="utf-8")
    lines = code.splitlines()
    line = next(number for number, text in enumerate(lines, start=1) if "return (" in text)

    author.save(DEMO, code.replace("  return (", "  throw new Error('Boom.');\n  return (", 1))

    expect(author.mistakes).to_contain_text(f"{DEMO}:{line}")
    expect(author.mistakes).to_contain_text("The demo throws: Boom.")
    author.save(DEMO, code)
    expect(author.mistakes).to_have_count(0)
    expect(author.window.page.locator("#ControlledSwitch").get_by_role("status")).to_be_visible()


def test_a_page_that_cannot_be_shown_is_there_as_soon_as_it_is_mended(author: Author) -> None:
    page = author.window.page
    author.save(PAGE, TEXT.replace("title: Switch", "title: [Switch"))
    expect(author.mistakes).to_contain_text(f"{PAGE}:")
    page.reload()
    expect(page.locator("li code")).to_contain_text(f"{PAGE}:")
    expect(page.locator("li .problem")).to_contain_text("This is not YAML")

    author.save(PAGE, TEXT)

    expect(page.locator("h1")).to_have_text("Switch")
    author.window.evaluate("window.neverReloaded = true")


def test_a_demo_saved_in_two_strokes_keeps_its_state(author: Author) -> None:
    demo = author.window.page.locator("#ControlledSwitch")
    demo.get_by_label("Show me as online").click()
    text = (author.content / DEMO).read_text(encoding="utf-8")

    # Many editors empty a file before they write it anew.
    with (author.content / DEMO).open("w", encoding="utf-8") as file:
        file.flush()
        time.sleep(STROKE)
        file.write(text.replace("You appear to be away.", "Nobody sees you."))

    expect(demo.get_by_role("status")).to_have_text("Nobody sees you.")


def test_an_old_address_leads_on_as_soon_as_the_table_is_saved(
    draft: Path, live_address: str
) -> None:
    table = draft / "redirects.yaml"

    table.write_text("moved:\n  - {from: /switches/, to: /material-ui/react-switch/#part-3}\n")

    led = led_on(live_address, "/switches?a=b")
    table.unlink()
    assert led == (308, "/material-ui/react-switch/?a=b#part-3")


def led_on(address: str, old: str) -> tuple[int, str]:
    """What the live server answers once it knows the address."""
    status, location = 404, ""
    for _ in range(200):
        connection = HTTPConnection(urlsplit(address).netloc, timeout=10)
        connection.request("GET", old)
        answer = connection.getresponse()
        status, location = answer.status, answer.getheader("location") or ""
        connection.close()
        if status != 404:
            break
        time.sleep(0.05)
    return status, location
