"""A small index the reader's tests look things up in; `python tests/search/text/sample_index.py`
writes it anew."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import Any

from tearsheet.search.text.layout import IndexedPage, Made
from tearsheet.search.text.make import make_text_files
from tearsheet.search.text.page_text import read_page_text

FOLDER = Path(__file__).parents[1]
INDEX = FOLDER / "index.json"


def make_sample() -> dict[str, Any]:
    """The files of the index of `pages.json`: the root by its name, others by their addresses."""
    pages = json.loads((FOLDER / "pages.json").read_text(encoding="utf-8"))
    texts = [read_page_text(page["address"], write_document(page["sections"])) for page in pages]
    indexed = [
        IndexedPage(
            address=page["address"],
            product=page["product"],
            text=text.digest,
            generated="generated" in page,
        )
        for page, text in zip(pages, texts, strict=True)
    ]
    made: Made = {}
    state = make_text_files(indexed, texts, made)
    parts = {f"/{path}": json.loads(made[path]) for path in state.paths if path != state.root}
    return {"text": json.loads(made[state.root]), **parts}


def write_document(sections: list[list[str]]) -> str:
    """A document with these sections."""
    parts = (
        f'<h2 id="{ident}">{heading}</h2><p>{escape(text)}</p>'
        if ident
        else f"<h1>{heading}</h1><p>{escape(text)}</p>"
        for ident, heading, text in sections
    )
    return f"<main>{''.join(parts)}</main>"


if __name__ == "__main__":
    INDEX.write_text(json.dumps(make_sample(), indent=2, ensure_ascii=False) + "\n")
