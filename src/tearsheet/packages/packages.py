"""An installed package: its name, its entry points, and the resolution of names to files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tearsheet.model.package_rules import USUAL, PackageRules, Rules
from tearsheet.packages.entry_points import EntryPoint, find_entry_points
from tearsheet.packages.file_lookup import DECLARATIONS, SCRIPTS, find_file
from tearsheet.packages.manifest import UnreadablePackage, read_manifest, require_text
from tearsheet.packages.modules import EVERYTHING, ImportOrigin, Module
from tearsheet.packages.source_files import SourceFiles


@dataclass(frozen=True, slots=True, kw_only=True)
class Package:
    """One installed version of one package."""

    name: str
    version: str
    folder: Path
    repository: str
    """Its folder in the source repository, such as `packages/mui-material`; may be empty."""
    entries: Mapping[str, EntryPoint]
    """The entry points: the package itself is "", others are like "Button"."""
    files: SourceFiles
    neighbors: dict[Path, Package | None]
    """The packages that were opened on the way; shared by all of them. None cannot be read."""
    all_rules: Rules = field(default_factory=dict)
    """How the packages of all products are written."""
    dependencies: tuple[str, ...] = ()
    """Its dependencies, by name."""

    @property
    def rules(self) -> PackageRules:
        """How it is written itself."""
        return self.all_rules.get(self.name, USUAL)

    @property
    def root(self) -> EntryPoint | None:
        """The root entry point."""
        return self.entries.get("")


@dataclass(frozen=True, slots=True, kw_only=True)
class Declared:
    """Where a name is declared: the package, the file, and its name there."""

    package: Package
    module: Module
    name: str

    @property
    def file(self) -> Path:
        """The declaration file."""
        return self.module.file


def open_package(
    folder: Path, opener: Package | None = None, rules: Rules | None = None
) -> Package:
    """Open an installed package; what its opener has read is not read again."""
    manifest = read_manifest(folder)
    repository = manifest.get("repository")
    directory = repository.get("directory", "") if isinstance(repository, dict) else ""
    dependencies = manifest.get("dependencies")
    return Package(
        name=require_text(manifest, "name", folder),
        version=require_text(manifest, "version", folder),
        folder=folder,
        repository=str(directory),
        entries=find_entry_points(folder, manifest),
        files=opener.files if opener else SourceFiles(),
        neighbors=opener.neighbors if opener else {},
        all_rules=opener.all_rules if opener else rules or {},
        dependencies=tuple(sorted(dependencies)) if isinstance(dependencies, dict) else (),
    )


def find_declaration(package: Package, module: Module, name: str) -> Declared | None:
    """Follow a name in a module to its declaration, also into other packages."""
    return _follow(package, module, name, frozenset())


def resolve_declarations(
    package: Package, importer: Path, specifier: str
) -> tuple[Package, Path] | None:
    """The declaration file of an import, and its package."""
    return _resolve(package, importer, specifier, DECLARATIONS)


def resolve_script(package: Package, importer: Path, specifier: str) -> tuple[Package, Path] | None:
    """The JavaScript file of an import, and its package."""
    return _resolve(package, importer, specifier, SCRIPTS)


def find_neighbor(package: Package, name: str) -> Package | None:
    """Another package as resolved from this one: nested in it, or beside it."""
    if name == package.name:
        return package
    for folder in (package.folder, *package.folder.parents):
        found = folder / "node_modules" / name
        if (found / "package.json").is_file():
            return _open_once(found, package)
    return None


def _open_once(folder: Path, opener: Package) -> Package | None:
    if folder not in opener.neighbors:
        try:
            opener.neighbors[folder] = open_package(folder, opener)
        except UnreadablePackage:
            # Names in it are unresolved, which is reported with the facts that need them.
            opener.neighbors[folder] = None
    return opener.neighbors[folder]


def _follow(
    package: Package, module: Module, name: str, seen: frozenset[object]
) -> Declared | None:
    if name in module.declarations:
        return Declared(package=package, module=module, name=name)
    namespace, _, member = name.partition(".")
    origin = module.imports.get(namespace)
    if origin is None or origin.module is None:
        return None
    wanted = member if origin.name == EVERYTHING else origin.name
    return _enter(package, module, ImportOrigin(wanted, origin.module), seen)


def _follow_export(
    package: Package, module: Module, name: str, seen: frozenset[object]
) -> Declared | None:
    step = (module.file, name)
    if step in seen:
        return None
    origin = module.exports.get(name)
    if origin is not None and origin.module is None:
        return _follow(package, module, origin.name, seen | {step})
    if origin is not None:
        return _enter(package, module, origin, seen | {step})
    if name == "default":
        return None
    stars = (
        _enter(package, module, ImportOrigin(name, star), seen | {step}) for star in module.stars
    )
    return next((found for found in stars if found is not None), None)


def _enter(
    package: Package, module: Module, origin: ImportOrigin, seen: frozenset[object]
) -> Declared | None:
    resolved = resolve_declarations(package, module.file, origin.module or "")
    if resolved is None:
        return None
    owner, file = resolved
    entered = package.files.declarations(file)
    return _follow_export(owner, entered, origin.name, seen) if entered is not None else None


def _resolve(
    package: Package, importer: Path, specifier: str, endings: tuple[str, ...]
) -> tuple[Package, Path] | None:
    if specifier.startswith("."):
        file = find_file(importer.parent, specifier, endings)
        return (package, file) if file else None
    parts = specifier.split("/")
    length = 2 if specifier.startswith("@") else 1
    neighbor = find_neighbor(package, "/".join(parts[:length]))
    if neighbor is None:
        return None
    entry = neighbor.entries.get("/".join(parts[length:]))
    wanted_script = endings is SCRIPTS
    found = entry and (entry.script if wanted_script else entry.declarations)
    found = found or find_file(neighbor.folder, "/".join(parts[length:]), endings)
    return (neighbor, found) if found else None
