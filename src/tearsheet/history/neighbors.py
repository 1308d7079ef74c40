"""Resolves the versions of dependencies that a version of a package is read with.

The lowest that its package.json allows: the family publishes its packages together, with the
versions of that day as ranges. What npm would have installed that day cannot be determined,
because some registries report the dates of their own copies. If several packages depend on one,
the highest of the lowest versions is shared, and packages that do not allow it get a nested one,
as npm would do.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tearsheet.history.ranges import Range, read_range
from tearsheet.history.registry import Spec
from tearsheet.history.versions import Published
from tearsheet.packages.manifest import UnreadablePackage, read_manifest

_MAX_ITERATIONS = 20
"""Maximum number of iterations of the resolution."""

_IMPORTED = re.compile(r"""["']((?:@[\w.-]+/)?[\w.-]+)(?:/[^"'\n]*)?["']""")


@dataclass(frozen=True, slots=True)
class Requirement:
    """A dependency of one package on another."""

    asked_by: str
    """Name of the dependent package."""
    name: str
    range: Range
    siblings: tuple[Published, ...] = ()
    """For a peer, the lowest versions of the other dependencies, which were published with it."""

    def lowest(self, published: Iterable[Published]) -> Published | None:
        """The lowest allowed version; for a peer, not older than its siblings."""
        allowed = self.range.allowed(published)
        of_major = [v for v in allowed if v.minor[0] in {it.minor[0] for it in self.siblings}]
        for version in of_major:
            same = [it.order for it in self.siblings if it.minor[0] == version.minor[0]]
            if version.order >= min(same):
                return version
        return next(iter(allowed), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Neighbors:
    """The resolved dependencies of one version of a package."""

    shared: Mapping[str, Published] = field(default_factory=dict)
    """Installed beside it, by name."""
    nested: Mapping[tuple[str, str], Published] = field(default_factory=dict)
    """Nested below one of those, by dependent and name."""
    missing: tuple[str, ...] = ()
    """Unresolved dependencies as `name@range`."""

    @property
    def specs(self) -> list[Spec]:
        """All of them without duplicates."""
        nested = ((name, version) for (_, name), version in self.nested.items())
        every = (*self.shared.items(), *nested)
        return list(dict.fromkeys(Spec(name, version.text) for name, version in every))


FoldersOf = Callable[[Iterable[Spec]], Mapping[Spec, Path]]
"""Fetches versions of packages, and returns their folders."""

PublishedVersions = Callable[[str], list[Published]]
"""All versions of a package."""


def find_neighbors(
    folders: Sequence[Path],
    family: frozenset[str],
    published: PublishedVersions,
    folders_of: FoldersOf,
) -> list[Neighbors]:
    """Resolve the dependencies of unpacked packages, including transitive ones.

    `family` are the scopes whose packages refer to each other, such as `@mui`; all others are
    used as installed. Several packages are resolved together, because fetching one takes nearly
    as long as fetching many.
    """
    direct = [_requirements(folder, family, published) for folder in folders]
    transitive: dict[Spec, tuple[Requirement, ...]] = {}
    while True:
        chosen = [_choose_all(requirements, transitive, published) for requirements in direct]
        specs = {spec: None for neighbors in chosen for spec in neighbors.specs}
        unread = [spec for spec in specs if spec not in transitive]
        if not unread:
            return chosen
        for spec, folder in folders_of(unread).items():
            transitive[spec] = _requirements(folder, family, published)


def _choose_all(
    direct: tuple[Requirement, ...],
    transitive: Mapping[Spec, tuple[Requirement, ...]],
    published: PublishedVersions,
) -> Neighbors:
    """Resolve direct requirements, and transitive ones as far as they were read."""
    requirements = dict.fromkeys(direct)
    for _ in range(_MAX_ITERATIONS):
        resolved = _choose(requirements, published)
        needs = [*direct, *(each for spec in resolved.specs for each in transitive.get(spec, ()))]
        if requirements.keys() == set(needs):
            return resolved
        # Requirements of versions that are no longer chosen are dropped.
        requirements = dict.fromkeys(needs)
    # Two versions that require each other alternately would never converge.
    return _choose(requirements, published)


def _choose(requirements: Iterable[Requirement], published: PublishedVersions) -> Neighbors:
    lowest = {it: it.lowest(published(it.name)) for it in requirements}
    shared: dict[str, Published] = {}
    for requirement, version in lowest.items():
        before = shared.get(requirement.name)
        if version is not None and (before is None or before.order < version.order):
            shared[requirement.name] = version
    return Neighbors(
        shared=dict(sorted(shared.items())),
        nested={
            (it.asked_by, it.name): version
            for it, version in lowest.items()
            if version is not None and not it.range.allows(shared[it.name])
        },
        missing=tuple(
            f"{it.name}@{it.range.text}" for it, version in lowest.items() if version is None
        ),
    )


def _requirements(
    folder: Path, family: frozenset[str], published: PublishedVersions
) -> tuple[Requirement, ...]:
    try:
        manifest = read_manifest(folder)
    except UnreadablePackage:
        # Reported when its facts are read.
        return ()
    name = str(manifest.get("name"))
    ranges = {
        kind: {
            other: read_range(str(text))
            for other, text in _table(manifest.get(kind)).items()
            if other.partition("/")[0] in family and other != name
        }
        for kind in ("dependencies", "peerDependencies")
    }
    dependencies = [Requirement(name, *each) for each in ranges["dependencies"].items()]
    lowest = (each.lowest(published(each.name)) for each in dependencies)
    # The numbers of previews are independent of those of other packages.
    siblings = tuple(version for version in lowest if version is not None and not version.preview)
    peers = (
        Requirement(name, other, peer_range, siblings)
        for other, peer_range in ranges["peerDependencies"].items()
        if other not in ranges["dependencies"]
    )
    imported = _find_imported(folder)
    return tuple(each for each in (*dependencies, *peers) if each.name in imported)


def _find_imported(folder: Path) -> frozenset[str]:
    """The packages that declarations import; others do not affect the facts."""
    names: set[str] = set()
    for file in folder.rglob("*.d.*ts"):
        names.update(_IMPORTED.findall(file.read_text(encoding="utf-8", errors="replace")))
    return frozenset(names)


def _table(value: object) -> Mapping[str, object]:
    return value if isinstance(value, dict) else {}
