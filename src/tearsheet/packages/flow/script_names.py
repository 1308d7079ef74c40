"""Finds the declaration of an imported name, within the documented libraries."""

from __future__ import annotations

import re

from tearsheet.packages.modules import EVERYTHING, ImportOrigin, Module
from tearsheet.packages.packages import Package, resolve_script

_FOLLOWED = re.compile(r"^(?:\.|@mui/|@toolpad/)")
"""React and compiler helpers are known, and evaluating their code would be slow."""

_LONGEST_CHAIN = 12

Found = tuple[Package, Module, str]
"""The package, the module, and the name it has there."""


def find_imported(
    package: Package, module: Module, origin: ImportOrigin, steps: int = 0
) -> Found | None:
    """Follow an import to the module that declares it; None if that is not to be evaluated."""
    specifier = origin.module or ""
    if origin.name == EVERYTHING or steps > _LONGEST_CHAIN or not _FOLLOWED.match(specifier):
        return None
    resolved = resolve_script(package, module.file, specifier)
    entered = package.files.script(resolved[1]) if resolved else None
    if resolved is None or entered is None:
        return None
    return find_exported(resolved[0], entered, origin.name, steps + 1)


def find_exported(package: Package, module: Module, name: str, steps: int = 0) -> Found | None:
    """Follow an export to the module that declares it."""
    origin = module.exports.get(name)
    if origin is None:
        stars = (ImportOrigin(name, star) for star in module.stars if name != "default")
        found = (find_imported(package, module, star, steps) for star in stars)
        return next(filter(None, found), None)
    if origin.module is not None:
        return find_imported(package, module, origin, steps)
    imported = module.imports.get(origin.name)
    if imported is not None:
        # A name that cannot be followed further is declared in the module itself.
        return find_imported(package, module, imported, steps) or (package, module, origin.name)
    return (package, module, origin.name) if origin.name in module.declarations else None
