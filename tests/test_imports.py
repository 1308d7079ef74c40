"""Imports point one way, in the engine and in the reader."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[1]
ENGINE = PROJECT / "src" / "tearsheet"
READER = PROJECT / "reader" / "src"

ENGINE_LAYERS = (
    {"cli", "__main__"},
    {"dev", "proving"},
    {"pipeline", "authoring", "history"},
    {"page"},
    {"derived"},
    {"bundle"},
    {"search", "packages", "content", "markdown"},
    {"serve", "publish"},
    {"output"},
    {"cache", "processes"},
    {"model"},
    {"terminal"},
    {"project", "progress", "errors"},
    {"known_names"},
)
WHO_MAY_BUILD = {"pipeline", "proving", "dev", "cli"}
"""Whoever else needs a part of the pipeline has found something that belongs below it."""
SERVING = {"output", "model", "errors", "terminal", "progress", "project"}
"""All that a server needs to know of the engine."""
LARGEST_ROOM = 1 / 8
"""Of the lines of the engine; a larger folder is two."""
READER_LAYERS = (
    {"entries", "dev-client"},
    {"prerender"},
    {"demo", "search", "shell", "tools"},
    {"article"},
    {"islands"},
    {"ui"},
    {"analytics", "icon-names", "preferences", "startup"},
    {"offline"},
    {"styles", "texts", "elements"},
)


def test_the_engine_imports_one_way() -> None:
    wrong = [
        f"{source.relative_to(PROJECT)} imports {target}"
        for source, target in engine_imports()
        if not is_allowed(ENGINE_LAYERS, engine_part(source), target)
    ]

    assert wrong == []


def test_only_what_builds_imports_the_pipeline() -> None:
    found = {engine_part(source) for source, target in engine_imports() if target == "pipeline"}

    assert found <= WHO_MAY_BUILD


def test_serving_and_publishing_need_to_know_the_output_alone() -> None:
    imports = [(engine_part(source), target) for source, target in engine_imports()]
    needed = {target for part, target in imports if part in {"serve", "publish"} and target != part}

    assert needed <= SERVING


def test_no_folder_holds_more_than_an_eighth_of_the_engine() -> None:
    lines: Counter[str] = Counter()
    for source in ENGINE.rglob("*.py"):
        lines[engine_part(source)] += source.read_text().count("\n")

    room, most = lines.most_common(1)[0]

    assert most <= lines.total() * LARGEST_ROOM, room


def test_one_name_means_one_class() -> None:
    names = Counter(
        node.name
        for source in ENGINE.rglob("*.py")
        for node in ast.walk(ast.parse(source.read_text()))
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )

    assert [name for name, count in names.items() if count > 1] == []


def test_the_reader_imports_one_way() -> None:
    wrong = [
        f"{source.relative_to(PROJECT)} imports {target}"
        for source, target in reader_imports()
        if not is_allowed(READER_LAYERS, source.relative_to(READER).parts[0], target)
    ]

    assert wrong == []


def test_every_module_of_the_engine_can_be_imported_first() -> None:
    # In a circle it depends on who comes first whether a module is found half made.
    TopologicalSorter(engine_modules()).prepare()


@pytest.mark.parametrize("folder", [ENGINE, READER])
def test_no_name_says_nothing(folder: Path) -> None:
    empty_names = {"utils", "helpers", "common", "lib", "shared", "core", "misc"}

    found = [path for path in folder.rglob("*") if path.stem in empty_names]

    assert found == []


def test_a_wrong_direction_is_noticed() -> None:
    assert not is_allowed(ENGINE_LAYERS, "model", "page")
    assert not is_allowed(ENGINE_LAYERS, "content", "markdown")
    assert is_allowed(ENGINE_LAYERS, "page", "model")


def engine_imports() -> Iterator[tuple[Path, str]]:
    for source in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text())):
            names = []
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module]
            elif isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            for name in names:
                if name.startswith("tearsheet."):
                    yield source, name.split(".")[1]


def engine_modules() -> dict[str, set[str]]:
    """What each module imports while it is imported itself; what it lies in comes with it."""
    files = {module_name(source): source for source in ENGINE.rglob("*.py")}
    # A package may be put together of its own modules, as long as none of them asks for it.
    return {
        name: {
            found
            for found in imported_at_once(source)
            if found in files and not f"{name}.".startswith(f"{found}.")
        }
        for name, source in files.items()
    }


def module_name(source: Path) -> str:
    parts = source.relative_to(ENGINE.parent).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def imported_at_once(source: Path) -> Iterator[str]:
    for node in ast.parse(source.read_text()).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
            parts = node.module.split(".")
            yield from (".".join(parts[:length]) for length in range(2, len(parts)))


def engine_part(source: Path) -> str:
    return source.relative_to(ENGINE).parts[0].removesuffix(".py")


def reader_imports() -> Iterator[tuple[Path, str]]:
    relative = re.compile(r"""(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]""")
    for source in READER.rglob("*.ts*"):
        if ".test." in source.name:
            continue
        for path in relative.findall(source.read_text()):
            target = (source.parent / path).resolve()
            if target.is_relative_to(READER):
                yield source, target.relative_to(READER).parts[0]


def is_allowed(layers: tuple[set[str], ...], source: str, target: str) -> bool:
    if source == target:
        return True
    return rank(layers, source) < rank(layers, target)


def rank(layers: tuple[set[str], ...], part: str) -> int:
    ranks = [number for number, layer in enumerate(layers) if part in layer]
    assert ranks, f"{part} stands in no layer; give it a place in DESIGN and here."
    return ranks[0]
