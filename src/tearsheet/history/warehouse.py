"""Cache of fetched packages, and node_modules folders composed of them."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tearsheet.history.neighbors import Neighbors
from tearsheet.history.registry import Spec, fetch_packages, list_versions
from tearsheet.history.versions import Published, find_any_version


class Warehouse:
    """Caches fetched packages in a folder until they are no longer requested."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._folders: dict[Spec, Path] = {}
        self._published: dict[str, list[Published]] = {}
        self._used: set[Spec] = set()

    def published(self, package: str) -> list[Published]:
        """All versions of a package."""
        if package not in self._published:
            versions = map(find_any_version, list_versions(package))
            self._published[package] = [version for version in versions if version is not None]
        return self._published[package]

    def folders_of(self, wanted: Iterable[Spec]) -> Mapping[Spec, Path]:
        """Folders of versions of packages; missing ones are fetched together."""
        specs = list(wanted)
        absent = [spec for spec in specs if spec not in self._folders]
        self._folders |= fetch_packages(absent, self._folder)
        self._used.update(specs)
        return {spec: self._folders[spec] for spec in specs}

    def drop_unused(self) -> None:
        """Delete packages that were not requested since the last call."""
        for spec in self._folders.keys() - self._used:
            shutil.rmtree(self._folders.pop(spec).parent)
        self._used.clear()


@contextmanager
def open_warehouse() -> Iterator[Warehouse]:
    """Open a warehouse in a temporary folder."""
    with TemporaryDirectory(prefix="tearsheet-history-") as folder:
        yield Warehouse(Path(folder))


@contextmanager
def laid_out(
    spec: Spec, neighbors: Neighbors, warehouse: Warehouse, others: Mapping[str, Path]
) -> Iterator[Path]:
    """Folder of a package in a temporary node_modules with its dependencies.

    `others` are the packages that are used as installed, by name.
    """
    folders = warehouse.folders_of([spec, *neighbors.specs])
    with TemporaryDirectory(prefix="tearsheet-history-") as folder:
        packages = Path(folder) / "node_modules"
        for name, other in others.items():
            _link(packages / name, other)
        for name, version in neighbors.shared.items():
            _link(packages / name, folders[Spec(name, version.text)])
        _link(packages / spec.name, folders[spec])
        for (dependent, name), version in neighbors.nested.items():
            inner = packages / dependent
            _expand_link(inner)
            _link(inner / "node_modules" / name, folders[Spec(name, version.text)])
        yield packages / spec.name


def installed_beside(packages: Path, family: frozenset[str]) -> dict[str, Path]:
    """The installed packages outside the scopes of the family."""
    return {
        entry.name: entry
        for entry in sorted(packages.iterdir())
        if entry.name not in family and not entry.name.startswith(".")
    }


def _expand_link(package: Path) -> None:
    """Replace the symlink to a package by a folder of symlinks, to which more can be added."""
    if not package.is_symlink():
        return
    target = package.readlink()
    package.unlink()
    for entry in sorted(target.iterdir()):
        _link(package / entry.name, entry)


def _link(link: Path, target: Path) -> None:
    link.parent.mkdir(parents=True, exist_ok=True)
    link.symlink_to(target)
