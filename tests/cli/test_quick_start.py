"""What a command imports before it begins, which is most of what a short one takes."""

from __future__ import annotations

import subprocess
import sys

import pytest

DEAR = ("dataclasses", "msgspec", "pathlib", "re", "tearsheet.errors", "typer", "typing")
"""Each takes longer to import than the look at a thousand files."""

COUNT = """
import dataclasses, sys
import tearsheet.pipeline.build_site
classes = {
    item
    for name, module in sys.modules.items() if name.startswith("tearsheet.")
    for item in vars(module).values()
    if isinstance(item, type) and dataclasses.is_dataclass(item)
}
print(len(classes))
"""
FEW = 6
"""Data classes are compiled one by one, at half a millisecond each; those of msgspec are not."""


def ask(code: str) -> str:
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("module", DEAR)
def test_a_build_in_which_nothing_changed_imports_nothing_dear(module: str) -> None:
    imported = ask("import sys, tearsheet.cli; print(*sys.modules)").split()

    assert module not in imported


def test_the_classes_that_a_build_imports_are_made_in_c() -> None:
    assert int(ask(COUNT)) <= FEW
