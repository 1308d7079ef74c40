"""Published packages, fetched by npm into a folder that is there for a while."""

from __future__ import annotations

import json
import re
import tarfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tearsheet.build.npm import NpmFailed, RegistryUnreachable, ask_registry
from tearsheet.errors import MachineError

AT_ONCE = 8
"""How many versions one run of npm fetches: it takes longer to start than to fetch one."""

_ENDINGS = (".js", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".json")
_COPIES = re.compile(r"[^/]+/(?:legacy|modern|node|umd)/")


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


def fetch_versions(
    package: str, versions: Sequence[str], beside: Path
) -> Iterator[tuple[str, Path]]:
    """Each version with the folder it is unpacked in, which is there until the next is asked for.

    The folders lie below `beside`, in a hidden one.

    Raises:
        MachineError: the registry cannot be reached, or does not have a version.
    """
    for start in range(0, len(versions), AT_ONCE):
        batch = versions[start : start + AT_ONCE]
        with TemporaryDirectory() as folder:
            archives = _fetch(package, batch, Path(folder))
            for version, archive in zip(batch, archives, strict=True):
                with _unpacked(archive, beside) as unpacked:
                    yield version, unpacked


def _fetch(package: str, versions: Iterable[str], folder: Path) -> list[Path]:
    wanted = [f"{package}@{version}" for version in versions]
    with _told_plainly(package):
        answer = ask_registry(folder, "pack", *wanted, "--json", "--ignore-scripts")
    files = {f"{found['name']}@{found['version']}": found["filename"] for found in _packed(answer)}
    return [folder / files[name] for name in wanted]


def _packed(answer: str) -> list[dict[str, str]]:
    told = json.loads(answer)
    # Newer versions of npm tell a mapping by name where there were lists.
    return list(told.values()) if isinstance(told, dict) else told


@contextmanager
def _unpacked(archive: Path, beside: Path) -> Iterator[Path]:
    with TemporaryDirectory(prefix=".earlier-", dir=beside) as folder:
        try:
            with tarfile.open(archive) as opened:
                _unpack(opened, Path(folder).resolve())
        except (tarfile.TarError, OSError) as error:
            raise MachineError(
                f"{archive.name} cannot be unpacked: {error}", "Fetch it again."
            ) from error
        # Nearly all packages call it so, but any name is allowed.
        yield next(iter(sorted(Path(folder).iterdir())))


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
