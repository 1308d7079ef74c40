"""What a visitor's browser fetches for one page before anything is operated, with every tool."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path

import brotli
from playwright.sync_api import Error, Response

from bench.browser import open_browser
from bench.corpus import Corpus, CorpusPage, generate_corpus
from bench.places import INSTALLED
from bench.process import CommandFailed, run_measured
from bench.static_server import serve_folder
from bench.tool import Tool, Unavailable, remove_all

KINDS = ("document", "script", "stylesheet", "font")
"""As browsers call them; everything else is little and counted as "other"."""

SMALLEST = 11
"""The quality of brotli, for every tool's files alike."""

AT_REST = 1_500
"""In milliseconds, after the network is quiet: what is fetched for later counts as well."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PageWeight:
    """The bytes of one tool's page by kind, as they travel, or why there are none."""

    tool: Tool
    version: str = ""
    requests: int = 0
    sizes: Counter[str] | None = None
    failure: str | None = None


def weigh_pages(tools: Iterable[Tool], pages: int, say: Callable[[str], None]) -> list[PageWeight]:
    """Weigh the same page of the corpus as each tool makes it."""
    corpus = generate_corpus(pages)
    return [_weigh(tool, corpus, say) for tool in tools]


def _weigh(tool: Tool, corpus: Corpus, say: Callable[[str], None]) -> PageWeight:
    say(f"  {tool.title}")
    folder = tool.folder(len(corpus.pages))
    try:
        weight = PageWeight(tool=tool, version=tool.install())
        _build(tool, corpus, folder)
        return _load(weight, folder, corpus.pages[len(corpus.pages) // 2])
    except Unavailable as reason:
        return PageWeight(tool=tool, failure=f"skipped: {reason}")
    except (CommandFailed, Error) as failure:
        return replace(weight, failure=str(failure))


def _build(tool: Tool, corpus: Corpus, folder: Path) -> None:
    remove_all(entry for entry in folder.glob("*") if entry.name != "cache")
    tool.write_site(corpus, folder)
    tool.forget(folder)
    run_measured(tool.build(folder), INSTALLED / "logs" / f"{tool.name}-{folder.name}-weight.log")


def _load(weight: PageWeight, folder: Path, page: CorpusPage) -> PageWeight:
    output, file = weight.tool.output(folder), weight.tool.written(folder, page)
    sizes: Counter[str] = Counter()
    fetched: list[Response] = []

    # Playwright writes on what it is given to call, and a list's own method takes no notes.
    def note(response: Response) -> None:
        fetched.append(response)

    with serve_folder(output) as host, open_browser() as browser:
        browser.page.on("response", note)
        address = file.relative_to(output).as_posix().removesuffix("index.html")
        browser.page.goto(f"{host}/{address}", wait_until="networkidle")
        browser.page.wait_for_timeout(AT_REST)
        for response in fetched:
            kind = response.request.resource_type
            sizes[kind if kind in KINDS else "other"] += _travelling(kind, response)
    return replace(weight, requests=len(fetched), sizes=sizes)


def _travelling(kind: str, response: Response) -> int:
    body = response.body() if response.ok else b""
    # Fonts and pictures are compressed already.
    if kind in ("font", "image", "media"):
        return len(body)
    return len(brotli.compress(body, quality=SMALLEST))
