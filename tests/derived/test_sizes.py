"""Measuring components with the bundler, and the sizes that are committed."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from documented_packages import load_documented
from tearsheet.content.size_file import SIZE_FILE, load_sizes, render_sizes
from tearsheet.derived.sizes.ground import find_ground
from tearsheet.derived.sizes.measuring import measure_components
from tearsheet.derived.sizes.outdated import check_sizes
from tearsheet.derived.sizes.snapshot import bring_up_to_date
from tearsheet.errors import MachineError
from tearsheet.model.reference import Component, PackageFacts
from tearsheet.model.size import Size
from tearsheet.progress import Progress
from tearsheet.project import PROJECT

CONTENT = PROJECT / "content"


def measure(package: str, name: str, statement: str) -> Size:
    """The size of one component that is imported so."""
    component = Component(name=name, package=package, imports=(statement,))
    facts = PackageFacts(package=package, version="1.2.3", components={name: component})
    return measure_components(facts, [name], Progress())[name]


def test_a_component_weighs_more_alone_than_beside_others_and_less_when_compressed() -> None:
    box = measure("@mui/system", "Box", "import Box from '@mui/system/Box';")

    assert 30_000 < box.minified < 50_000
    assert 10_000 < box.brotli < box.minified / 2
    assert 500 < box.shared_minified < 3_000
    assert box.shared_brotli < box.shared_minified


def test_where_there_is_no_engine_to_share_both_weights_are_the_same() -> None:
    badge = measure("@mui/base", "Badge", "import { Badge } from '@mui/base/Badge';")

    assert not badge.shares
    assert (badge.shared_minified, badge.shared_brotli) == (badge.minified, badge.brotli)
    assert badge.minified < 10_000


def test_a_component_that_cannot_be_bundled_is_named() -> None:
    with pytest.raises(MachineError, match=r'Hope of @mui/base cannot be measured: .*"Hope"'):
        measure("@mui/base", "Hope", "import { Hope } from '@mui/base/Badge';")


def test_only_what_is_new_is_measured(tmp_path: Path) -> None:
    first = bring_up_to_date(tmp_path, ["@mui/system"], (), Progress())
    known = load_sizes(tmp_path)
    system = known.packages["@mui/system"]
    without_box = {name: size for name, size in system.components.items() if name != "Box"}
    less = {"@mui/system": replace(system, components=without_box)}
    (tmp_path / SIZE_FILE).write_text(render_sizes(replace(known, packages=less)))

    second = bring_up_to_date(tmp_path, ["@mui/system"], (), Progress())
    third = bring_up_to_date(tmp_path, ["@mui/system"], (), Progress())

    assert first == {"@mui/system": len(system.components)}
    assert second == {"@mui/system": 1}
    assert third == {}
    assert load_sizes(tmp_path) == known


@pytest.mark.parametrize(
    ("package", "entry"),
    [
        ("@mui/material", "@mui/material/styles"),
        ("@mui/x-charts", "@mui/material/styles"),
        ("@mui/joy", "@mui/joy/styles"),
        ("@mui/system", "@mui/system"),
        ("@mui/base", None),
    ],
)
def test_the_ground_of_a_package_is_where_its_engine_and_theme_are(
    package: str, entry: str | None
) -> None:
    ground = find_ground(package)

    assert (f"from '{entry}'" in ground) if ground else entry is None


def test_the_committed_sizes_are_those_of_the_installed_packages() -> None:
    assert check_sizes(CONTENT) == []


def test_every_component_that_has_facts_was_measured() -> None:
    measured = load_sizes(CONTENT).packages
    facts = load_documented()

    assert measured.keys() == facts.keys()
    for package, sizes in measured.items():
        assert sizes.components.keys() == facts[package].components.keys(), package
        for name, size in sizes.components.items():
            assert 0 < size.brotli <= size.minified, name
            assert size.shared_minified <= size.minified, name
