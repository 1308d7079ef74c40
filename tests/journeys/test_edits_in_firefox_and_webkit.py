"""Edited demos run in Firefox and in WebKit, and reach nothing there that is not theirs."""

from __future__ import annotations

from edited_demo import TRIP, write_edit
from webdriver import BUTTON, Tab

pytest_plugins = ["real_site", "ferry_site", "other_browsers"]

FRAME = ".sandbox-preview[data-shown] iframe"

# What the frame gives to code in place of these is its own, and empty.
REACH = """
const tries = {
  origin: () => origin,
  cookie: () => document.cookie,
  storage: () => localStorage.getItem('secret'),
  session: () => sessionStorage.getItem('secret'),
  database: async () => (await indexedDB.databases()).length,
  caches: async () => (await caches.keys()).length,
  cookies: async () => (await cookieStore.getAll()).length,
  worker: async () => (await navigator.serviceWorker.getRegistrations()).length,
  page: () => parent.document.title,
  top: () => top.location.href,
  siblings: () => parent.frames[0].document.title,
  element: () => frameElement.id,
  leave: () => { top.location = 'https://evil.example/'; return 'left'; },
  window: () => String(open('/robots.txt')),
  fetch: async () => (await fetch('/robots.txt')).status,
  request: () => {
    const request = new XMLHttpRequest();
    request.open('GET', '/robots.txt', false);
    request.send();
    return request.status;
  },
  script: async () => Object.keys(await import('data:text/javascript,export const ran = 1')),
};
const tell = async () => {
  const told: Record<string, string> = {};
  for (const [name, attempt] of Object.entries(tries)) {
    try {
      told[name] = String(await attempt());
    } catch (thrown) {
      told[name] = 'refused';
    }
  }
  return told;
};
"""

REFUSED = {
    "database",
    "caches",
    "cookies",
    "worker",
    "page",
    "top",
    "siblings",
    "leave",
    "fetch",
    "request",
    "script",
}
LEFT_EMPTY = {"cookie": {"", "refused"}, "storage": {"null"}, "session": {"null"}}
LEFT_EMPTY |= {"element": {"refused", "null"}, "window": {"null", "refused"}, "origin": {"null"}}


def run_edit(tab: Tab, code: str) -> None:
    """Open a demo with an edit from a link, and let it run."""
    tab.visit(f"{TRIP}#Ticket.tsx?edit={write_edit(('Ticket.tsx', code))}")
    tab.click(BUTTON, "Run this edit")


def enter_demo(tab: Tab) -> None:
    """Ask the document in which the edit runs."""
    tab.wait_until(f"document.querySelector('{FRAME}')")
    tab.enter_frame(FRAME)


def component(script: str, shown: str) -> str:
    """A demo that runs a script and shows what it promises."""
    return f"""import * as React from 'react';
{script}
export default function Attempts() {{
  const [told, setTold] = React.useState('');
  React.useEffect(() => {{ void {shown}.then(setTold); }}, []);
  return <pre id="told">{{told}}</pre>;
}}
"""


def test_a_change_shows_while_one_types(ferry_tab: Tab) -> None:
    tab = ferry_tab
    tab.visit(TRIP)
    tab.evaluate("() => document.getElementById('Ticket').scrollIntoView({ block: 'center' })")

    tab.click(BUTTON, "Show code", within="#Ticket")
    tab.click("figure.code pre", within="#Ticket")
    tab.wait_until("document.activeElement.matches('.cm-content')")
    tab.press("Control+End")
    tab.press("Enter")
    tab.type("console.info(1);document.title=String(2);")
    enter_demo(tab)

    tab.wait_until("document.title === '2'")
    tab.wait_until("document.body.innerText.toUpperCase().includes('PAY')")
    tab.leave_frames()
    assert not tab.shows("[role=alert]", within="#Ticket")


def test_an_edit_reaches_nothing_of_the_page_or_of_the_site(ferry_tab: Tab) -> None:
    tab = ferry_tab
    tab.evaluate(
        """() => {
          document.cookie = 'secret=1; path=/';
          localStorage.setItem('secret', '1');
          sessionStorage.setItem('secret', '1');
        }"""
    )

    run_edit(tab, component(REACH, "tell().then(JSON.stringify)"))
    enter_demo(tab)
    tab.wait_until("document.getElementById('told')?.innerText")
    told = tab.evaluate("() => JSON.parse(document.getElementById('told').innerText)")

    tab.leave_frames()
    assert {name for name in REFUSED if told[name] != "refused"} == set()
    assert {name for name, fine in LEFT_EMPTY.items() if told[name] not in fine} == set()
    assert tab.evaluate("() => location.pathname") == TRIP


def test_a_link_to_a_place_in_a_demo_leaves_it_running(ferry_tab: Tab) -> None:
    tab = ferry_tab
    script = """const go = async () => {
      const link = document.createElement('a');
      link.href = '#here';
      document.body.append(link);
      link.click();
      await new Promise((tick) => setTimeout(tick, 1500));
      return 'Still here';
    };"""

    run_edit(tab, component(script, "go()"))
    enter_demo(tab)

    tab.wait_until("document.getElementById('told')?.innerText === 'Still here'")
    tab.leave_frames()
    assert tab.shows(FRAME)
