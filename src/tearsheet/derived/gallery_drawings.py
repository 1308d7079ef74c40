"""The drawing of each page in galleries."""

from __future__ import annotations

from collections.abc import Mapping

from tearsheet.model.navigation import comparable

_DEFAULT = "/"
"""A page without a drawing has that at the top of the content folder."""


class GalleryDrawings:
    """Finds the drawing of a page: its own, or that of a page of the same name elsewhere.

    Products that share a component share its drawing.
    """

    def __init__(self, drawings: Mapping[str, str]) -> None:
        self._own = {comparable(address): drawing for address, drawing in drawings.items()}
        by_name = sorted(self._own.items(), reverse=True)
        # Of several, the first by address.
        self._shared = {_name_of(address): drawing for address, drawing in by_name}

    def find(self, address: str) -> str:
        """The SVG elements to show for an address, whether it has a page or not."""
        path = comparable(address)
        default = self._own.get(_DEFAULT, "")
        return self._own.get(path) or self._shared.get(_name_of(path)) or default

    def has_own(self, address: str) -> bool:
        """Whether an address has another drawing than the one of all the others."""
        path = comparable(address)
        return path in self._own or _name_of(path) in self._shared


def _name_of(address: str) -> str:
    return address.rpartition("/")[2].removeprefix("react-")
