"""The exported names of a package, and their declarations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from tearsheet.packages.modules import EVERYTHING, ImportOrigin, Module
from tearsheet.packages.packages import (
    Declared,
    Package,
    find_declaration,
    resolve_declarations,
)

Known = dict[Path, Mapping[str, Declared]]


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicName:
    """One exported name."""

    name: str
    declared: Declared
    in_root: bool = False
    """Whether the package itself exports it."""
    entries: tuple[str, ...] = ()
    """The entry points of the package, such as "Button", that export it by name."""
    default_of: tuple[str, ...] = ()
    """The entry points of the package with it as default export."""


def read_public_names(package: Package) -> dict[str, PublicName]:
    """Everything that can be imported from the package, sorted by name."""
    names: dict[str, PublicName] = {}
    known: Known = {}
    for entry, point in package.entries.items():
        module = package.files.declarations(point.declarations) if point.declarations else None
        if module is None:
            continue
        for name, declared in exported_by(package, module, known).items():
            public = _public_name(entry, name, declared)
            names[public.name] = _joined(names.get(public.name), public)
    return dict(sorted(names.items()))


def exported_by(package: Package, module: Module, known: Known) -> Mapping[str, Declared]:
    """The exports of a module, through all its re-exports."""
    if module.file not in known:
        known[module.file] = {}
        known[module.file] = dict(_exports(package, module, known))
    return known[module.file]


def _exports(package: Package, module: Module, known: Known) -> Iterator[tuple[str, Declared]]:
    for star in module.stars:
        found = ((n, d) for n, d in _enter(package, module, star, known).items() if n != "default")
        yield from found
    # A named export takes precedence over the same name from `export *`.
    for name, origin in module.exports.items():
        declared = _declared(package, module, origin, known)
        if declared is not None:
            yield name, declared


def _declared(
    package: Package, module: Module, origin: ImportOrigin, known: Known
) -> Declared | None:
    if origin.module is None:
        return find_declaration(package, module, origin.name)
    if origin.name == EVERYTHING:
        return None
    return _enter(package, module, origin.module, known).get(origin.name)


def _enter(
    package: Package, module: Module, specifier: str, known: Known
) -> Mapping[str, Declared]:
    resolved = resolve_declarations(package, module.file, specifier)
    entered = package.files.declarations(resolved[1]) if resolved else None
    if resolved is None or entered is None:
        return {}
    return exported_by(resolved[0], entered, known)


def _public_name(entry: str, name: str, declared: Declared) -> PublicName:
    if name == "default":
        own = entry.rpartition("/")[2] or declared.name
        return PublicName(name=own, declared=declared, default_of=(entry,))
    if entry == "":
        return PublicName(name=name, declared=declared, in_root=True)
    return PublicName(name=name, declared=declared, entries=(entry,))


def _joined(first: PublicName | None, second: PublicName) -> PublicName:
    if first is None:
        return second
    return replace(
        first,
        in_root=first.in_root or second.in_root,
        entries=(*first.entries, *second.entries),
        default_of=(*first.default_of, *second.default_of),
    )
