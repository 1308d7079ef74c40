"""Fetched versions of packages, and folders in which they stand beside their neighbors."""

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
    """Keeps what was fetched for as long as it is asked for; below a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._folders: dict[Spec, Path] = {}
        self._published: dict[str, list[Published]] = {}
        self._used: set[Spec] = set()

    def published(self, package: str) -> list[Published]:
        """All versions of a package."""
        if package not in self._published:
            found = map(find_any_version, list_versions(package))
            self._published[package] = [version for version in found if version is not None]
        return self._published[package]

    def folders_of(self, wanted: Iterable[Spec]) -> Mapping[Spec, Path]:
        """Where versions of packages lie; those that are not there are fetched together."""
        specs = list(wanted)
        absent = [spec for spec in specs if spec not in self._folders]
        self._folders |= fetch_packages(absent, self._folder)
        self._used.update(specs)
        return {spec: self._folders[spec] for spec in specs}

    def drop_unused(self) -> None:
        """Delete what was not asked for since the last time."""
        for spec in self._folders.keys() - self._used:
            shutil.rmtree(self._folders.pop(spec).parent)
        self._used.clear()


@contextmanager
def open_warehouse() -> Iterator[Warehouse]:
    """A warehouse that is gone afterwards."""
    with TemporaryDirectory(prefix="tearsheet-history-") as folder:
        yield Warehouse(Path(folder))


@contextmanager
def laid_out(
    spec: Spec, neighbors: Neighbors, warehouse: Warehouse, others: Mapping[str, Path]
) -> Iterator[Path]:
    """The folder of a package among its neighbors, as if npm had installed them there.

    `others` are the packages that stay as they are installed, by name.
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
            _make_room(inner)
            _link(inner / "node_modules" / name, folders[Spec(name, version.text)])
        yield packages / spec.name


def installed_beside(packages: Path, family: frozenset[str]) -> dict[str, Path]:
    """The installed packages of other scopes than those of the family."""
    return {
        entry.name: entry
        for entry in sorted(packages.iterdir())
        if entry.name not in family and not entry.name.startswith(".")
    }


def _make_room(package: Path) -> None:
    """Turn the link to a package into a folder of links, which more can be put into."""
    if not package.is_symlink():
        return
    target = package.readlink()
    package.unlink()
    for entry in sorted(target.iterdir()):
        _link(package / entry.name, entry)


def _link(link: Path, target: Path) -> None:
    link.parent.mkdir(parents=True, exist_ok=True)
    link.symlink_to(target)
