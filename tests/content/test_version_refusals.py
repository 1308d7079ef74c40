"""What a product may say of its versions and of where its source is."""

from __future__ import annotations

import pytest

from small_site import SmallSite
from tearsheet.content.load import load_site
from tearsheet.content.memory import Memory
from tearsheet.content.scan import scan_content

LOGO = '<svg viewBox="0 0 24 24"><path d="M3 3h18"/></svg>'
PRODUCT = """\
name: Joy UI
description: Components.
logo: logo.svg
versions:
  - {text: v7, current: true}
  - text: v6
    href: https://v6.example.org/
"""

REFUSED = {
    "pages that are all one": (
        "    pages: https://v6.example.org/\n",
        8,
        "does not say where the same page is in v6",
        "{address}",
    ),
    "pages that act": (
        "    pages: javascript:alert(1){address}\n",
        8,
        "does not say where the same page is",
        "https://",
    ),
    "pages on a host made of the address": (
        "    pages: https://{address}\n",
        8,
        "does not say where the same page is",
        "https://v6.example.org{address}",
    ),
    "missing pages of a version without pages": (
        "    without: [/joy-ui/]\n",
        8,
        "No page leads to v6 anyway",
        "pages:",
    ),
    "a missing page that is no address": (
        "    pages: https://v6.example.org{address}\n    without: [joy-ui]\n",
        9,
        '"joy-ui" is not the address of a page',
        "from the top of the site",
    ),
    "a styling nobody knows": (
        "stylings: [system, tailwnd]\n",
        8,
        'no styling "tailwnd"',
        'Did you mean "tailwind"?',
    ),
    "a source for no component": (
        "source: https://git.example/joy\n",
        8,
        "one source",
        "{path}",
    ),
}


@pytest.mark.parametrize(
    ("more", "line", "problem", "remedy"), REFUSED.values(), ids=REFUSED.keys()
)
def test_what_would_lead_nowhere_is_refused(
    site: SmallSite, more: str, line: int, problem: str, remedy: str
) -> None:
    write_product(site, PRODUCT + more)

    (mistake,) = site.read_mistakes()

    assert mistake.where.line == line
    assert problem in mistake.problem
    assert remedy in mistake.remedy


def test_a_version_says_where_a_page_is_and_which_it_does_not_have(site: SmallSite) -> None:
    write_product(
        site, f"{PRODUCT}    pages: https://v6.example.org/en{{address}}\n    without: [/joy-ui/]\n"
    )

    loaded = load_site(site.content, scan_content(site.content), Memory())

    older = loaded.site.products[0].versions[1]
    assert older.pages == "https://v6.example.org/en{address}"
    assert older.without == ("/joy-ui/",)
    assert loaded.mistakes == ()


def write_product(site: SmallSite, text: str) -> None:
    site.write("joy-ui/product.yaml", text)
    site.write("joy-ui/logo.svg", LOGO)
