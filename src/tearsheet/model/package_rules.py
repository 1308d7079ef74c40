"""How published packages are written where that differs, as a product says of its own."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class ClassNames(Struct, frozen=True, kw_only=True):
    """How the CSS classes of a package are put together."""

    prefix: str = ""
    """What stands before the name of a component."""
    slot: str = "{prefix}-{key}"
    state: str = "{prefix}-{key}"
    after_component: bool = False
    """Whether a class is told under the component's own name, wherever it comes from."""


class PackageRules(Struct, frozen=True, kw_only=True):
    """What the code of a package does not say of itself."""

    classes: ClassNames = ClassNames()
    parts: tuple[str, ...] = ()
    """Components that others draw, and nobody uses alone; a star stands for any letters."""
    links_by_hand: bool = False
    """Whether people write, and forget, the links from components to their API pages."""


Rules = Mapping[str, PackageRules]
"""By the name of the package."""

USUAL = PackageRules()
