"""The shared base of a package's components: the styling engine and the theme."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from tearsheet.project import PACKAGES

_MEMBERS = (
    "ThemeProvider",
    "CssVarsProvider",
    "createTheme",
    "extendTheme",
    "styled",
    "useTheme",
)
"""The exports of the engine and the theme; those that a package lacks are skipped."""


def find_ground(package: str, packages: Path = PACKAGES) -> str | None:
    """A module that imports what components of a package share; None if there is nothing."""
    manifest = json.loads((packages / package / "package.json").read_text(encoding="utf-8"))
    peers: Mapping[str, str] = manifest.get("peerDependencies", {})
    # Whose theme it asks for beside it, that one's engine it stands on.
    themed = (peer for peer in sorted(peers) if (packages / peer / "styles").is_dir())
    entry = _find_entry(next(themed, package), packages)
    if entry is None:
        return None
    members = ", ".join(f"ground.{name}" for name in _MEMBERS)
    return f"import * as ground from '{entry}';\nexport const all = [{members}];\n"


def _find_entry(engine: str, packages: Path) -> str | None:
    if (packages / engine / "styles").is_dir():
        return f"{engine}/styles"
    # A package without a theme of its own can still be a styling engine.
    return engine if (packages / engine / "createTheme").is_dir() else None
