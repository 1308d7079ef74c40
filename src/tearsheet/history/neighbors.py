"""Which versions of its neighbors a version of a package is read beside.

The lowest that its package.json allows: the family publishes its packages together and writes the
versions of that day into them. What npm would have installed on that day nobody can tell, since
the days that registries name are those of their copies. Where several packages ask for one, the
highest of these lowest versions is taken, and whoever does not allow that one gets its own below
it, as npm would do.
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

_LONGEST_SEARCH = 20
"""How often versions are chosen again for what the chosen ones need."""

_IMPORTED = re.compile(r"""["']((?:@[\w.-]+/)?[\w.-]+)(?:/[^"'\n]*)?["']""")


@dataclass(frozen=True, slots=True)
class Requirement:
    """One package that another one needs."""

    asked_by: str
    """The package that needs it, by name."""
    name: str
    range: Range
    siblings: tuple[Published, ...] = ()
    """For a peer, the lowest versions of what comes with it: they were published together."""

    def lowest(self, published: Iterable[Published]) -> Published | None:
        """The lowest version that is allowed; of a peer, none that is older than its siblings."""
        allowed = self.range.allowed(published)
        of_major = [v for v in allowed if v.minor[0] in {it.minor[0] for it in self.siblings}]
        for version in of_major:
            same = [it.order for it in self.siblings if it.minor[0] == version.minor[0]]
            if version.order >= min(same):
                return version
        return next(iter(allowed), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Neighbors:
    """The packages that one version of a package is read beside."""

    shared: Mapping[str, Published] = field(default_factory=dict)
    """Beside it, by name."""
    nested: Mapping[tuple[str, str], Published] = field(default_factory=dict)
    """Below one of those, by its name and their own."""
    missing: tuple[str, ...] = ()
    """What nothing was published for, as `name@range`."""

    @property
    def specs(self) -> list[Spec]:
        """All of them, each version of a package once."""
        nested = ((name, version) for (_, name), version in self.nested.items())
        every = (*self.shared.items(), *nested)
        return list(dict.fromkeys(Spec(name, version.text) for name, version in every))


FoldersOf = Callable[[Iterable[Spec]], Mapping[Spec, Path]]
"""Fetches versions of packages and says where they lie."""

PublishedVersions = Callable[[str], list[Published]]
"""All versions of a package."""


def find_neighbors(
    folders: Sequence[Path],
    family: frozenset[str],
    published: PublishedVersions,
    folders_of: FoldersOf,
) -> list[Neighbors]:
    """The neighbors of some unpacked packages, each with those of its neighbors.

    `family` names the scopes whose packages describe each other, as `@mui`; all others say which
    attributes an element takes, and stay as they are installed. The packages are asked together,
    because fetching one costs nearly as much as fetching many.
    """
    own = [_requirements(folder, family, published) for folder in folders]
    theirs: dict[Spec, tuple[Requirement, ...]] = {}
    while True:
        chosen = [_choose_all(asked, theirs, published) for asked in own]
        wanted = {spec: None for neighbors in chosen for spec in neighbors.specs}
        unknown = [spec for spec in wanted if spec not in theirs]
        if not unknown:
            return chosen
        for spec, folder in folders_of(unknown).items():
            theirs[spec] = _requirements(folder, family, published)


def _choose_all(
    own: tuple[Requirement, ...],
    theirs: Mapping[Spec, tuple[Requirement, ...]],
    published: PublishedVersions,
) -> Neighbors:
    """What a package needs, and what those need whose needs are known."""
    asked = dict.fromkeys(own)
    for _ in range(_LONGEST_SEARCH):
        found = _choose(asked, published)
        needs = [*own, *(each for spec in found.specs for each in theirs.get(spec, ()))]
        if asked.keys() == set(needs):
            return found
        # What a version needed that is no longer the one that was chosen counts no more.
        asked = dict.fromkeys(needs)
    # Two versions that ask for each other in turn would never come to rest.
    return _choose(asked, published)


def _choose(asked: Iterable[Requirement], published: PublishedVersions) -> Neighbors:
    lowest = {it: it.lowest(published(it.name)) for it in asked}
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
        # What is wrong with it is told by whoever reads its facts.
        return ()
    name = str(manifest.get("name"))
    asked = {
        kind: {
            other: read_range(str(text))
            for other, text in _table(manifest.get(kind)).items()
            if other.partition("/")[0] in family and other != name
        }
        for kind in ("dependencies", "peerDependencies")
    }
    own = [Requirement(name, *each) for each in asked["dependencies"].items()]
    lowest = (each.lowest(published(each.name)) for each in own)
    # A preview has numbers of its own, which say nothing of the others.
    siblings = tuple(version for version in lowest if version is not None and not version.preview)
    peers = (
        Requirement(name, other, wanted, siblings)
        for other, wanted in asked["peerDependencies"].items()
        if other not in asked["dependencies"]
    )
    imported = _find_imported(folder)
    return tuple(each for each in (*own, *peers) if each.name in imported)


def _find_imported(folder: Path) -> frozenset[str]:
    """The packages that declarations name: others cannot change what is read."""
    found: set[str] = set()
    for file in folder.rglob("*.d.*ts"):
        found.update(_IMPORTED.findall(file.read_text(encoding="utf-8", errors="replace")))
    return frozenset(found)


def _table(value: object) -> Mapping[str, object]:
    return value if isinstance(value, dict) else {}
