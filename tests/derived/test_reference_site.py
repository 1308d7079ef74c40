"""A small site of three products whose packages are read: its generated pages, rows and files."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from selectolax.lexbor import LexborHTMLParser

from small_site import SmallSite, begin_site, manifest_of
from tearsheet.derived.reference.packages import packages_with_facts
from tearsheet.model.product import Product

LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4z"/></svg>'
PRODUCTS = {
    "material-ui": ("Material UI", "@mui/lab", ""),
    "base-ui": ("Base UI", "@mui/base", "api:\n  beside: true\n"),
    "x/react-tree-view": ("Tree View", "@mui/x-tree-view", "api:\n  address: /x/api/tree-view/\n"),
}


def write_products(site: SmallSite) -> None:
    for folder, (name, package, api) in PRODUCTS.items():
        settings = (
            f"name: {name}\ndescription: What it is.\nlogo: logo.svg\n"
            "source: https://code.example/tree/v1/{path}\n"
            f'packages:\n  - "{package}"\n{api}'
        )
        site.write(f"{folder}/product.yaml", settings)
        site.write(f"{folder}/logo.svg", LOGO)
        site.write(f"{folder}/navigation.yaml", f"- pathname: /{folder}/\n")
        site.page(folder, title=name)


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> SmallSite:
    site = begin_site(tmp_path_factory.mktemp("described"))
    write_products(site)
    site.page("material-ui/react-masonry", title="Bricks", more=["components: [Masonry]"])
    site.page(
        "base-ui/react-slider",
        title="Slider",
        more=["components: [Slider]", "hooks: [useSlider]"],
    )
    site.page("base-ui/limits", ":: props Slider {only=min max}", title="Limits")
    site.write(
        "base-ui/navigation.yaml",
        "- pathname: /base-ui/\n- pathname: /base-ui/limits/\n"
        "- pathname: /base-ui/react-slider/\n"
        "- pathname: /base-ui/react-tabs/\n  unwritten: true\n",
    )
    site.write(
        "material-ui/navigation.yaml",
        "- pathname: /material-ui/\n- pathname: /material-ui/react-masonry/\n",
    )
    site.build()
    return site


def document(site: SmallSite, address: str) -> LexborHTMLParser:
    return LexborHTMLParser(site.text(f"{address.strip('/')}/index.html"))


def facts_of(site: SmallSite, package: str) -> dict[str, dict[str, dict[str, object]]]:
    facts = json.loads(site.text(f"reference/{package}.json"))
    assert isinstance(facts, dict)
    return facts


def test_every_component_has_a_page_where_its_product_has_them(described: SmallSite) -> None:
    files = manifest_of(described.out)

    for address in (
        "material-ui/api/masonry",
        "x/api/tree-view/rich-tree-view",
        "base-ui/react-slider/components-api",
        "base-ui/react-slider/hooks-api",
        "base-ui/react-tabs/components-api",
        "material-ui/api",
        "x/api/tree-view",
    ):
        assert {f"{address}/index.html", f"{address}.md"} <= files.keys()


@pytest.mark.parametrize(
    ("package", "folder"),
    [("@mui/lab", "material-ui/"), ("@mui/base", "base-ui/"), ("@mui/x-tree-view", "x/api/")],
)
def test_every_prop_in_the_json_is_on_its_page_once(
    described: SmallSite, package: str, folder: str
) -> None:
    ids = [
        ident
        for path in manifest_of(described.out)
        if path.startswith(folder) and re.search(r"api/(?:[\w-]+/)*index\.html$", path)
        for ident in re.findall(r'<li id="([^"]+)"', described.text(path))
    ]
    facts = facts_of(described, package)

    assert facts["components"]
    for name, component in facts["components"].items():
        kebab = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-", name).lower()
        props = component["props"]
        assert isinstance(props, dict)
        for prop in props:
            assert ids.count(f"{kebab}-prop-{prop}") == 1, f"{name}: {prop}"


def test_the_json_says_what_it_promises_in_a_settled_order(described: SmallSite) -> None:
    text = described.text("reference/@mui/lab.json")
    facts = json.loads(text)

    assert text == json.dumps(facts, ensure_ascii=False, indent=1, sort_keys=True) + "\n"
    assert facts["package"] == "@mui/lab"
    assert facts["components"]["Masonry"]["demos"] == ["/material-ui/react-masonry/"]
    assert facts["components"]["Masonry"]["props"]["columns"].keys() >= {
        *("type", "default", "required", "deprecated", "description")
    }
    assert "reference/@mui/lab.json.br" in manifest_of(described.out)


def test_pages_stand_in_the_navigation_and_lead_to_each_other(described: SmallSite) -> None:
    masonry = document(described, "/material-ui/api/masonry/")

    row = masonry.css_first('a[href="/material-ui/api/masonry/"][aria-current="page"]')
    assert row
    assert row.text() == "Masonry"
    assert masonry.css_first('a[rel="prev"]')
    assert masonry.css_first('a[rel="next"]')
    assert masonry.css_first('#main-content a[href="/material-ui/react-masonry/"]')


def test_pages_that_belong_together_are_tabs(described: SmallSite) -> None:
    addresses = [f"/base-ui/react-slider/{end}" for end in ("", "components-api/", "hooks-api/")]

    for address in addresses:
        tabs = document(described, address).css(".page-tabs > a")
        assert [tab.attributes["href"] for tab in tabs] == addresses
        (here,) = [tab for tab in tabs if tab.attributes.get("aria-current")]
        assert here.attributes["href"] == address


def test_the_page_of_a_component_leads_to_its_facts(described: SmallSite) -> None:
    masonry = document(described, "/material-ui/react-masonry/")
    slider = document(described, "/base-ui/react-slider/")

    (told,) = [item.text() for item in masonry.css("#main-content li") if "Masonry" in item.text()]
    assert re.search(r"\d props", told)
    assert masonry.css_first('#main-content a[href="/material-ui/api/masonry/"]')
    assert slider.css_first('#main-content a[href="/base-ui/react-slider/hooks-api/#use-slider"]')


def test_a_page_can_place_some_of_the_props(described: SmallSite) -> None:
    limits = document(described, "/base-ui/limits/")

    assert [node.attributes["id"] for node in limits.css(".facts > li")] == [
        "slider-prop-min",
        "slider-prop-max",
    ]


def test_nobody_is_asked_to_edit_what_nobody_wrote(described: SmallSite) -> None:
    masonry = document(described, "/material-ui/api/masonry/")

    source = masonry.css_first('a[href^="https://code.example/tree/v1/packages/"]')
    assert source
    assert "Edit this page" not in masonry.text()


def test_search_and_machines_know_the_pages(described: SmallSite) -> None:
    assert "/material-ui/api/masonry/" in described.text("sitemap.xml")
    assert "/material-ui/api/masonry.md" in described.text("llms.txt")
    assert '"Masonry"' in described.text("search/start.json")


def test_a_second_build_renders_nothing(described: SmallSite) -> None:
    described.write("page.md", described.content.joinpath("page.md").read_text() + "\nMore.\n")

    summary = described.build()

    assert summary.rendered == 1


def test_a_site_without_packages_has_no_reference(site: SmallSite) -> None:
    site.build()

    assert not (site.out / "reference").exists()


def test_a_package_that_is_not_installed_is_named_with_its_line(site: SmallSite) -> None:
    write_products(site)
    site.write(
        "base-ui/product.yaml",
        "name: B\ndescription: B.\nlogo: logo.svg\npackages:\n  - left-pad-of-nobody\n",
    )

    mistakes = [mistake for mistake in site.check_mistakes() if "left-pad" in mistake.problem]

    (mistake,) = mistakes
    assert str(mistake.where).endswith("base-ui/product.yaml:5")
    assert "is not installed" in mistake.problem
    assert "npm install left-pad-of-nobody" in mistake.remedy


def test_a_page_somebody_wrote_is_not_replaced(site: SmallSite) -> None:
    write_products(site)
    site.page("material-ui/api/masonry", "By hand.", title="Masonry by hand")

    site.build()

    assert "By hand." in site.text("material-ui/api/masonry/index.html")


def test_icons_are_no_components() -> None:
    product = Product(
        id="material-ui",
        category="core",
        name="Material UI",
        description="",
        address="/material-ui/",
        logo="",
        packages=("@mui/icons-material", "@mui/lab"),
        source=Path(),
    )

    assert packages_with_facts(product) == ["@mui/lab"]
