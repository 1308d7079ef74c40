"""A product line: its name, its mark, its versions and the packages it documents."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tearsheet.model.navigation import NavigationItem


@dataclass(frozen=True, slots=True, kw_only=True)
class Version:
    """One entry of the version menu; older ones lead to their own sites."""

    text: str
    href: str | None = None
    current: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Product:
    """One product line, with the side navigation of its pages."""

    id: str
    category: str
    name: str
    description: str
    address: str
    logo: str
    """The mark, as the text of an SVG element that takes its colour from the text around it."""
    versions: tuple[Version, ...] = ()
    packages: tuple[str, ...] = ()
    navigation: tuple[NavigationItem, ...] = ()
    source: Path = Path()

    @property
    def current_version(self) -> Version | None:
        """The version these pages describe, if the product was ever released."""
        return next((version for version in self.versions if version.current), None)
