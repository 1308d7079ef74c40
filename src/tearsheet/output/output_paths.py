"""Paths of the files of a page, and of those that all pages share."""

from __future__ import annotations

ICON = "icon.svg"
PREVIEW_FRAME = "frames/apart/index.html"


def document_path(address: str) -> str:
    """Path of the HTML file of an address."""
    return f"{address.strip('/')}/index.html".lstrip("/")


def markdown_path(address: str) -> str:
    """Path of a page's Markdown copy."""
    return f"{address.strip('/') or 'index'}.md"
