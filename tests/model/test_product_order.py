from __future__ import annotations

from msgspec.structs import replace

from tearsheet.model.product import Product, Version, in_order, offered_products, offered_stylings


def test_products_are_listed_in_the_order_they_ask_for_and_the_others_as_they_come() -> None:
    products = [
        replace(product("charts", "x"), order=10),
        product("maps", "geography"),
        replace(product("system", "core"), order=2),
        replace(product("data-grid", "x"), order=10),
        product("atlas", "geography"),
        replace(product("material-ui", "core"), order=1),
    ]

    listed = [one.id for one in in_order(products)]

    assert listed == ["material-ui", "system", "charts", "data-grid", "maps", "atlas"]


def test_what_is_offered_was_released_and_is_listed() -> None:
    released = product("charts", "x", versions=(Version(text="v8", current=True),))
    products = [
        product("maps", "geography"),
        released,
        replace(released, id="docs", listed=False),
    ]

    assert offered_products(products) == [released]


def test_a_styling_is_offered_where_demos_of_any_product_have_it() -> None:
    charts = replace(product("charts", "x"), stylings=("css",))
    maps = replace(product("maps", "geography"), stylings=("system",))

    assert offered_stylings([charts, maps]) == ["system", "css"]
    # Pages that belong to no product may have demos in all of them.
    assert offered_stylings([]) == ["system", "tailwind", "css"]


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
