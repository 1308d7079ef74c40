"""The content of a generated page: facts of packages, and their links on this site."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from tearsheet.model.history import Kind
from tearsheet.model.link import Link
from tearsheet.model.reference import Component, Event, Hook, Interface, Plan, Prop, Selector


class Age(Struct, frozen=True, kw_only=True):
    """Since when something exists, as far as earlier versions were recorded."""

    since: str | None = None
    """The version that added it; None if it is as old as what contains it."""
    deprecated_since: str | None = None


AGELESS = Age()


class PropOrigin(Struct, frozen=True, kw_only=True):
    """A component whose props another one inherits."""

    name: str
    address: str | None
    """The address of its own API page, if there is one."""
    props: tuple[Prop, ...] = ()
    """The props that the other one does not declare itself."""


class ComponentSheet(Struct, frozen=True, kw_only=True):
    """A component, with the site's facts about it."""

    component: Component
    demos: tuple[Link, ...] = ()
    """The pages that are about it."""
    origins: tuple[PropOrigin, ...] = ()
    """The components it inherits from, the nearest first."""
    source: str | None = None
    """The URL of its source in the documented release."""
    size: str = ""
    """Its size, in one line."""
    age: Age = AGELESS
    ages: Mapping[Kind, Mapping[str, Age]] = field(default_factory=dict)
    """The ages of its props, slots and classes by name, where known."""

    def age_of(self, kind: Kind, name: str) -> Age:
        """The age of a prop, a slot or a class."""
        return self.ages.get(kind, {}).get(name, AGELESS)


class HookSheet(Struct, frozen=True, kw_only=True):
    """A hook, with the site's facts about it."""

    hook: Hook
    demos: tuple[Link, ...] = ()


class IndexRow(Struct, frozen=True, kw_only=True):
    """One page of a reference, or one part of such a page."""

    name: str
    address: str
    summary: str
    plan: Plan | None = None
    deprecated: bool = False
    is_code: bool = True


class IndexGroup(Struct, frozen=True, kw_only=True):
    """One group of the index: all entries of a kind."""

    id: str
    title: str
    rows: tuple[IndexRow, ...]


class ReferencePage(Struct, frozen=True, kw_only=True):
    """The content of one generated page."""

    components: tuple[ComponentSheet, ...] = ()
    hooks: tuple[HookSheet, ...] = ()
    interfaces: tuple[Interface, ...] = ()
    events: tuple[Event, ...] = ()
    selectors: tuple[Selector, ...] = ()
    groups: tuple[IndexGroup, ...] = ()
    together: bool = False
    """Whether the page has several, each under its own heading."""
    files: tuple[Link, ...] = ()
    """Links to the facts files, by package."""
    unreadable: tuple[str, ...] = ()
    addresses: Mapping[str, str] = field(default_factory=dict)
    """The resolved addresses of links in the facts; others lead to the package authors' site."""
    guides: Mapping[str, str] = field(default_factory=dict)
    """The pages of this site that explain common terms, by the term."""
