"""A demo as a visitor sees it who changes it."""

from __future__ import annotations

import base64
import json
import zlib

from browsing import Scheme, Window, Windows
from playwright.sync_api import expect

TRIP = "/trip/"

PUT_CARET = """([file, text]) => {
  const files = [...document.querySelectorAll('.demo-files figure.code')];
  const shown = files.filter((one) => one.checkVisibility() && one.querySelector('.cm-content'));
  const meant = shown.find((one) => !file || one.dataset.file === file);
  const lines = [...meant.querySelectorAll('.cm-line')];
  const line = lines.find((one) => one.textContent.includes(text));
  let left = line.textContent.indexOf(text) + text.length;
  const letters = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  for (let node = letters.nextNode(); node; node = letters.nextNode()) {
    if (left <= node.data.length) {
      meant.querySelector('.cm-content').focus();
      getSelection().collapse(node, left);
      return;
    }
    left -= node.data.length;
  }
}"""


class Demo:
    """A demo as its visitor sees it."""

    def __init__(self, window: Window, name: str) -> None:
        self.window = window
        self.keyboard = window.page.keyboard
        self.root = window.page.locator(f".demo#{name}")
        self.frame = self.root.frame_locator(".sandbox-preview[data-shown] iframe >> visible=true")
        self.published = self.root.locator("live-part >> visible=true")
        self.editor = self.root.locator(".cm-content >> visible=true")
        self.mistake = self.root.get_by_role("alert")
        self.notice = self.root.get_by_role("group", name="Edit from a link")

    def edit(self, before: str = "", file: str = "") -> None:
        """Begin to edit a file, with the caret behind some text."""
        self.root.get_by_role("button", name="Show code").click()
        meant = f"[data-file='{file}']" if file else ""
        block = self.root.locator(f"figure.code{meant} pre >> visible=true")
        block.last.click()
        expect(self.editor.first).to_be_focused()
        if before:
            self.window.page.evaluate(PUT_CARET, [file, before])

    def frame_addresses(self) -> list[str]:
        """Where the documents are from in which edited code runs."""
        return [frame.url for frame in self.window.page.frames if "/frames/editing/" in frame.url]

    def run_edit(self) -> None:
        """Let run what came with a link."""
        self.notice.get_by_role("button", name="Run this edit").click()

    def type(self, text: str) -> None:
        self.keyboard.insert_text(text)

    def choose(self, variant: str) -> None:
        self.root.get_by_role("button", name=variant, exact=True).click()


def open_demo(windows: Windows, name: str, *, width: int = 1280, scheme: Scheme = "light") -> Demo:
    window = windows.open(TRIP, width=width, scheme=scheme)
    demo = Demo(window, name)
    demo.root.scroll_into_view_if_needed()
    expect(demo.root.get_by_role("toolbar")).to_be_visible()
    return demo


def write_edit(*files: tuple[str, str]) -> str:
    """An edit as a link carries it."""
    packed = zlib.compress(json.dumps(files).encode(), wbits=-15)
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def write_attempts_demo(script: str) -> str:
    """A demo that runs the attempts of a script (`escapes.py`), and says when all are over."""
    return f"""import * as React from 'react';
{script}
export default function Attempts() {{
  const [tried, setTried] = React.useState(false);
  React.useEffect(() => {{ void tryAll().then(() => setTried(true)); }}, []);
  return <p>{{tried ? 'All tried' : 'Trying'}}</p>;
}}
"""
