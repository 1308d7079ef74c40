"""One page as a document: the article in its frame, and its head."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable, Mapping

from msgspec import Struct, field

from tearsheet.derived.blog import Byline, write_day
from tearsheet.markdown.features.live_part import render_live_part
from tearsheet.markdown.rendering import attribute, escape
from tearsheet.model.article import Article, IsolatedFrame, Prerendered
from tearsheet.model.house_message import HouseMessage
from tearsheet.model.link import Link
from tearsheet.model.page import Page
from tearsheet.model.site import SiteSettings
from tearsheet.model.texts import TEXTS
from tearsheet.page.contents import render_contents
from tearsheet.page.fonts import preload_font
from tearsheet.page.head import PageHead, SiteHead, render_head
from tearsheet.page.house_messages import place_message
from tearsheet.page.live_resources import (
    name_modules,
    place_styles,
    render_critical_styles,
    render_inline_styles,
    render_module_table,
    render_report_address,
    render_styles,
)
from tearsheet.page.shell import mark_active
from tearsheet.page.structured_data import Crumb, render_structured_data


class Assets(Struct, frozen=True, kw_only=True):
    """The addresses of what every page loads."""

    styles: tuple[str, ...]
    startup: str
    browser: str
    frame: str
    """The script that demos in a preview frame load in place of `browser`."""
    text_font: str
    code_font: str
    icon_font: str = ""
    """A stylesheet that every page loads without blocking rendering."""
    condensed_font: str = ""
    """The same for those pages that ask for it."""
    startup_code: str = ""
    """The startup script, to be inlined; empty to load it from its file."""
    extra: tuple[str, ...] = ()
    """Further modules, of which the author's live server has one."""

    @property
    def of_every_page(self) -> frozenset[str]:
        """The paths of what every page, or every demo in a preview frame, loads."""
        fonts = (self.text_font, self.code_font, self.icon_font)
        addresses = (*self.styles, self.startup, self.browser, self.frame, *fonts)
        return frozenset(address.lstrip("/") for address in addresses if address)


class SharedPageParts(Struct, frozen=True, kw_only=True):
    """What all pages of a site share."""

    settings: SiteSettings
    head: SiteHead
    assets: Assets
    language: str = "en"
    measuring: str = ""
    """The analytics tags in the head; empty without analytics."""
    notice: str = ""
    """The script in the head that hides a dismissed notice; empty without a notice."""
    home: str = ""
    """The host on which, and below which, the offline worker may run; empty without one."""


class NavigationView(Struct, frozen=True, kw_only=True):
    """The shell as the pages under one row of the navigation see it."""

    frame: str
    navigation: str
    links: frozenset[str]
    """The links in frame and navigation: checked once, for all those pages."""
    ids: frozenset[str]
    """The ids in them, which a page's own text may not use again."""


class PageFrame(Struct, frozen=True, kw_only=True):
    """The frame around the text of one page."""

    head: PageHead
    trail: tuple[Crumb, ...] = ()
    before: Link | None = None
    after: Link | None = None
    links: tuple[Link, ...] = ()
    """The links at the foot of the page."""
    byline: Byline | None = None
    changed: str | None = None
    """The day of the last change, written year-month-day."""
    report: str | None = None
    """Where to report an island that fails, with `{title}` for the issue's title."""
    feedback: str = ""
    """The feedback form, as HTML."""
    message: HouseMessage | None = None
    tabs: tuple[Link, ...] = ()
    """The tabs of related pages, this page among them."""
    counterparts: Mapping[str, str] = field(default_factory=dict)
    """The address of the same page in another product, by that product's address."""


class Document(Struct, frozen=True):
    """The HTML of a page, and the part of it that is not shared with other pages."""

    html: str
    own: str
    """To be read only: without highlighting and structured data, and without what follows."""
    data: str
    """The structured data in its head."""
    resources: str
    """The scripts, styles and fonts in its head, which are the same on many pages."""


_SLOT = re.compile(r"<!--slot:([a-z-]+)-->")


