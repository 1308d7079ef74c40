"""What pages place: each component has its props, and is a block or an island of the reader."""

from __future__ import annotations

import re

from small_site import SITES
from tearsheet.bundle.component_islands import find_component_islands
from tearsheet.content.load import LoadedSite, load_site
from tearsheet.content.memory import Memory
from tearsheet.content.scan import scan_content
from tearsheet.derived.components import component_props
from tearsheet.derived.placed_components import find_placed_components
from tearsheet.project import PROJECT, READER

BLOCKS = READER / "src/article/blocks/registry.tsx"


def load(name: str) -> LoadedSite:
    content = PROJECT / "content" if name == "content" else SITES / name
    return load_site(content, scan_content(content), Memory())


def test_every_component_a_page_can_place_is_one_block_or_one_island() -> None:
    blocks = re.findall(r"^  (\w+),$", BLOCKS.read_text(), re.MULTILINE)

    assert sorted([*blocks, *find_component_islands()]) == sorted(
        component_props(load("meadow").site, None)
    )


def test_a_placed_component_is_found_with_the_provider_of_its_product() -> None:
    loaded = load("content")
    providers = {product.id: product.provider for product in loaded.site.products}

    placed = find_placed_components(loaded)

    assert placed["ColorTool"] == providers["material-ui"]
    assert "SizeTable" in placed
    assert "NoComponent" not in placed
