"""A page of the site itself, such as the 404 page: not written by an author and not listed."""

from __future__ import annotations

from msgspec import Struct

from tearsheet.model.article import Article
from tearsheet.model.page import Page, PageSettings
from tearsheet.model.site import Site
from tearsheet.page.document import NavigationView, PageFrame, SharedPageParts, render_document
from tearsheet.page.head import PageHead


class SystemPage(Struct, frozen=True, kw_only=True):
    """The content of such a page."""

    address: str
    title: str
    description: str
    html: str


def render_system_page(
    site: Site, shared: SharedPageParts, view: NavigationView, content: SystemPage
) -> str:
    """The whole HTML of that page, in the frame of all others; it has no canonical URL."""
    page = Page(
        address=content.address,
        file="",
        root=site.root,
        settings=PageSettings(title=content.title, description=content.description, contents=False),
        product="docs",
        category="docs",
        listed=False,
    )
    head = PageHead(
        title=content.title,
        description=content.description,
        product_id=page.product,
        product_category=page.category,
        listed=False,
    )
    article = Article(html=content.html, markdown="")
    return render_document(shared, view, page, article, (), PageFrame(head=head)).html