def render_document(
    shared: SharedPageParts,
    view: NavigationView,
    page: Page,
    article: Article,
    islands: Iterable[Prerendered],
    page_frame: PageFrame,
) -> Document:
    """The whole HTML of a page."""
    contents = render_contents(article.headings) if page.settings.contents else ""
    slots = {
        "navigation": mark_active(view.navigation, page.address),
        "contents": contents,
        "neighbors": _neighbors(page_frame),
        "page-links": page_frame.feedback + _page_links(page_frame),
    }
    image = page_frame.head.image.url if page_frame.head.image else None
    writers = page_frame.byline.authors if page_frame.byline else ()
    islands = tuple(islands)
    slots["article"] = text = _text(article.html, page, islands, page_frame)
    outline = _text(article.outline, page, islands, page_frame) if article.outline else text
    structured = render_structured_data(shared.settings, page, page_frame.trail, image, writers)
    frame = _keep_page(view.frame, page_frame.counterparts)
    body = _SLOT.sub(lambda slot: slots.get(slot[1], ""), frame)
    head = (
        f'<!DOCTYPE html>\n<html lang="{shared.language}" dir="ltr"{_data_home(shared)}>\n<head>\n'
        f"{render_head(shared.head, page_frame.head)}"
    )
    resources = (
        f"{shared.measuring}{shared.notice}"
        f"{_late_styles(shared.assets.condensed_font if page.settings.condensed_font else '')}"
        f"{_resources(shared.assets, islands, shared.assets.browser, _has_code(text))}"
        f"{render_report_address(islands, page_frame.report)}"
    )
    data = f'<script type="application/ld+json">{structured}</script>\n'
    begin = f'</head>\n<body id="top"{_layout(page)}>\n'
    around = slots["contents"] + slots["neighbors"] + slots["page-links"]
    return Document(
        html=f"{head}{resources}{data}{begin}{body}\n</body>\n</html>\n",
        own=f"{head}{begin}<main>{outline}</main>{around}\n</body>\n</html>\n",
        data=structured,
        resources=resources,
    )


def _text(html: str, page: Page, islands: tuple[Prerendered, ...], page_frame: PageFrame) -> str:
    """What the main part of a page holds."""
    if "<live-part " in html:
        html = place_styles(name_modules(html, islands), islands)
    text = place_message(html, page_frame.message)
    return _byline(page_frame.byline) + _tabs(page_frame.tabs, page.address) + text


def _keep_page(frame: str, counterparts: Mapping[str, str]) -> str:
    """The frame with a product menu that leads to the same page of other products."""
    for product, address in counterparts.items():
        link = 'href="{}" data-product'
        frame = frame.replace(link.format(attribute(product)), link.format(attribute(address)), 1)
    return frame


def _layout(page: Page) -> str:
    layout = page.settings.layout
    return "" if layout == "article" else f' data-layout="{layout}"'


def render_frame(
    shared: SharedPageParts, frame: IsolatedFrame, part: Prerendered, report: str | None = None
) -> str:
    """The document of a demo that is shown in an iframe."""
    live = render_live_part(part, when="load", prefix="p1-")
    body = f'<body class="isolated">\n{live}\n</body>'
    return render_alone(shared, frame.title, (part,), body, report)


def render_alone(
    shared: SharedPageParts,
    title: str,
    parts: tuple[Prerendered, ...],
    body: str,
    report: str | None = None,
) -> str:
    """A document of islands, without the frame of the site."""
    return (
        f"{_unlisted_head(shared, title)}"
        f"{_resources(shared.assets, parts, shared.assets.frame)}{render_styles(parts)}"
        f"{render_report_address(parts, report)}"
        f"</head>\n{name_modules(body, parts)}\n</html>\n"
    )


def render_preview_frame(shared: SharedPageParts) -> str:
    """The document of the preview frame, in which a demo has settings other than the page's.

    It is empty: the page puts a demo into it and applies the settings.
    """
    return (
        f"{_unlisted_head(shared, shared.settings.name)}"
        f"{_styles(shared.assets)}{_modules((*shared.assets.extra, shared.assets.frame))}"
        '</head>\n<body class="isolated preview"></body>\n</html>\n'
    )


