"""A page ten times as long takes ten times as long, and not a hundred times."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from page_samples import a_source

from cpu_limit import cpu_limit
from tearsheet.markdown.article import render_article
from tearsheet.markdown.tree import parse_markdown

SECONDS = 6
"""Each takes less than two; where every step looks at all that came before, it is minutes."""


def write_headings_alike(count: int) -> str:
    return "## Options\n\nText.\n\n" * count


def write_footnotes(count: int) -> str:
    references = "\n\n".join(f"Text[^{number}]." for number in range(count))
    notes = "\n\n".join(f"[^{number}]: Note." for number in range(count))
    return f"{references}\n\n{notes}"


def write_callouts(count: int) -> str:
    return f"::: info\n{'A sentence of the callout. ' * 90}\n:::\n\n" * count


def write_signs(count: int) -> str:
    return "*some _of " * count


@pytest.mark.parametrize(
    ("write", "count"),
    [
        (write_headings_alike, 12_000),
        (write_footnotes, 25_000),
        (write_callouts, 8_000),
        (write_signs, 200_000),
    ],
)
def test_thousands_of_a_kind_are_rendered_in_seconds(
    write: Callable[[int], str], count: int
) -> None:
    source = a_source(f"# Title\n\n{write(count)}\n")

    with cpu_limit(SECONDS):
        article = render_article(source)

    assert article.mistakes == ()
    assert len(article.html) > count


def test_the_line_of_a_place_is_found_without_counting_from_the_top() -> None:
    lines = 200_000
    document = parse_markdown("text\n" * lines)

    with cpu_limit(SECONDS):
        found = [document.line(5 * number) for number in range(0, lines, 4)]

    assert found == list(range(0, lines, 4))


def test_headings_alike_are_numbered_in_their_order() -> None:
    text = "## Options\n\n## Options 2\n\n## Options\n\n## Options\n\n## Options 2"

    article = render_article(a_source(f"# Title\n\n{text}\n"))

    ids = [heading.id for heading in article.headings]
    assert ids == ["options", "options-2", "options-3", "options-4", "options-2-2"]
