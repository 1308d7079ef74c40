"""The exact package versions of the demos, so that an exported project has the same."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from tearsheet.model.product import Product, ProjectTheme, in_order
from tearsheet.project import PACKAGES, PROJECT

PATH = "parts/packages.json"

TOOLS = (
    "@types/react",
    "@types/react-dom",
    "@vitejs/plugin-react",
    "typescript",
    "vite",
)
"""The build tools of a project, beside the packages its demo imports."""
TAILWIND = "tailwindcss"
TAILWIND_TOOL = "@tailwindcss/vite"
"""Released together with Tailwind, under its version; nothing here is built with it."""

_NEVER_IMPORTED = ("@codemirror/", "@lezer/")


def render_package_versions(
    products: Iterable[Product] = (), project: Path = PROJECT, packages: Path = PACKAGES
) -> str:
    """Every package a demo may import, by its name: its version and its peer dependencies.

    Packages of products also have the theme of the project, later products first.
    """
    wanted = json.loads((project / "package.json").read_text(encoding="utf-8"))
    ours: Mapping[str, str] = wanted["dependencies"]
    importable = [name for name in ours if not name.startswith(_NEVER_IMPORTED)]
    facts = {name: _facts(name, ours[name], packages, importable) for name in importable}
    tools: Mapping[str, str] = wanted["devDependencies"]
    facts |= {name: {"version": tools[name]} for name in TOOLS if name in tools}
    if TAILWIND in ours:
        facts[TAILWIND_TOOL] = {"version": ours[TAILWIND]}
    for place, name, theme in _themes(list(products)):
        if name in facts:
            facts[name] |= {"theme": {"place": place, **msgspec.to_builtins(theme)}}
    return json.dumps(dict(sorted(facts.items())), separators=(",", ":"))


def _themes(products: list[Product]) -> Iterator[tuple[int, str, ProjectTheme]]:
    project_themes = {product.id: product.project for product in products}
    for place, product in enumerate(in_order(products)):
        theme = project_themes.get(product.provider.id) if product.provider else None
        for name in product.packages if theme else ():
            if theme:
                yield place, name, theme


def _facts(name: str, version: str, packages: Path, importable: Iterable[str]) -> dict[str, Any]:
    """The version and peer dependencies of a package."""
    installed = json.loads((packages / name / "package.json").read_text(encoding="utf-8"))
    peers: Mapping[str, str] = installed.get("peerDependencies", {})
    optional: Mapping[str, Mapping[str, bool]] = installed.get("peerDependenciesMeta", {})
    facts: dict[str, Any] = {"version": version}
    # Some are optional only in name: Material UI does not run without Emotion.
    present = sorted(peer for peer in peers if peer in importable)
    if present:
        facts["peers"] = present
    missed = [peer for peer in peers if peer not in importable]
    if any(not optional.get(peer, {}).get("optional") for peer in missed):
        facts["missesPeers"] = True
    return facts
