"""What a demo imports tells what surrounds it."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tearsheet.model.product import Product, Provider
from tearsheet.model.provider import find_provider, is_hydrated


def product(name: str, *packages: str, order: int = 0, lends: str | None = None) -> Product:
    provider = lends and Provider(id=lends, file=Path(f"/{lends}/provider.tsx"), digest="1")
    return Product(
        id=name,
        category="core",
        name=name,
        description="",
        address=f"/{name}/",
        logo="",
        packages=packages,
        order=order,
        provider=provider or None,
    )


PRODUCTS = [
    product("kit", "@kit/core", "@kit/icons", order=1, lends="kit"),
    product("bare", "@kit/bare", order=2),
    product("lively", "lively", order=3, lends="lively"),
    product("grid", "@kit/grid", order=4, lends="kit"),
]


@pytest.mark.parametrize(
    ("code", "provider"),
    [
        ("import Button from '@kit/core/Button';", "kit"),
        ("import { Grid } from '@kit/grid';", "kit"),
        ("import { Slider } from '@kit/bare';", None),
        ("import { Slider } from '@kit/bare';\nimport Card from '@kit/core/Card';", "kit"),
        ("import { Switch } from 'lively';\nimport Icon from '@kit/icons/A';", "lively"),
        ("import { Switch } from 'lively-extras';", None),
        ("import { useState } from 'react';", None),
    ],
)
def test_what_code_imports_tells_what_surrounds_it(code: str, provider: str | None) -> None:
    found = find_provider(code, "bare", PRODUCTS)

    assert (found and found.id) == provider


def test_the_product_of_the_page_goes_first() -> None:
    code = "import { Switch } from 'lively';\nimport Card from '@kit/core/Card';"

    found = find_provider(code, "kit", PRODUCTS)

    assert found is not None
    assert found.id == "kit"


def test_code_that_imports_what_measures_itself_is_not_hydrated() -> None:
    measuring = replace(product("plots", "@kit/plots"), hydrates=False)
    products = [*PRODUCTS, measuring]

    assert is_hydrated("import Button from '@kit/core/Button';", products)
    assert not is_hydrated(
        "import Button from '@kit/core/Button';\nimport { Line } from '@kit/plots/Line';", products
    )
