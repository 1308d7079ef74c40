from __future__ import annotations

from dataclasses import replace

from tearsheet.model.product import Product, Version, in_order_of_families, offered_products


def test_products_are_listed_category_by_category_and_the_family_in_its_order() -> None:
    products = [
        product("charts", "x"),
        product("system", "core"),
        product("maps", "geography"),
        product("toolpad-core", "toolpad"),
        product("data-grid", "x"),
        product("material-ui", "core"),
    ]

    listed = [one.id for one in in_order_of_families(products)]

    assert listed == ["material-ui", "system", "charts", "data-grid", "toolpad-core", "maps"]


def test_what_is_offered_was_released_and_is_listed() -> None:
    released = product("charts", "x", versions=(Version(text="v8", current=True),))
    products = [
        product("maps", "geography"),
        released,
        replace(released, id="docs", listed=False),
    ]

    assert offered_products(products) == [released]


def product(name: str, category: str, versions: tuple[Version, ...] = ()) -> Product:
    return Product(
        id=name,
        category=category,
        name=name,
        description="",
        address="/",
        logo="",
        versions=versions,
    )
