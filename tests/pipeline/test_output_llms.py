from __future__ import annotations

import re

import pytest

from outputs_samples import HOST, HOSTILE, a_page, a_product, a_site
from tearsheet.pipeline.llms import render_llms


def test_a_product_lists_its_pages_with_twins_and_descriptions() -> None:
    page = a_page("/joy-ui/react-switch/")
    site = a_site(page, products=(a_product(),))

    text = render_llms(site, {page.address: "joy-ui/react-switch.md"})["llms.txt"]

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

    text = render_llms(site, {page.address: f"{page.address}.md" for page in pages})["llms.txt"]

    assert re.findall(r"\[(\w+)\]", text) == ["b", "a", "c", "lost"]


def test_pages_of_no_product_are_optional() -> None:
    page = a_page("/versions/", title="Versions", product="docs")

    text = render_llms(a_site(page), {page.address: "versions.md"})["llms.txt"]

    assert f"## Optional\n\n- [Versions]({HOST}/versions.md)" in text


def test_unlisted_pages_and_pages_without_a_twin_are_left_out() -> None:
    hidden = a_page("/experiments/docs/x/", title="Hidden", listed=False)
    alone = a_page("/joy-ui/alone/", title="Alone")
    site = a_site(hidden, alone, products=(a_product(),))

    text = render_llms(site, {hidden.address: "hidden.md"})["llms.txt"]

    assert "Hidden" not in text
    assert "Alone" not in text
    assert "Joy UI" not in text


@pytest.mark.parametrize("title", [*HOSTILE, "two\nlines", "](https://evil.example) ["])
def test_a_title_can_neither_end_its_link_nor_begin_another(title: str) -> None:
    page = a_page("/joy-ui/x/", title=title)

    text = render_llms(a_site(page, products=(a_product(),)), {page.address: "x(1).md"})["llms.txt"]

    [row] = [line for line in text.split("\n") if line.startswith("- [")]
    assert re.sub(r"\\.", "", row).count("](") == 1
    assert f"]({HOST}/x%281%29.md): " in row
    assert "<" not in re.sub(r"\\.", "", row)


def test_too_many_pages_stand_in_parts_that_the_first_file_names() -> None:
    pages = [a_page(f"/joy-ui/{name}/", title=name) for name in "abc"]
    alone = a_page("/versions/", title="Versions", product="docs")
    site = a_site(*pages, alone, products=(a_product(),))
    copies = {page.address: f"{page.address.strip('/')}.md" for page in site.pages}

    files = render_llms(site, copies, most_links=2)

    assert list(files) == ["llms.txt", "llms/joy-ui/1.txt", "llms/joy-ui/2.txt", "llms/1.txt"]
    assert files["llms.txt"].endswith(
        "## Joy UI\n\n"
        f"- [Joy UI, part 1]({HOST}/llms/joy-ui/1.txt): 2 pages, a to b\n"
        f"- [Joy UI, part 2]({HOST}/llms/joy-ui/2.txt): 1 pages, c to c\n\n"
        "## Optional\n\n"
        f"- [Optional, part 1]({HOST}/llms/1.txt): 1 pages, Versions to Versions\n"
    )


def test_parts_hold_what_the_single_file_holds() -> None:
    pages = [a_page(f"/joy-ui/{name}/", title=name) for name in "edcba"]
    site = a_site(*pages, products=(a_product("/joy-ui/c/"),))
    copies = {page.address: f"{page.address.strip('/')}.md" for page in site.pages}

    whole = render_llms(site, copies)["llms.txt"]
    divided = render_llms(site, copies, most_links=2)

    parts = "".join(text for name, text in divided.items() if name != "llms.txt")
    assert re.findall("- \\[.*", parts) == re.findall("- \\[.*", whole)
    assert all(part.startswith("# Tearsheet\n\n> Components") for part in divided.values())
