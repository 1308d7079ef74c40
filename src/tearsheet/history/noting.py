"""Computes the history of a package from the facts of its versions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import TypeAlias

from msgspec import structs

from tearsheet.model.history import KINDS, ComponentHistory, Kind, PackageHistory, Standing
from tearsheet.model.reference import Component, PackageFacts

_Noted: TypeAlias = dict[str, Standing | None]


@dataclass(frozen=True, slots=True)
class Stage:
    """One version of a package."""

    label: str
    """Display name of the version."""
    facts: PackageFacts | None = None
    """None if the version cannot be read."""
    slots: Mapping[str, frozenset[str] | None] = field(default_factory=dict)
    """Slot names by component; None if the declarations do not list them."""
    declared: frozenset[str] = frozenset()
    """Names of all declaration files, including those that yield no facts."""


def note_history(stages: Sequence[Stage]) -> PackageHistory:
    """The history of a package from its versions, oldest first."""
    read = [(stage, stage.facts) for stage in stages if stage.facts is not None]
    newest = read[-1][1]
    versions = [
        _ReadVersion(stage.label, facts, stage.slots, stage.declared) for stage, facts in read
    ]
    names = sorted({name for version in versions for name in version.facts.components})
    return PackageHistory(
        package=newest.package,
        version=newest.version,
        versions=tuple(version.label for version in versions),
        gaps=dict(_gaps(stages)),
        components={name: _note_component(name, versions) for name in names},
    )


@dataclass(frozen=True, slots=True)
class _ReadVersion:
    """One version that could be read."""

    label: str
    facts: PackageFacts
    slots: Mapping[str, frozenset[str] | None]
    declared: frozenset[str]


def _gaps(stages: Sequence[Stage]) -> Iterator[tuple[str, str]]:
    """Each version that follows unreadable ones, with the first of those."""
    for is_read, group in groupby(stages, key=lambda stage: stage.facts is not None):
        run = list(group)
        if not is_read:
            after = stages[stages.index(run[-1]) + 1]
            yield after.label, run[0].label


def _note_component(name: str, versions: Sequence[_ReadVersion]) -> ComponentHistory:
    stages = _borrow(name, versions)
    # Members are not recorded as missing if the whole component is missing.
    present = [each for each in stages if each.component]
    return ComponentHistory(
        standings=_note(
            (each.label, Standing(deprecated=each.component.deprecated) if each.component else None)
            for each in stages
        ),
        **{kind: _note_members(kind, present) for kind in KINDS},
    )


@dataclass(frozen=True, slots=True)
class _Seen:
    """A component in one version."""

    label: str
    component: Component | None
    slots: frozenset[str] | None


def _borrow(name: str, versions: Sequence[_ReadVersion]) -> list[_Seen]:
    """The component in each version; without facts, those of the next version that has some.

    A package may declare a component without facts about it, such as one re-exported from
    another package. That does not mean that it is missing.
    """
    borrowed: list[_Seen] = []
    read = (_see(name, version) for version in reversed(versions))
    after = next((seen for seen in read if seen.component), None)
    for version in reversed(versions):
        seen = _see(name, version)
        if seen.component is None and name in version.declared and after is not None:
            seen = replace(after, label=version.label)
        borrowed.append(seen)
        after = seen if seen.component else after
    return borrowed[::-1]


def _see(name: str, version: _ReadVersion) -> _Seen:
    return _Seen(version.label, version.facts.components.get(name), version.slots.get(name))


def _note_members(kind: Kind, stages: Iterable[_Seen]) -> dict[str, _Noted]:
    by_version = [(seen, dict(_members(kind, seen))) for seen in stages]
    names = sorted({name for _, members in by_version for name in members})
    return {
        name: _note(
            (seen.label, members.get(name))
            for seen, members in by_version
            # Absence counts only where all members could be resolved.
            if name in members or _is_complete(kind, seen)
        )
        for name in names
    }


def _is_complete(kind: Kind, seen: _Seen) -> bool:
    if kind == "slots" and seen.slots is not None:
        return True
    return seen.component is not None and not seen.component.unresolved


def _note(stages: Iterable[tuple[str, Standing | None]]) -> _Noted:
    """The versions in which something changed."""
    noted: _Noted = {}
    before: Standing | None = None
    for label, standing in stages:
        if not _is_same(before, standing):
            noted[label] = before = standing
    return noted


def _is_same(before: Standing | None, now: Standing | None) -> bool:
    if before is None or now is None:
        return before is now
    # A union in another order is the same type.
    return before == structs.replace(now, type=before.type) and _words(before.type) == _words(
        now.type
    )


def _words(text: str) -> list[str]:
    return sorted(re.findall(r"[\w']+|[^\w'\s]", text))


def _members(kind: Kind, seen: _Seen) -> Iterator[tuple[str, Standing]]:
    component = seen.component
    if component is None:
        return
    if kind == "props":
        for prop in component.props:
            yield (
                prop.name,
                Standing(type=prop.type, default=prop.default, deprecated=prop.deprecated),
            )
    elif kind == "slots":
        yield from _slots(component, seen.slots).items()
    else:
        yield from _classes(component).items()


def _slots(component: Component, taken: frozenset[str] | None) -> Mapping[str, Standing]:
    """The slots of a component: those that `slots` accepts, even before they were documented.

    If the declarations do not list them, the documented slots are used.
    """
    described = {
        # Earlier versions document slots capitalized, as in the `components` prop; the `slots`
        # prop has them in lower case.
        slot.name[:1].lower() + slot.name[1:]: Standing(
            default=slot.default, deprecated=slot.deprecated
        )
        for slot in component.slots
    }
    if taken is None:
        return described
    return {name: described.get(name, Standing()) for name in sorted(taken)}


def _classes(component: Component) -> Mapping[str, Standing]:
    # A class that became the class of a slot still exists.
    of_slots = {slot.class_name: Standing() for slot in component.slots if slot.class_name}
    documented = {it.class_name: Standing(deprecated=it.deprecated) for it in component.classes}
    return of_slots | documented
