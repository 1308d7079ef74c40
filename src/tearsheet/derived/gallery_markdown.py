"""A gallery in the Markdown copy of its page: a list for each group."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tearsheet.model.absolute_address import absolute_address
from tearsheet.model.written_text import escape_markdown

Entry = Mapping[str, Any]


def write_gallery(
    groups: Iterable[Mapping[str, Any]], entries: str, host: str, remark: Callable[[Entry], str]
) -> str:
    """Each group by its title, with what it has under the key of its entries.

    What has a page links to it; a remark follows.
    """
    parts = []
    for group in groups:
        rows = "\n".join(f"- {_name(entry, host)}{remark(entry)}" for entry in group[entries])
        parts.append(f"**{escape_markdown(group['title'])}**\n\n{rows}")
    return "\n\n".join(parts)


def _name(entry: Entry, host: str) -> str:
    words = escape_markdown(entry["title"])
    address = entry["address"]
    return f"[{words}]({absolute_address(host, address)})" if address else words
