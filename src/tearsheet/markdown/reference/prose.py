"""The descriptions in packages: untrusted Markdown, rendered without raw HTML."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from pyromark import Markdown, Options

from tearsheet.markdown.features.code import render_code
from tearsheet.markdown.highlighting import Fence
from tearsheet.markdown.rendering import attribute, escape

MAKERS = "https://mui.com"
"""The base URL of links without a host in packages: the package authors' site."""

_PARSER = Markdown(options=Options.ENABLE_STRIKETHROUGH)

_MARKUP = re.compile(r"[`*_\[\]<>&\\~#|]|\n|^\s*(?:[-+=]|\d+[.)])|https?:")
"""A text without a match has no markup."""

TYPE_NAME = re.compile(r"\[\[(\w+)\]\]")
"""How texts of packages name a type that has a page."""

_LINK_TARGET = re.compile(r"(?<=\]\()[^()\s]+(?=\))")
_BARE = re.compile(r"(?<![(<\w\"'`=\[])https?://[^\s<>()\"'`\]]*[\w/]")

_ELEMENTS = {
    "Emphasis": "em",
    "Strong": "strong",
    "Strikethrough": "s",
    "Item": "li",
    "BlockQuote": "blockquote",
}
_NAMED = "named:"
"""The scheme of links to a name."""

_WEB = ("https://", "http://")


def render_prose(text: str, addresses: Mapping[str, str]) -> str:
    """A description as HTML; `addresses` resolves links to pages of this site.

    Raw HTML is escaped, so packages cannot inject elements.
    """
    if not _MARKUP.search(text):
        return f"<p>{escape(text)}</p>" if text else ""
    return _Prose(addresses).render(_spell_out(text, addresses))


def _spell_out(text: str, addresses: Mapping[str, str]) -> str:
    """JSDoc's `[[Name]]` links and bare URLs as Markdown links."""
    text = TYPE_NAME.sub(lambda match: _name(match[1], addresses), text)
    return _BARE.sub(r"<\g<0>>", text) if "http" in text else text


def _name(name: str, addresses: Mapping[str, str]) -> str:
    return f"[`{name}`]({_NAMED}{name})" if name in addresses else f"`{name}`"


def render_line(text: str, addresses: Mapping[str, str]) -> str:
    """The same without the paragraph element, if the text is a single paragraph."""
    html = render_prose(text, addresses)
    inner = html.removeprefix("<p>").removesuffix("</p>")
    return html if "<p>" in inner else inner


def plain_prose(text: str, addresses: Mapping[str, str], whole: Callable[[str], str] = str) -> str:
    """A description as Markdown for the copy; `whole` makes the site's addresses absolute."""

    def target(match: re.Match[str]) -> str:
        address = find_address(match[0], addresses)
        return whole(address) if address else match[0]

    def name(match: re.Match[str]) -> str:
        address = addresses.get(match[1])
        return f"[`{match[1]}`]({whole(address)})" if address else f"`{match[1]}`"

    return TYPE_NAME.sub(name, _LINK_TARGET.sub(target, text))


def find_address(written: str, addresses: Mapping[str, str]) -> str | None:
    """The target of a package's link; None if it is not a valid one."""
    if written.startswith(_NAMED):
        return addresses.get(written.removeprefix(_NAMED))
    site_path = written.removeprefix(MAKERS)
    if site_path.startswith("/") and not site_path.startswith("//"):
        # Written pages of this site have other headings than the authors' pages.
        path = site_path.partition("#")[0]
        return addresses.get(site_path) or addresses.get(path) or f"{MAKERS}{site_path}"
    return written if written.startswith(_WEB) else None


class _Prose:
    """Converts one text to HTML."""

    def __init__(self, addresses: Mapping[str, str]) -> None:
        self._addresses = addresses
        self._ends: list[str] = []
        self._parts: list[str] = []
        self._lines: list[str] | None = None
        """The lines of the current code block."""

    def render(self, text: str) -> str:
        for event in _PARSER.events(text):
            if isinstance(event, str):
                self._alone(event)
                continue
            (kind, value), *_ = event.items()
            _ANSWERS.get(kind, _Prose._nothing)(self, value)
        return "".join(self._parts)

    def _alone(self, kind: str) -> None:
        self._parts.append("<br>" if kind == "HardBreak" else "\n" if kind == "SoftBreak" else "")

    def _start(self, tag: Any) -> None:
        kind, value = (tag, None) if isinstance(tag, str) else next(iter(tag.items()))
        if kind == "CodeBlock":
            self._lines = []
            return
        begin, end = self._element(kind, value)
        self._parts.append(begin)
        self._ends.append(end)

    def _element(self, kind: str, value: Any) -> tuple[str, str]:
        if kind in ("Paragraph", "Heading"):
            return "<p>", "</p>"
        if kind == "List":
            # An ordered list keeps its start number.
            name = "ul" if value is None else "ol"
            start = f' start="{value}"' if value not in (None, 1) else ""
            return f"<{name}{start}>", f"</{name}>"
        if kind == "Link":
            href = find_address(value["dest_url"], self._addresses)
            return (f'<a href="{attribute(href)}">', "</a>") if href else ("", "")
        name = _ELEMENTS.get(kind, "")
        return (f"<{name}>", f"</{name}>") if name else ("", "")

    def _end(self, _: Any) -> None:
        if self._lines is None:
            self._parts.append(self._ends.pop())
            return
        # Code examples in packages show usage, whatever language they declare.
        self._parts.append(render_code("".join(self._lines), Fence(language="tsx")))
        self._lines = None

    def _text(self, text: str) -> None:
        if self._lines is None:
            self._parts.append(escape(text))
        else:
            self._lines.append(text)

    def _code(self, text: str) -> None:
        self._parts.append(f"<code>{escape(text)}</code>")

    def _html(self, text: str) -> None:
        # The one element that JSDoc comments use for layout.
        is_break = re.fullmatch(r"<br\s*/?>\s*", text)
        self._parts.append("<br>" if is_break else escape(text))

    def _nothing(self, _: Any) -> None:
        """Ignore an event."""


_ANSWERS: dict[str, Callable[[_Prose, Any], None]] = {
    "Start": _Prose._start,
    "End": _Prose._end,
    "Text": _Prose._text,
    "Code": _Prose._code,
    "InlineHtml": _Prose._html,
    "Html": _Prose._html,
}
