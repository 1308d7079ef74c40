"""The table of contents of a page: its sections, and their parts."""

from __future__ import annotations

from tearsheet.model.article import Heading
from tearsheet.page.contents import MANY, render_contents


def section(name: str) -> Heading:
    return Heading(level=2, id=name, text=name)


def part(name: str) -> Heading:
    return Heading(level=3, id=name, text=name)


def test_a_section_has_its_parts_below_it() -> None:
    html = render_contents([section("a"), part("a1"), section("b")])

    assert '<li><a href="#a">a</a><ul><li><a href="#a1">a1</a></li></ul></li>' in html


def test_a_page_of_one_section_has_no_contents() -> None:
    assert render_contents([section("a"), part("a1"), part("a2")]) == ""


def test_a_few_parts_are_always_shown() -> None:
    headings = [section("a"), *(part(f"a{number}") for number in range(MANY - 2)), section("b")]

    assert "deep" not in render_contents(headings)


def test_many_parts_are_shown_for_the_section_that_is_read() -> None:
    headings = [section("a"), *(part(f"a{number}") for number in range(MANY - 1)), section("b")]

    assert '<ul class="deep">' in render_contents(headings)
