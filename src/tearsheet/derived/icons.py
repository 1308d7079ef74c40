"""The icons of a site with an icons page: read once per version of their package."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from tearsheet.cache.code_digests import engine_digest
from tearsheet.cache.step_cache import StepCache, digest
from tearsheet.content.load import LoadedSite
from tearsheet.content.scan import PAGE_FILE
from tearsheet.derived.icon_files import render_icon_files
from tearsheet.derived.reference.packages import WITHOUT_FACTS
from tearsheet.errors import ContentError
from tearsheet.model.icon import icon_address
from tearsheet.project import PACKAGES

STEP = "icons"
_SHOWN_BY = "component IconFinder"


class NoIcons(ContentError):
    """A page shows icons of a package that is not installed."""

    def __init__(self, where: Path, package: str | None) -> None:
        of = f'of "{package}", which is not installed' if package else "of a product without any"
        super().__init__(
            where,
            problem=f"The page shows the icons {of}.",
            remedy=f'Install it with "npm install {package}", or remove the icons from the page.'
            if package
            else "Name the package of icons in its product.yaml, or remove them from the page.",
        )


class Icons(Struct, frozen=True, kw_only=True):
    """The icons of a site, and the page that shows them."""

    page: str = ""
    """The address of the page that shows them; empty on a site without one."""
    names: tuple[str, ...] = ()
    """The names without the style, in the order of the list."""
    table: str = ""
    """The address of the file that lists all others."""
    files: Mapping[str, str] = field(default_factory=dict)
    """The text of each file, by its path."""

    def addresses(self) -> Iterator[tuple[str, str]]:
        """The name and the address of every icon."""
        for name in self.names:
            yield name, icon_address(self.page, name)


NO_ICONS = Icons()


def load_icons(loaded: LoadedSite, steps: StepCache) -> Icons:
    """The icons of a site; empty if no page shows them.

    Raises:
        ContentError: the package is missing, or its icons are in an unknown format.
    """
    path = next(_places(loaded), None)
    if path is None:
        return NO_ICONS
    package = _find_package(loaded, path)
    manifest = PACKAGES / package / "package.json" if package else None
    if manifest is None or package is None or not manifest.is_file():
        raise NoIcons(loaded.site.root / path, package)
    key = digest(engine_digest(), manifest.read_bytes())
    stored = steps.remember(STEP, key, lambda: msgspec.msgpack.encode(_read(package)))
    steps.forget_others(STEP, {key})
    icons = msgspec.msgpack.decode(stored, type=Icons)
    return replace(icons, page=f"/{path.removesuffix(PAGE_FILE)}")


def _places(loaded: LoadedSite) -> Iterator[str]:
    """The files of pages that show the icons, sorted."""
    return (path for path, read in sorted(loaded.memory.files.items()) if _SHOWN_BY in read.placed)


def _find_package(loaded: LoadedSite, path: str) -> str | None:
    """The package of icons among those of the product that a page belongs to."""
    site = loaded.site
    address = f"/{path.removesuffix(PAGE_FILE)}"
    product = next((page.product for page in site.pages if page.address == address), "")
    names = (name for one in site.products if one.id == product for name in one.packages)
    return next((name for name in names if WITHOUT_FACTS.search(name)), None)


def _read(package: str) -> Icons:
    # Imported where the package is read, which most builds do not.
    from tearsheet.derived.icon_packages import read_icons

    drawn = read_icons(PACKAGES / package)
    rendered = render_icon_files(drawn)
    return Icons(names=drawn.names, table=rendered.table, files=rendered.files)
