"""Code from a link that wants the page itself: it is stopped, and the page says so and goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from browsing import Windows
from edited_demo import TRIP, Demo, open_demo, write_edit
from playwright.sync_api import Route, expect

if TYPE_CHECKING:
    # Its fixtures are those of a plugin, which pytest wants to import itself.
    from bare_browser import BareBrowser

pytest_plugins = ["real_site", "ferry_site", "bare_browser"]

SHOWN = "export default () => <p>Shown</p>;"

FLOODS = {
    "messages": "for (let turn = 0; turn < 200; turn += 1) parent.postMessage('flood', '*');",
    "long messages": "for (let turn = 0; turn < 5; turn += 1) "
    "parent.postMessage('x'.repeat(1e6), '*');",
    "forged reports": "for (let turn = 0; turn < 200; turn += 1) "
    "parent.postMessage({ kind: 'size', content: turn * 40, reach: 9 }, '*');",
    "failures": "for (let turn = 0; turn < 200; turn += 1) "
    "dispatchEvent(new ErrorEvent('error', { error: new Error('x'.repeat(1e5)) }));",
}

BUTTON = "document.querySelector('.edit-linked button')"
"""The first of the notice: it runs the edit, and once that runs it takes it back."""

ANSWERS_WITHIN = """async () => {
  const began = performance.now();
  await new Promise((tick) => setTimeout(tick, 0));
  return performance.now() - began;
}"""


def run(windows: Windows, code: str) -> Demo:
    window = windows.open(f"{TRIP}#Ticket.tsx?edit={write_edit(('Ticket.tsx', code))}")
    demo = Demo(window, "Ticket")
    demo.run_edit()
    return demo


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS.keys())
def test_a_flood_of_messages_is_stopped(isolated_ferry: Windows, flood: str) -> None:
    demo = run(isolated_ferry, f"setInterval(() => {{ {flood} }}, 1); {SHOWN}")

    expect(demo.mistake).to_contain_text("was stopped")
    expect(demo.root.locator(".sandbox-preview iframe")).to_have_count(0)
    assert demo.window.page.evaluate(ANSWERS_WITHIN) < 500
    expect(demo.published.get_by_role("button", name="Pay")).to_be_visible()


def test_a_flood_of_elements_ends_its_own_frame(isolated_ferry: Windows) -> None:
    flood = """
const grow = () => {
  document.body.append(...Array.from({ length: 50_000 }, () => document.createElement('div')));
  queueMicrotask(grow);
};
setTimeout(grow, 100);
"""
    demo = run(isolated_ferry, f"{flood} {SHOWN}")

    expect(demo.mistake).to_contain_text("did not come to an end and was stopped")
    expect(demo.root.locator(".sandbox-preview iframe")).to_have_count(0)
    expect(demo.published.get_by_role("button", name="Pay")).to_be_visible()


def test_code_that_takes_all_memory_ends_its_own_frame(
    little_memory: BareBrowser, editing_address: str
) -> None:
    bomb = """
const held = [];
const grow = () => {
  for (let turn = 0; turn < 100; turn += 1) held.push(new Array(1e5).fill(Math.random()));
  setTimeout(grow, 0);
};
setTimeout(grow, 300);
"""
    edit = write_edit(("Ticket.tsx", f"{bomb} {SHOWN}"))
    little_memory.visit(f"{editing_address}{TRIP}#Ticket.tsx?edit={edit}")
    little_memory.wait_until(f"Boolean({BUTTON})")

    little_memory.wait_until(f"{BUTTON}.click() ?? true")
    little_memory.wait_until("Boolean(document.querySelector('.sandbox-preview[data-shown]'))")

    little_memory.wait_until(
        "document.querySelector('.edit-mistake')?.textContent.includes('was stopped') ?? false"
    )
    little_memory.wait_until("!document.querySelector('.sandbox-preview iframe')")
    little_memory.wait_until(f"{BUTTON}.click() ?? true")
    little_memory.wait_until("!document.querySelector('.edit-linked')")


def test_a_size_that_never_rests_moves_the_page_little(ferry: Windows) -> None:
    code = """
import * as React from 'react';
export default function Restless() {
  const [high, setHigh] = React.useState(false);
  React.useEffect(() => {
    const turn = setInterval(() => setHigh((before) => !before), 4);
    return () => clearInterval(turn);
  }, []);
  return <p style={{ height: high ? 3000 : 20 }}>Restless</p>;
}
"""
    demo = run(ferry, code)
    expect(demo.frame.get_by_text("Restless")).to_be_visible()

    changes_a_second = demo.root.evaluate("""async (root) => {
      let count = 0;
      const watcher = new MutationObserver((found) => { count += found.length; });
      watcher.observe(root.querySelector('.sandbox-preview'), { attributeFilter: ['style'] });
      const began = performance.now();
      await new Promise((tick) => setTimeout(tick, 2000));
      return count / ((performance.now() - began) / 1000);
    }""")

    # Two properties, at most ten times.
    assert 0 < changes_a_second <= 2 * 11
    demo.notice.get_by_role("button", name="Show the published demo").click()
    expect(demo.published.get_by_role("button", name="Pay")).to_be_visible()


def test_another_window_does_not_pass_for_the_frame(ferry: Windows) -> None:
    demo = open_demo(ferry, "Ticket")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    demo.window.page.route("**/frames/editing/", hold)
    demo.edit(before=">Pay")
    demo.type(" secretly")
    demo.window.page.wait_for_timeout(300)

    overheard = demo.window.page.evaluate("""async () => {
      const heard = [];
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => heard.push(data.kind);
      postMessage({ kind: 'ready' }, '*', [port2]);
      await new Promise((tick) => setTimeout(tick, 500));
      return heard;
    }""")

    assert held
    assert overheard == []
    demo.window.page.unroute_all(behavior="ignoreErrors")


def test_other_windows_tell_the_frame_nothing(ferry: Windows) -> None:
    demo = open_demo(ferry, "Ticket")
    demo.edit(before=">Pay")
    demo.type(" by card")
    expect(demo.frame.get_by_role("button", name="Pay by card")).to_be_visible()

    demo.window.page.evaluate("""async () => {
      const file = { name: 'index.tsx', text: 'export default () => <p>Foreign</p>;' };
      const order = { kind: 'run', run: 99, files: [file], library: 'base' };
      const frame = document.querySelector('.sandbox-preview iframe').contentWindow;
      const sibling = document.createElement('iframe');
      document.body.append(sibling);
      const { port2 } = new MessageChannel();
      for (const speak of [postMessage, sibling.contentWindow.postMessage]) {
        speak.call(frame, order, '*');
      }
      frame.postMessage(order, '*', [port2]);
      await new Promise((tick) => setTimeout(tick, 500));
    }""")

    expect(demo.frame.get_by_role("button", name="Pay by card")).to_be_visible()
    expect(demo.frame.get_by_text("Foreign")).to_have_count(0)
