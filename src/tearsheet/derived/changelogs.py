"""The releases of each product, from the changelogs and histories of its packages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial

import msgspec
from msgspec import Struct

from tearsheet.cache.step_cache import StepCache, digest
from tearsheet.derived.blog import write_day_of
from tearsheet.derived.reference.packages import reference_fingerprint
from tearsheet.derived.reference.site_reference import Reference, ReferenceEntry
from tearsheet.derived.sizes.outdated import installed_version
from tearsheet.model.changelog import ChangelogRelease, Entry, major_of, version_order
from tearsheet.model.history import KINDS, ComponentHistory, Kind, PackageHistory, Standings
from tearsheet.model.navigation import comparable, walk
from tearsheet.model.page import Page, PageSettings
from tearsheet.model.product import Product
from tearsheet.model.site import Site
from tearsheet.model.texts import TEXTS
from tearsheet.model.written_text import WrittenText, escape_code_text, escape_markdown
from tearsheet.project import PACKAGES

STEP = "changelogs"
_FILE = "CHANGELOG.md"
_ENDING = "/changelog/"

LIST_FILTER = "ListFilter"
"""The component that every changelog page places."""

FEW_CLASSES = 6
"""Up to this many CSS classes of a component are listed by name; of more only the count."""

Changelogs = Mapping[str, tuple[ChangelogRelease, ...]]
"""The releases of the documented major version, by package."""


class ApiStep(Struct, frozen=True, kw_only=True):
    """The API changes of a package in one version."""

    package: str
    removed: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Each component with its removed parts; without parts if the component was removed."""
    deprecated: tuple[tuple[str, tuple[str, ...]], ...] = ()
    added: tuple[tuple[str, tuple[str, ...]], ...] = ()


def load_changelogs(products: Iterable[Product], steps: StepCache) -> Changelogs:
    """The changelogs of the installed packages of some products."""
    names = sorted({name for product in products for name in product.packages})
    files = {name: PACKAGES / name / _FILE for name in names}
    texts = {name: file.read_bytes() for name, file in files.items() if file.is_file()}
    keys = {
        name: digest(reference_fingerprint(), name, str(installed_version(name)), text)
        for name, text in texts.items()
    }
    stored_by_name = {
        name: steps.remember(STEP, keys[name], partial(_read, name, text))
        for name, text in texts.items()
    }
    steps.forget_others(STEP, set(keys.values()))
    return {
        name: msgspec.json.decode(stored, type=tuple[ChangelogRelease, ...])
        for name, stored in stored_by_name.items()
    }


def _read(package: str, text: bytes) -> bytes:
    # Imported lazily: most builds read no packages.
    from tearsheet.derived.package_changelog import read_changelog

    version = installed_version(package) or ""
    releases = read_changelog(text.decode(errors="replace"))
    return msgspec.json.encode(
        [
            release
            for release in releases
            if release.package == package
            and major_of(release.version) == major_of(version)
            and version_order(release.version) <= version_order(version)
        ]
    )


def changelog_address(product: Product) -> str:
    """The address of a product's changelog: from its navigation, or by default below it."""
    rows = (item for item in walk(product.navigation) if _ENDING.rstrip("/") in item.pathname)
    addresses = (f"{comparable(item.pathname)}/" for item in rows if not item.external)
    default = f"{product.address.rstrip('/')}{_ENDING}"
    return next((address for address in addresses if address.endswith(_ENDING)), default)


def find_changelog_pages(
    site: Site, changelogs: Changelogs, histories: Mapping[str, PackageHistory]
) -> Iterator[Page]:
    """The changelog page of each product with releases or history, unless an author wrote it."""
    taken = {page.address for page in site.pages}
    for product in site.products:
        address = changelog_address(product)
        documented = [
            name for name in product.packages if changelogs.get(name) or name in histories
        ]
        if documented and address not in taken:
            yield Page(
                address=address,
                file=str(product.source),
                settings=PageSettings(
                    title=TEXTS["changelog"],
                    description=TEXTS["changelogAbout"].replace("{product}", product.name),
                    sponsor=False,
                ),
                product=product.id,
                category=product.category,
                generated=True,
            )


def write_changelog(
    product: Product, changelogs: Changelogs, reference: Reference, pages: Iterable[str]
) -> WrittenText:
    """The text of a product's changelog page."""
    product_reference = reference.products.get(product.id)
    names = _Names(product_reference.entries if product_reference else {})
    parts = [
        f"# {TEXTS['changelog']}",
        TEXTS["changelogAbout"].replace("{product}", escape_markdown(product.name)),
        *_link_to_changes(product, pages),
        TEXTS["changelogNote"],
        f":: component {LIST_FILTER}",
    ]
    for label, steps, releases in _versions(product, changelogs, reference):
        parts.append(f"## {label}")
        for step in steps:
            parts += _write_step(step, names, alone=len(product.packages) == 1)
        for release in releases:
            parts += _write_release(release, names)
    return WrittenText(text="\n\n".join(parts) + "\n", components={LIST_FILTER: "{}"})


def _link_to_changes(product: Product, pages: Iterable[str]) -> Iterator[str]:
    segment = "api/changes/"
    addresses = [page for page in pages if page == f"{product.address.rstrip('/')}/{segment}"]
    for address in addresses:
        yield TEXTS["changelogCompare"].replace("{address}", address)


