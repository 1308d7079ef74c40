"""The manifest of a finished build, and whether the folder was modified since."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Mapping, MutableMapping, Sequence
from pathlib import Path

from msgspec import Struct, field

from tearsheet.cache.hashing import blake2b
from tearsheet.output.manifest_parts import (
    DIVISION,
    PARTS,
    FileDivision,
    FilesInParts,
    LostPart,
    ManifestParts,
    RedirectsInParts,
    change_parts,
    divide,
    link_parts,
    part_path,
    remove_other_parts,
    write_parts,
)
from tearsheet.output.policies import Policies
from tearsheet.output.present_files import PresentFiles

MANIFEST = ".manifest.json"

_DIVIDED = b'{"parts":'
"""What the manifest of a large site begins with."""


class Manifest(Struct, frozen=True):
    """The files of a build with their digests, and its redirects."""

    files: Mapping[str, str]
    redirects: Mapping[str, str]
    languages: tuple[str, ...] = ("en",)
    policies: Policies | None = None
    """Content security policies; None in builds of older engines."""
    placeholders: dict[str, str] = field(default_factory=dict)
    """The settings of `site.yaml` that have an example address."""


class ManifestRoot(Struct, frozen=True, kw_only=True):
    """The manifest of a large site, whose files and redirects stand in parts."""

    parts: tuple[str, ...]
    """Their digests, of which each is the name of a file."""
    files: int
    redirects: int
    languages: tuple[str, ...]
    policies: Policies | None
    placeholders: dict[str, str]
    redirects_digest: str = ""
    """By which a build tells that they are the same without reading the parts."""


class FinishedFolder(Struct, frozen=True, kw_only=True):
    """A folder with a finished build, of which a build changes some files."""

    files: MutableMapping[str, str]
    """Their digests; those in parts are read when they are asked for."""
    root: ManifestRoot | None = None
    """Of a divided manifest."""


class KnownFolders(Struct, frozen=True):
    """The folders of the files of a finished build."""

    tree: str
    """The digest of its manifest."""
    folders: Sequence[str]


def load_manifest(folder: Path) -> Manifest:
    """Load the manifest of a folder, with all files of the build in memory.

    Raises:
        OSError: the build was not finished.
        ValueError: the manifest is damaged.
    """
    stored = read_manifest(folder)
    if isinstance(stored, Manifest):
        return stored
    parts = list(ManifestParts(folder, stored.parts).load_all())
    files = {path: digest for part in parts for path, digest in part.files.items()}
    redirects = {old: new for part in parts for old, new in part.redirects.items()}
    return _manifest_of(stored, dict(sorted(files.items())), dict(sorted(redirects.items())))


def open_manifest(folder: Path) -> Manifest:
    """Open the manifest of a folder for lookups: what is divided is read where it is asked.

    Raises:
        OSError: the build was not finished.
        ValueError: the manifest is damaged.
    """
    stored = read_manifest(folder)
    if isinstance(stored, Manifest):
        return stored
    parts = ManifestParts(folder, stored.parts)
    files = FilesInParts(parts, stored.files)
    return _manifest_of(stored, files, RedirectsInParts(parts, stored.redirects))


def find_manifest(folder: Path) -> Manifest | None:
    """Load the manifest of a folder; None if the build was not finished."""
    try:
        return load_manifest(folder)
    except (OSError, ValueError):
        return None


def is_finished(folder: Path) -> bool:
    """Whether a folder holds a build that was finished; of a divided manifest only the root."""
    try:
        read_manifest(folder)
    except (OSError, ValueError):
        return False
    return True


def find_finished(folder: Path) -> FinishedFolder | None:
    """Open a folder to change some of its files; None if the build in it was not finished."""
    try:
        stored = read_manifest(folder)
        if isinstance(stored, Manifest):
            return FinishedFolder(files=dict(stored.files))
        if not {part_path(digest) for digest in stored.parts} <= {*list_parts(folder)}:
            return None
    except (OSError, ValueError):
        return None
    parts = ManifestParts(folder, stored.parts)
    return FinishedFolder(files=PresentFiles(parts, stored.files), root=stored)


def list_parts(folder: Path) -> list[str]:
    """The paths of the files in the folder of the parts."""
    inside = folder / PARTS
    return sorted(f"{PARTS}/{name}" for name in os.listdir(inside)) if inside.exists() else []


def read_manifest(folder: Path) -> Manifest | ManifestRoot:
    """Read the file that marks the build as finished, which is the root of a divided manifest.

    Raises:
        OSError: the build was not finished.
        ValueError: the manifest is damaged.
    """
    # Imported lazily: a build without changes needs only the digest.
    import msgspec

    data = (folder / MANIFEST).read_bytes()
    if data.startswith(_DIVIDED):
        return msgspec.json.decode(data, type=ManifestRoot)
    return msgspec.json.decode(data, type=Manifest)


def write_manifest(folder: Path, manifest: Manifest, division: FileDivision = DIVISION) -> None:
    """Write the manifest, which marks the build as finished; that of a large site in parts.

    Parts that are there already are not written again.
    """
    count = division.count(len(manifest.files))
    if not count:
        remove_other_parts(folder, ())
        _write(folder, manifest)
        return
    digests = write_parts(folder, divide(manifest.files, manifest.redirects, count))
    _write_root(folder, digests, manifest)


def update_manifest(
    folder: Path, manifest: Manifest, before: ManifestRoot, touched: Iterable[str]
) -> bool:
    """Write a divided manifest by what was touched since `before`; False if that is impossible."""
    if before.redirects_digest != _digest_of(manifest.redirects):
        return False
    try:
        parts = change_parts(folder, before.parts, manifest.files, touched)
    except LostPart:
        return False
    _write_root(folder, parts, manifest)
    return True


def copy_manifest(source: Path, target: Path) -> None:
    """Bring a folder with the same files the manifest of another one."""
    stored = read_manifest(source)
    link_parts(source, target, stored.parts if isinstance(stored, ManifestRoot) else ())
    # A copy, not a link: its time is that at which this folder was finished.
    shutil.copyfile(source / MANIFEST, target / MANIFEST)


def _manifest_of(
    root: ManifestRoot, files: Mapping[str, str], redirects: Mapping[str, str]
) -> Manifest:
    return Manifest(
        files=files,
        redirects=redirects,
        languages=root.languages,
        policies=root.policies,
        placeholders=root.placeholders,
    )


def _write_root(folder: Path, digests: tuple[str, ...], manifest: Manifest) -> None:
    remove_other_parts(folder, digests)
    root = ManifestRoot(
        parts=digests,
        files=len(manifest.files),
        redirects=len(manifest.redirects),
        languages=manifest.languages,
        policies=manifest.policies,
        placeholders=manifest.placeholders,
        redirects_digest=_digest_of(manifest.redirects),
    )
    _write(folder, root)


def _digest_of(redirects: Mapping[str, str]) -> str:
    import msgspec

    return blake2b(msgspec.json.encode(redirects, order="sorted"), digest_size=12).hexdigest()


def _write(folder: Path, stored: Manifest | ManifestRoot) -> None:
    import msgspec

    (folder / MANIFEST).write_bytes(msgspec.json.encode(stored))


def tree_digest(folder: Path) -> str:
    """Digest of a finished build; empty if it was not finished."""
    try:
        return blake2b((folder / MANIFEST).read_bytes(), digest_size=16).hexdigest()
    except OSError:
        return ""
