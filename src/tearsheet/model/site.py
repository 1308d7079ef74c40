"""The whole site: its settings, its products and its pages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tearsheet.model.author import Author
from tearsheet.model.house_message import HouseMessage
from tearsheet.model.move import Moves
from tearsheet.model.navigation import NavigationItem
from tearsheet.model.page import Page
from tearsheet.model.product import Product


@dataclass(frozen=True, slots=True, kw_only=True)
class Budgets:
    """How heavy one page may be, in KiB; a heavier one fails its proof."""

    html: int = 120
    """Uncompressed, with everything the page itself carries."""
    compressed: int = 30
    reference: int = 400
    """Uncompressed, of pages that are made of facts: how long they are, the packages decide."""
    reference_compressed: int = 40


GUIDES = ("sx", "theme", "licence", "sizes")
"""What API pages lead to an explanation of: a prop, the theme, commercial plans, sizes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SiteSettings:
    """What `site.yaml` says: one place for everything a site owner decides."""

    name: str
    host: str
    """The origin the site is published under, without a slash at the end."""
    description: str
    repository: str | None = None
    edit: str | None = None
    """The address of a page's source, with `{path}` where its path goes."""
    files: str | None = None
    """The address a file of the content is looked at, with `{path}` where its path goes."""
    feedback: str | None = None
    """Where one writes about a page, with `{address}` and perhaps `{title}` for those of it."""
    fonts_host: str | None = None
    """The origin the fonts of demos come from; without one the site has copies of its own."""
    tag_service: str | None = None
    """The address of the script that takes measurements, with the `id` it takes them for."""
    tag_hosts: tuple[str, ...] = ()
    """Origins beside its own to which that script sends what it was told."""
    consent: bool = False
    """Whether nothing is measured before the visitor has agreed."""
    licence_key: str | None = field(default=None, repr=False)
    """Of the commercial packages; a secret until it is in what they run from."""
    sponsor_ratio: float = 0.1
    """Of how many house messages it is measured that they were shown."""
    languages: tuple[str, ...] = ("en",)
    social_images: bool = True
    offline: bool = True
    """Whether visitors keep what they have seen; off, it is taken from those who do."""
    budgets: Budgets = Budgets()
    categories: Mapping[str, str] = field(default_factory=dict)
    """The headings of products in menus, by their category; one without goes by its own name."""
    guides: Mapping[str, str] = field(default_factory=dict)
    """The pages that explain what stands on many API pages, by its word in GUIDES."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """Everything that is read from the content folder, proven to fit together."""

    root: Path
    settings: SiteSettings
    products: tuple[Product, ...]
    pages: tuple[Page, ...]
    default_navigation: tuple[NavigationItem, ...]
    """Shown on pages that belong to no product."""
    messages: tuple[HouseMessage, ...] = ()
    """Of which each page shows one."""
    sentences: Mapping[str, str] = field(default_factory=dict)
    """What components are for whose pages are not written yet, by their name in addresses."""
    authors: tuple[Author, ...] = ()
    """Of the blog; without any, posts may name whom they like."""
    moves: Moves = field(default_factory=Moves)
    """Where pages used to be."""

    @property
    def language_prefixes(self) -> tuple[str, ...]:
        """What an address may begin with and is found without: languages of today and before."""
        return (*self.settings.languages, *self.moves.former_languages)


def navigation_of(site: Site, product: Product | None) -> tuple[NavigationItem, ...]:
    """The navigation of a product's pages; the site's own where there is none."""
    return product.navigation if product and product.navigation else site.default_navigation
