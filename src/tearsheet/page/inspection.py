"""The ids, links and headings of a finished page, parsed from its HTML."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html import unescape

from msgspec import Struct

_HEADINGS = {"h1": 1, "h2": 2, "h3": 3, "h4": 4, "h5": 5, "h6": 6}

_TAG = re.compile(
    r"""<(?:
        !--.*?--> |
        # The content of these elements is text, whatever it looks like.
        (?P<raw>script|style|textarea|title)\b
        (?P<raw_attributes>(?:[^>"']++|"[^"]*+"|'[^']*+')*+)>.*?</(?P=raw) |
        # Skip the tokens of highlighted code, of which a page has hundreds, end tags, and tags
        # without attributes other than headings and images.
        (?!span\ class="[^"]*">|/|[a-gj-z]\w*>)
        (?P<name>[a-zA-Z][^\s/>]*)(?P<attributes>(?:[^>"']++|"[^"]*+"|'[^']*+')*+)>
    )""",
    re.VERBOSE | re.DOTALL | re.IGNORECASE,
)
CODE_BEGINS, CODE_ENDS = '<pre tabindex="0"><code>', "</code></pre>"
_WANTED = re.compile(r"\b(?:id|href|src)\b", re.IGNORECASE)
_LINK_ALONE = re.compile(r'(?: class="anchor")? href="([^"&]*)"')
_ATTRIBUTE = re.compile(r"""([^\s"'<>/=]++)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?""")


class Finding(Struct, frozen=True, kw_only=True):
    """A problem that can only be seen on the finished page."""

    problem: str
    remedy: str


class Inspection(Struct, frozen=True, kw_only=True):
    """A page's ids, links and problems."""

    ids: tuple[str, ...]
    links: tuple[str, ...]
    """Addresses of this site, each once."""
    findings: tuple[Finding, ...]


def inspect_page(
    html: str, *, leave_out: frozenset[str] = frozenset(), taken: frozenset[str] = frozenset()
) -> Inspection:
    """Parse a finished page, or the part of it that is not shared with other pages.

    `leave_out` are the links of the shared part, `taken` its ids.
    """
    ids: dict[str, int] = {}
    links: dict[str, None] = {}
    findings: list[Finding] = []
    level = 0
    for tag, attributes in _read_tags(html):
        if ident := attributes.get("id"):
            ids[ident] = ids.get(ident, 0) + 1
        href = attributes.get("href") or attributes.get("src")
        if href and href[0] in "/#" and href not in leave_out:
            links[href] = None
        if tag == "img" and "alt" not in attributes:
            findings.append(_image_without_alt(attributes.get("src") or ""))
        if tag in _HEADINGS:
            findings += _check_heading(_HEADINGS[tag], level)
            level = _HEADINGS[tag]
    findings += [_duplicate(ident) for ident, count in ids.items() if count > 1 or ident in taken]
    return Inspection(ids=tuple(ids), links=tuple(links), findings=tuple(findings))


def _read_tags(html: str) -> Iterator[tuple[str, Mapping[str, str]]]:
    """The tags that are of interest, with their attributes.

    By a regular expression, as nesting does not matter; building DOM trees would take a tenth
    of a build.
    """
    for raw, raw_attributes, name, attributes in _TAG.findall(_without_tokens(html)):
        tag = (raw or name).lower()
        written = raw_attributes or attributes
        if tag in _HEADINGS or tag == "img" or _WANTED.search(written):
            yield tag, _read_attributes(written)


def _without_tokens(html: str) -> str:
    """The page without the lines of blocks of code: most of its tags, and none of interest."""
    before, *blocks = html.split(CODE_BEGINS)
    if not blocks:
        return html
    return before + "".join([_without_lines(block) for block in blocks])


def _without_lines(block: str) -> str:
    lines, end, after = block.partition(CODE_ENDS)
    # Code that a component has rendered may hold anything.
    tokens = lines.count('<span class="') + lines.count("</span>")
    is_plain = end and tokens == lines.count("<") and ' id="' not in lines
    return end + after if is_plain else block


def _read_attributes(written: str) -> dict[str, str]:
    # Most are links as Markdown has them.
    if link := _LINK_ALONE.fullmatch(written):
        return {"href": link[1]}
    attributes: dict[str, str] = {}
    for name, double, single, bare in _ATTRIBUTE.findall(written):
        value = double or single or bare
        # Of a duplicate attribute browsers take the first.
        attributes.setdefault(name.lower(), unescape(value) if "&" in value else value)
    return attributes


def _image_without_alt(src: str) -> Finding:
    return Finding(
        problem=f'The image "{src}" has no text for those who cannot see it.',
        remedy="Say what it shows, or give it an empty text when it shows nothing.",
    )


def _duplicate(ident: str) -> Finding:
    return Finding(
        problem=f'The id "{ident}" stands twice on the finished page.',
        remedy="Give the heading or the demo another name.",
    )


def _check_heading(level: int, before: int) -> list[Finding]:
    if level > before + 1:
        problem = f"On the finished page a heading of level {level} follows one of level {before}."
        return [Finding(problem=problem, remedy="Let headings go down one level at a time.")]
    return []
