"""One page as a document: the article in its frame, its head, its Markdown twin."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable
from dataclasses import dataclass

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
from tearsheet.page.head import PageHead, SiteHead, render_head
from tearsheet.page.house_messages import place_message
from tearsheet.page.live_resources import (
    name_modules,
    place_styles,
    render_critical_styles,
    render_module_table,
    render_report_address,
    render_styles,
)
from tearsheet.page.shell import mark_active
from tearsheet.page.structured_data import Crumb, render_structured_data


@dataclass(frozen=True, slots=True, kw_only=True)
class Assets:
    """The addresses of what every page loads."""

    styles: tuple[str, ...]
    startup: str
    browser: str
    frame: str
    """What documents that show a demo in a frame load in its place."""
    text_font: str
    icon_font: str = ""
    """A stylesheet every page loads and none waits for."""
    condensed_font: str = ""
    """The same for those pages that ask for it."""
    startup_code: str = ""
    """What the startup file says, to be written into the page; empty to have it loaded."""
    extra: tuple[str, ...] = ()
    """Further modules, of which the author's live server has one."""

    @property
    def of_every_page(self) -> frozenset[str]:
        """The paths of what any page, or any demo in a frame, loads."""
        single = (self.startup, self.browser, self.frame, self.text_font, self.icon_font)
        return frozenset(address.lstrip("/") for address in (*self.styles, *single) if address)


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedPageParts:
    """What all pages of a site share."""

    settings: SiteSettings
    head: SiteHead
    assets: Assets
    language: str = "en"
    measuring: str = ""
    """What the head says of where visits are measured; empty where they are not."""
    home: str = ""
    """The host on which, and below which, the offline worker may be; empty where there is none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NavigationView:
    """The shell as the pages under one row of the navigation see it."""

    frame: str
    navigation: str
    links: frozenset[str]
    """Where frame and navigation lead: proven once, for all those pages."""
    ids: frozenset[str]
    """The ids in them, which nothing in a page's own text may have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PageFrame:
    """What stands around the text of one page."""

    head: PageHead
    trail: tuple[Crumb, ...] = ()
    before: Link | None = None
    after: Link | None = None
    links: tuple[Link, ...] = ()
    """What else there is to do with the page."""
    byline: Byline | None = None
    changed: str | None = None
    """The day of the last change, written year-month-day."""
    report: str | None = None
    """Where one reports a live part that fails, with `{title}` for what there is to say."""
    feedback: str = ""
    """The question whether the page helped, as HTML."""
    message: HouseMessage | None = None
    tabs: tuple[Link, ...] = ()
    """The pages this one stands beside, itself among them."""


@dataclass(frozen=True, slots=True)
class Document:
    """The HTML of a page, and that part of it which no other page has."""

    html: str
    own: str


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
        "article": article.html,
        "contents": contents,
        "neighbours": _neighbours(page_frame),
        "page-links": page_frame.feedback + _page_links(page_frame),
    }
    image = page_frame.head.image.url if page_frame.head.image else None
    writers = page_frame.byline.authors if page_frame.byline else ()
    islands = tuple(islands)
    text = place_styles(name_modules(article.html, islands), islands)
    text = place_message(text, page_frame.message)
    slots["article"] = _byline(page_frame.byline) + _tabs(page_frame.tabs, page.address) + text
    structured = render_structured_data(shared.settings, page, page_frame.trail, image, writers)
    body = _SLOT.sub(lambda found: slots.get(found[1], ""), view.frame)
    head = (
        f'<!DOCTYPE html>\n<html lang="{shared.language}" dir="ltr"{_home(shared)}>\n<head>\n'
        f"{render_head(shared.head, page_frame.head)}{shared.measuring}"
        f"{_late_styles(shared.assets.condensed_font if page.settings.condensed_font else '')}"
        f"{_resources(shared.assets, islands, shared.assets.browser)}"
        f"{render_report_address(islands, page_frame.report)}"
        f'<script type="application/ld+json">'
        f"{structured}</script>\n"
        "</head>\n<body>\n"
    )
    del slots["navigation"]
    return Document(
        html=f"{head}{body}\n</body>\n</html>\n",
        own=f"{head}{''.join(slots.values())}\n</body>\n</html>\n",
    )


