"""The whole site: its settings, its products and its pages."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct, field

from tearsheet.model.author import Author
from tearsheet.model.example_address import is_example_address
from tearsheet.model.house_message import HouseMessage
from tearsheet.model.move import Moves
from tearsheet.model.navigation import NavigationItem
from tearsheet.model.notice import Notice
from tearsheet.model.page import Page
from tearsheet.model.product import Product
from tearsheet.model.synonym import Synonym


class Budgets(Struct, frozen=True, kw_only=True):
    """The size limits of one page, in KiB; a larger one fails its check."""

    html: int = 120
    """Uncompressed, with everything the page itself carries."""
    compressed: int = 30
    reference: int = 400
    """Uncompressed, of generated pages, whose length the packages decide."""
    reference_compressed: int = 40


class Chat(Struct, frozen=True, kw_only=True):
    """A chat assistant that a page can be opened in."""

    name: str
    address: str
    """Its URL, with `{address}` for that of the page's Markdown copy."""


_QUESTION = "Read%20{address}%20and%20answer%20my%20questions%20about%20it."
CHATS = (
    Chat(name="ChatGPT", address=f"https://chatgpt.com/?hints=search&q={_QUESTION}"),
    Chat(name="Claude", address=f"https://claude.ai/new?q={_QUESTION}"),
)
"""The chats that pages offer by default."""

GUIDES = ("sx", "theme", "license", "sizes")
"""The terms that API pages link to an explanation of: a prop, the theme, plans, sizes."""


class SiteSettings(Struct, frozen=True, kw_only=True):
    """The settings in `site.yaml`."""

    name: str
    host: str
    """The origin the site is published under, without a slash at the end."""
    description: str
    repository: str | None = None
    edit: str | None = None
    """The address of a page's source, with `{path}` where its path goes."""
    files: str | None = None
    """The URL of a file of the content, with `{path}` for its path."""
    feedback: str | None = None
    """The URL for feedback on a page, with `{address}` and optionally `{title}`."""
    chats: tuple[Chat, ...] = CHATS
    """The chat assistants that every page can be opened in."""
    fonts_host: str | None = None
    """The origin the fonts of demos come from; without one the site has copies of its own."""
    tag_service: str | None = None
    """The URL of the analytics script, with its `id`."""
    tag_hosts: tuple[str, ...] = ()
    """Other origins to which that script sends data."""
    consent: bool = False
    """Whether analytics wait for the visitor's consent."""
    license_key: str | None = None
    """The key of the commercial packages; secret until it is part of the bundle."""
    message_share: float = 1
    """The share of pages that show a house message."""
    sponsor_ratio: float = 0.1
    """The share of shown house messages that is measured."""
    languages: tuple[str, ...] = ("en",)
    social_images: bool = True
    offline: bool = True
    """Whether visited pages are stored for offline use; if off, the worker is uninstalled."""
    budgets: Budgets = field(default_factory=Budgets)
    categories: Mapping[str, str] = field(default_factory=dict)
    """The headings of products in menus, by category; a missing one falls back to its name."""
    guides: Mapping[str, str] = field(default_factory=dict)
    """The pages that explain common terms of API pages, by the term in GUIDES."""
    notices: tuple[Notice, ...] = ()
    """Shown above the header, one at a time."""

    def __repr__(self) -> str:
        # That of a struct would show the key.
        return f"SiteSettings(host={self.host!r})"

    def __rich_repr__(self) -> list[tuple[str, object]]:
        return [("host", self.host)]

    @property
    def placeholders(self) -> dict[str, str]:
        """The settings that still have an example address, with which no site is published."""
        addresses = {
            "host": self.host,
            "repository": self.repository,
            "edit": self.edit,
            "files": self.files,
            "feedback": self.feedback,
        }
        return {
            key: address
            for key, address in addresses.items()
            if address and is_example_address(address)
        }


class Site(Struct, frozen=True, kw_only=True):
    """Everything that is read from the content folder, checked for consistency."""

    root: Path
    settings: SiteSettings
    products: tuple[Product, ...]
    pages: tuple[Page, ...]
    default_navigation: tuple[NavigationItem, ...]
    """Shown on pages that belong to no product."""
    messages: tuple[HouseMessage, ...] = ()
    """Of which each page shows one."""
    sentences: Mapping[str, str] = field(default_factory=dict)
    """Short descriptions of components without a page, by their name in addresses."""
    drawings: Mapping[str, str] = field(default_factory=dict)
    """The SVG elements that galleries show for a page, by its address; written or not."""
    synonyms: tuple[Synonym, ...] = ()
    """Other words for components and pages, by which the search finds them."""
    authors: tuple[Author, ...] = ()
    """The authors of the blog; if empty, posts may have any author."""
    moves: Moves = field(default_factory=Moves)
    """The redirects."""

    @property
    def language_prefixes(self) -> tuple[str, ...]:
        """The optional prefixes of addresses: current and former languages."""
        return (*self.settings.languages, *self.moves.former_languages)


def navigation_of(site: Site, product: Product | None) -> tuple[NavigationItem, ...]:
    """The navigation of a product's pages; by default that of the site."""
    return product.navigation if product and product.navigation else site.default_navigation
