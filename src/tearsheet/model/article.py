"""A rendered page text: its HTML, its Markdown copy, its islands and its mistakes."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tearsheet.errors import Mistake


class Heading(Struct, frozen=True, kw_only=True):
    """A heading that can be linked to."""

    level: int
    id: str
    text: str
    """The plain text, without markup."""


class Island(Struct, frozen=True, kw_only=True):
    """An island of a page: the component that the reader must load, and its props."""

    kind: Literal["demo", "browser", "component", "playground"]
    """A demo that only a browser can show is of the kind `browser`."""
    id: str
    """The id for the bundler: `<id of a demo>/<styling>`; of a component, its name."""
    props: str = "{}"
    """JSON text, so that the value stays comparable and hashable."""


class Prerendered(Struct, frozen=True, kw_only=True):
    """A prerendered island: its HTML, its styles, its chunks."""

    html: str
    css: tuple[tuple[str, str], ...] = ()
    """The critical CSS, each style with emotion's name for it."""
    src: str | None = None
    """The chunk that hydrates it; None for a static part."""
    scope: str | None = None
    """The scope of its own stylesheet; None for a part without one."""
    is_text: bool = False
    """Whether it is part of the article: it looks like it, and is searched with it."""
    preload: tuple[str, ...] = ()
    styles: tuple[str, ...] = ()
    """The addresses of its stylesheets."""
    inline_styles: tuple[str, ...] = ()
    """The text of its short stylesheets, which travel inside the page."""
    fonts: tuple[str, ...] = ()
    """The fonts of its theme, which the page preloads."""
    mistake: Mistake | None = None
    """Why it could not be rendered, if it could not."""

    @property
    def stylesheet(self) -> str:
        """The critical CSS as one text."""
        return "".join(text for _, text in self.css)


class IsolatedFrame(Struct, frozen=True, kw_only=True):
    """An island in a separate document, shown in an iframe of the page."""

    address: str
    title: str
    island: Island


class LinkUse(Struct, frozen=True, kw_only=True):
    """A link in the text and the line it stands on."""

    href: str
    line: int


class Article(Struct, frozen=True, kw_only=True):
    """The rendered text of one page."""

    html: str
    markdown: str
    """The Markdown copy: directives written as plain Markdown, links absolute."""
    outline: str = ""
    """The HTML without highlighting, whose tags are most of it: for what only reads an article.
    Empty if it is the same."""
    headings: tuple[Heading, ...] = ()
    islands: tuple[Island, ...] = ()
    """The islands in the page itself."""
    frames: tuple[IsolatedFrame, ...] = ()
    links: tuple[LinkUse, ...] = ()
    mistakes: tuple[Mistake, ...] = ()
