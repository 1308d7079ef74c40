"""The entry point: renders the facts of a generated page to its article."""

from __future__ import annotations

from tearsheet.markdown.reference.component import render_component
from tearsheet.markdown.reference.hook import render_hook
from tearsheet.markdown.reference.index import render_index
from tearsheet.markdown.reference.interface import (
    render_events,
    render_interface,
    render_selectors,
)
from tearsheet.markdown.reference.sheet import ReferenceSheet
from tearsheet.model.article import Article
from tearsheet.model.page import PageSettings
from tearsheet.model.reference_page import ReferencePage


def render_reference(page: ReferencePage, settings: PageSettings, host: str) -> Article:
    """Render the facts of packages."""
    sheet = ReferenceSheet(page, host)
    sheet.title(settings.title, settings.description)
    for component in page.components:
        render_component(component, sheet)
    for hook in page.hooks:
        render_hook(hook, sheet)
    for interface in page.interfaces:
        render_interface(interface, sheet)
    if page.events:
        render_events(sheet)
    if page.selectors:
        render_selectors(sheet)
    if page.groups:
        render_index(sheet)
    return Article(
        html="".join(sheet.html),
        markdown="".join(sheet.markdown_copy),
        headings=tuple(sheet.headings),
    )
