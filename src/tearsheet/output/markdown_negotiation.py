"""Which requests for a page get its Markdown copy instead: one rule for all hosts."""

from __future__ import annotations

import re
from collections.abc import Container

from tearsheet.output.output_paths import document_path, markdown_path

ASKED = r"(?:^|,)[ \t]*text/markdown[ \t]*(?:;[ \t]*q=1(?:\.0{0,3})?[ \t]*)?(?:,|$)"
"""Matches an Accept header that names Markdown and prefers nothing to it, in any case.

Browsers never name it. A lower weight means that something else is preferred, which for a page
is HTML.
"""

NEGOTIATED = r"\.md"
"""Matches the end of the paths of Markdown copies, for hosts that know no more of a file: one that
is none gets a `Vary` it does not need."""

_ASKED = re.compile(ASKED, re.IGNORECASE)


def asks_for_markdown(accepted: str) -> bool:
    """Whether a client with this Accept header gets the Markdown copy of a page."""
    return "markdown" in accepted.lower() and _ASKED.search(accepted) is not None


def find_markdown_copy(address: str, files: Container[str]) -> str | None:
    """The path of the Markdown copy of the page at an address; None if there is no such page."""
    path = markdown_path(address)
    is_page = address.endswith("/") and document_path(address) in files
    return path if is_page and path in files else None


def is_negotiated(path: str, files: Container[str]) -> bool:
    """Whether a file is the Markdown copy of a page, so that responses vary by Accept.

    The HTML does not say so: browsers fetch a page ahead with another Accept than they visit it
    with, and would ask again for what they have. Caches ask again for every page anyway, because
    pages are `max-age=0`, and get the other form as soon as they ask for it.
    """
    if not path.endswith(".md"):
        return False
    address = "" if path == "index.md" else path.removesuffix(".md")
    return document_path(address) in files
