"""The history of components, props, slots and classes from version to version of a package."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field

Kind = Literal["props", "slots", "classes"]
"""The kinds of a component's members."""

KINDS: tuple[Kind, ...] = ("props", "slots", "classes")


class Standing(Struct, frozen=True, kw_only=True):
    """The state of something from one version until its next standing."""

    type: str = ""
    """Only of props."""
    default: str | None = None
    deprecated: bool = False


Standings = Mapping[str, Standing | None]
"""By the first version of each, the oldest first; None where it was removed."""


class ComponentHistory(Struct, frozen=True, kw_only=True):
    """A component and all members it ever had: props and slots by name, classes as in CSS."""

    standings: Standings = field(default_factory=dict)
    props: Mapping[str, Standings] = field(default_factory=dict)
    slots: Mapping[str, Standings] = field(default_factory=dict)
    classes: Mapping[str, Standings] = field(default_factory=dict)

    def members(self, kind: Kind) -> Mapping[str, Standings]:
        """All members it ever had of one kind."""
        members: Mapping[Kind, Mapping[str, Standings]] = {
            "props": self.props,
            "slots": self.slots,
            "classes": self.classes,
        }
        return members[kind]


class PackageHistory(Struct, frozen=True, kw_only=True):
    """The history of one package, over all recorded versions."""

    package: str
    version: str
    """The newest recorded version, in full."""
    versions: tuple[str, ...] = ()
    """The labels of all recorded versions, such as `6.4`; the oldest first."""
    gaps: Mapping[str, str] = field(default_factory=dict)
    """By a version, the first of those right before it that could not be read."""
    components: Mapping[str, ComponentHistory] = field(default_factory=dict)

    def since(self, component: str, name: str, kind: Kind = "props") -> str | None:
        """The version that added a member; None if it was always or never there."""
        return self._unless_first(_since(self._find(component, name, kind)))

    def deprecated_since(self, component: str, name: str, kind: Kind = "props") -> str | None:
        """The version that deprecated a member; None if it is not, or always was."""
        return self._unless_first(_deprecated_since(self._find(component, name, kind)))

    def component_since(self, component: str) -> str | None:
        """The version that added a component; None if it was always or never there."""
        known = self.components.get(component)
        return self._unless_first(_since(known.standings)) if known else None

    def component_deprecated_since(self, component: str) -> str | None:
        """The version that deprecated a component; None if it is not, or always was."""
        known = self.components.get(component)
        return self._unless_first(_deprecated_since(known.standings)) if known else None

    def _find(self, component: str, name: str, kind: Kind) -> Standings:
        known = self.components.get(component)
        return known.members(kind).get(name, {}) if known else {}

    def _unless_first(self, version: str | None) -> str | None:
        # What the oldest recorded version has may be older.
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
