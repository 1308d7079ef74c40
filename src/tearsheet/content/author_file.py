"""The blog's authors.yaml: the authors of posts."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path

from tearsheet.content.yaml_record import Record, compose, read_record
from tearsheet.errors import Mistake, suggest
from tearsheet.model.author import Author

AUTHOR_FILE = "blog/authors.yaml"

LONGEST_ABOUT = 160


def read_authors(
    text: str, file: Path, beside: Collection[str], mistakes: list[Mistake]
) -> tuple[Author, ...]:
    """Read all authors; what is wrong with them is added to the mistakes.

    `beside` are the names of the files in the same folder, among them the pictures.
    """
    node = compose(text, file)
    record = read_record(node, file, mistakes) if node else None
    if record is None:
        return ()
    authors = tuple(_authors(record, beside))
    record.finish()
    return authors


def _authors(record: Record, beside: Collection[str]) -> Iterator[Author]:
    known: set[str] = set()
    for entry in record.records("authors"):
        author = _author(entry, beside)
        for key, value in (("id", author.id), ("name", author.name)):
            if f"{key} {value}" in known:
                problem = f'Two authors have the {key} "{value}".'
                entry.refuse(key, problem, f"Give one of them another {key}.")
            known.add(f"{key} {value}")
        if author.id and author.name:
            yield author


def _author(entry: Record, beside: Collection[str]) -> Author:
    author = Author(
        id=entry.identifier("id", such_as="ada-lovelace", required=True) or "",
        name=entry.text("name", required=True) or "",
        about=entry.text("about", required=True, longest=LONGEST_ABOUT) or "",
        link=entry.web_address("link"),
        picture=_picture(entry, beside),
        team=entry.flag("team"),
    )
    entry.finish()
    return author


def _picture(entry: Record, beside: Collection[str]) -> str | None:
    name = entry.text("picture")
    if name and name not in beside:
        remedy = suggest(name, beside) if beside else "Put the picture beside authors.yaml."
        entry.refuse("picture", f'There is no file "{name}" beside this one.', remedy)
        return None
    return name
