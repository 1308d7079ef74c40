"""What the measurements ask of a tool, whichever it is."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol, runtime_checkable
from uuid import uuid4

from bench.corpus import Corpus, CorpusPage
from bench.places import REMOVED
from bench.process import Command


class Unavailable(Exception):
    """A tool that cannot be had on this machine, and why."""


class Tool(Protocol):
    """One generator of sites: how to get it, feed it, run it and look at what it wrote."""

    name: str
    """As `--only` takes it; what stands before a hyphen is the family."""
    title: str
    note: str
    """What its site is given and spared, for the reader of the figures."""
    slow: bool
    """Measured at thousands of pages, and after an edit, only when asked to be."""

    def install(self) -> str:
        """Make the tool ready and return its version; raise `Unavailable` with the reason."""

    def folder(self, pages: int) -> Path:
        """Where its copy of the corpus stands."""

    def write_site(self, corpus: Corpus, folder: Path) -> None:
        """Write content and settings into an empty folder."""

    def forget(self, folder: Path) -> None:
        """Remove what earlier runs wrote: output and caches."""

    def source(self, folder: Path, page: CorpusPage) -> Path:
        """The Markdown file of a page."""

    def output(self, folder: Path) -> Path:
        """The folder of the finished site."""

    def written(self, folder: Path, page: CorpusPage) -> Path:
        """The HTML file of a page."""

    def build(self, folder: Path) -> Command:
        """Builds the whole site."""

    def develop(self, folder: Path, port: int) -> Command:
        """Serves the site to its author and watches the files."""

    def development_address(self, page: CorpusPage) -> str:
        """Where the author's server shows a page."""


@runtime_checkable
class Checker(Protocol):
    """A tool that can prove its content without building the site."""

    def check(self, folder: Path) -> Command:
        """Proves the content and writes nothing."""


def remove_all(paths: Iterable[Path]) -> None:
    """Put files and folders out of the way, whether they are there or not.

    They are deleted only when nothing is measured any more: a disk without a journal
    (ext4) avoids the places of what was just deleted, and looks so long for others
    that writing a site takes many times longer for the next minute.
    """
    for path in paths:
        if path.exists() or path.is_symlink():
            REMOVED.mkdir(parents=True, exist_ok=True)
            path.rename(REMOVED / uuid4().hex)


def delete_removed() -> None:
    """Delete for good what was put out of the way."""
    shutil.rmtree(REMOVED, ignore_errors=True)


def write_file(file: Path, text: str) -> None:
    """Write a file and the folders above it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
