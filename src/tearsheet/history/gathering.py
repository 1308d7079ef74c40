"""From the registry to the files that are committed: the history of some packages."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tearsheet.build.places import PACKAGES
from tearsheet.build.progress import Progress
from tearsheet.content.history_file import history_path, render_history
from tearsheet.errors import ContentError
from tearsheet.history.noting import Stage, note_history
from tearsheet.history.registry import fetch_versions, list_versions
from tearsheet.history.versions import Published, choose_versions
from tearsheet.model.history import PackageHistory
from tearsheet.reference.extract import extract_package


@dataclass(frozen=True, slots=True, kw_only=True)
class Gathered:
    """What was found out about one package."""

    history: PackageHistory
    left_out: tuple[str, ...] = ()
    """Versions that could not be read, each with the reason."""


def gather_histories(
    root: Path, packages: Iterable[str], progress: Progress, installed: Path = PACKAGES
) -> list[Gathered]:
    """Look at the earlier versions of some packages and write down what became of them.

    Each file is written when its package is done, whole or not at all.

    Raises:
        ContentError: the installed version of a package cannot be read.
        MachineError: the registry cannot be reached, or has no such package.
    """
    gathered = []
    for package in packages:
        with progress.step(f"Reading {package}"):
            found = _gather(package, installed, progress)
        _write(root / history_path(package), render_history(found.history))
        gathered.append(found)
    return gathered


def _gather(package: str, installed: Path, progress: Progress) -> Gathered:
    newest = extract_package(installed / package)
    *earlier, documented = choose_versions(list_versions(package), newest.version)
    stages, left_out = _read_earlier(package, earlier, installed, progress)
    stages.append(Stage(documented.label, newest, _declared(installed / package)))
    return Gathered(history=note_history(stages), left_out=tuple(left_out))


def _read_earlier(
    package: str, versions: list[Published], installed: Path, progress: Progress
) -> tuple[list[Stage], list[str]]:
    labels = {version.text: version.label for version in versions}
    read: list[Stage] = []
    left_out: list[str] = []
    # Unpacked where packages find their neighbours as the installed ones do.
    beside = installed.parent / ".tearsheet"
    beside.mkdir(exist_ok=True)
    for version, folder in fetch_versions(package, list(labels), beside):
        try:
            read.append(Stage(labels[version], extract_package(folder), _declared(folder)))
        except ContentError as error:
            left_out.append(f"{package} {version}: {error.mistake.problem}")
        progress.advanced(len(read) + len(left_out), len(labels))
    return read, left_out


def _declared(folder: Path) -> frozenset[str]:
    files = list(folder.rglob("*.d.*ts"))
    stems = (file.name.partition(".")[0] for file in files)
    # A component that is only passed on has a folder of its name, and no file in it.
    return frozenset(stems) | {file.parent.name for file in files}


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f".{file.name}.draft")
    draft.write_text(text, encoding="utf-8")
    draft.replace(file)
