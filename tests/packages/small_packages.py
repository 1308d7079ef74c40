"""Packages of a few files, as npm would install them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from tearsheet.derived.documented_packages import load_rules
from tearsheet.model.package_rules import ClassNames, PackageRules, Rules
from tearsheet.packages.packages import Package, open_package

PACKAGES = Path(__file__).parents[2] / "node_modules"
"""The packages this project documents, as they are installed."""


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
