"""Under which paths the files of a page lie."""

from __future__ import annotations


def document_path(address: str) -> str:
    """The path of the file that answers for an address."""
    return f"{address.strip('/')}/index.html".lstrip("/")


def markdown_path(address: str) -> str:
    """The path of a page's Markdown twin."""
    return f"{address.strip('/') or 'index'}.md"
