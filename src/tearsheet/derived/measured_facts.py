"""What commands gathered about packages and left in the content: sizes and histories."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from tearsheet.content.history_file import history_path, load_history
from tearsheet.content.size_file import load_sizes
from tearsheet.derived.sizes.outdated import check_sizes, installed_version
from tearsheet.errors import ContentError, Mistake, Place
from tearsheet.model.history import PackageHistory
from tearsheet.model.site import Site
from tearsheet.model.size import SizeSnapshot
from tearsheet.project import PACKAGES


@dataclass(frozen=True, slots=True, kw_only=True)
class MeasuredFacts:
    """The facts that no build finds out itself, because that takes too long."""

    sizes: SizeSnapshot = field(default_factory=SizeSnapshot)
    histories: Mapping[str, PackageHistory] = field(default_factory=dict)
    """By the name of the package, where somebody looked."""


NO_MEASURED_FACTS = MeasuredFacts()


def load_measured(site: Site) -> MeasuredFacts:
    """What was gathered for a site, without what cannot be read: `check_gathered` tells that."""
    sizes = SizeSnapshot()
    with suppress(ContentError):
        sizes = load_sizes(site.root)
    histories: dict[str, PackageHistory] = {}
    for package in _packages(site):
        with suppress(ContentError):
            history = load_history(site.root, package)
            if history:
                histories[package] = history
    return MeasuredFacts(sizes=sizes, histories=histories)


def check_measured(site: Site, packages: Path = PACKAGES) -> list[Mistake]:
    """What was gathered and is damaged, or tells of another version than the one installed."""
    mistakes = check_sizes(site.root, packages)
    for package in _packages(site):
        try:
            history = load_history(site.root, package)
        except ContentError as error:
            mistakes.append(error.mistake)
            continue
        installed = installed_version(package, packages)
        if history and history.version != installed:
            mistakes.append(_outdated(site.root, history, installed))
    return mistakes


def _packages(site: Site) -> list[str]:
    return sorted({name for product in site.products for name in product.packages})


def _outdated(root: Path, history: PackageHistory, installed: str | None) -> Mistake:
    there = f"{installed} is installed" if installed else "it is not installed"
    return Mistake(
        Place(root / history_path(history.package)),
        f"The history of {history.package} ends with {history.version}; {there}.",
        f"Write it anew: `tearsheet history {history.package}`.",
    )
