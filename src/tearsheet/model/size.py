"""What components weigh in a visitor's browser, and how that is said."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tearsheet.model.texts import TEXTS

_KILO = 1000


@dataclass(frozen=True, slots=True, kw_only=True)
class Size:
    """The bytes of one component, without React itself."""

    minified: int
    """With everything it brings along."""
    brotli: int
    """The same as it travels."""
    shared_minified: int
    """What it adds where the page has the styling engine and the theme of its package anyway."""
    shared_brotli: int

    @property
    def shares(self) -> bool:
        """Whether there is anything it can share."""
        return self.shared_minified < self.minified


@dataclass(frozen=True, slots=True, kw_only=True)
class PackageSizes:
    """The sizes of all components of one version of one package, sorted by name."""

    version: str
    components: Mapping[str, Size] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class SizeSnapshot:
    """All that was measured, and with which bundler."""

    bundler: str = ""
    packages: Mapping[str, PackageSizes] = field(default_factory=dict)

    def find(self, package: str, component: str) -> Size | None:
        """The size of a component, if it was measured."""
        measured = self.packages.get(package)
        return measured.components.get(component) if measured else None


def write_kilobytes(size: int) -> str:
    """A size as people read it: `0.7 KB`, `29.3 KB`, `1,204.0 KB`."""
    return f"{size / _KILO:,.1f} KB"


def describe_size(size: Size) -> str:
    """One line that says what a component weighs."""
    text = TEXTS["sizeShared"] if size.shares else TEXTS["sizeAlone"]
    return text.format(
        minified=write_kilobytes(size.minified),
        brotli=write_kilobytes(size.brotli),
        shared_minified=write_kilobytes(size.shared_minified),
        shared_brotli=write_kilobytes(size.shared_brotli),
    )
