"""Whatever stands in a file: it is read, or refused with a place; nothing else ever happens."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tearsheet.content.navigation_file import read_navigation
from tearsheet.content.page_file import SplitPage, read_settings, split_page
from tearsheet.content.product_file import read_product
from tearsheet.content.site_file import read_site_settings
from tearsheet.content.text_file import decode_text
from tearsheet.errors import ContentError, Mistake

FILE = Path("content/some/file.yaml")
KEYS = ["title", "description", "pathname", "children", "versions", "budgets", "linkProps", "date"]
SCALARS = ["yes", "3", "0x1f", "1e999", ".nan", "~", "2026-13-45", "/a/", '"\\0"', "'", "|", "? ["]
SIGNS = [
    "\n",
    "\n  ",
    "\n    ",
    " ",
    "- ",
    ": ",
    "{",
    "}",
    "[",
    "]",
    "&a ",
    "*a",
    "!!set ",
    "!x ",
    "#",
]
ODD = ["---\n", "...\n", "%YAML 1.1\n", "<<: ", "\t", "\x85", "\u2028", "💡", "=", "@"]
ROWS = [f"- {key}: " for key in KEYS]
PIECES = st.sampled_from([*KEYS, *(f"{key}:" for key in KEYS), *ROWS, *SCALARS, *SIGNS, *ODD])
YAML_TEXTS = st.one_of(st.text(max_size=80), st.lists(PIECES, max_size=30).map("".join))


def mistakes_of(read: object, text: str) -> list[Mistake]:
    assert callable(read)
    mistakes: list[Mistake] = []
    try:
        read(text, mistakes)
    except ContentError as error:
        mistakes.append(error.mistake)
    return mistakes


READERS = {
    "site": lambda text, mistakes: read_site_settings(text, FILE, mistakes),
    "product": lambda text, mistakes: read_product(text, FILE, "/some/", (), mistakes),
    "navigation": lambda text, mistakes: read_navigation(text, FILE, mistakes),
    "front matter": lambda text, mistakes: read_settings(SplitPage(text, "", 1), FILE, mistakes),
}


@pytest.mark.parametrize("reader", list(READERS))
@given(text=YAML_TEXTS)
@example(text="? [a, b]\n: c\n")
@example(text="? {a: b}\n: c\n")
@example(text="- pathname: /a/\n  ? [x]\n  : y\n")
@example(text="&a [*a]")
@example(text="host: !!binary x\n")
@example(text="logo: .\n")
@example(text='logo: "\\0"\nname: a\ndescription: b\n')
@example(text="date: 2026-02-30T10:00:00Z\n")
@example(text="sponsorRatio: 1:30\n")
@example(text="sponsorRatio: 0b1\n")
def test_any_yaml_is_read_or_refused_with_a_line_of_the_file(reader: str, text: str) -> None:
    mistakes = mistakes_of(READERS[reader], text)

    last = len(text.splitlines()) + 2
    assert all(mistake.where.file == FILE for mistake in mistakes)
    assert all(1 <= (mistake.where.line or 1) <= last for mistake in mistakes)
    assert all(mistake.problem and mistake.remedy for mistake in mistakes)


@given(text=st.one_of(st.text(max_size=60), st.lists(PIECES, max_size=20).map("".join)))
def test_any_page_is_parted_without_losing_a_character_or_refused(text: str) -> None:
    whole = f"---\n{text}"

    try:
        parts = split_page(whole, FILE)
    except ContentError:
        return

    kept = whole.removesuffix(parts.body)
    assert kept.removesuffix("\n") == f"---\n{parts.front_matter}---"
    assert parts.body_line == kept.count("\n") + 1


@given(data=st.binary(max_size=200))
def test_any_bytes_are_text_or_refused(data: bytes) -> None:
    try:
        text = decode_text(data, FILE)
    except ContentError:
        return

    assert "\0" not in text
    assert "\r" not in text
