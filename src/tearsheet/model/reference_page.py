"""What a generated page shows: facts of the packages, and where they lead on this site."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tearsheet.model.history import Kind
from tearsheet.model.link import Link
from tearsheet.model.reference import Component, Event, Hook, Interface, Plan, Prop, Selector


@dataclass(frozen=True, slots=True, kw_only=True)
class Age:
    """How long something has been there, as far as earlier versions were looked at."""

    since: str | None = None
    """The version it came with; None for what came with all around it."""
    deprecated_since: str | None = None


AGELESS = Age()


@dataclass(frozen=True, slots=True, kw_only=True)
class PropOrigin:
    """A component whose props another one has as well."""

    name: str
    address: str | None
    """Where its own facts are read, if that is anywhere on the site."""
    props: tuple[Prop, ...] = ()
    """Those the other one does not say itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ComponentSheet:
    """A component, and what the site knows of it."""

    component: Component
    demos: tuple[Link, ...] = ()
    """The pages that are about it."""
    origins: tuple[PropOrigin, ...] = ()
    """What it inherits from, the nearest first."""
    source: str | None = None
    """Where its source is looked at, at the release that is documented."""
    size: str = ""
    """What it weighs, in one line."""
    age: Age = AGELESS
    ages: Mapping[Kind, Mapping[str, Age]] = field(default_factory=dict)
    """Of its props, slots and classes by name, where something is known."""

    def age_of(self, kind: Kind, name: str) -> Age:
        """How long a prop, a slot or a class has been there."""
        return self.ages.get(kind, {}).get(name, AGELESS)


@dataclass(frozen=True, slots=True, kw_only=True)
class HookSheet:
    """A hook, and what the site knows of it."""

    hook: Hook
    demos: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class IndexRow:
    """One page of a reference, or one part of such a page."""

    name: str
    address: str
    summary: str
    plan: Plan | None = None
    deprecated: bool = False
    is_code: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class IndexGroup:
    """All there is of a kind."""

    id: str
    title: str
    rows: tuple[IndexRow, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReferencePage:
    """What one generated page is made of."""

    components: tuple[ComponentSheet, ...] = ()
    hooks: tuple[HookSheet, ...] = ()
    interfaces: tuple[Interface, ...] = ()
    events: tuple[Event, ...] = ()
    selectors: tuple[Selector, ...] = ()
    groups: tuple[IndexGroup, ...] = ()
    together: bool = False
    """Whether several stand below each other, each under its own name."""
    files: tuple[Link, ...] = ()
    """Where programs read the same facts, by package."""
    unreadable: tuple[str, ...] = ()
    addresses: Mapping[str, str] = field(default_factory=dict)
    """Where the addresses lead that are written in the facts; those missing lead to the makers."""
    guides: Mapping[str, str] = field(default_factory=dict)
    """Where pages of this site explain what stands on all such pages, by a word for it."""
