"""What each page is rendered from, put together of all that the site has."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

from tearsheet.bundle.tools import name_tool_inputs
from tearsheet.cache.known import Known
from tearsheet.cache.step_cache import digest
from tearsheet.content.demo_files import PageDemos
from tearsheet.derived.api_entries import find_api_entries
from tearsheet.derived.blog import find_byline, find_post_neighbours
from tearsheet.derived.playgrounds import name_played, text_path
from tearsheet.derived.reference.own_addresses import OwnAddresses, resolve_addresses
from tearsheet.errors import Mistake
from tearsheet.model.absolute_address import absolute_address
from tearsheet.model.blog import ATOM_ADDRESS, BLOG_ADDRESS, RSS_ADDRESS
from tearsheet.model.navigation import comparable
from tearsheet.model.page import Page
from tearsheet.model.reference import Component
from tearsheet.model.reference_page import ReferencePage
from tearsheet.model.source import ApiEntry
from tearsheet.output.output_paths import twin_path
from tearsheet.page.document import Surroundings
from tearsheet.page.head import FeedLink, PageHead, SocialImage
from tearsheet.page.house_messages import choose_message
from tearsheet.page.inputs import PageInputs
from tearsheet.page.page_links import (
    find_feedback_form,
    find_files_address,
    find_page_links,
    find_report_address,
)
from tearsheet.page.plan import LAST, Plan
from tearsheet.page.structured_data import Crumb


def make_inputs(plan: Plan, page: Page) -> PageInputs:
    """Put together everything one page is rendered from."""
    folder = page.address.strip("/")
    demos = plan.demos.get(folder, PageDemos())
    # Of what cannot be bundled the bundle says why.
    mistakes = [
        found for found in demos.mistakes if found.where.file.resolve() not in plan.unbundled
    ]
    entries = api_entries(plan, page, mistakes)
    _, view = plan.view(page)
    return PageInputs(
        page=page,
        common=plan.known_common,
        view=view,
        around=_surroundings(plan, page),
        root=plan.site.root,
        text=_text(plan, page),
        demos=Known(demos, _digest_files(plan, plan.demo_files.get(folder, ()))),
        pictures={
            name: plan.memory.files[name].digest for name in plan.picture_files.get(folder, ())
        },
        chunks={name: plan.bundle.chunks[name] for name in _chunk_names(plan, page, entries)},
        api=entries,
        components=components_of(plan, page),
        facts=placed_facts(plan, page),
        reference=reference_page(plan, page),
        files=find_files_address(plan.site),
        mistakes=tuple(mistakes),
    )


def _text(plan: Plan, page: Page) -> bytes | str:
    if page.generated:
        return plan.made_text(page).text
    return plan.memory.files[text_path(page)].digest


def _digest_files(plan: Plan, paths: Iterable[str]) -> str:
    files = plan.memory.files
    return digest(*(part for path in paths for part in (path, files[path].digest)))


def _surroundings(plan: Plan, page: Page) -> Surroundings:
    shell = plan.shell(page)
    byline = find_byline(plan.site, page, has_lists=bool(plan.lists))
    beside = find_post_neighbours(plan.posts, page.address) if byline else None
    before, after = beside or shell.neighbours(page.address)
    return Surroundings(
        head=_head(plan, page),
        trail=_trail(plan, page),
        before=before,
        after=after,
        links=tuple(find_page_links(plan.site, plan.products.get(page.product), page)),
        byline=byline,
        changed=plan.changes.days.get(page.address),
        report=find_report_address(plan.site.settings, page),
        feedback=find_feedback_form(plan.site.settings, page),
        message=choose_message(plan.site.messages, page),
        tabs=plan.reference.tabs.get(page.address, ()),
    )


def _head(plan: Plan, page: Page) -> PageHead:
    product = plan.products.get(page.product)
    settings = plan.site.settings
    image = plan.images.get(page.address)
    date = page.settings.date
    return PageHead(
        title=page.settings.title,
        description=page.settings.description,
        product_id=page.product,
        product_category=page.category,
        product_name=product.name if product else None,
        canonical=absolute_address(settings.host, page.address),
        listed=page.listed,
        image=SocialImage(url=absolute_address(settings.host, image), alt=page.settings.title)
        if image
        else None,
        twin=f"/{twin_path(page.address)}",
        feeds=_feeds(settings.name) if page.address.startswith(BLOG_ADDRESS) else (),
        published=date.isoformat() if date else None,
    )


def _feeds(name: str) -> tuple[FeedLink, ...]:
    return (
        FeedLink(type="application/atom+xml", title=f"{name} blog", href=ATOM_ADDRESS),
        FeedLink(type="application/rss+xml", title=f"{name} blog (RSS)", href=RSS_ADDRESS),
    )


def _trail(plan: Plan, page: Page) -> tuple[Crumb, ...]:
    if page.address.startswith(BLOG_ADDRESS):
        blog = plan.pages.get(BLOG_ADDRESS)
        return (Crumb(name=blog.settings.title, address=BLOG_ADDRESS),) if blog else ()
    product = plan.products.get(page.product)
    if product is None or comparable(product.address) == comparable(page.address):
        return ()
    own = Crumb(name=product.name, address=product.address)
    return (own, *plan.trails.get(comparable(page.address), ()))


def components_of(plan: Plan, page: Page) -> dict[str, str]:
    """What the text of a page can place: the props of each, as JSON text."""
    given = plan.components(page.product) if places_component(plan, page) else {}
    return {**given, **plan.made_text(page).components}


def reference_page(plan: Plan, page: Page) -> ReferencePage | None:
    """What a generated page shows; None for those that somebody wrote."""
    shown = plan.reference.pages.get(page.address) if page.generated else None
    names = plan.reference.products[page.product].homes if shown else {}
    own = OwnAddresses(
        pages=plan.pages, anchors=plan.reference.anchors, moved=plan.redirections.successors
    )
    return shown and resolve_addresses(shown, own, names)


def places_component(plan: Plan, page: Page) -> bool:
    """Whether the text of a page places a component of the reader."""
    return any(placed.startswith("component ") for placed in placed_on(plan, page))


def placed_on(plan: Plan, page: Page) -> tuple[str, ...]:
    """What the text of a page places: directives, each with what it names."""
    return () if page.generated else plan.memory.files[text_path(page)].placed


def placed_facts(plan: Plan, page: Page) -> dict[str, Component]:
    """The components whose props a page places or plays with, by name."""
    asked = (word.partition(" ") for word in placed_on(plan, page))
    names = [name for kind, _, name in asked if kind == "props"]
    names += _played(plan, page)
    found = {name: plan.reference.find_component(name, page) for name in names}
    return {name: component for name, component in found.items() if component}


def _played(plan: Plan, page: Page) -> tuple[str, ...]:
    """The components that a page plays with."""
    if page.generated:
        return ()
    return name_played(page, placed_on(plan, page), plan.reference)


def _chunk_names(plan: Plan, page: Page, entries: Iterable[ApiEntry]) -> list[str]:
    folder = page.address.strip("/")
    played = _played(plan, page)
    tools = {*name_tool_inputs(placed_on(plan, page))}
    if folder not in plan.demo_files and not played and not tools:
        return []
    own = tools | {entry.playground for entry in entries if entry.name in played}
    names = plan.chunk_names
    first, last = (bisect_left(names, f"{folder}/{end}") for end in ("", LAST))
    return sorted({*names[first:last], *(name for name in own if name in plan.bundle.chunks)})


def api_entries(plan: Plan, page: Page, mistakes: list[Mistake]) -> tuple[ApiEntry, ...]:
    """The components and hooks of a page."""
    if not page.settings.components and not page.settings.hooks:
        return ()
    product = plan.products.get(page.product)
    structure = plan.memory.structure
    if structure and page.address.startswith(structure.refused_products):
        # Nobody knows its packages; why, its own mistake says.
        return ()
    entries = find_api_entries(page, product, plan.facts.get(page.product, {}), mistakes)
    return tuple(map(plan.reference.complete, entries))