def _unlisted_head(shared: SharedPageParts, title: str) -> str:
    return (
        f'<!DOCTYPE html>\n<html lang="{shared.language}" dir="ltr">\n<head>\n'
        '<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<title>{escape(title)}</title>\n<meta name="robots" content="noindex">\n'
    )


def _data_home(shared: SharedPageParts) -> str:
    return f' data-home="{shared.home}"' if shared.home else ""


def _resources(
    assets: Assets, islands: tuple[Prerendered, ...], script: str, has_code: bool = False
) -> str:
    return "".join(
        [
            _startup(assets),
            preload_font(assets.text_font),
            preload_font(assets.code_font) if has_code else "",
            _styles(assets),
            _late_styles(assets.icon_font),
            render_critical_styles(islands),
            render_inline_styles(islands),
            _modules((*assets.extra, script)),
            render_module_table(islands),
        ]
    )


def _has_code(article: str) -> bool:
    return "<code" in article or "<pre" in article


def _styles(assets: Assets) -> str:
    return "".join(f'<link rel="stylesheet" href="{href}">\n' for href in assets.styles)


def _late_styles(address: str) -> str:
    # A disabled stylesheet is not fetched, so it does not delay the first paint.
    href = attribute(address)
    return f'<link rel="stylesheet" href="{href}" media="not all" disabled>\n' if address else ""


def _modules(scripts: Iterable[str]) -> str:
    return "".join(
        f'<script type="module" src="{src}" fetchpriority="low"></script>\n' for src in scripts
    )


def render_scripts(shared: SharedPageParts) -> str:
    """The markup of every page that may hold inline scripts."""
    return _startup(shared.assets) + shared.measuring + shared.notice


def _startup(assets: Assets) -> str:
    if not assets.startup_code:
        return f'<script src="{assets.startup}"></script>\n'
    # Nothing is painted before it has run, so it is inlined and saves a request.
    return f"<script>{assets.startup_code}</script>\n"


def _neighbors(page_frame: PageFrame) -> str:
    parts = []
    for neighbor, side, word in (
        (page_frame.before, "prev", TEXTS["olderPost" if page_frame.byline else "previous"]),
        (page_frame.after, "next", TEXTS["newerPost" if page_frame.byline else "next"]),
    ):
        if neighbor:
            kind = "previous" if side == "prev" else side
            parts.append(
                f'<a class="{kind}" rel="{side}" href="{attribute(neighbor.address)}">'
                f"<span>{word}</span> {escape(neighbor.text)}</a>"
            )
    return "".join(parts)


def _page_links(page_frame: PageFrame) -> str:
    links = "".join(
        f'<a href="{attribute(link.address)}">{escape(link.text)}</a>' for link in page_frame.links
    )
    links += f'<button class="copy-page" type="button">{TEXTS["copyAsMarkdown"]}</button>'
    if page_frame.changed is None:
        return links
    day = datetime.date.fromisoformat(page_frame.changed)
    return f"{links}<span>{TEXTS['lastChanged']} {_time(day)}</span>"


def _byline(byline: Byline | None) -> str:
    if byline is None:
        return ""
    tags = (
        f'<a href="{attribute(href)}">{escape(tag)}</a>' if href else f"<span>{escape(tag)}</span>"
        for tag, href in byline.tags
    )
    authors = (
        f'<a class="author" rel="author" href="{attribute(author.address)}">'
        f"{escape(author.name)}</a>"
        if author.address
        else f"<span>{escape(author.name)}</span>"
        for author in byline.authors
    )
    return f'<p class="byline">{" ".join([_time(byline.date), *authors, *tags])}</p>'


def _tabs(tabs: tuple[Link, ...], address: str) -> str:
    """The links between the pages that belong together."""
    if not tabs:
        return ""
    links = "".join(
        f'<a href="{tab.address}"{_CURRENT if tab.address == address else ""}>'
        f"{escape(tab.text)}</a>"
        for tab in tabs
    )
    return f'<nav class="page-tabs" aria-label="{TEXTS["apiTabs"]}">{links}</nav>\n'


_CURRENT = ' aria-current="page"'


def _time(day: datetime.date) -> str:
    return f'<time datetime="{day.isoformat()}">{write_day(day)}</time>'
