"""Which pages have to be rendered, and from what: each page's key says what it depends on."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

import msgspec

from tearsheet.bundle.reader_bundle import ReaderBundle
from tearsheet.bundle.tools import name_tool_inputs
from tearsheet.cache.step_cache import digest
from tearsheet.content.demo_files import PageDemos, group_demo_files
from tearsheet.content.last_changes import LastChanges
from tearsheet.content.memory import Memory
from tearsheet.content.read_file import names_placed
from tearsheet.derived.api_entries import api_addresses, find_api_entries
from tearsheet.derived.blog import Post, find_byline, find_post_neighbours, posts_of
from tearsheet.derived.blog_lists import BLOG_FOLDER, BlogList, find_lists, has_lists, write_list
from tearsheet.derived.changelogs import Changelogs, changelog_address, write_changelog
from tearsheet.derived.components import component_props
from tearsheet.derived.icons import NO_ICONS, Icons
from tearsheet.derived.pictures import find_pictures, read_picture
from tearsheet.derived.playgrounds import name_played, text_path
from tearsheet.derived.redirects import Redirections, find_redirections
from tearsheet.derived.reference.own_addresses import OwnAddresses, resolve_addresses
from tearsheet.derived.reference.site_reference import Reference
from tearsheet.errors import ContentError, Mistake
from tearsheet.model.navigation import comparable, walk_with_parents
from tearsheet.model.page import Page
from tearsheet.model.product import Product
from tearsheet.model.reference import Component
from tearsheet.model.reference_page import ReferencePage
from tearsheet.model.site import Site
from tearsheet.model.source import ApiEntry, Picture
from tearsheet.model.theme_tree import ThemeTree
from tearsheet.model.written_text import MadeText
from tearsheet.page.document import Common, ShellView
from tearsheet.page.house_messages import choose_message
from tearsheet.page.inspection import inspect_page
from tearsheet.page.page_links import (
    find_page_links,
)
from tearsheet.page.shell import Shell
from tearsheet.page.structured_data import Crumb

_LAST = chr(0x10FFFF)


@dataclass(frozen=True)
class Plan:
    """The site, with everything that pages are made of at hand."""

    site: Site
    memory: Memory
    common: Common
    shells: Mapping[str, Shell]
    bundle: ReaderBundle
    demos: Mapping[str, PageDemos]
    """By the folder of their page."""
    fingerprint: str
    """Of the engine, the reader and the options."""
    changes: LastChanges = field(default_factory=LastChanges)
    images: Mapping[str, str] = field(default_factory=dict)
    """The address of each page's social image."""
    reference: Reference = field(default_factory=Reference)
    """What the generated pages are made of."""
    error_codes: Mapping[int, str] = field(default_factory=dict)
    """The messages of production errors, by their number."""
    theme: Mapping[str, ThemeTree] = field(default_factory=dict)
    """The default theme of the main library, by its scheme; of the dark what is another there."""
    icons: Icons = NO_ICONS
    """What the page of icons shows."""
    changelogs: Changelogs = field(default_factory=dict)
    """What packages say of their releases."""

    @cached_property
    def products(self) -> Mapping[str, Product]:
        """The products by their id."""
        return {product.id: product for product in self.site.products}

    @cached_property
    def pages(self) -> Mapping[str, Page]:
        """The pages by their address."""
        return {page.address: page for page in self.site.pages}

    @cached_property
    def redirections(self) -> Redirections:
        """What leads on from the addresses that pages used to have."""
        return find_redirections(self.site)

    @cached_property
    def demo_files(self) -> Mapping[str, list[str]]:
        """The files of demos, by the folder of their page."""
        return group_demo_files(self.memory.files)

    @cached_property
    def picture_files(self) -> Mapping[str, list[str]]:
        """The images, by the folder they lie in."""
        return find_pictures(self.memory.files)

    @cached_property
    def unbundled(self) -> frozenset[Path]:
        """The files that could not be bundled."""
        return frozenset(found.where.file.resolve() for found in self.bundle.mistakes)

    @cached_property
    def chunk_names(self) -> Sequence[str]:
        """What was bundled, in order, so that the parts of one page are found beside each other."""
        return sorted(self.bundle.chunks)

    @cached_property
    def facts(self) -> Mapping[str, Mapping[str, str]]:
        """Where the API pages are, by product and component."""
        return api_addresses(self.site.pages)

    @cached_property
    def common_key(self) -> str:
        """What every page depends on."""
        shared = msgspec.json.encode((self.common, self.site.settings), enc_hook=str)
        return digest(self.fingerprint, shared)

    @cached_property
    def _components(self) -> dict[str, dict[str, str]]:
        return {}

    @cached_property
    def trails(self) -> Mapping[str, tuple[Crumb, ...]]:
        """The parents of each page that are pages themselves, by the page's address."""
        pages = {comparable(page.address): page for page in self.site.pages}
        trails: dict[str, tuple[Crumb, ...]] = {}
        for product in self.site.products:
            for item, parents in walk_with_parents(product.navigation):
                known = [pages.get(comparable(parent.pathname)) for parent in parents]
                trails[comparable(item.pathname)] = tuple(
                    Crumb(name=page.settings.title, address=page.address) for page in known if page
                )
        return trails

    @cached_property
    def lists(self) -> Mapping[str, BlogList]:
        """The lists of the blog by their address; none where its posts are not listed."""
        return find_lists(self.site) if has_lists(self.memory) else {}

    @cached_property
    def posts(self) -> list[Post]:
        """The posts of the blog, the newest first."""
        return posts_of(self.site.pages)

    @cached_property
    def author_pictures(self) -> Mapping[str, Picture]:
        """The pictures of authors, by the id of each; the blog's page tells of unreadable ones."""
        pictures = {}
        for author in self.site.authors:
            path = f"{BLOG_FOLDER}/{author.picture}"
            if author.picture and path in self.memory.files:
                with suppress(ContentError):
                    read = read_picture(self.site.root, path, self.memory.files[path])
                    pictures[author.id] = read
        return pictures

    @cached_property
    def changelog_owners(self) -> Mapping[str, Product]:
        """The products by the addresses of their changelogs."""
        return {changelog_address(product): product for product in self.site.products}

    @cached_property
    def _made(self) -> dict[str, MadeText]:
        return {}

    def made_text(self, page: Page) -> MadeText:
        """The text that the build writes for a page, and what it places on one of an author's."""
        if page.address not in self._made:
            self._made[page.address] = _make_text(self, page)
        return self._made[page.address]

    def components(self, product: str) -> dict[str, str]:
        """What the pages of a product can place."""
        if product not in self._components:
            homes = {name: found.homes for name, found in self.reference.products.items()}
            self._components[product] = component_props(
                self.site,
                self.products.get(product),
                self.reference.gathered,
                self.error_codes,
                homes,
                self.theme,
                self.icons,
                self.changelogs,
            )
        return self._components[product]

    @cached_property
    def _views(self) -> dict[str, ShellView]:
        return {}

    def view(self, page: Page) -> tuple[str, ShellView]:
        """The shell as a page sees it, and the name of that view."""
        shell = self.shell(page)
        number = shell.view_of(page.address)
        name = f"{page.product} {number}"
        if name not in self._views:
            navigation = shell.navigation(number)
            self._views[name] = make_view(shell.frame, navigation)
        return name, self._views[name]

    def shell(self, page: Page) -> Shell:
        """The shell of a page's product."""
        return self.shells[page.product]


