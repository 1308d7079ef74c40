"""The entry of a new post on the blog's index page."""

from __future__ import annotations

import datetime
import re

from tearsheet.authoring.quoting import markdown_text


def list_post(text: str, address: str, title: str, description: str, written: datetime.date) -> str:
    """Insert a post at the top of its month, with a heading for a new month."""
    heading = f"## {written:%B %Y}"
    entry = f"[{markdown_text(title)}]({address}): {markdown_text(description)}"
    month = re.search(rf"^{re.escape(heading)}[ \t]*$", text, re.MULTILINE)
    if month:
        return f"{text[: month.end()]}\n\n{entry}{text[month.end() :]}"
    section = re.search(r"^## ", text, re.MULTILINE)
    if section:
        return f"{text[: section.start()]}{heading}\n\n{entry}\n\n{text[section.start() :]}"
    return f"{text.rstrip()}\n\n{heading}\n\n{entry}\n"
