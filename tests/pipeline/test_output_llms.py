from __future__ import annotations

import re

import pytest

from outputs_samples import HOST, HOSTILE, a_page, a_product, a_site
from tearsheet.pipeline.llms import render_llms


def test_a_product_lists_its_pages_with_twins_and_descriptions() -> None:
    page = a_page("/joy-ui/react-switch/")
    site = a_site(page, products=(a_product(),))

    text = render_llms(site, {page.address: "joy-ui/react-switch.md"})

    assert text == (
        "# Tearsheet\n\n"
        "> Components, documented.\n\n"
        "- Joy UI: Components with joy.\n\n"
        "## Joy UI\n\n"
        f"- [Switch]({HOST}/joy-ui/react-switch.md): A switch turns one setting on or off.\n"
    )


def test_pages_stand_in_the_order_of_the_side_navigation() -> None:
    pages = [a_page(f"/joy-ui/{name}/", title=name) for name in ("c", "b", "a", "lost")]
    site = a_site(*pages, products=(a_product("/joy-ui/b/", "/joy-ui/a", "/joy-ui/c/"),))

    text = render_llms(site, {page.address: f"{page.address}.md" for page in pages})

    assert re.findall(r"\[(\w+)\]", text) == ["b", "a", "c", "lost"]


def test_pages_of_no_product_are_optional() -> None:
    page = a_page("/versions/", title="Versions", product="docs")

    text = render_llms(a_site(page), {page.address: "versions.md"})

    assert f"## Optional\n\n- [Versions]({HOST}/versions.md)" in text


def test_unlisted_pages_and_pages_without_a_twin_are_left_out() -> None:
    hidden = a_page("/experiments/docs/x/", title="Hidden", listed=False)
    alone = a_page("/joy-ui/alone/", title="Alone")
    site = a_site(hidden, alone, products=(a_product(),))

    text = render_llms(site, {hidden.address: "hidden.md"})

    assert "Hidden" not in text
    assert "Alone" not in text
    assert "Joy UI" not in text


@pytest.mark.parametrize("title", [*HOSTILE, "two\nlines", "](https://evil.example) ["])
def test_a_title_can_neither_end_its_link_nor_begin_another(title: str) -> None:
    page = a_page("/joy-ui/x/", title=title)

    text = render_llms(a_site(page, products=(a_product(),)), {page.address: "x(1).md"})

    [row] = [line for line in text.split("\n") if line.startswith("- [")]
    assert re.sub(r"\\.", "", row).count("](") == 1
    assert f"]({HOST}/x%281%29.md): " in row
    assert "<" not in re.sub(r"\\.", "", row)
