"""Who gets the Markdown copy of a page, and which files that concerns."""

from __future__ import annotations

import pytest

from tearsheet.output.markdown_negotiation import (
    asks_for_markdown,
    find_markdown_copy,
    is_negotiated,
)

FILES = {
    "index.html",
    "index.md",
    "guide/index.html",
    "guide.md",
    "frames/a/index.html",
    "notes.md",
}


@pytest.mark.parametrize(
    "accepted",
    [
        "text/markdown",
        "TEXT/Markdown",
        "text/markdown, text/html, */*",
        "text/html;q=0.8, text/markdown;q=1.000",
        "*/* , text/markdown ; q=1",
    ],
)
def test_a_client_that_prefers_nothing_to_markdown_gets_it(accepted: str) -> None:
    assert asks_for_markdown(accepted)


@pytest.mark.parametrize(
    "accepted",
    [
        "",
        "*/*",
        "text/*",
        "text/html",
        "text/markdown;q=0.9",
        "text/markdown;q=0",
        "text/markdownx",
    ],
)
def test_every_other_client_gets_html(accepted: str) -> None:
    assert not asks_for_markdown(accepted)


def test_only_the_canonical_address_of_a_page_has_a_copy() -> None:
    found = {
        path: find_markdown_copy(path, FILES) for path in ("/", "/guide/", "/guide", "/notes/")
    }

    assert found == {"/": "index.md", "/guide/": "guide.md", "/guide": None, "/notes/": None}


def test_markdown_copies_vary_and_pages_that_are_fetched_ahead_do_not() -> None:
    assert {path for path in FILES if is_negotiated(path, FILES)} == {"index.md", "guide.md"}
