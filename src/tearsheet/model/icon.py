"""The drawings of an icon package: every icon in up to five styles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

STYLES = ("Filled", "Outlined", "Rounded", "TwoTone", "Sharp")
"""In the order in which they are offered; all but the first end the names of their icons."""


@dataclass(frozen=True, slots=True, kw_only=True)
class IconSet:
    """What a version of the package draws."""

    version: str = ""
    names: tuple[str, ...] = ()
    """Without the style, in the order they are listed."""
    drawings: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By style, one for each name: the `d` of a single path, or elements of SVG.

    Empty where an icon is not drawn in a style.
    """


def icon_address(page: str, name: str) -> str:
    """Where the page of icons shows one of them."""
    return f"{page}?selected={name}"
