"""What else there is to do with a page: mend it, speak up, look at the component's source."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator
from urllib.parse import quote

from tearsheet.build.outputs.absolute_address import absolute_address
from tearsheet.build.page_job import twin_path
from tearsheet.model.page import Page
from tearsheet.model.product import Product
from tearsheet.model.repository import folder_address, new_issue_address
from tearsheet.model.site import Site, SiteSettings
from tearsheet.model.texts import TEXTS

PageLink = tuple[str, str]
"""An address, and the words that lead there."""


def find_page_links(site: Site, product: Product | None, page: Page) -> Iterator[PageLink]:
    """The links at the foot of a page."""
    settings = site.settings
    if settings.edit:
        path = posixpath.join(site.root.resolve().name, page.address.strip("/"), "page.md")
        yield settings.edit.replace("{path}", path), TEXTS["editPage"]
    if feedback := _feedback_address(settings, page):
        yield feedback, TEXTS["feedback"]
    if source := _source_address(settings, product, page):
        yield source, TEXTS["componentSource"]
    if page.settings.wai_aria:
        yield page.settings.wai_aria, TEXTS["waiAria"]
    yield f"/{twin_path(page.address)}", TEXTS["viewAsMarkdown"]


def _feedback_address(settings: SiteSettings, page: Page) -> str | None:
    repository = settings.repository
    pattern = settings.feedback or (new_issue_address(repository) if repository else None)
    if pattern is None:
        return None
    address = absolute_address(settings.host, page.address)
    # The title comes last: whatever is written in it is not filled in once more.
    filled = pattern.replace("{address}", quote(address, safe=""))
    return filled.replace("{title}", quote(page.settings.title, safe=""))


def _source_address(settings: SiteSettings, product: Product | None, page: Page) -> str | None:
    own = product.folders if product else None
    repository = settings.repository
    pattern = own or (folder_address(repository) if repository else None)
    if pattern is None or page.settings.source is None:
        return None
    return pattern.replace("{path}", page.settings.source.strip("/"))
