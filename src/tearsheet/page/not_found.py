"""The 404 page."""

from __future__ import annotations

from tearsheet.markdown.rendering import attribute, escape
from tearsheet.model.product import offered_products
from tearsheet.model.site import Site
from tearsheet.model.texts import TEXTS
from tearsheet.page.document import NavigationView, SharedPageParts
from tearsheet.page.system_page import SystemPage, render_system_page

PATH = "404.html"
_TITLE = TEXTS["notFoundTitle"]
_DESCRIPTION = TEXTS["notFoundDescription"]


def render_not_found(site: Site, shared: SharedPageParts, view: NavigationView) -> str:
    """The whole HTML of that page, which is served at any address."""
    page = SystemPage(address="/404/", title=_TITLE, description=_DESCRIPTION, html=_article(site))
    return render_system_page(site, shared, view, page)


def _article(site: Site) -> str:
    return (
        f"<h1>{_TITLE}</h1>\n"
        f'<p class="lead">{TEXTS["notFoundText"]}</p>\n'
        f"{_SEARCH}"
        f'<p><a href="/">{TEXTS["notFoundHome"]}</a></p>\n{_products(site)}'
    )


# Filled by JavaScript, which knows the address; hidden without it.
_SEARCH = (
    '<div class="lost" data-lost>\n'
    f'<button type="button" aria-haspopup="dialog" data-search>{TEXTS["notFoundSearch"]}</button>\n'
    '<p role="status"></p>\n<ul></ul>\n</div>\n'
)


def _products(site: Site) -> str:
    rows = "".join(
        f'<li><a href="{attribute(product.address)}">'
        f'<span aria-hidden="true">{product.logo}</span>{escape(product.name)}</a></li>\n'
        for product in offered_products(site.products)
    )
    if not rows:
        return ""
    return f'<p>{TEXTS["notFoundProducts"]}</p>\n<ul class="lost-products">\n{rows}</ul>\n'
