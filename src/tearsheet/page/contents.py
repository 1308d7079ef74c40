"""The table of contents: the sections of a page and their parts."""

from __future__ import annotations

from collections.abc import Iterable

from tearsheet.markdown.rendering import attribute, escape
from tearsheet.model.article import Heading
from tearsheet.model.texts import TEXTS

FEWEST = 2
"""A page with a single section needs no list of them."""

MANY = 24
"""Too many headings to take in at once; beyond, only the current section shows its parts."""


def render_contents(headings: Iterable[Heading]) -> str:
    """The list of a page's sections, each with its parts; empty on short pages."""
    sections: list[tuple[Heading, list[Heading]]] = []
    for heading in headings:
        if heading.level == 2 or not sections:
            sections.append((heading, []))
        else:
            sections[-1][1].append(heading)
    if len(sections) < FEWEST:
        return ""
    deep = ' class="deep"' if sum(1 + len(parts) for _, parts in sections) > MANY else ""
    items = "".join(f"<li>{_link(section)}{_list(parts)}</li>" for section, parts in sections)
    return f'<p class="contents-title">{TEXTS["contentsTitle"]}</p><ul{deep}>{items}</ul>'


def _list(parts: list[Heading]) -> str:
    return f"<ul>{''.join(f'<li>{_link(part)}</li>' for part in parts)}</ul>" if parts else ""


def _link(heading: Heading) -> str:
    return f'<a href="#{attribute(heading.id)}">{escape(heading.text)}</a>'
