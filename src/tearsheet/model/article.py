"""A page's text, rendered: what the Markdown became and what was noticed on the way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tearsheet.errors import Mistake


@dataclass(frozen=True, slots=True, kw_only=True)
class Heading:
    """A heading that can be linked to."""

    level: int
    id: str
    text: str
    """Without markup, as it is read out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Island:
    """A live part of a page: what the reader must load for it, and with what."""

    kind: Literal["demo", "browser", "component", "playground", "tool"]
    """A demo that only a browser can show is of the kind `browser`."""
    id: str
    """How the bundler knows it: `<id of a demo>/<styling>`; of a component, its name."""
    props: str = "{}"
    """JSON text, so that the value stays comparable and can be a key."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Prerendered:
    """An island as the page shows it before any script: its HTML, its styles, its chunks."""

    html: str
    css: tuple[tuple[str, str], ...] = ()
    """The styles it is seen with, each after the name it has in the browser too."""
    src: str | None = None
    """The chunk that brings it to life; None for a part that never changes."""
    scope: str | None = None
    """The name of the place its own stylesheet is confined to; None for a part without one."""
    preload: tuple[str, ...] = ()
    styles: tuple[str, ...] = ()
    mistake: Mistake | None = None
    """Why it could not be rendered, if it could not."""

    @property
    def stylesheet(self) -> str:
        """The styles it is seen with, as one text."""
        return "".join(text for _, text in self.css)


@dataclass(frozen=True, slots=True, kw_only=True)
class IsolatedFrame:
    """A live part in a document of its own, shown in a frame of the page."""

    address: str
    title: str
    island: Island


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkUse:
    """A link in the text and the line it stands on."""

    href: str
    line: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Article:
    """The rendered text of one page."""

    html: str
    markdown: str
    """The same text for machines: directives spelled out, links made whole."""
    headings: tuple[Heading, ...] = ()
    islands: tuple[Island, ...] = ()
    """Those that stand in the page itself."""
    frames: tuple[IsolatedFrame, ...] = ()
    links: tuple[LinkUse, ...] = ()
    mistakes: tuple[Mistake, ...] = ()
