"""Fetches earlier versions of packages, and writes their histories into the content."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tearsheet.content.history_file import history_path, render_history
from tearsheet.errors import ContentError
from tearsheet.history.neighbors import find_neighbors
from tearsheet.history.noting import Stage, note_history
from tearsheet.history.registry import Spec, list_versions
from tearsheet.history.versions import Published, choose_versions
from tearsheet.history.warehouse import Warehouse, installed_beside, laid_out, open_warehouse
from tearsheet.model.history import PackageHistory
from tearsheet.model.package_rules import Rules
from tearsheet.packages.extract import extract_opened
from tearsheet.packages.packages import Package, open_package
from tearsheet.packages.slot_names import read_slot_names
from tearsheet.progress import Progress
from tearsheet.project import PACKAGES

BATCH_SIZE = 8
"""Number of versions that are fetched together."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GatheredHistory:
    """The history of one package."""

    history: PackageHistory
    left_out: tuple[str, ...] = ()
    """Versions that could not be read, or not completely, each with the reason."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Site:
    """The source of versions, and the packages to resolve their imports with."""

    warehouse: Warehouse
    family: frozenset[str]
    installed: Path
    rules: Rules


def gather_histories(
    root: Path,
    packages: Iterable[str],
    progress: Progress,
    installed: Path = PACKAGES,
    family: Iterable[str] = (),
    rules: Rules | None = None,
) -> list[GatheredHistory]:
    """Read the earlier versions of packages, and write their histories.

    `family` are packages whose types refer to each other: each version is read with the versions
    of them that it was published with. Each file is written atomically when its package is
    complete.

    Raises:
        ContentError: the installed version of a package cannot be read.
        MachineError: the registry cannot be reached, or has no such package.
    """
    chosen = list(packages)
    scopes = frozenset(_scope(name) for name in (*chosen, *family))
    gathered = []
    for package in chosen:
        with progress.step(f"Reading {package}"), open_warehouse() as warehouse:
            site = _Site(warehouse=warehouse, family=scopes, installed=installed, rules=rules or {})
            result = _gather(package, site, progress)
        _write(root / history_path(package), render_history(result.history))
        gathered.append(result)
    return gathered


def _gather(package: str, site: _Site, progress: Progress) -> GatheredHistory:
    opened = open_package(site.installed / package, rules=site.rules)
    *earlier, documented = choose_versions(list_versions(package), opened.version)
    stages, left_out = _read_earlier(package, earlier, site, progress)
    stages.append(_read(opened, documented.label))
    return GatheredHistory(history=note_history(stages), left_out=tuple(left_out))


def _read_earlier(
    package: str, versions: list[Published], site: _Site, progress: Progress
) -> tuple[list[Stage], list[str]]:
    stages: list[Stage] = []
    left_out: list[str] = []
    others = installed_beside(site.installed, site.family)
    for start in range(0, len(versions), BATCH_SIZE):
        batch = {version: Spec(package, version.text) for version in versions[start:][:BATCH_SIZE]}
        folders = site.warehouse.folders_of(batch.values())
        all_neighbors = find_neighbors(
            [folders[spec] for spec in batch.values()],
            site.family,
            site.warehouse.published,
            site.warehouse.folders_of,
        )
        for (version, spec), neighbors in zip(batch.items(), all_neighbors, strict=True):
            left_out += (f"{package} {version.text}: without {it}." for it in neighbors.missing)
            with laid_out(spec, neighbors, site.warehouse, others) as folder:
                try:
                    stages.append(_read(open_package(folder, rules=site.rules), version.label))
                except ContentError as error:
                    left_out.append(f"{package} {version.text}: {error.mistake.problem}")
                    stages.append(Stage(label=version.label))
            progress.advanced(len(stages), len(versions))
        site.warehouse.drop_unused()
    return stages, left_out


def _read(package: Package, label: str) -> Stage:
    return Stage(
        label=label,
        facts=extract_opened(package),
        declared=_declared(package.folder),
        slots=read_slot_names(package),
    )


def _scope(package: str) -> str:
    """The npm scope of a package; its name if it has none."""
    return package.partition("/")[0]


def _declared(folder: Path) -> frozenset[str]:
    files = list(folder.rglob("*.d.*ts"))
    stems = (file.name.partition(".")[0] for file in files)
    # A re-exported component has a folder with its name, but no file.
    return frozenset(stems) | {file.parent.name for file in files}


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f".{file.name}.draft")
    draft.write_text(text, encoding="utf-8")
    draft.replace(file)
