"""However much there is, no file grows too large, and nothing is lost between two of them."""

from __future__ import annotations

import pytest
from described_pages import PRODUCT, every_symbol, read_symbols

from tearsheet.search.symbols.encode import write_json
from tearsheet.search.symbols.make import FIRST_LIMIT, LIMIT, lay_down
from tearsheet.search.symbols.rows import rows_of
from tearsheet.search.symbols.symbol import Holder, NamedMember, SymbolMember


def many_symbols(components: int, props: int, classes: int) -> list[NamedMember]:
    """Components of which each has some props with names of their own, and some that all have."""
    return [
        NamedMember(
            holder=Holder(
                kind="component",
                name=f"Thing{number:05}",
                product="joy-ui",
                address=f"/joy-ui/api/thing{number:05}/",
            ),
            members=(
                *(_prop(number, f"prop{at}of{number if at % 2 else 0}") for at in range(props)),
                *(_class(number, f"MuiThing{number}-part{at}") for at in range(classes)),
            ),
        )
        for number in range(components)
    ]


def _prop(number: int, name: str) -> SymbolMember:
    ident = f"thing{number:05}-prop-{name}"
    return SymbolMember(
        kind="prop", name=name, id=ident, form="*-prop-@", deprecated=number % 7 == 0
    )


def _class(number: int, name: str) -> SymbolMember:
    return SymbolMember(kind="class", name=name, id=f"of-{name}", form="*-classes-@")


@pytest.mark.parametrize(
    ("components", "props", "classes"),
    [(1_000, 10, 5), (2_500, 12, 8), (20_000, 1, 1), (1, 10_000, 10_000)],
)
def test_no_file_grows_too_large(components: int, props: int, classes: int) -> None:
    held = many_symbols(components, props, classes)

    files = lay_down([*map(rows_of, held)], [PRODUCT])

    assert len(write_json(files.start)) <= FIRST_LIMIT + 5_000
    assert max(map(len, files.files.values())) <= LIMIT
    assert sorted(read_symbols(files)) == sorted(every_symbol(held))


def test_a_small_site_has_a_single_file() -> None:
    files = lay_down([*map(rows_of, many_symbols(20, 10, 5))], [PRODUCT])

    assert files.files == {}
    assert files.start["more"] == []


def test_a_site_without_anything_has_an_index_of_nothing() -> None:
    files = lay_down([], [])

    assert files.start["part"] == {"names": [], "holders": [], "lists": []}
