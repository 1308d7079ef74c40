"""From the author's save to the text in the open browser, with every tool's own server."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from bench.browser import SENTENCE, BrowserFailed, Watched, open_browser
from bench.corpus import Corpus, CorpusPage, generate_corpus
from bench.places import INSTALLED
from bench.process import start
from bench.server import PATIENCE_START, ServerFailed, find_free_port, wait_until_served
from bench.tool import Tool, Unavailable, remove_all

PATIENCE_EDIT = 60.0
REST = 2.0
"""Seconds between edits, so that no tool still works on the one before."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthorLoop:
    """How long one tool took for each edit, or why it could not be measured."""

    tool: Tool
    version: str = ""
    command: str | None = None
    start_seconds: float | None = None
    edits: tuple[float, ...] = ()
    failure: str | None = None


def measure_author_loops(
    tools: Iterable[Tool], pages: int, edits: int, say: Callable[[str], None]
) -> list[AuthorLoop]:
    """Measure the tools one after the other, each alone on the machine."""
    corpus = generate_corpus(pages)
    say(f"{pages} pages, {edits} edits")
    return [_measure(tool, corpus, edits, say) for tool in tools]


def _measure(tool: Tool, corpus: Corpus, edits: int, say: Callable[[str], None]) -> AuthorLoop:
    say(f"  {tool.title}")
    folder = tool.folder(len(corpus.pages))
    try:
        prepared = AuthorLoop(tool=tool, version=tool.install())
        remove_all(entry for entry in folder.glob("*") if entry.name != "cache")
        tool.write_site(corpus, folder)
        return _edit_and_watch(prepared, folder, corpus.pages[len(corpus.pages) // 2], edits)
    except Unavailable as reason:
        return AuthorLoop(tool=tool, failure=f"skipped: {reason}")
    except (ServerFailed, BrowserFailed) as failure:
        return replace(prepared, failure=str(failure))


def _edit_and_watch(prepared: AuthorLoop, folder: Path, page: CorpusPage, edits: int) -> AuthorLoop:
    tool = prepared.tool
    source = tool.source(folder, page)
    original = source.read_text()
    log = INSTALLED / "logs" / f"{tool.name}-{folder.name}-author.log"
    port = find_free_port()
    command = tool.develop(folder, port)
    address = f"http://127.0.0.1:{port}{tool.development_address(page)}"
    begin = time.monotonic()
    try:
        with start(command, log) as server, open_browser() as browser:
            wait_until_served(server, address, log)
            browser.open(address, page.signature, PATIENCE_START)
            started = time.monotonic() - begin
            # The first edit is not counted: some tools load what they need only then.
            times = [_time_edit(browser, source, original, edit) for edit in range(edits + 1)]
    finally:
        source.write_text(original)
    return replace(prepared, command=str(command), start_seconds=started, edits=tuple(times[1:]))


def _time_edit(browser: Watched, source: Path, original: str, edit: int) -> float:
    time.sleep(REST)
    text = f"{original}\n{SENTENCE.format(edit)}\n"
    saved = time.time()
    source.write_text(text)
    arrived = browser.wait_for(edit, PATIENCE_EDIT)
    if arrived is None:
        raise ServerFailed(f"Edit {edit} was not in the browser after {PATIENCE_EDIT:.0f} s.")
    return arrived - saved
