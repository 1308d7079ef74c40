"""A page that no author wrote and nobody lists: the site itself has something to say."""

from __future__ import annotations

from dataclasses import dataclass

from tearsheet.model.article import Article
from tearsheet.model.page import Page, PageSettings
from tearsheet.model.site import Site
from tearsheet.page.document import NavigationView, PageFrame, SharedPageParts, render_document
from tearsheet.page.head import PageHead


@dataclass(frozen=True, slots=True, kw_only=True)
class SystemPage:
    """What such a page says."""

    address: str
    title: str
    description: str
    html: str


def render_system_page(
    site: Site, shared: SharedPageParts, view: NavigationView, own: SystemPage
) -> str:
    """The whole HTML of that page, in the frame of all others; it names no address as its own."""
    page = Page(
        address=own.address,
        source=site.root,
        settings=PageSettings(title=own.title, description=own.description, contents=False),
        product="docs",
        category="docs",
        listed=False,
    )
    head = PageHead(
        title=own.title,
        description=own.description,
        product_id=page.product,
        product_category=page.category,
        listed=False,
    )
    article = Article(html=own.html, markdown="")
    return render_document(shared, view, page, article, (), PageFrame(head=head)).html
