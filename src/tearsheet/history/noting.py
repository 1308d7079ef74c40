"""Noting what became of a package: facts of many versions in, one history out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import TypeAlias

from tearsheet.model.history import KINDS, ComponentHistory, Kind, PackageHistory, Standing
from tearsheet.model.reference import Component, PackageFacts

_Noted: TypeAlias = dict[str, Standing | None]


@dataclass(frozen=True, slots=True)
class Stage:
    """One version of a package."""

    label: str
    """The version, as people name it."""
    facts: PackageFacts | None = None
    """None of a version that cannot be read."""
    slots: Mapping[str, frozenset[str] | None] = field(default_factory=dict)
    """By component, the names its `slots` takes; None where its declarations leave that open."""
    declared: frozenset[str] = frozenset()
    """The names of its declaration files, also of those that no facts could be told from."""


def note_history(stages: Sequence[Stage]) -> PackageHistory:
    """The history of a package, as far as its versions tell it; the oldest comes first."""
    read = [(stage, stage.facts) for stage in stages if stage.facts is not None]
    newest = read[-1][1]
    known = [_Known(stage.label, facts, stage.slots, stage.declared) for stage, facts in read]
    names = sorted({name for each in known for name in each.facts.components})
    return PackageHistory(
        package=newest.package,
        version=newest.version,
        versions=tuple(each.label for each in known),
        gaps=dict(_gaps(stages)),
        components={name: _note_component(name, known) for name in names},
    )


@dataclass(frozen=True, slots=True)
class _Known:
    """One version that was read."""

    label: str
    facts: PackageFacts
    slots: Mapping[str, frozenset[str] | None]
    declared: frozenset[str]


def _gaps(stages: Sequence[Stage]) -> Iterator[tuple[str, str]]:
    """Each version after some that could not be read, and the first of those."""
    for is_read, group in groupby(stages, key=lambda stage: stage.facts is not None):
        run = list(group)
        if not is_read:
            after = stages[stages.index(run[-1]) + 1]
            yield after.label, run[0].label


def _note_component(name: str, versions: Sequence[_Known]) -> ComponentHistory:
    stages = _borrow(name, versions)
    # Where the whole component is missing, nothing is said of what it would have.
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


def _borrow(name: str, versions: Sequence[_Known]) -> list[_Seen]:
    """The component in each version; where no facts could be told, those of the version after it.

    A package may have a component without saying what it is made of, such as one that it only
    passes on from another package. To take that for missing would be telling stories.
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


def _see(name: str, version: _Known) -> _Seen:
    return _Seen(version.label, version.facts.components.get(name), version.slots.get(name))


def _note_members(kind: Kind, stages: Iterable[_Seen]) -> dict[str, _Noted]:
    held = [(seen, dict(_members(kind, seen))) for seen in stages]
    names = sorted({name for _, members in held for name in members})
    return {
        name: _note(
            (seen.label, members.get(name))
            for seen, members in held
            # What is not found where not everything can be followed may be there all the same.
            if name in members or _is_complete(kind, seen)
        )
        for name in names
    }


def _is_complete(kind: Kind, seen: _Seen) -> bool:
    if kind == "slots" and seen.slots is not None:
        return True
    return seen.component is not None and not seen.component.unresolved


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
    """The slots that can be filled: some are listed by an interface only long after they could be.

    Where the declarations leave open what `slots` takes, the interface is believed.
    """
    described = {
        # Earlier versions describe slots as `components` took them, with a capital; `slots` took
        # the same ones without.
        slot.name[:1].lower() + slot.name[1:]: Standing(
            default=slot.default, deprecated=slot.deprecated
        )
        for slot in component.slots
    }
    if taken is None:
        return described
    return {name: described.get(name, Standing()) for name in sorted(taken)}


def _classes(component: Component) -> Mapping[str, Standing]:
    # A class that became the class of a slot is still there for whoever styles it.
    of_slots = {slot.class_name: Standing() for slot in component.slots if slot.class_name}
    own = {found.class_name: Standing(deprecated=found.deprecated) for found in component.classes}
    return of_slots | own
