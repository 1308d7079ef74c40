"""Fetches published packages with npm."""

from __future__ import annotations

import json
import re
import tarfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tearsheet.bundle.npm import NpmFailed, RegistryUnreachable, ask_registry
from tearsheet.errors import MachineError

BATCH_SIZE = 32
"""Versions fetched by one run of npm: its start takes longer than fetching one."""

_ENDINGS = (".js", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".json")
_COPIES = re.compile(r"[^/]+/(?:legacy|modern|node|umd)/")


@dataclass(frozen=True, slots=True)
class Spec:
    """One version of one package."""

    name: str
    version: str


def list_versions(package: str) -> list[str]:
    """All published versions of a package.

    Raises:
        MachineError: the registry cannot be reached, or has no such package.
    """
    with TemporaryDirectory() as folder, _plain_errors(package):
        answer = ask_registry(Path(folder), "view", package, "versions", "--json")
    versions = json.loads(answer)
    # For a package with one version, npm returns a string instead of a list.
    return [versions] if isinstance(versions, str) else list(versions)


def fetch_packages(specs: Sequence[Spec], into: Path) -> dict[Spec, Path]:
    """Fetch versions of packages, and return their folders below `into`.

    Raises:
        MachineError: the registry cannot be reached, or does not have one of them.
    """
    folders: dict[Spec, Path] = {}
    for start in range(0, len(specs), BATCH_SIZE):
        batch = specs[start : start + BATCH_SIZE]
        with TemporaryDirectory() as folder:
            archives = _fetch(batch, Path(folder))
            for spec, archive in zip(batch, archives, strict=True):
                folders[spec] = _unpacked(archive, into / f"{spec.name}@{spec.version}")
    return folders


def _fetch(specs: Sequence[Spec], folder: Path) -> list[Path]:
    names = [f"{spec.name}@{spec.version}" for spec in specs]
    with _plain_errors(", ".join(names)):
        # Published versions are immutable, so npm's cache need not be revalidated.
        answer = ask_registry(
            folder, "pack", *names, "--json", "--ignore-scripts", "--prefer-offline"
        )
    files = {f"{it['name']}@{it['version']}": it["filename"] for it in _packed(answer)}
    return [folder / files[name] for name in names]


def _packed(answer: str) -> list[dict[str, str]]:
    packed = json.loads(answer)
    # Newer versions of npm return a mapping by name instead of a list.
    return list(packed.values()) if isinstance(packed, dict) else packed


def _unpacked(archive: Path, folder: Path) -> Path:
    folder.mkdir(parents=True)
    try:
        with tarfile.open(archive) as opened:
            _unpack(opened, folder.resolve())
    except (tarfile.TarError, OSError) as error:
        raise MachineError(
            f"{archive.name} cannot be unpacked: {error}", "Fetch it again."
        ) from error
    # Usually `package`, but any name is allowed.
    return next(iter(sorted(folder.iterdir())))


def _unpack(opened: tarfile.TarFile, folder: Path) -> None:
    """Extract the files that are needed, and none outside the folder."""
    for entry in opened:
        target = (folder / entry.name).resolve()
        content = opened.extractfile(entry) if entry.isfile() and _is_read(entry.name) else None
        # Not every supported Python has tarfile's extraction filters.
        if content and target.is_relative_to(folder):
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content.read())


def _is_read(path: str) -> bool:
    # Copies of the modules for other environments are most of some packages.
    return path.endswith(_ENDINGS) and not _COPIES.match(path)


@contextmanager
def _plain_errors(package: str) -> Iterator[None]:
    try:
        yield
    except RegistryUnreachable as error:
        raise MachineError(
            f"The registry of npm cannot be reached, so the history of {package} is as it was.",
            "Go online and try again; nothing was written.",
        ) from error
    except NpmFailed as error:
        raise MachineError(
            f"npm cannot fetch {package}: {error}", "Mend the name, or ask again later."
        ) from error
