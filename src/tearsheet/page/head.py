"""The metadata in the head of a page, for browsers, search engines and link previews."""

from __future__ import annotations

from msgspec import Struct

from tearsheet.page.escaping import escape


class SocialImage(Struct, frozen=True, kw_only=True):
    """The picture shown where a page is linked to."""

    url: str
    alt: str
    width: int = 1200
    height: int = 630


class FeedLink(Struct, frozen=True, kw_only=True):
    """A feed the page announces."""

    type: str
    """`application/atom+xml` or `application/rss+xml`."""
    title: str
    href: str


class SiteHead(Struct, frozen=True, kw_only=True):
    """The metadata that is the same on every page."""

    site_name: str
    icon: str
    """The address of the SVG favicon."""
    touch_icon: str
    manifest: str
    """The address of the web app manifest."""
    theme_color_light: str
    theme_color_dark: str


class PageHead(Struct, frozen=True, kw_only=True):
    """The metadata of one page; plain values, so that it can be pickled."""

    title: str
    description: str
    product_id: str
    product_category: str
    product_name: str | None = None
    keywords: tuple[str, ...] = ()
    canonical: str | None = None
    """The absolute URL of the page; none for a page that is served at any address."""
    listed: bool = True
    image: SocialImage | None = None
    markdown_copy: str | None = None
    """The address of the Markdown copy."""
    feeds: tuple[FeedLink, ...] = ()
    published: str | None = None
    """The day a post was published, as 2025-04-01."""


def render_head(site: SiteHead, page: PageHead) -> str:
    """Return the tags without the `<head>` element: stylesheets and scripts follow."""
    title = escape(page_title(page.title, page.product_name, site.site_name))
    description = escape(page.description)
    return "".join(
        (
            # Within the first 1024 bytes, and before any text that needs it.
            '<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n',
            f"<title>{title}</title>\n",
            f'<meta name="description" content="{description}">\n' if description else "",
            _render_keywords(page.keywords),
            "" if page.listed else '<meta name="robots" content="noindex">\n',
            render_links(site, page),
            render_preview(site, page, description),
            f'<meta name="tearsheet:productId" content="{escape(page.product_id)}">\n'
            f'<meta name="tearsheet:productCategoryId" content="{escape(page.product_category)}">\n'
            f'<meta name="theme-color" content="{escape(site.theme_color_light)}"'
            ' media="(prefers-color-scheme: light)">\n'
            f'<meta name="theme-color" content="{escape(site.theme_color_dark)}"'
            ' media="(prefers-color-scheme: dark)">\n',
        )
    )


def _render_keywords(keywords: tuple[str, ...]) -> str:
    listed = escape(", ".join(keywords))
    return f'<meta name="keywords" content="{listed}">\n' if listed else ""


def page_title(title: str, product_name: str | None, site_name: str) -> str:
    """Return the document's title: the page and its product, or the site if that adds nothing."""
    page = title.strip()
    family = next(
        (name for name in (product_name, site_name) if name and name.strip() not in ("", page)), ""
    )
    return f"{page} - {family}" if page and family else page or family


def render_links(site: SiteHead, page: PageHead) -> str:
    """Return the canonical and alternate links of the page, and the icons of the site."""
    canonical, markdown_copy = page.canonical, page.markdown_copy
    feeds = "".join(
        f'<link rel="alternate" type="{escape(feed.type)}" title="{escape(feed.title)}"'
        f' href="{escape(feed.href)}">\n'
        for feed in page.feeds
    )
    return "".join(
        (
            f'<link rel="canonical" href="{escape(canonical)}">\n' if canonical else "",
            f'<link rel="alternate" type="text/markdown" href="{escape(markdown_copy)}">\n'
            if markdown_copy
            else "",
            feeds,
            f'<link rel="icon" type="image/svg+xml" href="{escape(site.icon)}">\n'
            f'<link rel="apple-touch-icon" href="{escape(site.touch_icon)}">\n'
            f'<link rel="manifest" href="{escape(site.manifest)}">\n',
        )
    )


def render_preview(site: SiteHead, page: PageHead, description: str) -> str:
    """Return the tags for link previews.

    Twitter cards take title, description and picture from Open Graph; only the rest is repeated.
    """
    published, canonical = page.published, page.canonical
    kind = "article" if published else "website"
    title = escape(page.title.strip() or site.site_name)
    return "".join(
        (
            f'<meta property="og:type" content="{kind}">\n'
            f'<meta property="og:site_name" content="{escape(site.site_name)}">\n'
            f'<meta property="og:title" content="{title}">\n',
            f'<meta property="og:description" content="{description}">\n' if description else "",
            f'<meta property="og:url" content="{escape(canonical)}">\n' if canonical else "",
            f'<meta property="article:published_time" content="{escape(published)}">\n'
            if published
            else "",
            render_image(page.image),
        )
    )


def render_image(image: SocialImage | None) -> str:
    """Return the picture, with its size so that a card can be laid out before it is fetched."""
    if image is None:
        return '<meta name="twitter:card" content="summary">\n'
    alt = escape(image.alt)
    return (
        f'<meta property="og:image" content="{escape(image.url)}">\n'
        f'<meta property="og:image:width" content="{image.width}">\n'
        f'<meta property="og:image:height" content="{image.height}">\n'
        f'<meta property="og:image:alt" content="{alt}">\n'
        '<meta name="twitter:card" content="summary_large_image">\n'
        f'<meta name="twitter:image:alt" content="{alt}">\n'
    )
