"""The facts that commands measured and stored in the content: sizes and histories."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from msgspec import Struct, field

from tearsheet.content.history_file import history_path, load_history
from tearsheet.content.size_file import load_sizes
from tearsheet.derived.sizes.outdated import check_sizes, installed_version
from tearsheet.errors import ContentError, Mistake, Place
from tearsheet.model.history import PackageHistory
from tearsheet.model.site import Site
from tearsheet.model.size import SizeSnapshot
from tearsheet.project import PACKAGES


class MeasuredFacts(Struct, frozen=True, kw_only=True):
    """The facts that take too long to measure in a build."""

    sizes: SizeSnapshot = field(default_factory=SizeSnapshot)
    histories: Mapping[str, PackageHistory] = field(default_factory=dict)
    """By the name of the package, where they were measured."""


NO_MEASURED_FACTS = MeasuredFacts()


def load_measured(site: Site) -> MeasuredFacts:
    """The stored facts of a site; unreadable ones are skipped, as `check_measured` reports them."""
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
    """The mistakes of stored facts that are damaged, or of a version that is not installed."""
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
