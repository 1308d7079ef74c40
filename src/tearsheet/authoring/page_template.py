"""The initial text of a page."""

from __future__ import annotations

import datetime
from dataclasses import dataclass

from tearsheet.authoring.quoting import markdown_text, yaml_text
from tearsheet.content.lead import find_lead


@dataclass(frozen=True, slots=True, kw_only=True)
class NewPage:
    """Values of the template."""

    title: str
    description: str
    components: tuple[str, ...] = ()
    hooks: tuple[str, ...] = ()
    package: str | None = None
    date: datetime.date | None = None
    contents: bool = True
    sections: tuple[str, ...] = ()


def render_page(page: NewPage) -> str:
    """The page.md: front matter, a first sentence that describes the page, sections."""
    settings = "\n".join(_settings(page))
    blocks = (f"---\n{settings}\n---", markdown_text(page.description), *page.sections)
    return "\n\n".join(blocks) + "\n"


def _settings(page: NewPage) -> list[str]:
    lines = [f"title: {yaml_text(page.title)}"]
    if find_lead(markdown_text(page.description)) != page.description:
        lines.append(f"description: {yaml_text(page.description)}")
    for name, values in (("components", page.components), ("hooks", page.hooks)):
        if values:
            lines.append(f"{name}: [{', '.join(values)}]")
    if page.package:
        lines.append(f"package: {yaml_text(page.package)}")
    if page.date:
        lines.append(f"date: {page.date.isoformat()}")
    return lines if page.contents else [*lines, "contents: false"]
