"""The releases of each product, from the changelogs and the histories of its packages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial

import msgspec

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

FEW_CLASSES = 6
"""So many CSS classes of a component are named; of more there is only said how many."""

Changelogs = Mapping[str, tuple[ChangelogRelease, ...]]
"""The releases of the documented major version, by package."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ApiStep:
    """What became of the API of a package with one version."""

    package: str
    removed: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Each component with what went; without anything where it went as a whole."""
    deprecated: tuple[tuple[str, tuple[str, ...]], ...] = ()
    added: tuple[tuple[str, tuple[str, ...]], ...] = ()


def load_changelogs(products: Iterable[Product], steps: StepCache) -> Changelogs:
    """What the installed packages of some products say of their releases."""
    names = sorted({name for product in products for name in product.packages})
    files = {name: PACKAGES / name / _FILE for name in names}
    texts = {name: file.read_bytes() for name, file in files.items() if file.is_file()}
    keys = {
        name: digest(reference_fingerprint(), name, str(installed_version(name)), text)
        for name, text in texts.items()
    }
    found = {
        name: steps.remember(STEP, keys[name], partial(_read, name, text))
        for name, text in texts.items()
    }
    steps.forget_others(STEP, set(keys.values()))
    return {
        name: msgspec.json.decode(stored, type=tuple[ChangelogRelease, ...])
        for name, stored in found.items()
    }


def _read(package: str, text: bytes) -> bytes:
    # Imported where packages are read, which most builds do not.
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
    """Where the releases of a product are read: where its navigation says, or right below it."""
    rows = (item.pathname for item in walk(product.navigation) if not item.external)
    named = (f"{comparable(path)}/" for path in rows)
    default = f"{product.address.rstrip('/')}{_ENDING}"
    return next((address for address in named if address.endswith(_ENDING)), default)


def find_changelog_pages(
    site: Site, changelogs: Changelogs, histories: Mapping[str, PackageHistory]
) -> Iterator[Page]:
    """The page of each product of which something is known, unless somebody wrote it."""
    taken = {page.address for page in site.pages}
    for product in site.products:
        address = changelog_address(product)
        known = [name for name in product.packages if changelogs.get(name) or name in histories]
        if known and address not in taken:
            yield Page(
                address=address,
                source=product.source,
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
    """The text of the page of a product."""
    known = reference.products.get(product.id)
    names = _Names(known.entries if known else {})
    parts = [
        f"# {TEXTS['changelog']}",
        TEXTS["changelogAbout"].replace("{product}", escape_markdown(product.name)),
        *_lead_to_changes(product, pages),
        TEXTS["changelogNote"],
        ":: component ListFilter",
    ]
    for label, steps, releases in _versions(product, changelogs, reference):
        parts.append(f"## {label}")
        for step in steps:
            parts += _write_step(step, names, alone=len(product.packages) == 1)
        for release in releases:
            parts += _write_release(release, names)
    return WrittenText(text="\n\n".join(parts) + "\n", components={"ListFilter": "{}"})


def _lead_to_changes(product: Product, pages: Iterable[str]) -> Iterator[str]:
    segment = "api/changes/"
    own = [page for page in pages if page == f"{product.address.rstrip('/')}/{segment}"]
    for address in own:
        yield TEXTS["changelogCompare"].replace("{address}", address)


def _versions(
    product: Product, changelogs: Changelogs, reference: Reference
) -> Iterator[tuple[str, list[ApiStep], list[ChangelogRelease]]]:
    """Each version as people name it, the newest first, with all that is known of it."""
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
        own = releases.get(label, [])
        own.sort(key=lambda release: version_order(release.version), reverse=True)
        yield label, steps.get(label, []), own


def _label(version: str, known: Iterable[str]) -> str:
    """A preview that was never released stands for itself; others lead up to their minor."""
    minor = ".".join(version.partition("-")[0].split(".")[:2])
    known = tuple(known)
    return version if version in known or ("-" in version and _is_preview(known)) else minor


def _is_preview(labels: tuple[str, ...]) -> bool:
    return bool(labels) and "-" in labels[-1]


def _find_steps(history: PackageHistory) -> Iterator[tuple[str, ApiStep]]:
    # What the oldest version has may be older than that: nobody looked.
    for place in range(1, len(history.versions)):
        label, before = history.versions[place], history.versions[:place]
        found: dict[str, dict[str, tuple[str, ...]]] = {}
        for name, component in sorted(history.components.items()):
            for outcome, parts in _changes_of(component, label, before):
                found.setdefault(outcome, {})[name] = parts
        if found:
            kept = {outcome: tuple(changed.items()) for outcome, changed in found.items()}
            yield label, ApiStep(package=history.package, **kept)


def _changes_of(
    component: ComponentHistory, label: str, before: tuple[str, ...]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    whole = _outcome(component.standings, label, before)
    if whole:
        yield whole, ()
    if whole in ("added", "removed"):
        # Of what came or went as a whole, the parts came or went with it.
        return
    parts: dict[str, list[str]] = {}
    for kind in KINDS:
        for name, standings in component.members(kind).items():
            outcome = _outcome(standings, label, before)
            if outcome and outcome != whole:
                parts.setdefault(outcome, []).append(_spell(kind, name))
    for outcome, names in parts.items():
        yield outcome, tuple(sorted(names))


def _outcome(standings: Standings, label: str, before: tuple[str, ...]) -> str | None:
    """What happened to something with a version; None where that was nothing of note."""
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


@dataclass(frozen=True, slots=True)
class _Names:
    """Where the things lead that a changelog names."""

    entries: Mapping[str, ReferenceEntry]

    def link(self, name: str) -> str:
        """A name, as a link where its facts are read on this site."""
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
    told = [f"`{part}`" for part in shown]
    if len(shown) < len(parts):
        told.append(TEXTS["changelogClasses"].replace("{count}", str(len(classes))))
    return f"- {names.link(name)}: {', '.join(told) or TEXTS['changelogWhole']}"


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
    told = ", ".join(map(names.link, entry.names))
    text = escape_code_text(entry.text)
    return f"{told}: {text}" if told else text
