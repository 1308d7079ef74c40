"""Extracts the visible text of a finished page, section by section."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import unescape

from msgspec import Struct

_KEYWORDS = re.compile(r'<meta name="keywords" content="([^"]*)">')
_UNREAD = re.compile(
    # Skip what most tags are: end tags, those of text, and the tokens of highlighted code.
    r'<(?!/|(?:p|li|t[dr]|code|em|strong)>|a (?:class="anchor" )?href="[^"]*">|span class="[^"]*">)'
    r"(?:"
    # The frame of every page.
    r'aside class="house".*?</aside>|'
    # Controls, and islands that are no part of the text.
    r"(live-part(?![^>]* data-article )|nav|button|svg|script|style|select|textarea|label|summary"
    r"|template)\b.*?</\1>|"
    # Hidden or purely visual content, and what only repeats the navigation.
    r'([a-z]+\d?)\b[^>]*\s(?:hidden|aria-hidden="true"|data-unsearched)[^>]*>.*?</\2>)',
    re.DOTALL,
)
_DEMO = re.compile(
    r'<figure class="demo\b(?:[^<]++|<(?!/?figure\b)|<figure\b.*?</figure>)*+</figure>', re.DOTALL
)
_CODE = re.compile(r"<pre\b[^>]*>(.*?)</pre>", re.DOTALL)
_TAG = re.compile(r"<[^>]*>")
# These elements separate words; others, such as tokens of highlighted code, do not.
_BLOCK = re.compile(
    r"</?(?:p|div|li|[uo]l|table|t[rdh]|thead|tbody|h[1-6]|br|d[ltd]|figure|figcaption"
    r"|blockquote|aside|section|details|article|main)\b[^>]*>"
)
_SECTION = re.compile(
    r'<h([1-6])\b(?:[^>]*?\sid="([^"]*)")?[^>]*>(.*?)</h\1>|'
    # A row of facts has an address of its own.
    r'<li id="([^"]*)"[^>]*><p class="name"><a\b[^>]*>(.*?)</a>',
    re.DOTALL,
)
_WRITTEN_IN_CODE = re.compile(r"[A-Za-z_$][\w$]*", re.ASCII)
_MODULE = re.compile(r"""\bfrom\s+['"]([^'"]+)['"]""")
_TELLING = re.compile(r"[a-z0-9][A-Z]|^[A-Z][a-z]")


class Section(Struct, frozen=True, kw_only=True):
    """A heading and the text below it, up to the next heading."""

    id: str
    """Empty for the top of the page."""
    heading: str
    level: int
    """The level of the heading; 0 for a row of facts."""
    written: Sequence[str]
    """The text, split where it has spaces."""
    code: str = ""
    """Its code; of demos only the names in it."""

    @property
    def text(self) -> str:
        """The text in one line."""
        return " ".join(self.written)


def read_sections(html: str) -> list[Section]:
    """Read the sections of a whole document; the first is the top of the page."""
    main = html[html.find("<main") : html.rfind("</main>")]
    if not main:
        return []
    read = _UNREAD.sub(" ", main[main.index(">") + 1 :])
    return list(_divide(_DEMO.sub(lambda match: f"<pre>{_names(match[0])}</pre>", read)))


def read_keywords(html: str) -> str:
    """The keywords in the head of a whole document."""
    keywords = _KEYWORDS.search(html, 0, html.find("</head>"))
    return _unescape(keywords[1]) if keywords else ""


def _divide(html: str) -> Iterator[Section]:
    ident, heading, level, start, above = "", "", 1, 0, ""
    for match in _SECTION.finditer(html):
        if match[1] == "1":
            # The first heading is the title, so the text above it belongs to the same section.
            heading, above, start = _plain(match[3]), html[start : match.start()], match.end()
            continue
        yield _section(ident, heading, level, above + html[start : match.start()])
        ident, heading = match[2] or match[4] or "", _plain(match[3] or match[5])
        level, start, above = int(match[1] or 0), match.end(), ""
    yield _section(ident, heading, level, above + html[start:])


def _section(ident: str, heading: str, level: int, html: str) -> Section:
    text, *blocks = html.split("<pre")
    parts = [block.partition("</pre>") for block in blocks]
    text = " ".join([text, *(after for _, _, after in parts)])
    code = " ".join([inside[inside.find(">") + 1 :] for inside, _, _ in parts])
    return Section(
        id=ident, heading=heading, level=level, written=_split(text), code=_untagged(code)
    )


def _names(demo: str) -> str:
    """The names in a demo's code: modules, components, functions, props."""
    names: dict[str, None] = {}
    for block in _CODE.findall(demo):
        code = _untagged(block)
        names.update(dict.fromkeys(_MODULE.findall(code)))
        words = _WRITTEN_IN_CODE.findall(code)
        names.update(dict.fromkeys(filter(_TELLING.search, words)))
    return " ".join(names)


def _untagged(html: str) -> str:
    return _unescape(_TAG.sub("", html) if "<" in html else html)


def _plain(html: str) -> str:
    """The plain text of some HTML."""
    return " ".join(_split(html))


def _split(html: str) -> list[str]:
    """The same, split where it has spaces."""
    return _unescape(_TAG.sub("", _BLOCK.sub(" ", html))).split()


def _unescape(html: str) -> str:
    """The text of some HTML without tags."""
    if "&" not in html:
        return html
    # These four are all that the engine writes, and a function called for each takes five times as
    # long. What is left must not begin another one.
    text = html.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", '"')
    if text.count("&") == text.count("&amp;"):
        return text.replace("&amp;", "&")
    return unescape(html)
