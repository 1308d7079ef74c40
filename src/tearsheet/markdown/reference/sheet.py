"""Builds a reference page part by part: its HTML, its contents and its Markdown copy."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct, field

from tearsheet.markdown.features.code import render_code
from tearsheet.markdown.highlighting import Fence
from tearsheet.markdown.reference.facts import (
    Columns,
    Fact,
    fold_facts,
    render_facts,
    render_switch,
)
from tearsheet.markdown.reference.prose import plain_prose
from tearsheet.markdown.rendering import attribute, escape
from tearsheet.model.anchor import kebab, section_id
from tearsheet.model.article import Heading
from tearsheet.model.link import Link
from tearsheet.model.reference_page import ReferencePage
from tearsheet.model.texts import TEXTS


class ReferenceSheet(Struct):
    """The builder of one page; lives only as long as `render_reference` runs."""

    page: ReferencePage
    host: str = ""
    html: list[str] = field(default_factory=list)
    markdown_copy: list[str] = field(default_factory=list)
    headings: list[Heading] = field(default_factory=list)

    @property
    def level(self) -> int:
        """The heading level of sections: below the title, or below the name of one of several."""
        return 3 if self.page.together else 2

    def title(self, text: str, lead: str) -> None:
        """The title of the page, and the sentence below it."""
        self.html.append(f'<h1>{escape(text)}</h1>\n<p class="lead">{escape(lead)}</p>\n')
        self.markdown_copy.append(f"# {text}\n\n{lead}\n")

    def name(self, name: str) -> None:
        """The name of one of several on a page."""
        self._heading(2, kebab(name), name, listed=2)

    def section(self, name: str, kind: str, words: str) -> None:
        """The beginning of a section about a component or a hook."""
        self._heading(
            self.level, section_id(name, kind), words, listed=self.level, alias=self._alias(kind)
        )

    def _alias(self, kind: str) -> str:
        """The short id that a section has in addition, as an attribute.

        Links to the package authors' site use it: `#props` for what is `#button-props` here.
        """
        is_single = len(self.page.components) + len(self.page.hooks) == 1
        return f' id="{attribute(kind)}"' if is_single and not self.page.together else ""

    def _heading(self, level: int, ident: str, words: str, listed: int, alias: str = "") -> None:
        ident = attribute(ident)
        self.headings.append(Heading(level=listed, id=ident, text=words))
        link = f'<a class="anchor"{alias} href="#{ident}">{escape(words)}</a>'
        self.html.append(f'<h{level} id="{ident}">{link}</h{level}>\n')
        self.markdown_copy.append(f"\n{'#' * level} {words}\n")

    def text(self, html: str, plain: str) -> None:
        """A paragraph, as HTML and for the Markdown copy."""
        self.html.append(f"<p>{html}</p>\n")
        self.markdown_copy.append(f"\n{plain}\n")

    def block(self, html: str, plain: str) -> None:
        """Any other block."""
        self.html.append(html)
        self.markdown_copy.append(f"\n{plain}\n")

    def callout(self, kind: str, html: str, plain: str) -> None:
        """A callout."""
        title = TEXTS[f"callout{kind.capitalize()}"]
        self.html.append(
            f'<aside class="callout {kind}" role="note" aria-label="{title}">\n{html}\n</aside>\n'
        )
        self.markdown_copy.append(f"\n{plain}\n")

    def code(self, name: str, kind: str, words: str, code: str) -> None:
        """Some lines of TypeScript; the contents lead to them although they have no heading."""
        ident = section_id(name, kind)
        self.headings.append(Heading(level=self.level, id=ident, text=words))
        block = f"<div{self._alias(kind)}>{render_code(code, Fence(language='tsx'))}</div>"
        self.html.append(f'<div id="{attribute(ident)}">{block}</div>\n')
        self.markdown_copy.append(f"\n```tsx\n{code}\n```\n")

    def links(self, links: Iterable[Link]) -> None:
        """A list of links to other pages."""
        links = tuple(links)
        items = "".join(
            f'<li><a href="{attribute(link.address)}">{escape(link.text)}</a></li>\n'
            for link in links
        )
        self.html.append(f"<ul>\n{items}</ul>\n")
        rows = "\n".join(f"- [{link.text}]({self.whole(link.address)})" for link in links)
        self.markdown_copy.append(f"\n{rows}\n")

    def line_of_links(self, name: str, kind: str, words: str, links: Iterable[Link]) -> None:
        """Links to other pages, in one line; `words` have `{links}` where they go."""
        links = tuple(links)
        html = ", ".join(
            f'<a href="{attribute(link.address)}">{escape(link.text)}</a>' for link in links
        )
        plain = ", ".join(f"[{link.text}]({self.whole(link.address)})" for link in links)
        ident = attribute(section_id(name, kind))
        line = f"<span{self._alias(kind)}>{words.replace('{links}', html)}</span>"
        self.html.append(f'<p id="{ident}">{line}</p>\n')
        self.markdown_copy.append(f"\n{words.replace('{links}', plain)}\n")

    def facts(self, facts: Sequence[Fact], columns: Columns, markdown_copy: str) -> None:
        """A list of facts below the layout switch, deprecated ones folded.

        All are in the table of contents.
        """
        # A package may list something twice; ids must be unique.
        facts = list({fact.id: fact for fact in reversed(facts)}.values())[::-1]
        self.headings += (Heading(level=3, id=fact.id, text=fact.name) for fact in facts)
        switch = render_switch(f"{self.headings[-1 - len(facts)].id}-layout")
        self.html.append(switch + _render_lists(facts, columns))
        self.markdown_copy.append(f"\n{markdown_copy}\n")

    def tell(self, text: str) -> str:
        """A package's text for the Markdown copy."""
        return plain_prose(text, self.page.addresses, self.whole)

    def whole(self, address: str) -> str:
        """An absolute URL, as the Markdown copy may be read anywhere."""
        return f"{self.host}{address}" if address.startswith("/") else address


def _render_lists(facts: Sequence[Fact], columns: Columns) -> str:
    """The facts to use, then those that are deprecated, behind one line."""
    current = [fact for fact in facts if not fact.deprecated]
    deprecated = [fact for fact in facts if fact.deprecated]
    html = render_facts(current, columns) if current else ""
    if not deprecated:
        return html
    summary = TEXTS["deprecatedFacts"].replace("{count}", str(len(deprecated)))
    return html + fold_facts(summary, deprecated, columns)
