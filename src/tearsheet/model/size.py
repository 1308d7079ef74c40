"""The bundle sizes of components, and how they are formatted."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from tearsheet.model.texts import TEXTS

_KILO = 1000


class Size(Struct, frozen=True, kw_only=True):
    """The bytes of one component, without React itself."""

    minified: int
    """With all its dependencies."""
    brotli: int
    """The same, compressed."""
    shared_minified: int
    """What it adds to a page that already has the styling engine and the theme of its package."""
    shared_brotli: int

    @property
    def shares(self) -> bool:
        """Whether it has dependencies to share."""
        return self.shared_minified < self.minified


class PackageSizes(Struct, frozen=True, kw_only=True):
    """The sizes of all components of one version of one package, sorted by name."""

    version: str
    components: Mapping[str, Size] = field(default_factory=dict)


class SizeSnapshot(Struct, frozen=True, kw_only=True):
    """All measured sizes, and the bundler they were measured with."""

    bundler: str = ""
    packages: Mapping[str, PackageSizes] = field(default_factory=dict)

    def find(self, package: str, component: str) -> Size | None:
        """The size of a component, if it was measured."""
        measured = self.packages.get(package)
        return measured.components.get(component) if measured else None


def write_kilobytes(size: int) -> str:
    """A formatted size: `0.7 KB`, `29.3 KB`, `1,204.0 KB`."""
    return f"{size / _KILO:,.1f} KB"


def describe_size(size: Size) -> str:
    """The size of a component in one line."""
    text = TEXTS["sizeShared"] if size.shares else TEXTS["sizeAlone"]
    return text.format(
        minified=write_kilobytes(size.minified),
        brotli=write_kilobytes(size.brotli),
        shared_minified=write_kilobytes(size.shared_minified),
        shared_brotli=write_kilobytes(size.shared_brotli),
    )
