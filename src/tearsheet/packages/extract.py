"""Extracts all facts of a package."""

from __future__ import annotations

from pathlib import Path

from tearsheet.model.package_rules import Rules
from tearsheet.model.reference import PackageFacts
from tearsheet.packages.components import read_component
from tearsheet.packages.events import find_unresolved_events, read_events
from tearsheet.packages.flow.evaluation import Evaluation
from tearsheet.packages.hooks import read_hooks
from tearsheet.packages.interfaces import read_interfaces
from tearsheet.packages.manifest import UnreadablePackage
from tearsheet.packages.packages import Package, open_package
from tearsheet.packages.public_components import find_public_components
from tearsheet.packages.public_names import read_public_names
from tearsheet.packages.selectors import read_selectors
from tearsheet.packages.unclaimed import find_unclaimed_classes


def extract_package(folder: Path, rules: Rules | None = None) -> PackageFacts:
    """Read one installed package; refuses a folder that is none."""
    return extract_opened(open_package(folder, rules=rules))


def extract_opened(package: Package) -> PackageFacts:
    """The facts of a package that is already open."""
    _reject_empty(package)
    names = read_public_names(package)
    public = find_public_components(package, names)
    evaluation = Evaluation()
    components = {each.name: read_component(package, each, names, evaluation) for each in public}
    return PackageFacts(
        package=package.name,
        version=package.version,
        components=components,
        hooks=read_hooks(package, names),
        interfaces=read_interfaces(package, names),
        events=read_events(package, names),
        selectors=read_selectors(names),
        unreadable=_unreadable(package),
        unresolved=(
            *find_unclaimed_classes(package, names, components),
            *find_unresolved_events(package, names),
        ),
    )


def _reject_empty(package: Package) -> None:
    if not any(entry.declarations for entry in package.entries.values()):
        raise UnreadablePackage(
            package.folder,
            problem=f"{package.name} {package.version} has no declarations that can be read.",
            remedy="Install the package again, or leave it out of the product.",
        )


def _unreadable(package: Package) -> tuple[str, ...]:
    """The files of this package that could not be read; those of others are theirs to report."""
    reasons = package.files.unreadable.items()
    inside = ((file, reason) for file, reason in reasons if file.is_relative_to(package.folder))
    return tuple(
        sorted(
            f"{file.relative_to(package.folder).as_posix()}: {reason}" for file, reason in inside
        )
    )
