"""The first files of a product line: its facts, its mark, its navigation."""

from __future__ import annotations

from dataclasses import dataclass

from tearsheet.authoring.quoting import yaml_text
from tearsheet.model.mark import CORAL, SHEET, TAKEN

LOGO_FILE = "logo.svg"

LOGO = f"""\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="currentColor" fill-opacity=".16" d="{SHEET}" />
  <path fill="{CORAL}" d="{TAKEN}" />
  <path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" \
stroke-linejoin="round" d="M11 6l5 5-5 5-5-5z" />
</svg>
"""
"""The torn sheet that all marks of the family share, with a plain lozenge on it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewProduct:
    """What a product line begins with."""

    address: str
    name: str
    description: str
    version: str | None
    packages: tuple[str, ...]


def render_product(product: NewProduct) -> str:
    """The whole product.yaml."""
    lines = [
        f"name: {yaml_text(product.name)}",
        f"description: {yaml_text(product.description)}",
        f"logo: {LOGO_FILE}",
    ]
    if product.version:
        lines += ["versions:", f"  - text: {yaml_text(product.version)}", "    current: true"]
    if product.packages:
        lines += ["packages:", *(f"  - {yaml_text(name)}" for name in product.packages)]
    return "\n".join(lines) + "\n"


def render_navigation(address: str) -> str:
    """The whole navigation.yaml: the overview alone."""
    return f"- pathname: {address}\n  title: Overview\n  icon: home\n"


def render_installation(packages: tuple[str, ...]) -> str:
    """A section that says how to install some packages, for every package manager."""
    names = " ".join(packages)
    commands = {"npm": "npm install", "pnpm": "pnpm add", "yarn": "yarn add"}
    fences = [f"```bash {tool}\n{command} {names}\n```" for tool, command in commands.items()]
    return "\n\n".join(["## Install", "::: tabs package-manager", *fences, ":::"])
