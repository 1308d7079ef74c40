"""Writes the corpus as a tree of Markdown files, the way most tools like it."""

from __future__ import annotations

from pathlib import Path

from bench.corpus import FOLDER, Corpus, CorpusPage
from bench.manuscript import Dialect, write_home, write_overview, write_page
from bench.tool import write_file


def write_tree(corpus: Corpus, content: Path, dialect: Dialect) -> None:
    """Two index pages and one file for every other page."""
    write_file(content / "index.md", write_home(dialect))
    write_file(content / FOLDER / "index.md", write_overview(corpus, dialect))
    for page in corpus.pages:
        write_file(markdown_file(content, page), write_page(corpus, page, dialect))


def markdown_file(content: Path, page: CorpusPage) -> Path:
    """The file of a page, named like the last part of its address."""
    return content / FOLDER / page.section / f"{page.slug}.md"
