"""A page as its author wrote it, and what an application gives to each."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tearsheet.model.texts import TEXTS


@dataclass(frozen=True, slots=True, kw_only=True)
class PageSettings:
    """What stands between the first two lines of dashes."""

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
    contents: bool = True
    """Whether the table of contents is shown."""
    playground: bool = True
    """Whether a playground of the first component is made where that is possible."""
    condensed_font: bool = False
    """Whether a demo of the page is set in the narrow face."""
    sponsor: bool = True
    """Whether a message of the house may stand on the page."""
    authors: tuple[str, ...] = ()
    date: datetime.date | None = None
    tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """One address of the site and the text that is read there."""

    address: str
    source: Path
    settings: PageSettings
    product: str
    """The id of the product the page belongs to, `docs` for the pages of no product."""
    category: str
    listed: bool = True
    """Whether search engines, the site map and search may know of it."""
    generated: bool = False
    """Whether nobody wrote it: it is made of what the packages say, and has no file of its own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PageProps:
    """What every page is given: the visitor's language and the interface's texts."""

    user_language: str = "en"
    translations: Mapping[str, str] = field(default_factory=lambda: TEXTS)
