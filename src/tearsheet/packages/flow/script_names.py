"""Where a name that a script imports is declared, within the documented libraries."""

from __future__ import annotations

from tearsheet.packages.modules import EVERYTHING, ImportOrigin, Module
from tearsheet.packages.packages import Package, resolve_script

_LONGEST_CHAIN = 12

Found = tuple[Package, Module, str]
"""The package, the module, and the name it has there."""


def find_imported(
    package: Package, module: Module, origin: ImportOrigin, steps: int = 0
) -> Found | None:
    """Follow an import to the module that declares it; None if that is not to be evaluated."""
    specifier = origin.module or ""
    if origin.name == EVERYTHING or steps > _LONGEST_CHAIN or not _is_followed(specifier, package):
        return None
    resolved = resolve_script(package, module.file, specifier)
    entered = package.files.script(resolved[1]) if resolved else None
    if resolved is None or entered is None:
        return None
    return find_exported(resolved[0], entered, origin.name, steps + 1)


def _is_followed(specifier: str, package: Package) -> bool:
    """Whether an import stays within the documented packages and what their makers publish.

    What React and the tools of compilers do is known, and reading their code takes long.
    """
    makers = {_maker(name) for name in (package.name, *package.all_rules)}
    return specifier.startswith(".") or _maker(specifier) in makers


def _maker(specifier: str) -> str:
    """The scope of a package; one without a scope stands for itself."""
    return specifier.partition("/")[0]


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
