"""What the engine takes from Granian: only what later versions will have too."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tearsheet

ENGINE = Path(tearsheet.__file__).parent
PACKAGE = "granian"


def find_imported_names(module: ast.AST) -> Iterator[str]:
    """The dotted name of everything that a module imports from Granian."""
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name for name in names if name.split(".")[0] == PACKAGE)


def find_private_uses(code: str) -> list[str]:
    """What a module leans on that Granian does not promise: private names, and its own classes."""
    module = ast.parse(code)
    imported = list(find_imported_names(module))
    private = [name for name in imported if any(part[0] == "_" for part in name.split("."))]
    classes = {name.split(".")[-1] for name in imported}
    derived = [
        node.name
        for node in ast.walk(module)
        if isinstance(node, ast.ClassDef)
        and any(ast.unparse(base).split("[")[0].split(".")[-1] in classes for base in node.bases)
    ]
    return private + derived


def test_no_module_of_the_engine_uses_what_granian_keeps_to_itself() -> None:
    modules = {path: path.read_text() for path in ENGINE.rglob("*.py")}
    using = [code for code in modules.values() if any(find_imported_names(ast.parse(code)))]
    private = {
        str(path): found for path, code in modules.items() if (found := find_private_uses(code))
    }

    assert using
    assert private == {}


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("from granian import Granian", []),
        ("from granian import _granian", ["granian._granian"]),
        ("import granian._granian", ["granian._granian"]),
        ("from granian._loops import loops", ["granian._loops.loops"]),
        ("from granian.server import MPServer\nclass Server(MPServer): ...", ["Server"]),
        ("from somewhere import _granian", []),
    ],
)
def test_private_uses_are_found(code: str, found: list[str]) -> None:
    assert find_private_uses(code) == found
