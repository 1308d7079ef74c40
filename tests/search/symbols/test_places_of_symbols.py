"""On a small real site everything that is found leads to a place that is there."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from described_pages import Found, read_symbols

from small_site import SmallSite, begin_site
from tearsheet.page.inspection import inspect_page
from tearsheet.search.symbols.make import SymbolFiles

LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4z"/></svg>'
PRODUCTS = {
    "material-ui": ("Material UI", "@mui/lab"),
    "base-ui": ("Base UI", "@mui/base"),
    "x/react-tree-view": ("Tree View", "@mui/x-tree-view"),
}
DEMO = "export default function SomeBricks() {\n  return <p>Bricks</p>;\n}\n"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> SmallSite:
    site = begin_site(tmp_path_factory.mktemp("named"))
    for folder, (name, package) in PRODUCTS.items():
        settings = f"name: {name}\ndescription: What it is.\nlogo: logo.svg\n"
        site.write(f"{folder}/product.yaml", f'{settings}packages:\n  - "{package}"\n')
        site.write(f"{folder}/logo.svg", LOGO)
        site.write(f"{folder}/navigation.yaml", f"- pathname: /{folder}/\n")
        site.page(folder, title=name)
    bricks = "material-ui/react-masonry"
    rows = f"- pathname: /material-ui/\n- pathname: /{bricks}/\n"
    site.write("material-ui/navigation.yaml", rows)
    site.page(
        bricks,
        "## Tall bricks\n\n[See](/experiments/docs/bricks/).\n\n:: demo SomeBricks",
        "Bricks",
    )
    site.write(f"{bricks}/demos/SomeBricks.tsx", DEMO)
    site.page("experiments/docs/bricks", "## Hidden bricks", "Hidden")
    site.build()
    return site


def symbols_of(site: SmallSite) -> list[Found]:
    start = msgspec.json.decode((site.out / "search/start.json").read_bytes())
    names = start["symbols"]["more"]
    files = {name: (site.out / start["files"][name].lstrip("/")).read_bytes() for name in names}
    return read_symbols(SymbolFiles(start=start["symbols"], files=files))


def test_everything_leads_to_a_place_that_is_there(built: SmallSite) -> None:
    places: dict[str, frozenset[str]] = {}

    found = {address for _, _, address, _, _ in symbols_of(built)}

    for address in found:
        page, _, place = address.partition("#")
        if page not in places:
            places[page] = frozenset(inspect_page(read_page(built.out, page)).ids)
        assert not place or place in places[page], address


def test_there_are_all_kinds_of_things(built: SmallSite) -> None:
    kinds = {kind for kind, *_ in symbols_of(built)}

    assert kinds >= {
        "page",
        "component",
        "hook",
        "prop",
        "slot",
        "class",
        "theme",
        "demo",
        "heading",
    }


def test_experiments_are_not_found(built: SmallSite) -> None:
    found = symbols_of(built)

    assert ("heading", "Tall bricks") in [(kind, name) for kind, name, *_ in found]
    assert not [name for _, name, *_ in found if name.startswith("Hidden")]


def read_page(out: Path, address: str) -> str:
    return (out / address.strip("/") / "index.html").read_text()
