"""Proves that a tool built what it was given: a fast build of half a site is no measurement."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urljoin, urlsplit

from selectolax.lexbor import LexborHTMLParser

from bench.corpus import FOLDER, Corpus, CorpusPage
from bench.tool import Tool

SAMPLE = 100
"""Pages that are read, spread over the whole corpus; of the others it is enough that they exist."""

INTERNAL_LINKS = 5


class NotBuilt(Exception):
    """A finished site lacks something that was in the corpus."""


@dataclass(frozen=True, slots=True)
class Output:
    """What a build left on the disk."""

    html_files: int
    files: int
    size: int


def prove_site(tool: Tool, corpus: Corpus, folder: Path) -> Output:
    """Check that every page was written and that a sample of them is whole."""
    problems = [
        f"{page.address} was not written"
        for page in corpus.pages
        if not tool.written(folder, page).is_file()
    ]
    step = max(1, len(corpus.pages) // SAMPLE)
    if not problems:
        problems = [
            problem
            for page in corpus.pages[::step]
            for problem in _find_problems(tool, corpus, folder, page)
        ]
    if problems:
        raise NotBuilt(
            f"{tool.title}: {problems[0]}"
            + (f", and {len(problems) - 1} more" if problems[1:] else "")
        )
    return _weigh(tool.output(folder))


def prove_text(tool: Tool, folder: Path, page: CorpusPage, text: str) -> None:
    """Check that a page shows what was written into its source."""
    if text not in tool.written(folder, page).read_text():
        raise NotBuilt(f'{tool.title}: {page.address} was built again without "{text}".')


def _find_problems(tool: Tool, corpus: Corpus, folder: Path, page: CorpusPage) -> Iterator[str]:
    html = LexborHTMLParser(tool.written(folder, page).read_text())
    colored = [sample for sample in html.css("pre") if sample.css_first("span[class], span[style]")]
    if page.signature not in html.text():
        yield f"{page.address} lacks its text"
    if len(colored) < 4:
        yield f"{page.address} has {len(colored)} highlighted samples instead of 4"
    if not html.css("table td"):
        yield f"{page.address} has no table"
    if len(set(_internal_links(html, corpus, page))) < INTERNAL_LINKS:
        yield f"{page.address} has fewer than {INTERNAL_LINKS} links to other pages"


def _internal_links(html: LexborHTMLParser, corpus: Corpus, page: CorpusPage) -> Iterable[str]:
    known = {other.address.rstrip("/") for other in corpus.pages} | {f"/{FOLDER}"}
    for link in html.css("main a[href], article a[href]"):
        path = urlsplit(urljoin(page.address, link.attributes.get("href") or "")).path
        if path.rstrip("/") in known - {page.address.rstrip("/")}:
            yield path


def _weigh(output: Path) -> Output:
    files = [file for file in output.rglob("*") if file.is_file()]
    return Output(
        html_files=sum(file.suffix == ".html" for file in files),
        files=len(files),
        size=sum(file.stat().st_size for file in files),
    )
