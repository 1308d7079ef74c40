"""Whatever stands in a page: it is rendered, or refused; never a traceback, never a script."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

from hypothesis import example, given
from hypothesis import strategies as st
from page_samples import render
from selectolax.lexbor import LexborHTMLParser

from tearsheet.model.article import Article

FRAGMENTS = Path(__file__).parent / "fragments"
LINES = (FRAGMENTS / "lines.txt").read_text(encoding="utf-8").split("\n")
INLINES = (FRAGMENTS / "inline.txt").read_text(encoding="utf-8").split("\n")
ODD_LINES = ["\tcode", "\u2028", '<img src=x onerror="alert(1)">', '<sub title="x">']
# A file is text when it is read: without NUL, its lines ended one way.
TEXT = st.text(st.characters(codec="utf-8", exclude_characters="\0\r"), max_size=60)
ANY_LINE = st.sampled_from([*LINES, *ODD_LINES])
ANY_INLINE = st.sampled_from([*INLINES, " ", "\n", "\t", '<sub title="\'">'])
PAGES = st.one_of(
    TEXT,
    st.lists(ANY_LINE, max_size=14).map("\n".join),
    st.lists(ANY_INLINE, max_size=14).map("".join),
    st.lists(st.one_of(ANY_LINE, st.lists(ANY_INLINE, max_size=5).map("".join)), max_size=10).map(
        "\n".join
    ),
)
VOID = {"br", "hr", "img", "input", "wbr"}
ACTING = {"script", "style", "object", "embed", "base", "form", "template"}


class Nesting(HTMLParser):
    """Follows the tags as they are written, and notes what a browser would have to mend."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.wrong: list[str] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def read_as_written(html: str) -> Nesting:
    reader = Nesting()
    reader.feed(html)
    reader.close()
    return reader


def words(text: str) -> str:
    return re.sub(r"\s+|\0|\ufffd", "", text)


def reject_bad_nesting(article: Article) -> None:
    written = read_as_written(article.html)
    assert written.wrong == []
    assert written.open == []
    # A browser that had to mend the nesting would move the text about, or lose it.
    body = LexborHTMLParser(f"<body>{article.html}").body
    assert body
    assert words(body.text()) == words("".join(written.texts))


def reject_what_acts(article: Article) -> None:
    for node in LexborHTMLParser(article.html).css("*"):
        assert node.tag not in ACTING
        assert not [name for name in node.attributes if name.startswith("on")]
        href = node.attributes.get("href") or node.attributes.get("src") or ""
        assert not re.match(r"\s*(?:javascript|data|vbscript):", href, re.IGNORECASE)
    assert "<script" not in article.html.lower()


@given(text=PAGES)
@example(text="::: info\n" * 50 + ":::\n" * 50)
@example(text=":: demo BasicSwitch\n\n`<?tearsheet 5?>` and <?tearsheet 99999999999?>")
@example(text="*<kbd>*</kbd>")
@example(text="[a[^n]](/b/)\n\n[^n]: note")
@example(text="a ![x](leaf.png) b")
@example(text="- ::: features\n  - a\n  :::\n")
@example(text="> [^n]: note\n\na[^n]")
@example(text="[^n]: a[^n]\n\n[^m]: b[^n]\n\nc[^m]")
@example(text="| a |\n| - |\n| ![x](leaf.png) [^n] |\n\n[^n]: - list")
@example(text="## [a](/b/) ![x](leaf.png)")
def test_any_page_without_mistakes_is_well_formed_and_any_other_cannot_act(text: str) -> None:
    article = render(f"# Title\n\nLead.\n\n{text}\n")

    if not article.mistakes:
        reject_bad_nesting(article)
    reject_what_acts(article)
    assert all(mistake.where.line for mistake in article.mistakes)


@given(text=PAGES)
def test_rendering_a_page_twice_gives_the_same_bytes(text: str) -> None:
    assert render(text) == render(text)
