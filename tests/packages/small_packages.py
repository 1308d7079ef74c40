"""Packages of a few files, as npm would install them."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import msgspec

from shared_steps import open_shared_steps
from tearsheet.cache.step_cache import StepCache
from tearsheet.derived.documented_packages import load_rules
from tearsheet.model.package_rules import ClassNames, PackageRules, Rules
from tearsheet.model.reference import PackageFacts
from tearsheet.output.locks import in_turn
from tearsheet.packages.extract import extract_opened
from tearsheet.packages.packages import Package, open_package

PACKAGES = Path(__file__).parents[2] / "node_modules"
"""The packages this project documents, as they are installed."""


DOCUMENTED = (
    "@mui/material",
    "@mui/lab",
    "@mui/system",
    "@mui/joy",
    "@mui/base",
    "@mui/x-data-grid",
    "@mui/x-date-pickers",
    "@mui/x-charts",
    "@mui/x-tree-view",
    "@toolpad/core",
)
LONGEST = 300
"""In seconds: so long another process may read them."""

_CONTENT = Path(__file__).parents[2] / "content"
_CLASSES = ClassNames(prefix="Mui", state="Mui-{key}", after_component=True)

RULES: Rules = {
    **load_rules(_CONTENT),
    "@small/kit": PackageRules(classes=_CLASSES),
    "@mui/x-kitchen": PackageRules(classes=_CLASSES, links_by_hand=True),
}
"""How the packages of these tests are written."""


def install(
    modules: Path,
    files: Mapping[str, str],
    *,
    name: str = "@small/kit",
    version: str = "1.0.0",
    dependencies: tuple[str, ...] = (),
) -> Path:
    """Write a package into a folder of packages."""
    folder = modules / name
    folder.mkdir(parents=True)
    manifest = {
        "name": name,
        "version": version,
        "main": "./index.js",
        "types": "./index.d.ts",
        "dependencies": dict.fromkeys(dependencies, "*"),
    }
    (folder / "package.json").write_text(json.dumps(manifest))
    for path, text in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return folder


def small_package(folder: Path, files: Mapping[str, str]) -> Package:
    """A package with these files, opened."""
    return open_package(install(folder / "node_modules", files), rules=RULES)


@dataclass(frozen=True, slots=True)
class Reading:
    """All documented packages as they were read, and how long that took."""

    facts: tuple[PackageFacts, ...]
    seconds: float
    """Of processor time."""


def load_documented() -> Mapping[str, PackageFacts]:
    """The facts of all documented packages."""
    return {each.package: each for each in load_reading().facts}


def load_reading() -> Reading:
    """All documented packages, which are read once in a run of the tests."""
    shared = StepCache(open_shared_steps())
    with in_turn(shared.folder / "documented.lock", LONGEST, "reading the packages"):
        stored = shared.remember("documented", "all", _read_documented)
    return msgspec.msgpack.decode(stored, type=Reading)


def _read_documented() -> bytes:
    start = time.process_time()
    facts = extract_packages((PACKAGES / name for name in DOCUMENTED), RULES)
    return msgspec.msgpack.encode(Reading(facts, time.process_time() - start))


def extract_packages(
    folders: Iterable[Path], rules: Rules | None = None
) -> tuple[PackageFacts, ...]:
    """Read several packages, each file only once however many of them refer to it."""
    facts: list[PackageFacts] = []
    opener: Package | None = None
    for folder in folders:
        opener = open_package(folder, opener, rules)
        facts.append(extract_opened(opener))
    return tuple(facts)
