"""The files that commands write into the content, and builds read again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tearsheet.content.history_file import history_path, load_history, render_history
from tearsheet.content.size_file import SIZE_FILE, load_sizes, render_sizes
from tearsheet.errors import ContentError
from tearsheet.model.history import ComponentHistory, PackageHistory, Standing
from tearsheet.model.size import PackageSizes, Size, SizeSnapshot

SIZES = SizeSnapshot(
    bundler="vite 8.0.0",
    packages={
        "@acme/toys": PackageSizes(
            version="2.0.0",
            components={
                "Drum": Size(minified=9, brotli=7, shared_minified=5, shared_brotli=3),
                "Kite": Size(minified=8, brotli=6, shared_minified=4, shared_brotli=2),
            },
        )
    },
)
HISTORY = PackageHistory(
    package="@acme/toys",
    version="2.0.0",
    versions=("1.0", "2.0"),
    components={
        "Kite": ComponentHistory(
            standings={"1.0": Standing()},
            props={"tail": {"1.0": Standing(type="'a' | \"b\"", default="3"), "2.0": None}},
            slots={"line": {"2.0": Standing(default="'span'", deprecated=True)}},
            classes={"AcmeKite-root": {"1.0": Standing()}},
        )
    },
)


def write(root: Path, path: str, text: str) -> None:
    file = root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def test_sizes_are_read_as_they_were_written(tmp_path: Path) -> None:
    write(tmp_path, SIZE_FILE, render_sizes(SIZES))

    assert load_sizes(tmp_path) == SIZES


def test_a_history_is_read_as_it_was_written(tmp_path: Path) -> None:
    write(tmp_path, history_path("@acme/toys"), render_history(HISTORY))

    assert load_history(tmp_path, "@acme/toys") == HISTORY


def test_each_component_and_each_prop_has_a_line_of_its_own() -> None:
    assert sum('"minified"' in line for line in render_sizes(SIZES).splitlines()) == 2
    assert sum('"tail"' in line for line in render_history(HISTORY).splitlines()) == 1


def test_what_nobody_gathered_is_nothing(tmp_path: Path) -> None:
    assert load_sizes(tmp_path) == SizeSnapshot()
    assert load_history(tmp_path, "@acme/toys") is None


@pytest.mark.parametrize("damage", ["{", "[]", '{"bundler": 3}', "\udcff"])
def test_a_damaged_file_is_told_with_the_command_that_writes_it(
    tmp_path: Path, damage: str
) -> None:
    text = damage.encode("utf-8", "surrogateescape")
    for path in (SIZE_FILE, history_path("@acme/toys")):
        write(tmp_path, path, "")
        (tmp_path / path).write_bytes(text)

    with pytest.raises(ContentError, match=r"sizes\.json"):
        load_sizes(tmp_path)
    with pytest.raises(ContentError, match=r"acme-toys\.json"):
        load_history(tmp_path, "@acme/toys")


def test_the_history_of_another_package_is_refused(tmp_path: Path) -> None:
    write(tmp_path, history_path("@acme/tools"), render_history(HISTORY))

    with pytest.raises(ContentError, match="tearsheet history @acme/tools"):
        load_history(tmp_path, "@acme/tools")
