"""Collects everything that one page is rendered from."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

from tearsheet.cache.known import Known
from tearsheet.cache.step_cache import digest
from tearsheet.content.demo_files import PageDemos
from tearsheet.content.read_file import names_placed
from tearsheet.derived.api_entries import find_api_entries
from tearsheet.derived.blog import find_byline, find_post_neighbors
from tearsheet.derived.playgrounds import name_played
from tearsheet.errors import Mistake
from tearsheet.model.absolute_address import absolute_address
from tearsheet.model.blog import ATOM_ADDRESS, BLOG_ADDRESS, RSS_ADDRESS
from tearsheet.model.navigation import comparable
from tearsheet.model.page import Page
from tearsheet.model.placed_facts import PlacedFacts
from tearsheet.model.reference import Component
from tearsheet.model.reference_page import ReferencePage
from tearsheet.model.source import ApiEntry
from tearsheet.output.output_paths import markdown_path
from tearsheet.page.counterparts import find_counterparts
from tearsheet.page.document import PageFrame
from tearsheet.page.head import FeedLink, PageHead, SocialImage
from tearsheet.page.house_messages import choose_message
from tearsheet.page.inputs import PageInputs
from tearsheet.page.page_links import (
    find_feedback_form,
    find_files_address,
    find_page_links,
    find_report_address,
)
from tearsheet.page.site_context import LAST, SiteContext
from tearsheet.page.structured_data import Crumb


def make_inputs(context: SiteContext, page: Page) -> PageInputs:
    """Collect everything one page is rendered from."""
    folder = page.address.strip("/")
    demos = context.demos.get(folder, PageDemos())
    # The bundle reports why a file cannot be bundled.
    mistakes = [
        mistake
        for mistake in demos.mistakes
        if mistake.where.file.resolve() not in context.unbundled
    ]
    entries = api_entries(context, page, mistakes)
    _, view = context.view(page)
    return PageInputs(
        page=page,
        shared=context.known_shared,
        view=view,
        page_frame=_page_frame(context, page),
        root=context.site.root,
        text=_text(context, page),
        demos=Known(demos, _digest_demos(context, folder, demos)),
        pictures={
            name: context.memory.files[name].digest
            for name in context.picture_files.get(folder, ())
        },
        chunks={name: context.bundle.chunks[name] for name in _chunk_names(context, page, entries)},
        api=entries,
        components=components_of(context, page),
        facts=placed_facts(context, page),
        placed=placed_parts(context, page),
        reference=reference_page(context, page),
        files=find_files_address(context.site),
        mistakes=tuple(mistakes),
    )


def _text(context: SiteContext, page: Page) -> bytes | str:
    if page.generated:
        return context.written_text(page).text
    return context.memory.files[page.file].digest


def _digest_demos(context: SiteContext, folder: str, demos: PageDemos) -> str:
    files = context.memory.files
    paths = context.demo_files.get(folder, ())
    sources = (part for path in paths for part in (path, files[path].digest))
    variants = (variant for demo in demos.demos.values() for variant in demo.variants)
    # A page names the product whose provider surrounds a demo.
    providers = [variant.provider.id if variant.provider else "" for variant in variants]
    return digest(*sources, *providers)


def _page_frame(context: SiteContext, page: Page) -> PageFrame:
    shell = context.shell(page)
    byline = find_byline(context.site, page, has_lists=bool(context.lists))
    neighbors = find_post_neighbors(context.posts, page.address) if byline else None
    before, after = neighbors or shell.neighbors(page.address)
    return PageFrame(
        head=_head(context, page),
        trail=_trail(context, page),
        before=before,
        after=after,
        links=tuple(find_page_links(context.site, context.products.get(page.product), page)),
        byline=byline,
        changed=context.changes.days.get(page.address),
        report=find_report_address(context.site.settings, page),
        feedback=find_feedback_form(context.site.settings, page),
        message=choose_message(context.site.messages, page, context.site.settings.message_share),
        tabs=context.reference.tabs.get(page.address, ()),
        counterparts=dict(find_counterparts(context.site, context.pages, page)),
    )


def _head(context: SiteContext, page: Page) -> PageHead:
    product = context.products.get(page.product)
    settings = context.site.settings
    image = context.images.get(page.address)
    date = page.settings.date
    return PageHead(
        title=page.settings.title,
        description=page.settings.description,
        product_id=page.product,
        product_category=page.category,
        product_name=product.name if product else None,
        keywords=page.settings.keywords,
        canonical=absolute_address(settings.host, page.address),
        listed=page.listed,
        image=SocialImage(url=absolute_address(settings.host, image), alt=page.settings.title)
        if image
        else None,
        markdown_copy=f"/{markdown_path(page.address)}",
        feeds=_feeds(settings.name) if page.address.startswith(BLOG_ADDRESS) else (),
        published=date.isoformat() if date else None,
    )


def _feeds(name: str) -> tuple[FeedLink, ...]:
    return (
        FeedLink(type="application/atom+xml", title=f"{name} blog", href=ATOM_ADDRESS),
        FeedLink(type="application/rss+xml", title=f"{name} blog (RSS)", href=RSS_ADDRESS),
    )


def _trail(context: SiteContext, page: Page) -> tuple[Crumb, ...]:
    if page.address.startswith(BLOG_ADDRESS):
        blog = context.pages.get(BLOG_ADDRESS)
        return (Crumb(name=blog.settings.title, address=BLOG_ADDRESS),) if blog else ()
    product = context.products.get(page.product)
    if product is None or comparable(product.address) == comparable(page.address):
        return ()
    product_crumb = Crumb(name=product.name, address=product.address)
    return (product_crumb, *context.trails.get(page.address, ()))


def components_of(context: SiteContext, page: Page) -> dict[str, str]:
    """The components that the text of a page can place: the props of each, as JSON text."""
    props = context.components(page.product) if places_component(context, page) else {}
    return {**props, **context.written_text(page).components}


def reference_page(context: SiteContext, page: Page) -> ReferencePage | None:
    """The content of a generated page; None for pages that an author wrote."""
    page_facts = context.reference.pages.get(page.address) if page.generated else None
    if page_facts is None:
        return None
    # Imported lazily, as whatever an author's page does without.
    from tearsheet.derived.reference.own_addresses import OwnAddresses, resolve_addresses

    names = context.reference.products[page.product].homes
    addresses = OwnAddresses(
        pages=context.pages,
        anchors=context.reference.anchors,
        moved=context.redirections.successors,
        guides=context.site.settings.guides,
    )
    return resolve_addresses(page_facts, addresses, names)


def places_component(context: SiteContext, page: Page) -> bool:
    """Whether the text of a page places a component of the reader."""
    return any(placed.startswith("component ") for placed in placed_on(context, page))


def placed_on(context: SiteContext, page: Page) -> tuple[str, ...]:
    """The directives in the text of a page, each with its argument."""
    return () if page.generated else context.memory.files[page.file].placed


def placed_parts(context: SiteContext, page: Page) -> dict[str, PlacedFacts]:
    """What the directives of a page place, by directive and argument."""
    placed = placed_on(context, page)
    if not placed:
        return {}
    # Imported lazily: most pages place nothing.
    from tearsheet.derived.placed.make import make_placed

    return make_placed(context.fact_ground, page, placed)


def placed_facts(context: SiteContext, page: Page) -> dict[str, Component]:
    """The components whose props a page places or plays with, by name."""
    names = (*names_placed(placed_on(context, page), "props"), *_playground_names(context, page))
    found = {name: context.reference.find_component(name, page) for name in names}
    return {name: component for name, component in found.items() if component}


def _playground_names(context: SiteContext, page: Page) -> tuple[str, ...]:
    """The components that have a playground on a page."""
    if page.generated:
        return ()
    return name_played(page, placed_on(context, page), context.reference)


def _component_names(context: SiteContext, page: Page) -> tuple[str, ...]:
    """The components that a page places; those that are islands have a chunk."""
    placed = names_placed(placed_on(context, page), "component")
    return (*placed, *context.written_text(page).components)


def _chunk_names(context: SiteContext, page: Page, entries: Iterable[ApiEntry]) -> list[str]:
    folder = page.address.strip("/")
    played = _playground_names(context, page)
    components = {*_component_names(context, page)}
    if folder not in context.demo_files and not played and not components:
        return []
    single = components | {entry.playground for entry in entries if entry.name in played}
    names = context.chunk_names
    first, last = (bisect_left(names, f"{folder}/{end}") for end in ("", LAST))
    return sorted({*names[first:last], *(name for name in single if name in context.bundle.chunks)})


def api_entries(context: SiteContext, page: Page, mistakes: list[Mistake]) -> tuple[ApiEntry, ...]:
    """The components and hooks of a page."""
    if not page.settings.components and not page.settings.hooks:
        return ()
    product = context.products.get(page.product)
    structure = context.memory.structure
    if structure and page.address.startswith(structure.refused_products):
        # Its packages are unknown; the mistake in its own file says why.
        return ()
    entries = find_api_entries(page, product, context.facts.get(page.product, {}), mistakes)
    return tuple(map(context.reference.complete, entries))
