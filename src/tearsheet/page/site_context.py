"""The site with everything its pages are rendered from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from itertools import groupby
from operator import itemgetter
from pathlib import Path

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from tearsheet.bundle.reader_bundle import ReaderBundle
from tearsheet.cache.known import Known
from tearsheet.cache.step_cache import digest
from tearsheet.content.demo_files import PageDemos, group_demo_files
from tearsheet.content.last_changes import LastChanges
from tearsheet.content.memory import Memory
from tearsheet.derived.api_entries import api_addresses
from tearsheet.derived.blog import Post, posts_of
from tearsheet.derived.blog_lists import (
    BLOG_FOLDER,
    BlogList,
    BlogPictures,
    find_lists,
    has_lists,
    write_list,
)
from tearsheet.derived.changelogs import Changelogs, changelog_address, write_changelog
from tearsheet.derived.icons import NO_ICONS, Icons
from tearsheet.derived.pictures import find_pictures, read_picture
from tearsheet.derived.placed.ground import FactGround
from tearsheet.derived.planned_pages import PlannedPage, write_planned_page
from tearsheet.derived.redirects import Redirections, find_redirections
from tearsheet.derived.reference.site_reference import Reference
from tearsheet.errors import ContentError
from tearsheet.model.navigation import NavigationItem, page_address, walk_with_parents
from tearsheet.model.page import Page
from tearsheet.model.product import Product
from tearsheet.model.run_facts import RunFacts
from tearsheet.model.site import Site
from tearsheet.model.source import Picture
from tearsheet.model.theme_tree import ThemeTree
from tearsheet.model.written_text import WrittenText
from tearsheet.page.document import NavigationView, SharedPageParts
from tearsheet.page.inspection import inspect_page
from tearsheet.page.shell import Shell
from tearsheet.page.structured_data import Crumb

LAST = chr(0x10FFFF)

MOST_VIEWS = 256
"""Of shells in memory, at 20 KB; pages with the same view are by and large rendered together."""


class SiteContext(Struct, frozen=True, dict=True):
    """The site, with everything its pages are rendered from."""

    site: Site
    memory: Memory
    shared: SharedPageParts
    shells: Mapping[str, Shell]
    bundle: ReaderBundle
    demos: Mapping[str, PageDemos]
    """By the folder of their page."""
    code_digest: str = ""
    """Of the engine, the reader and the options; empty if no page is cached."""
    changes: LastChanges = field(default_factory=LastChanges)
    images: Mapping[str, str] = field(default_factory=dict)
    """The address of each page's social image."""
    reference: Reference = field(default_factory=Reference)
    """The facts that generated pages are rendered from."""
    error_codes: Mapping[int, str] = field(default_factory=dict)
    """The messages of production errors, by their number."""
    theme: Mapping[str, ThemeTree] = field(default_factory=dict)
    """The default theme of the main library, by color scheme; for dark only the differences."""
    icons: Icons = NO_ICONS
    """The icons on the icons page."""
    changelogs: Changelogs = field(default_factory=dict)
    """The changelogs of packages."""
    planned: Mapping[str, PlannedPage] = field(default_factory=dict)
    """The pages of planned rows, by their address."""
    run_facts: Mapping[str, RunFacts] = field(default_factory=dict)
    """What running the documented packages tells, by package."""

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
        """The redirects from former addresses of pages."""
        return find_redirections(self.site)

    @cached_property
    def demo_files(self) -> Mapping[str, list[str]]:
        """The files of demos, by the folder of their page."""
        return group_demo_files(self.memory.files)

    @cached_property
    def picture_files(self) -> Mapping[str, list[str]]:
        """The images, by their folder."""
        return find_pictures(self.memory.files)

    @cached_property
    def unbundled(self) -> frozenset[Path]:
        """The files that could not be bundled."""
        return frozenset(mistake.where.file.resolve() for mistake in self.bundle.mistakes)

    @cached_property
    def chunk_names(self) -> Sequence[str]:
        """The names of chunks, sorted, so that those of one page are adjacent."""
        return sorted(self.bundle.chunks)

    @cached_property
    def facts(self) -> Mapping[str, Mapping[str, str]]:
        """The addresses of the API pages, by product and component."""
        return api_addresses(self.site.pages)

    @cached_property
    def known_shared(self) -> Known[SharedPageParts]:
        """What all pages share, and the digest of the code that renders them."""
        encoded = msgspec.json.encode(self.shared, enc_hook=str, order="deterministic")
        return Known(self.shared, digest(self.code_digest, encoded))

    @cached_property
    def _components(self) -> dict[str, dict[str, str]]:
        return {}

    @cached_property
    def fact_ground(self) -> FactGround:
        """The facts that directives choose from."""
        return FactGround(site=self.site, reference=self.reference, run=self.run_facts)

    @cached_property
    def trails(self) -> Mapping[str, tuple[Crumb, ...]]:
        """The parents of each page that are pages themselves, by the page's address, if any are."""
        trails: dict[str, tuple[Crumb, ...]] = {}
        for product in self.site.products:
            rows = walk_with_parents(product.navigation)
            # One trail for each group: few rows are groups.
            for parents, group in groupby(rows, key=itemgetter(1)):
                addresses = (page_address(item.pathname) for item, _ in group)
                if trail := tuple(self._crumbs(parents)):
                    trails.update(dict.fromkeys(addresses, trail))
                elif trails:
                    # The last of several rows of a page decides.
                    for address in addresses:
                        trails.pop(address, None)
        return trails

    def _crumbs(self, rows: Iterable[NavigationItem]) -> Iterator[Crumb]:
        for row in rows:
            page = self.pages.get(page_address(row.pathname))
            if page:
                yield Crumb(name=page.settings.title, address=page.address)

    @cached_property
    def lists(self) -> Mapping[str, BlogList]:
        """The lists of the blog by their address; empty if its posts are not listed."""
        return find_lists(self.site) if has_lists(self.memory) else {}

    @cached_property
    def posts(self) -> list[Post]:
        """The posts of the blog, the newest first."""
        return posts_of(self.site.pages)

    @cached_property
    def author_pictures(self) -> Mapping[str, Picture]:
        """The pictures of authors, by their id; the blog's page reports unreadable ones."""
        pictures = {}
        for author in self.site.authors:
            path = f"{BLOG_FOLDER}/{author.picture}"
            if author.picture and path in self.memory.files:
                with suppress(ContentError):
                    image = self.memory.files[path]
                    pictures[author.id] = read_picture(self.site.root, path, image.digest)
        return pictures

    @cached_property
    def post_pictures(self) -> Mapping[str, Picture]:
        """The pictures of posts, by the post's address; their pages report unreadable ones."""
        pictures = {}
        for _, page in self.posts:
            named = page.settings.picture
            path = f"{page.address.strip('/')}/{named.file}" if named else ""
            if path in self.memory.files:
                with suppress(ContentError):
                    image = self.memory.files[path]
                    pictures[page.address] = read_picture(self.site.root, path, image.digest)
        return pictures

    @cached_property
    def changelog_owners(self) -> Mapping[str, Product]:
        """The products by the addresses of their changelogs."""
        return {changelog_address(product): product for product in self.site.products}

    @cached_property
    def _written(self) -> dict[str, WrittenText]:
        return {}

    def written_text(self, page: Page) -> WrittenText:
        """The generated text of a page, or the components it places on an author's page."""
        if page.address not in self._written:
            self._written[page.address] = _make_text(self, page)
        return self._written[page.address]

    def components(self, product: str) -> dict[str, str]:
        """The components that the pages of a product can place."""
        if product not in self._components:
            # Imported lazily: few pages place one.
            from tearsheet.derived.components import component_props

            homes = {
                name: product_facts.homes for name, product_facts in self.reference.products.items()
            }
            self._components[product] = component_props(
                self.site,
                self.products.get(product),
                self.reference.measured,
                self.error_codes,
                homes,
                self.theme,
                self.icons,
                self.changelogs,
            )
        return self._components[product]

    @cached_property
    def _views(self) -> dict[str, Known[NavigationView]]:
        return {}

    def view(self, page: Page) -> tuple[str, Known[NavigationView]]:
        """The shell as a page shows it, and the name of that view."""
        shell = self.shell(page)
        number = shell.view_of(page.address)
        name = f"{page.product} {number}"
        if name not in self._views:
            if len(self._views) == MOST_VIEWS:
                del self._views[next(iter(self._views))]
            navigation = shell.navigation(number)
            view = make_view(shell.frame, navigation)
            self._views[name] = Known(view, shell.digests[number])
        return name, self._views[name]

    def shell(self, page: Page) -> Shell:
        """The shell of a page's product."""
        return self.shells[page.product]


def make_view(frame: str, navigation: str) -> NavigationView:
    """A view of a shell, with its links and ids, which are checked once."""
    inspection = inspect_page(frame + navigation)
    return NavigationView(
        frame=frame,
        navigation=navigation,
        links=frozenset(inspection.links),
        ids=frozenset(inspection.ids),
    )


def _make_text(context: SiteContext, page: Page) -> WrittenText:
    if page.address in context.lists:
        pictures = BlogPictures(authors=context.author_pictures, posts=context.post_pictures)
        blog_list = write_list(context.lists[page.address], context.site, pictures)
        return blog_list if page.generated else replace(blog_list, text="")
    owner = context.changelog_owners.get(page.address) if page.generated else None
    if owner:
        return write_changelog(owner, context.changelogs, context.reference, context.pages)
    planned = context.planned.get(page.address)
    if planned:
        return write_planned_page(planned, context.site, context.reference)
    return WrittenText()
