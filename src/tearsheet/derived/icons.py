"""The icons of a site with an icons page: read once per version of their package."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

import msgspec

from tearsheet.cache.code_digests import engine_digest
from tearsheet.cache.step_cache import StepCache, digest
from tearsheet.content.load import LoadedSite
from tearsheet.content.scan import PAGE_FILE
from tearsheet.derived.icon_files import render_icon_files
from tearsheet.errors import ContentError
from tearsheet.model.icon import icon_address
from tearsheet.project import PACKAGES

PACKAGE = "@mui/icons-material"
STEP = "icons"
_SHOWN_BY = "component IconFinder"


class NoIcons(ContentError):
    """A page shows icons of a package that is not installed."""

    def __init__(self, where: Path) -> None:
        super().__init__(
            where,
            problem=f'The page shows the icons of "{PACKAGE}", which is not installed.',
            remedy=f'Install it with "npm install {PACKAGE}", or remove the icons from the page.',
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Icons:
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
    manifest = PACKAGES / PACKAGE / "package.json"
    if not manifest.is_file():
        raise NoIcons(loaded.site.root / path)
    key = digest(engine_digest(), manifest.read_bytes())
    stored = steps.remember(STEP, key, lambda: msgspec.msgpack.encode(_read()))
    steps.forget_others(STEP, {key})
    icons = msgspec.msgpack.decode(stored, type=Icons)
    return replace(icons, page=f"/{path.removesuffix(PAGE_FILE)}")


def _places(loaded: LoadedSite) -> Iterator[str]:
    """The files of pages that show the icons, sorted."""
    return (path for path, read in sorted(loaded.memory.files.items()) if _SHOWN_BY in read.placed)


def _read() -> Icons:
    # Imported lazily: most builds do not read the package.
    from tearsheet.derived.icon_packages import read_icons

    drawn = read_icons(PACKAGES / PACKAGE)
    rendered = render_icon_files(drawn)
    return Icons(names=drawn.names, table=rendered.table, files=rendered.files)