def render_frame(
    shared: SharedPageParts, frame: IsolatedFrame, part: Prerendered, report: str | None = None
) -> str:
    """The document of a demo that wants a window of its own."""
    live = render_live_part(part, when="load", prefix="p1-")
    body = f'<body class="isolated">\n{live}\n</body>'
    return render_alone(shared, frame.title, part, body, report)


def render_alone(
    shared: SharedPageParts, title: str, part: Prerendered, body: str, report: str | None = None
) -> str:
    """A document of one live part, with nothing of the site around it."""
    return (
        f"{_unlisted_head(shared, title)}"
        f"{_resources(shared.assets, (part,), shared.assets.frame)}{render_styles((part,))}"
        f"{render_report_address((part,), report)}"
        f"</head>\n{name_modules(body, (part,))}\n</html>\n"
    )


def render_apart(shared: SharedPageParts) -> str:
    """The one document for all demos that a visitor wants to see otherwise than the page.

    It is empty: the page puts a demo into it, and says what holds there.
    """
    return (
        f"{_unlisted_head(shared, shared.settings.name)}"
        f"{_styles(shared.assets)}{_modules((*shared.assets.extra, shared.assets.frame))}"
        '</head>\n<body class="isolated apart"></body>\n</html>\n'
    )


def _unlisted_head(shared: SharedPageParts, title: str) -> str:
    return (
        f'<!DOCTYPE html>\n<html lang="{shared.language}" dir="ltr">\n<head>\n'
        '<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<title>{escape(title)}</title>\n<meta name="robots" content="noindex">\n'
    )


def _home(shared: SharedPageParts) -> str:
    return f' data-home="{shared.home}"' if shared.home else ""


def _resources(assets: Assets, islands: tuple[Prerendered, ...], script: str) -> str:
    return "".join(
        [
            _startup(assets),
            f'<link rel="preload" href="{assets.text_font}" as="font" type="font/woff2"'
            " crossorigin>\n",
            _styles(assets),
            _late_styles(assets.icon_font),
            render_critical_styles(islands),
            _modules((*assets.extra, script)),
            render_module_table(islands),
        ]
    )


def _styles(assets: Assets) -> str:
    return "".join(f'<link rel="stylesheet" href="{href}">\n' for href in assets.styles)


def _late_styles(address: str) -> str:
    # A sheet that is switched off is not fetched, so it is in the way of nothing one waits for.
    href = attribute(address)
    return f'<link rel="stylesheet" href="{href}" media="late" disabled>\n' if address else ""


def _modules(scripts: Iterable[str]) -> str:
    return "".join(
        f'<script type="module" src="{src}" fetchpriority="low"></script>\n' for src in scripts
    )


def render_scripts(shared: SharedPageParts) -> str:
    """What stands in every page and may be a script written into it."""
    return _startup(shared.assets) + shared.measuring


def _startup(assets: Assets) -> str:
    if not assets.startup_code:
        return f'<script src="{assets.startup}"></script>\n'
    # Nothing is painted before it has run, so it does not wait for a request of its own.
    return f"<script>{assets.startup_code}</script>\n"


def _neighbours(page_frame: PageFrame) -> str:
    parts = []
    for neighbour, side, word in (
        (page_frame.before, "prev", TEXTS["olderPost" if page_frame.byline else "previous"]),
        (page_frame.after, "next", TEXTS["newerPost" if page_frame.byline else "next"]),
    ):
        if neighbour:
            kind = "previous" if side == "prev" else side
            parts.append(
                f'<a class="{kind}" rel="{side}" href="{attribute(neighbour.address)}">'
                f"<span>{word}</span> {escape(neighbour.text)}</a>"
            )
    return "".join(parts)


def _page_links(page_frame: PageFrame) -> str:
    links = "".join(
        f'<a href="{attribute(link.address)}">{escape(link.text)}</a>' for link in page_frame.links
    )
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
    """The ways to the pages that belong to this one."""
    if not tabs:
        return ""
    links = "".join(
        f'<a href="{tab.address}"{" aria-current=page" if tab.address == address else ""}>'
        f"{escape(tab.text)}</a>"
        for tab in tabs
    )
    return f'<nav class="page-tabs" aria-label="{TEXTS["apiTabs"]}">{links}</nav>\n'


def _time(day: datetime.date) -> str:
    return f'<time datetime="{day.isoformat()}">{write_day(day)}</time>'
