"""What a command imports before it begins, which is most of what a short one takes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from small_site import SmallSite, begin_site

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
UNUSED = (
    *("asyncio", "concurrent.futures", "dataclasses", "hashlib", "logging"),
    *("multiprocessing", "PIL", "resvg_py", "rich", "selectolax", "subprocess", "typer"),
    *("tearsheet.bundle.bundler", "tearsheet.bundle.node_worker", "tearsheet.content.drawing"),
    *("tearsheet.derived.reference.make", "tearsheet.markdown.features.facts"),
    *("tearsheet.pipeline.shared_files", "tearsheet.search.symbols.make"),
)
"""What only other builds need than that of an edited text."""


def ask(code: str) -> str:
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("module", DEAR)
def test_a_build_in_which_nothing_changed_imports_nothing_dear(module: str) -> None:
    imported = ask("import sys, tearsheet.cli; print(*sys.modules)").split()

    assert module not in imported


def test_the_classes_that_a_build_imports_are_made_in_c() -> None:
    # Data classes are compiled one by one, at half a millisecond each; those of msgspec are not.
    assert int(ask(COUNT)) == 0


def test_the_build_of_an_edit_imports_only_what_an_edit_needs(tmp_path: Path) -> None:
    site = begin_site(tmp_path)
    site.build()
    site.page("", "Welcome back.", title="Home")

    imported, told = build_noting_imports(site)

    assert "1 rendered" in told
    assert "tearsheet.page.render" in imported
    assert imported.isdisjoint(UNUSED), sorted(imported.intersection(UNUSED))


def build_noting_imports(site: SmallSite) -> tuple[set[str], str]:
    """Build by the command; return the names of what was imported for it, and what it said."""
    command = (sys.executable, "-X", "importtime", Path(sys.executable).with_name("tearsheet"))
    words = ("build", "-c", site.content, "-o", site.out, "--cache", site.cache)
    run = subprocess.run([*command, *words], capture_output=True, text=True, check=True)
    lines = (line for line in run.stderr.splitlines() if line.startswith("import time:"))
    return {line.rpartition("|")[2].strip() for line in lines}, run.stdout
