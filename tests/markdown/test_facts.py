"""Facts of packages on a page: lists with addresses, filters, the Markdown copy and refusals."""

from __future__ import annotations

import pytest
from page_samples import render_below_title
from selectolax.lexbor import LexborHTMLParser
from test_twin_parity import said_by_html, said_by_twin


@pytest.mark.parametrize(
    "directive",
    ["utilities", "utilities {group=palette}", "install @mui/joy", "events", "hook useSwitch"],
)
def test_the_copy_says_what_the_page_says(directive: str) -> None:
    article = render_below_title(f":: {directive}\n")

    assert article.mistakes == ()
    assert said_by_twin(article.markdown) == said_by_html(article.html)


def test_a_table_in_the_copy_is_the_table_of_the_page() -> None:
    article = render_below_title("Above.\n\n:: utilities {only=p color}\n\nBelow.\n")

    assert article.markdown.endswith(
        "Above.\n\n"
        "| Property | CSS |\n| --- | --- |\n| `p` | `padding` |\n| `color` | `red \\| green` |\n"
        "\nBelow.\n"
    )


def test_links_of_facts_are_checked_and_whole_in_the_copy() -> None:
    article = render_below_title(":: install @mui/joy\n")

    assert [link.href for link in article.links] == ["/joy-ui/guide/"]
    assert "[the guide](https://small.example/joy-ui/guide/)" in article.markdown


def test_events_and_selectors_have_addresses_of_their_own() -> None:
    article = render_below_title(":: events {only=rowClick}\n\n:: selectors {group=Rows}\n")

    page = LexborHTMLParser(article.html)
    assert [item.id for item in page.css(".facts > li")] == [
        "event-rowClick",
        "selector-rowsSelector",
    ]
    assert "- `rowClick`: `RowParams` – Prop: `onRowClick`." in article.markdown
    assert "- `rowsSelector`: `Row[]`" in article.markdown
    assert "rowOver" not in article.markdown


def test_a_hook_lists_what_it_takes_and_returns() -> None:
    article = render_below_title(":: hook useSwitch\n")

    page = LexborHTMLParser(article.html)
    assert len(page.css("ul.facts")) == 2
    assert "**Parameters**\n\n- `checked`: `boolean`" in article.markdown
    assert "**Return value**\n\n- `getProps`: `() => Props`" in article.markdown


@pytest.mark.parametrize(
    ("directive", "problem", "remedy"),
    [
        ("theme colors", 'There is no "colors".', "Use palette."),
        ("utilities {group=space}", 'There is no group "space".', "Use one of: palette, spacing."),
        ("utilities {only=mm}", 'There is no "mm" here.', "Did you mean"),
        ("utilities {sorted}", '"utilities" has no option "sorted".', "Use one of"),
        ("hook useSwitch {only=checked}", '"hook" has no option "only".', "without options"),
        ("locales @mui/joy", "There are no such facts.", "Remove it."),
    ],
)
def test_what_is_not_there_is_refused(directive: str, problem: str, remedy: str) -> None:
    article = render_below_title(f":: {directive}\n")

    (mistake,) = article.mistakes
    assert mistake.problem == problem
    assert remedy in mistake.remedy
    assert mistake.where.line == 5
