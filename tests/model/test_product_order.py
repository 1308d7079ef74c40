from __future__ import annotations

from tearsheet.model.product import Product, in_order_of_families


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


def product(name: str, category: str) -> Product:
    return Product(id=name, category=category, name=name, description="", address="/", logo="")
