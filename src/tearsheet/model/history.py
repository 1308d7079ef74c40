"""What became of components, props, slots and classes from one version of a package to the next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Kind = Literal["props", "slots", "classes"]
"""What a component has that comes and goes."""

KINDS: tuple[Kind, ...] = ("props", "slots", "classes")


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """How something stood in one version, and in all after it until the next standing."""

    type: str = ""
    """Only of props."""
    default: str | None = None
    deprecated: bool = False


Standings = Mapping[str, Standing | None]
"""By the version each began with, the oldest first; None where it vanished."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ComponentHistory:
    """One component, and what it ever had: props and slots by name, classes as they are in CSS."""

    standings: Standings = field(default_factory=dict)
    props: Mapping[str, Standings] = field(default_factory=dict)
    slots: Mapping[str, Standings] = field(default_factory=dict)
    classes: Mapping[str, Standings] = field(default_factory=dict)

    def members(self, kind: Kind) -> Mapping[str, Standings]:
        """All it ever had of one kind."""
        members: Mapping[Kind, Mapping[str, Standings]] = {
            "props": self.props,
            "slots": self.slots,
            "classes": self.classes,
        }
        return members[kind]


@dataclass(frozen=True, slots=True, kw_only=True)
class PackageHistory:
    """What became of one package, as far back as it was looked at."""

    package: str
    version: str
    """The newest version that was looked at, in full."""
    versions: tuple[str, ...] = ()
    """All that were looked at, as people name them: `6.4`; the oldest first."""
    gaps: Mapping[str, str] = field(default_factory=dict)
    """By a version, the first of those right before it that could not be read."""
    components: Mapping[str, ComponentHistory] = field(default_factory=dict)

    def since(self, component: str, name: str, kind: Kind = "props") -> str | None:
        """The version something came with; None where it was always there, or never."""
        return self._unless_first(_since(self._find(component, name, kind)))

    def deprecated_since(self, component: str, name: str, kind: Kind = "props") -> str | None:
        """The version something is deprecated from; None where it is not, or always was."""
        return self._unless_first(_deprecated_since(self._find(component, name, kind)))

    def component_since(self, component: str) -> str | None:
        """The version a whole component came with; None where it was always there, or never."""
        known = self.components.get(component)
        return self._unless_first(_since(known.standings)) if known else None

    def component_deprecated_since(self, component: str) -> str | None:
        """The version a whole component is deprecated from; None where it is not, or always was."""
        known = self.components.get(component)
        return self._unless_first(_deprecated_since(known.standings)) if known else None

    def _find(self, component: str, name: str, kind: Kind) -> Standings:
        known = self.components.get(component)
        return known.members(kind).get(name, {}) if known else {}

    def _unless_first(self, version: str | None) -> str | None:
        # What the oldest version has may be older than that: nobody looked.
        if version is None or version == self.versions[0]:
            return None
        gap = self.gaps.get(version)
        return f"{gap}–{version}" if gap is not None else version


def _since(standings: Standings) -> str | None:
    found = None
    before = None
    for version, standing in standings.items():
        if before is None:
            found = version
        before = standing
    return found if before else None


def _deprecated_since(standings: Standings) -> str | None:
    found = None
    for version, standing in standings.items():
        if not (standing and standing.deprecated):
            found = None
        elif found is None:
            found = version
    return found
