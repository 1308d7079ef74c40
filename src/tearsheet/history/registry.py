"""Published packages, fetched by npm into a folder that is there for a while."""

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

AT_ONCE = 32
"""How many versions one run of npm fetches: it takes longer to start than to fetch one."""

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
    with TemporaryDirectory() as folder, _told_plainly(package):
        answer = ask_registry(Path(folder), "view", package, "versions", "--json")
    versions = json.loads(answer)
    # Of a package with one version, npm tells the version alone.
    return [versions] if isinstance(versions, str) else list(versions)


def fetch_packages(wanted: Sequence[Spec], into: Path) -> dict[Spec, Path]:
    """Fetch some versions of some packages; the folder of each, below `into`.

    Raises:
        MachineError: the registry cannot be reached, or does not have one of them.
    """
    folders: dict[Spec, Path] = {}
    for start in range(0, len(wanted), AT_ONCE):
        batch = wanted[start : start + AT_ONCE]
        with TemporaryDirectory() as folder:
            archives = _fetch(batch, Path(folder))
            for spec, archive in zip(batch, archives, strict=True):
                folders[spec] = _unpacked(archive, into / f"{spec.name}@{spec.version}")
    return folders


def _fetch(wanted: Sequence[Spec], folder: Path) -> list[Path]:
    words = [f"{spec.name}@{spec.version}" for spec in wanted]
    with _told_plainly(", ".join(words)):
        # Nothing that was published once changes, so what npm has kept need not be asked for again.
        answer = ask_registry(
            folder, "pack", *words, "--json", "--ignore-scripts", "--prefer-offline"
        )
    files = {f"{found['name']}@{found['version']}": found["filename"] for found in _packed(answer)}
    return [folder / files[name] for name in words]


def _packed(answer: str) -> list[dict[str, str]]:
    told = json.loads(answer)
    # Newer versions of npm tell a mapping by name where there were lists.
    return list(told.values()) if isinstance(told, dict) else told


def _unpacked(archive: Path, folder: Path) -> Path:
    folder.mkdir(parents=True)
    try:
        with tarfile.open(archive) as opened:
            _unpack(opened, folder.resolve())
    except (tarfile.TarError, OSError) as error:
        raise MachineError(
            f"{archive.name} cannot be unpacked: {error}", "Fetch it again."
        ) from error
    # Nearly all packages call it so, but any name is allowed.
    return next(iter(sorted(folder.iterdir())))


def _unpack(opened: tarfile.TarFile, folder: Path) -> None:
    """Write the files that are read, and none that would lead out of the folder."""
    for entry in opened:
        target = (folder / entry.name).resolve()
        content = opened.extractfile(entry) if entry.isfile() and _is_read(entry.name) else None
        # The library can be told to refuse those, but not in every Python that is supported.
        if content and target.is_relative_to(folder):
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content.read())


def _is_read(path: str) -> bool:
    # Most of some packages are copies of their modules for other surroundings than a bundler.
    return path.endswith(_ENDINGS) and not _COPIES.match(path)


@contextmanager
def _told_plainly(package: str) -> Iterator[None]:
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
