"""Which versions of its neighbors a version of a package is read beside."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

from tearsheet.history.neighbors import Neighbors, find_neighbors
from tearsheet.history.ranges import read_range
from tearsheet.history.registry import Spec
from tearsheet.history.versions import Published, find_any_version, read_version

Asks = Mapping[str, Mapping[str, str]]
"""What a package.json says below `dependencies` and `peerDependencies`."""


def shelf(folder: Path, packages: Mapping[str, Mapping[str, Asks]]) -> Neighbors:
    """The neighbors of @acme/kites 1.0.0, of a shelf with packages in some versions."""

    def unpacked(spec: Spec) -> Path:
        place = folder / spec.name / spec.version
        place.mkdir(parents=True, exist_ok=True)
        asks = packages[spec.name][spec.version]
        manifest = {"name": spec.name, "version": spec.version, **asks}
        (place / "package.json").write_text(json.dumps(manifest))
        imported = [name for kind in asks.values() for name in kind if name != "@acme/tracker"]
        text = "".join(f"import {{ It }} from '{name}/It';\n" for name in imported)
        (place / "index.d.ts").write_text(text)
        return place

    def folders_of(wanted: Iterable[Spec]) -> Mapping[Spec, Path]:
        return {spec: unpacked(spec) for spec in wanted}

    def published(name: str) -> list[Published]:
        return [read_version(text) for text in packages[name]]

    kites = unpacked(Spec("@acme/kites", "1.0.0"))
    [neighbors] = find_neighbors([kites], frozenset(["@acme"]), published, folders_of)
    return neighbors


def shared(neighbors: Neighbors) -> dict[str, str]:
    return {name: version.text for name, version in neighbors.shared.items()}


def test_the_lowest_version_that_is_allowed_is_the_one_it_was_published_with(
    tmp_path: Path,
) -> None:
    lines: dict[str, Asks] = {version: {} for version in ("5.3.0", "5.4.1", "5.4.2", "6.0.0")}
    asks = {"dependencies": {"@acme/lines": "^5.4.1"}}

    found = shelf(tmp_path, {"@acme/kites": {"1.0.0": asks}, "@acme/lines": lines})

    assert shared(found) == {"@acme/lines": "5.4.1"}


def test_neighbors_of_neighbors_are_there_and_the_highest_that_is_asked_for_serves_all(
    tmp_path: Path,
) -> None:
    asks = {"dependencies": {"@acme/lines": "^1.0.0", "@acme/reels": "^1.0.0"}}
    reels: dict[str, Asks] = {"1.0.0": {"dependencies": {"@acme/lines": "^1.2.0"}}}
    lines: dict[str, Asks] = {"1.0.0": {}, "1.2.0": {}, "1.3.0": {}}

    found = shelf(
        tmp_path, {"@acme/kites": {"1.0.0": asks}, "@acme/reels": reels, "@acme/lines": lines}
    )

    assert shared(found) == {"@acme/lines": "1.2.0", "@acme/reels": "1.0.0"}
    assert found.nested == {}


def test_whoever_does_not_allow_the_shared_version_has_one_of_its_own(tmp_path: Path) -> None:
    asks = {"dependencies": {"@acme/lines": "^2.0.0", "@acme/reels": "^1.0.0"}}
    reels: dict[str, Asks] = {"1.0.0": {"dependencies": {"@acme/lines": "^1.2.0"}}}
    lines: dict[str, Asks] = {"1.2.0": {}, "2.0.0": {}}

    found = shelf(
        tmp_path, {"@acme/kites": {"1.0.0": asks}, "@acme/reels": reels, "@acme/lines": lines}
    )

    assert shared(found)["@acme/lines"] == "2.0.0"
    assert {key: version.text for key, version in found.nested.items()} == {
        ("@acme/reels", "@acme/lines"): "1.2.0"
    }


def test_a_peer_is_not_older_than_what_the_package_itself_was_published_with(
    tmp_path: Path,
) -> None:
    asks = {
        "dependencies": {"@acme/lines": "^5.10.6", "@acme/knots": "5.0.0-alpha.98"},
        "peerDependencies": {"@acme/sails": "^5.0.0"},
    }
    sails: dict[str, Asks] = {version: {} for version in ("5.0.0", "5.10.6", "5.11.0")}

    found = shelf(
        tmp_path,
        {
            "@acme/kites": {"1.0.0": asks},
            "@acme/lines": {"5.10.6": {}},
            "@acme/knots": {"5.0.0-alpha.98": {}},
            "@acme/sails": sails,
        },
    )

    assert shared(found)["@acme/sails"] == "5.10.6"


def test_what_only_a_version_needs_that_was_not_chosen_in_the_end_is_not_there(
    tmp_path: Path,
) -> None:
    asks = {
        "dependencies": {"@acme/reels": "^1.0.0"},
        "peerDependencies": {"@acme/sails": "5 - 6"},
    }
    reels: dict[str, Asks] = {"1.0.0": {"peerDependencies": {"@acme/sails": "^6.1.0"}}}
    sails: dict[str, Asks] = {
        "5.0.0": {"dependencies": {"@acme/lines": "^5.0.0"}},
        "6.1.0": {"dependencies": {"@acme/lines": "^6.1.0"}},
    }
    lines: dict[str, Asks] = {"5.0.0": {}, "6.1.0": {}}

    found = shelf(
        tmp_path,
        {
            "@acme/kites": {"1.0.0": asks},
            "@acme/reels": reels,
            "@acme/sails": sails,
            "@acme/lines": lines,
        },
    )

    assert shared(found) == {
        "@acme/lines": "6.1.0",
        "@acme/reels": "1.0.0",
        "@acme/sails": "6.1.0",
    }
    assert found.nested == {}


def test_packages_of_others_and_those_no_declaration_names_are_left_alone(tmp_path: Path) -> None:
    asks = {"dependencies": {"@acme/tracker": "^1.0.0", "react": "^19.0.0"}}

    found = shelf(tmp_path, {"@acme/kites": {"1.0.0": asks}, "@acme/tracker": {"1.0.0": {}}})

    assert found == Neighbors()


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("^1.2.0", ["1.2.0", "1.3.0"]),
        ("~1.2.0", ["1.2.0"]),
        ("1.2.0", ["1.2.0"]),
        ("1.x", ["1.0.0", "1.2.0", "1.3.0"]),
        ("1 - 2", ["1.0.0", "1.2.0", "1.3.0", "2.0.0"]),
        (">=1.2.0 <2.0.0", ["1.2.0", "1.3.0"]),
        ("^1.3.0 || ^2.0.0", ["1.3.0", "2.0.0"]),
        ("^2.0.0-beta.1", ["2.0.0-beta.1", "2.0.0"]),
        ("2.0.0-beta.0", ["2.0.0-beta.0"]),
        ("^0.2.0", ["0.2.0", "0.2.5"]),
        ("1.3.0-dev.20240419", ["1.3.0-dev.20240419"]),
        ("2.0.0-beta.1-0", ["2.0.0-beta.1-0"]),
        ("workspace:^", []),
    ],
)
def test_ranges_mean_what_npm_reads_in_them(text: str, meant: list[str]) -> None:
    numbers = ["0.2.0", "0.2.5", "0.3.0", "1.0.0", "1.2.0", "1.3.0-dev.20240419", "1.3.0"]
    previews = ["2.0.0-beta.0", "2.0.0-beta.1", "2.0.0-beta.1-0"]
    published = filter(None, map(find_any_version, [*numbers, *previews, "2.0.0"]))

    allowed = read_range(text).allowed(published)

    assert [version.text for version in allowed] == meant
