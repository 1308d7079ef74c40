"""What a product documents: the components, hooks and types of its packages, by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from msgspec import Struct, field

from tearsheet.derived.reference.packages import packages_with_facts
from tearsheet.markdown.reference.prose import TYPE_NAME
from tearsheet.model.product import Product
from tearsheet.model.reference import (
    Component,
    Event,
    Hook,
    Interface,
    PackageFacts,
    Prop,
    Selector,
)

_Member = TypeVar("_Member")


class ProductMembers(Struct, frozen=True, kw_only=True):
    """Everything a product documents; of duplicate exports the first package's."""

    packages: tuple[PackageFacts, ...] = ()
    components: Mapping[str, Component] = field(default_factory=dict)
    hooks: Mapping[str, Hook] = field(default_factory=dict)
    interfaces: Mapping[str, Interface] = field(default_factory=dict)
    events: tuple[Event, ...] = ()
    selectors: tuple[Selector, ...] = ()


def find_members(product: Product, facts: Mapping[str, PackageFacts]) -> ProductMembers:
    """What the packages of a product export together."""
    packages = tuple(facts[name] for name in packages_with_facts(product) if name in facts)
    events = _merge(package.events for package in packages)
    selectors = _merge(package.selectors for package in packages)
    return ProductMembers(
        packages=packages,
        components=_merge(package.components for package in packages),
        hooks=_merge(package.hooks for package in packages),
        interfaces=_merge(map(find_referred, packages)),
        events=tuple(events.values()),
        selectors=tuple(selectors.values()),
    )


def find_referred(package: PackageFacts) -> dict[str, Interface]:
    """The types that pages refer to: those that name a page, and those that props refer to.

    All others are in the facts file, and shown by editors.
    """
    texts = (_words(prop) for each in package.components.values() for prop in each.props)
    referred = {name for text in texts for name in TYPE_NAME.findall(text)}
    return {
        name: interface
        for name, interface in package.interfaces.items()
        if interface.demos or name in referred
    }


def _words(prop: Prop) -> str:
    arguments = prop.signature.arguments if prop.signature else ()
    return "\n".join([prop.description, *(argument.description for argument in arguments)])


def _merge(several: Iterable[Mapping[str, _Member]]) -> dict[str, _Member]:
    merged: dict[str, _Member] = {}
    for members in several:
        for name, member in members.items():
            merged.setdefault(name, member)
    return dict(sorted(merged.items(), key=lambda entry: entry[0].lower()))
