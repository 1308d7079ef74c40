"""A page, its settings, and the props that every page gets."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, get_args

from msgspec import Struct, field

from tearsheet.model.texts import TEXTS

Layout = Literal["article", "wide", "landing"]
"""How a page is laid out: a column of text, a wide one, or a wide one without side navigation."""

LAYOUTS: tuple[Layout, ...] = get_args(Layout)


class LeadPicture(Struct, frozen=True, kw_only=True):
    """The picture below the title of a page, also shown where the page is listed as a post."""

    file: str
    """The name of a file in the page's folder."""
    alt: str


class PageSettings(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """The front matter of a page."""

    title: str
    description: str
    components: tuple[str, ...] = ()
    hooks: tuple[str, ...] = ()
    product_id: str | None = None
    """Overrides the product that follows from the address."""
    package: str | None = None
    source: str | None = None
    """The folder of the component in the libraries' repository."""
    wai_aria: str | None = None
    """The address of the pattern the component follows."""
    layout: Layout = "article"
    contents: bool = True
    """Whether the table of contents is shown."""
    playground: bool = True
    """Whether the first component gets a playground, if possible."""
    condensed_font: bool = False
    """Whether a demo of the page uses the condensed font."""
    sponsor: bool = True
    """Whether the page may show a house message."""
    authors: tuple[str, ...] = ()
    date: datetime.date | None = None
    tags: tuple[str, ...] = ()
    picture: LeadPicture | None = None
    keywords: tuple[str, ...] = ()
    """Words that people search for instead of those in the text, such as other libraries' names."""
    foremost: tuple[str, ...] = ()
    """Those of the keywords by which this page is meant rather than any other."""
    unmentioned: tuple[tuple[str, str], ...] = ()
    """The props, slots and hooks that the page leaves out, each with the reason."""


class Page(Struct, frozen=True, kw_only=True, gc=False):
    """One address of the site and its text."""

    address: str
    file: str
    """The path of the file that it is read or made from."""
    root: Path = Path()
    """The folder from which that path leads there."""
    settings: PageSettings
    product: str
    """The id of the product the page belongs to, `docs` for the pages of no product."""
    category: str
    listed: bool = True
    """Whether search engines, the sitemap and the search may list it."""
    generated: bool = False
    """Whether it is generated from the facts of packages, and has no file of its own."""

    @property
    def source(self) -> Path:
        """The file that it is read or made from."""
        # A path takes more memory than all else here, and only few pages are asked for it.
        return self.root / self.file


class PageProps(Struct, frozen=True, kw_only=True):
    """The props of every page: the visitor's language and the interface's texts."""

    user_language: str = "en"
    translations: Mapping[str, str] = field(default_factory=lambda: TEXTS)
