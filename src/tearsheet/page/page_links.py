"""The links at the foot of a page: edit it, give feedback, see the component's source."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator
from urllib.parse import quote

from tearsheet.model.absolute_address import absolute_address
from tearsheet.model.link import Link
from tearsheet.model.page import Page
from tearsheet.model.product import Product
from tearsheet.model.repository import (
    file_address,
    folder_address,
    new_issue_address,
    repository_address,
)
from tearsheet.model.site import Site, SiteSettings
from tearsheet.model.texts import TEXTS
from tearsheet.output.output_paths import markdown_path
from tearsheet.page.feedback_form import render_feedback_form


def find_page_links(site: Site, product: Product | None, page: Page) -> Iterator[Link]:
    """The links at the foot of a page."""
    settings = site.settings
    if settings.edit and not page.generated:
        path = posixpath.join(site.root.resolve().name, page.address.strip("/"), "page.md")
        yield Link(settings.edit.replace("{path}", path), TEXTS["editPage"])
    if feedback := _feedback_address(settings, page):
        yield Link(feedback, TEXTS["feedback"])
    if page.generated and (origin := _edit_address_of_facts(product, page)):
        yield Link(origin, TEXTS["editFacts"])
    if source := _source_address(settings, product, page):
        yield Link(source, TEXTS["componentSource"])
    if page.settings.wai_aria:
        yield Link(page.settings.wai_aria, TEXTS["waiAria"])
    markdown_copy = f"/{markdown_path(page.address)}"
    yield Link(markdown_copy, TEXTS["viewAsMarkdown"])
    encoded = quote(absolute_address(settings.host, markdown_copy), safe="")
    for chat in settings.chats:
        words = TEXTS["openInChat"].replace("{name}", chat.name)
        yield Link(chat.address.replace("{address}", encoded), words)


def find_files_address(site: Site) -> str | None:
    """The URL of a file of the content, with `{path}` for its path in the folder."""
    settings = site.settings
    derived = file_address(settings.repository) if settings.repository else None
    pattern = settings.files or derived
    return pattern and pattern.replace("{path}", f"{site.root.resolve().name}/{{path}}")


def find_report_address(settings: SiteSettings, page: Page) -> str | None:
    """The URL for reporting an island of a page, with `{title}` for the issue's title."""
    pattern = _feedback_pattern(settings)
    if pattern is None:
        return None
    address = quote(absolute_address(settings.host, page.address), safe="")
    # A pattern without a title takes both where the address goes.
    words = address if "{title}" in pattern else f"{address}%0A%0A{{title}}"
    return pattern.replace("{address}", words)


def find_feedback_form(settings: SiteSettings, page: Page) -> str:
    """The feedback form below a page; empty if there is nowhere to send the answer."""
    address = absolute_address(settings.host, page.address)
    return render_feedback_form(_feedback_pattern(settings), page.settings.title, address)


def _feedback_address(settings: SiteSettings, page: Page) -> str | None:
    pattern = _feedback_pattern(settings)
    if pattern is None:
        return None
    address = absolute_address(settings.host, page.address)
    # The title comes last, so that placeholders in it are not replaced.
    filled = pattern.replace("{address}", quote(address, safe=""))
    return filled.replace("{title}", quote(page.settings.title, safe=""))


def _feedback_pattern(settings: SiteSettings) -> str | None:
    repository = settings.repository
    return settings.feedback or (new_issue_address(repository) if repository else None)


def _edit_address_of_facts(product: Product | None, page: Page) -> str | None:
    """The newest source of a library, from which the descriptions on an API page are read."""
    repository = repository_address(product.folders) if product and product.folders else None
    pattern = file_address(repository) if repository else None
    if pattern is None or page.settings.source is None:
        return None
    return pattern.replace("{path}", page.settings.source.strip("/"))


def _source_address(settings: SiteSettings, product: Product | None, page: Page) -> str | None:
    folders = product.folders if product else None
    repository = settings.repository
    pattern = folders or (folder_address(repository) if repository else None)
    if pattern is None or page.settings.source is None:
        return None
    return pattern.replace("{path}", page.settings.source.strip("/"))
