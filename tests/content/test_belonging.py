"""Which product a page belongs to, in trees of products."""

from __future__ import annotations

from pathlib import Path

import pytest

from small_site import SmallSite
from tearsheet.content.load import load_site
from tearsheet.content.memory import Memory
from tearsheet.content.scan import scan_content

CONTENT = Path(__file__).parents[2] / "content"
LOGO = '<svg viewBox="0 0 24 24"><path d="M3 3h18"/></svg>'


def product(site: SmallSite, folder: str, *more: str) -> None:
    lines = ("name: A product", "description: What it is for.", "logo: logo.svg", *more)
    site.write(f"{folder}/product.yaml", "\n".join(lines))
    site.write(f"{folder}/logo.svg", LOGO)


def pages_of(content: Path) -> dict[str, tuple[str, str]]:
    loaded = load_site(content, scan_content(content), Memory())
    assert loaded.mistakes == ()
    return {page.address: (page.product, page.category) for page in loaded.site.pages}


@pytest.fixture(scope="module")
def own_pages() -> dict[str, tuple[str, str]]:
    """The pages of this site."""
    return pages_of(CONTENT)


def test_pages_below_a_product_are_its_own(site: SmallSite) -> None:
    product(site, "pigment", "category: styling")
    site.page("pigment")
    site.page("pigment/guides/colors")
    site.page("pigments")

    pages = pages_of(site.content)

    assert pages["/pigment/"] == ("pigment", "styling")
    assert pages["/pigment/guides/colors/"] == ("pigment", "styling")
    assert pages["/pigments/"] == ("docs", "docs")


def test_pages_below_a_product_take_its_overridden_id_and_category(site: SmallSite) -> None:
    product(site, "joy-ui", "id: joy", "category: beta")
    site.page("joy-ui/react-switch")

    assert pages_of(site.content)["/joy-ui/react-switch/"] == ("joy", "beta")


def test_of_nested_products_the_nearest_has_the_page(site: SmallSite) -> None:
    product(site, "x", "category: x")
    product(site, "x/react-data-grid", "category: x")
    product(site, "x/react-data-grid/pivoting", "id: pivoting")
    for folder in ("", "/introduction", "/react-data-grid/rows", "/react-data-grid/pivoting/first"):
        site.page(f"x{folder}")

    pages = pages_of(site.content)

    assert pages["/x/"] == ("x", "x")
    assert pages["/x/introduction/"] == ("x", "x")
    assert pages["/x/react-data-grid/rows/"] == ("x-react-data-grid", "x")
    assert pages["/x/react-data-grid/pivoting/first/"] == ("pivoting", "core")


def test_the_api_pages_of_a_product_stay_its_own_when_another_lies_above_them(
    site: SmallSite,
) -> None:
    product(site, "x")
    product(site, "x/react-data-grid", "category: grids", "api:", "  address: /x/api/data-grid/")
    site.page("x/api/data-grid/column")
    site.page("x/api/charts/bar")

    pages = pages_of(site.content)

    assert pages["/x/api/data-grid/column/"] == ("x-react-data-grid", "grids")
    assert pages["/x/api/charts/bar/"] == ("x", "core")


def test_a_page_may_choose_a_product_that_lies_elsewhere(site: SmallSite) -> None:
    product(site, "joy-ui")
    product(site, "pigment")
    site.page("joy-ui/colors", more=["productId: pigment"])

    assert pages_of(site.content)["/joy-ui/colors/"] == ("pigment", "core")


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("/", ("docs", "docs")),
        ("/material-ui/react-button/", ("material-ui", "core")),
        ("/joy-ui/react-button/", ("joy-ui", "core")),
        ("/system/getting-started/", ("system", "core")),
        ("/base-ui/react-slider/", ("base-ui", "core")),
        ("/x/react-data-grid/", ("x-data-grid", "x")),
        ("/x/react-date-pickers/", ("x-date-pickers", "x")),
        ("/toolpad/core/react-sign-in-page/", ("toolpad-core", "toolpad")),
        ("/experiments/docs/code/", ("docs-infra", "docs")),
        ("/blog/", ("docs", "docs")),
    ],
)
def test_the_pages_of_this_site_belong_where_its_products_say(
    own_pages: dict[str, tuple[str, str]], address: str, expected: tuple[str, str]
) -> None:
    assert own_pages[address] == expected
