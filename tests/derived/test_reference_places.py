"""Where facts are read, what is inherited, and which rows lead there."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tearsheet.derived.reference.homes import find_homes
from tearsheet.derived.reference.members import ProductMembers, find_members
from tearsheet.derived.reference.navigation import add_rows
from tearsheet.derived.reference.origins import find_origins
from tearsheet.derived.reference.own_addresses import OwnAddresses, find_anchors, resolve_addresses
from tearsheet.derived.reference.words import describe_components, first_sentence, summarise
from tearsheet.errors import Place
from tearsheet.model.navigation import NavigationItem
from tearsheet.model.page import Page, PageSettings
from tearsheet.model.product import Api, Product
from tearsheet.model.reference import Component, Hook, PackageFacts, Prop, Slot, StyleClass
from tearsheet.model.reference_page import ComponentSheet, IndexGroup, IndexRow, ReferencePage


def product(identity: str, category: str = "core", *rows: str) -> Product:
    return Product(
        id=identity,
        category=category,
        name="Lamps",
        description="",
        address=f"/{identity}/",
        logo="",
        packages=("lamps",),
        navigation=tuple(row(pathname) for pathname in rows),
    )


def row(pathname: str) -> NavigationItem:
    return NavigationItem(pathname=pathname, source=Place(Path("navigation.yaml")))


def component(
    name: str, *props: str, module: str = "", inherits: str | None = None, package: str = "lamps"
) -> Component:
    return Component(
        name=name,
        package=package,
        imports=(f"import {{ {name} }} from 'lamps/{module or name}';",),
        props=tuple(Prop(name=prop, type="any") for prop in props),
        inherits=inherits,
    )


def facts_of(*components: Component) -> PackageFacts:
    by_name = {found.name: found for found in components}
    return PackageFacts(package=components[0].package, version="1.0.0", components=by_name)


def test_a_component_has_a_page_of_its_own_below_the_product() -> None:
    members = ProductMembers(components={"IconLamp": component("IconLamp")})

    homes = find_homes(product("lamps"), members, [])

    assert homes == {"IconLamp": "/lamps/api/icon-lamp/"}


def test_a_product_says_where_its_api_pages_are() -> None:
    members = ProductMembers(components={"IconLamp": component("IconLamp")})
    lamps = replace(product("lamps"), api=Api(address="/kit/api/lamps/"))

    assert find_homes(lamps, members, []) == {"IconLamp": "/kit/api/lamps/icon-lamp/"}


@pytest.mark.parametrize(
    ("name", "module", "page"),
    [
        ("Lamp", "", "react-lamp"),
        ("TabPanel", "", "react-tabs"),
        ("TablePagination", "", "react-table-pagination"),
        ("CssFade", "Fades", "react-fades"),
        ("NumberInput", "Unstable_NumberInput", "react-number-input"),
    ],
)
def test_what_works_together_stands_beside_one_page(name: str, module: str, page: str) -> None:
    rows = ("/base-ui/react-tabs/", "/base-ui/react-lamp/")
    lamps = replace(product("base-ui", "core", *rows), api=Api(beside=True))
    members = ProductMembers(components={name: component(name, module=module)})

    assert find_homes(lamps, members, []) == {name: f"/base-ui/{page}/components-api/"}


def test_the_page_that_names_a_component_has_it_beside() -> None:
    settings = PageSettings(title="Menu", description="", components=("Dropdown",))
    page = Page(
        address="/base-ui/react-menu/",
        file="page.md",
        settings=settings,
        product="base-ui",
        category="core",
    )
    hook = Hook(name="useDropdownState", package="lamps", imports=())
    members = ProductMembers(
        components={"Dropdown": component("Dropdown")}, hooks={hook.name: hook}
    )

    lamps = replace(product("base-ui"), api=Api(beside=True))

    assert find_homes(lamps, members, [page]) == {
        "Dropdown": "/base-ui/react-menu/components-api/",
        "useDropdownState": "/base-ui/react-menu/hooks-api/",
    }


def test_what_two_packages_export_is_the_first_ones() -> None:
    first = facts_of(component("Lamp", "glow"))
    second = facts_of(component("Lamp", "watts", package="more"), component("Wick", package="more"))
    both = replace(product("material-ui"), packages=("lamps", "more"))

    members = find_members(both, {"lamps": first, "more": second})

    assert [found.package for found in members.components.values()] == ["lamps", "more"]


def test_props_come_from_the_nearest_parent_that_has_them() -> None:
    base = component("Base", "glow", "ref", "watts")
    middle = component("Middle", "glow", "shade", inherits="Base")
    own = component("Own", "glow", inherits="Middle")
    homes = {("lamps", "Base"): "/api/base/"}

    origins = find_origins(own, [facts_of(base, middle, own)], homes)

    assert [(origin.name, [prop.name for prop in origin.props]) for origin in origins] == [
        ("Middle", ["shade"]),
        ("Base", ["ref", "watts"]),
    ]
    assert origins[1].address == "/api/base/"


def test_a_circle_of_parents_ends() -> None:
    one, other = component("One", inherits="Other"), component("Other", inherits="One")

    assert [origin.name for origin in find_origins(one, [facts_of(one, other)], {})] == ["Other"]


def test_rows_come_below_the_authors_own_and_never_twice() -> None:
    rows = (
        IndexRow(name="Lamp", address="/material-ui/api/lamp/", summary=""),
        IndexRow(name="Wick", address="/material-ui/api/wick/", summary=""),
    )
    lamps = product("material-ui", "core", "/material-ui/api/wick/")
    group = IndexGroup(id="components", title="Components", rows=rows)

    *own, api = add_rows(lamps.navigation, lamps, [group])

    assert own == list(lamps.navigation)
    index, components = api.children
    assert index.pathname == "/material-ui/api/"
    assert [item.pathname for item in components.children] == ["/material-ui/api/lamp/"]


def test_a_page_leads_to_the_guides_that_the_site_has() -> None:
    guides = {"sx": "/guides/sx/", "theme": "/guides/theme/"}
    own = OwnAddresses(pages={"/guides/sx/"}, guides=guides)

    assert resolve_addresses(ReferencePage(), own, {}).guides == {"sx": "/guides/sx/"}


def test_links_stay_on_the_site_where_it_has_the_page() -> None:
    described = Component(
        name="Lamp",
        package="lamps",
        imports=(),
        description="[a](/here/) [b](https://mui.com/here/) [c](/there/) [[LampDef]]",
    )
    page = ReferencePage(components=(ComponentSheet(component=described),))
    own = OwnAddresses(pages={"/here/"})

    resolved = resolve_addresses(page, own, {"LampDef": "/api/lamp-def/"})

    assert resolved.addresses == {"/here/": "/here/", "LampDef": "/api/lamp-def/"}


def test_a_link_leads_to_the_anchor_that_means_the_same_here() -> None:
    lamp = Component(
        name="IconLamp",
        package="lamps",
        imports=(),
        props=(Prop(name="glow", type="bool"),),
        slots=(Slot(name="bulb"),),
        classes=(StyleClass(key="off", class_name="MuiIconLamp-off", applied="MuiLamp-off"),),
        description=(
            "[a](/api/icon-lamp/#icon-lamp-classes-off) [b](/api/icon-lamp/#iconlamp-classes-bulb)"
            " [c](/api/icon-lamp/#props) [d](https://mui.com/api/icon-lamp/#demos)"
            " Or https://mui.com/old/ and https://mui.com/gone/#x."
        ),
    )
    page = ReferencePage(components=(ComponentSheet(component=lamp),))
    own = OwnAddresses(
        pages={"/api/icon-lamp/", "/new/"},
        anchors=find_anchors({"/api/icon-lamp/": page}),
        moved={"/old/": "/new/", "/gone/": "/nowhere/"},
    )

    resolved = resolve_addresses(page, own, {})

    assert resolved.addresses == {
        "/api/icon-lamp/#icon-lamp-classes-off": (
            "/api/icon-lamp/#icon-lamp-classes-MuiIconLamp-off"
        ),
        "/api/icon-lamp/#iconlamp-classes-bulb": "/api/icon-lamp/#icon-lamp-slots-bulb",
        "/api/icon-lamp/#props": "/api/icon-lamp/#icon-lamp-props",
        "/api/icon-lamp/#demos": "/api/icon-lamp/",
        "/old/": "/new/",
    }


@pytest.mark.parametrize(
    ("description", "sentence"),
    [
        ("It glows. It is warm.", "It glows."),
        (
            "It `glows` as [a lamp](/lamp/), e.g. at night. More.",
            "It glows as a lamp, e.g. at night.",
        ),
        ("A row of [[LampRow]]s.", "A row of LampRows."),
        ("", ""),
        ("So long" * 40, ""),
    ],
)
def test_the_first_sentence_says_what_a_thing_is_for(description: str, sentence: str) -> None:
    assert first_sentence(description) == sentence


def test_what_says_nothing_of_itself_is_counted() -> None:
    assert summarise(component("Lamp", "glow", "watts")) == "2 props"


def test_a_page_about_many_names_a_few() -> None:
    many = [component(name) for name in ("One", "Two", "Three", "Four", "Five")]

    assert describe_components(many, product("base-ui")) == (
        "Props of One, Two, Three, Four and more, of Lamps."
    )