def _versions(
    product: Product, changelogs: Changelogs, reference: Reference
) -> Iterator[tuple[str, list[ApiStep], list[ChangelogRelease]]]:
    """The label of each version, the newest first, with its API changes and releases."""
    steps: dict[str, list[ApiStep]] = {}
    releases: dict[str, list[ChangelogRelease]] = {}
    for package in product.packages:
        history = reference.measured.histories.get(package)
        for label, step in _find_steps(history) if history else ():
            steps.setdefault(label, []).append(step)
        for release in changelogs.get(package, ()):
            label = _label(release.version, history.versions if history else ())
            releases.setdefault(label, []).append(release)
    labels = sorted({*steps, *releases}, key=version_order, reverse=True)
    for label in labels:
        version_releases = releases.get(label, [])
        version_releases.sort(key=lambda release: version_order(release.version), reverse=True)
        yield label, steps.get(label, []), version_releases


def _label(version: str, labels: Iterable[str]) -> str:
    """The full version for an unreleased preview, otherwise the minor version."""
    minor = ".".join(version.partition("-")[0].split(".")[:2])
    labels = tuple(labels)
    return version if version in labels or ("-" in version and _is_preview(labels)) else minor


def _is_preview(labels: tuple[str, ...]) -> bool:
    return bool(labels) and "-" in labels[-1]


def _find_steps(history: PackageHistory) -> Iterator[tuple[str, ApiStep]]:
    # The oldest recorded version is skipped: what it has may be older.
    for place in range(1, len(history.versions)):
        label, before = history.versions[place], history.versions[:place]
        outcomes: dict[str, dict[str, tuple[str, ...]]] = {}
        for name, component in sorted(history.components.items()):
            for outcome, parts in _changes_of(component, label, before):
                outcomes.setdefault(outcome, {})[name] = parts
        if outcomes:
            fields = {outcome: tuple(changed.items()) for outcome, changed in outcomes.items()}
            yield label, ApiStep(package=history.package, **fields)


def _changes_of(
    component: ComponentHistory, label: str, before: tuple[str, ...]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    component_outcome = _outcome(component.standings, label, before)
    if component_outcome:
        yield component_outcome, ()
    if component_outcome in ("added", "removed"):
        # The parts were added or removed together with the component.
        return
    parts: dict[str, list[str]] = {}
    for kind in KINDS:
        for name, standings in component.members(kind).items():
            outcome = _outcome(standings, label, before)
            if outcome and outcome != component_outcome:
                parts.setdefault(outcome, []).append(_spell(kind, name))
    for outcome, names in parts.items():
        yield outcome, tuple(sorted(names))


def _outcome(standings: Standings, label: str, before: tuple[str, ...]) -> str | None:
    """How something changed in a version; None if it did not."""
    if label not in standings:
        return None
    earlier = [standings[version] for version in before if version in standings]
    old, new = earlier[-1] if earlier else None, standings[label]
    if new is None:
        return "removed" if old else None
    if old is None:
        return "added"
    return "deprecated" if new.deprecated and not old.deprecated else None


def _spell(kind: Kind, name: str) -> str:
    if kind == "slots":
        return f"slots.{name}"
    return f".{name}" if kind == "classes" else name


class _Names(Struct, frozen=True):
    """The links of the names in a changelog."""

    entries: Mapping[str, ReferenceEntry]

    def link(self, name: str) -> str:
        """A name, as a link if it has an API page on this site."""
        entry = self.entries.get(name)
        words = escape_markdown(name)
        return f"[{words}]({entry.address})" if entry else f"**{words}**"


def _write_step(step: ApiStep, names: _Names, *, alone: bool) -> Iterator[str]:
    of = "" if alone else f": {step.package}"
    yield f"### {TEXTS['changelogApi']}{of}"
    for title, changed in (
        (TEXTS["changelogRemoved"], step.removed),
        (TEXTS["changelogDeprecated"], step.deprecated),
        (TEXTS["changelogAdded"], step.added),
    ):
        if changed:
            yield f"#### {title}"
            yield "\n".join(_write_changed(name, parts, names) for name, parts in changed)


def _write_changed(name: str, parts: tuple[str, ...], names: _Names) -> str:
    classes = [part for part in parts if part.startswith(".")]
    shown = [part for part in parts if part not in classes or len(classes) <= FEW_CLASSES]
    items = [f"`{part}`" for part in shown]
    if len(shown) < len(parts):
        items.append(TEXTS["changelogClasses"].replace("{count}", str(len(classes))))
    return f"- {names.link(name)}: {', '.join(items) or TEXTS['changelogWhole']}"


def _write_release(release: ChangelogRelease, names: _Names) -> Iterator[str]:
    yield f"### {release.package} {release.version}"
    if release.day:
        yield TEXTS["changelogDay"].replace("{day}", write_day_of(release.day))
    if release.breaking:
        yield f"#### {TEXTS['changelogBreaking']}"
        yield _write_entries(release.breaking, names)
        if release.changes:
            yield f"#### {TEXTS['changelogOther']}"
    if release.changes:
        yield _write_entries(release.changes, names)


def _write_entries(entries: Iterable[Entry], names: _Names) -> str:
    return "\n".join(f"- {_write_entry(entry, names)}" for entry in entries)


def _write_entry(entry: Entry, names: _Names) -> str:
    names_of_entry = ", ".join(map(names.link, entry.names))
    text = escape_code_text(entry.text)
    return f"{names_of_entry}: {text}" if names_of_entry else text
