"""The text of a site's pages, as engines are given it that know no HTML."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from html.parser import HTMLParser
from pathlib import Path

SILENT = frozenset({"script", "style", "template", "svg", "nav", "button"})
VOID = frozenset({"area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"})
HEADINGS = frozenset({"h2", "h3", "h4", "h5", "h6"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """One page."""

    address: str
    title: str
    headings: str
    text: str


def write_documents(built: Path, file: Path) -> int:
    """Write the pages of a built site as JSON, and say how many there are."""
    documents = [asdict(document) for document in read_documents(built)]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(documents))
    return len(documents)


def read_documents(built: Path) -> Iterator[Document]:
    """Every page that visitors find, in the order of their addresses."""
    for file in sorted(built.rglob("index.html")):
        folder = file.parent.relative_to(built).as_posix()
        address = "/" if folder == "." else f"/{folder}/"
        if not address.startswith(("/experiments/", "/frames/", "/parts/")):
            yield _read(address, file.read_text())


def _read(address: str, html: str) -> Document:
    reader = _Reader()
    reader.feed(html)
    title, headings, text = (" ".join(" ".join(it).split()) for it in reader.parts)
    return Document(address=address, title=title, headings=headings, text=text)


@dataclass(slots=True)
class _Parts:
    title: list[str] = field(default_factory=list)
    headings: list[str] = field(default_factory=list)
    text: list[str] = field(default_factory=list)

    def __iter__(self) -> Iterator[list[str]]:
        return iter((self.title, self.headings, self.text))


class _Reader(HTMLParser):
    """Takes down what stands in `<main>`."""

    def __init__(self) -> None:
        super().__init__()
        self.parts = _Parts()
        self._within: list[str] = []

    def handle_starttag(self, tag: str, _attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID and (self._within or tag == "main"):
            self._within.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in self._within:
            while self._within.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        if not self._within or not SILENT.isdisjoint(self._within):
            return
        if "h1" in self._within:
            self.parts.title.append(data)
        elif HEADINGS.isdisjoint(self._within):
            self.parts.text.append(data)
        else:
            self.parts.headings.append(data)