def make_view(frame: str, navigation: str) -> ShellView:
    """A view of a shell, with what is proven of it once."""
    found = inspect_page(frame + navigation)
    return ShellView(
        frame=frame,
        navigation=navigation,
        links=frozenset(found.links),
        ids=frozenset(found.ids),
    )


def _make_text(plan: Plan, page: Page) -> MadeText:
    if page.address in plan.lists:
        found = write_list(plan.lists[page.address], plan.site, plan.author_pictures)
        return found if page.generated else replace(found, text="")
    owner = plan.changelog_owners.get(page.address) if page.generated else None
    if owner:
        return write_changelog(owner, plan.changelogs, plan.reference, plan.pages)
    return MadeText()


def components_of(plan: Plan, page: Page) -> dict[str, str]:
    """What the text of a page can place: the props of each, as JSON text."""
    given = plan.components(page.product) if places_component(plan, page) else {}
    return {**given, **plan.made_text(page).components}


def page_key(plan: Plan, page: Page) -> str:
    """What names everything a page is made of: the same key, the same bytes."""
    folder = page.address.strip("/")
    files = plan.memory.files
    shell = plan.shells[page.product]
    product = plan.products.get(page.product)
    beside = [*plan.demo_files.get(folder, ()), *plan.picture_files.get(folder, ())]
    return digest(
        plan.common_key,
        page.address,
        page.product,
        page.category,
        _text_key(plan, page),
        *(step.name for step in plan.trails.get(comparable(page.address), ())),
        *(value for name in beside for value in (name, files[name].digest)),
        *(repr(plan.bundle.chunks.get(name)) for name in _chunk_names(plan, folder, page)),
        shell.digests[shell.view_of(page.address)],
        repr(shell.neighbours(page.address)),
        repr(api_entries(plan, page, [])),
        repr(plan.reference.tabs.get(page.address)),
        msgspec.json.encode(placed_facts(plan, page)),
        plan.images.get(page.address, ""),
        plan.changes.days.get(page.address, ""),
        repr(find_byline(plan.site, page, has_lists=bool(plan.lists))),
        repr(find_post_neighbours(plan.posts, page.address)),
        repr(choose_message(plan.site.messages, page)),
        *(words for link in find_page_links(plan.site, product, page) for words in link),
        *components_of(plan, page).values(),
    )


def _text_key(plan: Plan, page: Page) -> bytes:
    """What names the text of a page, or the facts it has in place of one."""
    if page.generated:
        told = (page.settings, reference_page(plan, page), plan.made_text(page).text)
        return msgspec.json.encode(told, enc_hook=str)
    return plan.memory.files[text_path(page)].digest


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
    names = (*names_placed(placed_on(plan, page), "props"), *_played(plan, page))
    found = {name: plan.reference.find_component(name, page) for name in names}
    return {name: component for name, component in found.items() if component}


def _played(plan: Plan, page: Page) -> tuple[str, ...]:
    """The components that a page plays with."""
    if page.generated:
        return ()
    return name_played(page, placed_on(plan, page), plan.reference)


def _chunk_names(plan: Plan, folder: str, page: Page) -> list[str]:
    played = _played(plan, page)
    tools = {*name_tool_inputs(placed_on(plan, page))}
    if folder not in plan.demo_files and not played and not tools:
        return []
    entries = api_entries(plan, page, [])
    own = tools | {entry.playground for entry in entries if entry.name in played}
    names = plan.chunk_names
    first, last = (bisect_left(names, f"{folder}/{end}") for end in ("", _LAST))
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
