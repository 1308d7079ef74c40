"""Noting what became of a package: facts of many versions in, one history out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from tearsheet.model.history import KINDS, ComponentHistory, Kind, PackageHistory, Standing
from tearsheet.model.reference import Component, PackageFacts

_Noted: TypeAlias = dict[str, Standing | None]


@dataclass(frozen=True, slots=True)
class Stage:
    """One version of a package."""

    label: str
    """The version, as people name it."""
    facts: PackageFacts
    declared: frozenset[str] = frozenset()
    """The names of its declaration files, also of those that no facts could be told from."""


def note_history(stages: Sequence[Stage]) -> PackageHistory:
    """The history of a package, as far as its versions tell it; the oldest comes first."""
    newest = stages[-1].facts
    names = sorted({name for stage in stages for name in stage.facts.components})
    return PackageHistory(
        package=newest.package,
        version=newest.version,
        versions=tuple(stage.label for stage in stages),
        components={name: _note_component(name, stages) for name in names},
    )


def _note_component(name: str, versions: Sequence[Stage]) -> ComponentHistory:
    stages = _borrow(name, versions)
    # Where the whole component is missing, nothing is said of what it would have.
    present = [(label, component) for label, component in stages if component]
    return ComponentHistory(
        standings=_note(
            (label, Standing(deprecated=component.deprecated) if component else None)
            for label, component in stages
        ),
        **{kind: _note_members(kind, present) for kind in KINDS},
    )


def _borrow(name: str, versions: Sequence[Stage]) -> list[tuple[str, Component | None]]:
    """The component in each version; where no facts could be told, those of the version after it.

    A package may have a component without saying what it is made of, such as one that it only
    passes on from another package. To take that for missing would be telling stories.
    """
    borrowed: list[tuple[str, Component | None]] = []
    known = (stage.facts.components.get(name) for stage in reversed(versions))
    after = next(filter(None, known), None)
    for stage in reversed(versions):
        component = stage.facts.components.get(name)
        if component is None and name in stage.declared:
            component = after
        borrowed.append((stage.label, component))
        after = component or after
    return borrowed[::-1]


def _note_members(kind: Kind, stages: Iterable[tuple[str, Component]]) -> dict[str, _Noted]:
    held = [(label, dict(_members(kind, component))) for label, component in stages]
    names = sorted({name for _, members in held for name in members})
    return {name: _note((label, members.get(name)) for label, members in held) for name in names}


def _note(stages: Iterable[tuple[str, Standing | None]]) -> _Noted:
    """Only the versions in which something changed."""
    noted: _Noted = {}
    before: Standing | None = None
    for label, standing in stages:
        if not _is_same(before, standing):
            noted[label] = before = standing
    return noted


def _is_same(before: Standing | None, now: Standing | None) -> bool:
    if before is None or now is None:
        return before is now
    # A union whose members only changed places means what it meant.
    return before == replace(now, type=before.type) and _words(before.type) == _words(now.type)


def _words(text: str) -> list[str]:
    return sorted(re.findall(r"[\w']+|[^\w'\s]", text))


def _members(kind: Kind, component: Component) -> Iterator[tuple[str, Standing]]:
    if kind == "props":
        for prop in component.props:
            yield (
                prop.name,
                Standing(type=prop.type, default=prop.default, deprecated=prop.deprecated),
            )
    elif kind == "slots":
        for slot in component.slots:
            # Earlier versions describe slots as `components` took them, with a capital; `slots`
            # took the same ones without.
            name = slot.name[:1].lower() + slot.name[1:]
            yield name, Standing(default=slot.default, deprecated=slot.deprecated)
    else:
        yield from _classes(component).items()


def _classes(component: Component) -> Mapping[str, Standing]:
    # A class that became the class of a slot is still there for whoever styles it.
    of_slots = {slot.class_name: Standing() for slot in component.slots if slot.class_name}
    own = {found.class_name: Standing(deprecated=found.deprecated) for found in component.classes}
    return of_slots | own
