"""The initial files of a product: product.yaml, logo, navigation."""

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
"""The torn sheet that all logos share, with a plain lozenge."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewProduct:
    """Values of the template."""

    address: str
    name: str
    description: str
    version: str | None
    packages: tuple[str, ...]


def render_product(product: NewProduct) -> str:
    """The product.yaml."""
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
    """The navigation.yaml, with only the overview."""
    return f"- pathname: {address}\n  title: Overview\n  icon: home\n"


def render_installation(packages: tuple[str, ...]) -> str:
    """The installation section, with a tab for each package manager."""
    names = " ".join(packages)
    commands = {"npm": "npm install", "pnpm": "pnpm add", "yarn": "yarn add", "bun": "bun add"}
    fences = [f"```bash {tool}\n{command} {names}\n```" for tool, command in commands.items()]
    return "\n\n".join(["## Install", "::: tabs package-manager", *fences, ":::"])
