"""The drawings of an icon package: every icon in up to five styles."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

STYLES = ("Filled", "Outlined", "Rounded", "TwoTone", "Sharp")
"""In display order; all but the first are suffixes of the names of their icons."""


class IconSet(Struct, frozen=True, kw_only=True):
    """The icons of one version of the package."""

    version: str = ""
    names: tuple[str, ...] = ()
    """Without the style, in the order they are listed."""
    drawings: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By style, one for each name: the `d` of a single path, or elements of SVG.

    Empty where an icon is not drawn in a style.
    """


def icon_address(page: str, name: str) -> str:
    """The address of an icon on the icons page."""
    return f"{page}?selected={name}"
