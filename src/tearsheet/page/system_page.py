"""A page that no author wrote and nobody lists: the site itself has something to say."""

from __future__ import annotations

from dataclasses import dataclass

from tearsheet.model.article import Article
from tearsheet.model.page import Page, PageSettings
from tearsheet.model.site import Site
from tearsheet.page.document import Common, ShellView, Surroundings, render_document
from tearsheet.page.head import PageHead


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnPage:
    """What such a page says."""

    address: str
    title: str
    description: str
    html: str


def render_own_page(site: Site, common: Common, view: ShellView, own: OwnPage) -> str:
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
    return render_document(common, view, page, article, (), Surroundings(head=head)).html
