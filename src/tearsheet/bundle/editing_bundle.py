"""What runs edited demos: a frame and the packages it can load, bundled when these change."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Collection, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from tearsheet.bundle.bundle_request import LONGEST_BUILD, REPORT
from tearsheet.bundle.bundler import bundling_rights, forget_old
from tearsheet.bundle.generated import write_generated
from tearsheet.bundle.node import node_binary, node_environment, without_network
from tearsheet.cache.code_digests import add_files
from tearsheet.cache.hashing import blake2b
from tearsheet.cache.step_cache import content_digest, digest
from tearsheet.errors import MachineError
from tearsheet.model.product import Provider
from tearsheet.output.compression import (
    ASSET_LEVEL,
    ASSET_QUALITY,
    ZSTANDARD_LEVEL,
    compress_brotli,
    compress_gzip,
    compress_zstandard,
    is_compressible,
)
from tearsheet.output.encodings import BROTLI, GZIP, SUFFIXES, ZSTANDARD
from tearsheet.output.locks import in_turn
from tearsheet.project import PACKAGE_LOCK, PROJECT, READER, ReaderFolders

BESIDE = ("react", "react/jsx-runtime", "react-dom", "react-dom/client")
"""The packages that every library and its demos use."""

KEPT = 3
"""How many stay on the disk: enough for a few sites and the last change of packages."""

_BUNDLER = READER / "build" / "editing"
_SOURCE = ("demo/sandbox", "islands", "preferences")
_ENDINGS = (".ts", ".tsx", ".css")


class Importable(msgspec.Struct, frozen=True, kw_only=True):
    """What edited demos may import beside React."""

    documented: tuple[str, ...] = ()
    """The packages of which every entry can be imported: the root, and one level below it."""
    imported: tuple[str, ...] = ()
    """Other modules that demos import, mostly icons."""
    providers: tuple[tuple[str, str, str], ...] = ()
    """The providers of demos: the id of the product, the file, and its digest."""


class EditingBundle(msgspec.Struct, frozen=True, kw_only=True):
    """A finished bundle: its files, and those the document of the frame begins with."""

    folder: str
    files: Mapping[str, str]
    """The digest of each file, by its path in the site; the compressed ones are among them."""
    frame: str
    modules: tuple[str, ...]
    """What the frame's script imports at once."""
    styles: tuple[str, ...]


def importable(
    documented: Iterable[str], imported: Iterable[str], providers: Iterable[Provider]
) -> Importable:
    """What can be imported on a site that documents some packages and whose demos import some."""
    names = tuple(sorted(set(documented)))
    extra = {name for name in imported if not is_there_anyway(name, names)}
    around = {(provider.id, str(provider.file), provider.digest) for provider in providers}
    return Importable(
        documented=names, imported=tuple(sorted(extra)), providers=tuple(sorted(around))
    )


def is_there_anyway(name: str, documented: Collection[str]) -> bool:
    """Whether something can be imported although no demo does."""
    return name in documented or name in BESIDE or name.rpartition("/")[0] in documented


def bundle_editing(wanted: Importable, folders: ReaderFolders) -> EditingBundle:
    """Bundle the frame, or find a stored bundle with the same inputs.

    Raises:
        MachineError: the bundler fails.
    """
    builds = folders.bundles / "editing"
    folder = builds / digest(_code_digest(folders), msgspec.json.encode(wanted))
    report = folder / REPORT
    # Concurrent builds of several sites may need the same bundle; the second finds it ready.
    with in_turn(builds / "lock", LONGEST_BUILD, "bundling the editor"):
        if report.exists():
            report.touch()
        else:
            _make(wanted, folder, folders)
            forget_old(builds, KEPT)
        return msgspec.json.decode(report.read_bytes(), type=EditingBundle)


@cache
def _code_digest(reader: ReaderFolders) -> str:
    """A digest of the packages, of the frame's source and of its texts."""
    write_generated(reader.generated)
    folders = (_BUNDLER, *(READER / "src" / name for name in _SOURCE), reader.generated)
    found = (file for folder in folders for file in sorted(folder.rglob("*")))
    own = [file for file in found if file.suffix in _ENDINGS and ".test." not in file.name]
    entry = (
        READER / "editing-bundle.mjs",
        READER / "build" / "settings.ts",
        READER / "build" / "confinement" / "packages.ts",
    )
    made = blake2b(digest_size=16)
    add_files(made, [PACKAGE_LOCK, *entry, *own])
    return digest(made.hexdigest(), *BESIDE, *SUFFIXES)


def _make(wanted: Importable, folder: Path, folders: ReaderFolders) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    request = {
        "outDir": str(folder),
        "documented": wanted.documented,
        "imported": [*BESIDE, *wanted.imported],
        "providers": {product: file for product, file, _ in wanted.providers},
    }
    entry = _run(json.dumps(request), folder, folders)
    bundle = EditingBundle(folder=str(folder), files=_finish(folder), **entry)
    # Written last: without it the folder counts as incomplete.
    (folder / REPORT).write_bytes(msgspec.json.encode(bundle))


def _run(request: str, folder: Path, folders: ReaderFolders) -> dict[str, Any]:
    rights = bundling_rights(folders, folder).flags
    try:
        finished = subprocess.run(
            without_network([str(node_binary()), *rights, str(READER / "editing-bundle.mjs")]),
            input=request,
            capture_output=True,
            text=True,
            cwd=PROJECT,
            env=node_environment("production", folders),
            check=True,
            timeout=LONGEST_BUILD,
        )
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as error:
        words = "\n".join(str(error.stderr or error).strip().splitlines()[-5:])
        raise MachineError(
            f"The bundler of the editor failed: {words}", "Run `make lint` to see more."
        ) from error
    answer: dict[str, Any] = json.loads(finished.stdout.strip().splitlines()[-1])
    return answer


def _finish(folder: Path) -> dict[str, str]:
    """Write the compressed siblings of the files; return the digests of all files."""
    paths = [file.relative_to(folder).as_posix() for file in (folder / "assets").rglob("*.*")]
    # The compressors release the GIL.
    with ThreadPoolExecutor() as pool:
        found = pool.map(lambda path: _compress(folder, path), sorted(paths))
        return {path: content for files in found for path, content in files.items()}


def _compress(folder: Path, path: str) -> dict[str, str]:
    data = (folder / path).read_bytes()
    files = {path: content_digest(data)}
    if is_compressible(path, data):
        made = _find_compressed(folder, path, data) or {
            BROTLI: compress_brotli(data, ASSET_QUALITY),
            ZSTANDARD: compress_zstandard(data, ZSTANDARD_LEVEL),
            GZIP: compress_gzip(data, ASSET_LEVEL),
        }
        for encoding, smaller in made.items():
            name = f"{path}{SUFFIXES[encoding]}"
            (folder / name).write_bytes(smaller)
            files[name] = content_digest(smaller)
    return files


def _find_compressed(folder: Path, path: str, data: bytes) -> dict[str, bytes] | None:
    """What a stored bundle made of the same file: after an edit, most chunks are the same."""
    for report in folder.parent.glob(f"*/{REPORT}"):
        stored = report.parent / path
        smaller = {
            encoding: report.parent / f"{path}{SUFFIXES[encoding]}"
            for encoding in (BROTLI, ZSTANDARD, GZIP)
        }
        # A bundle of an older engine may lack an encoding.
        is_whole = all(file.is_file() for file in (stored, *smaller.values()))
        if is_whole and stored.read_bytes() == data:
            return {encoding: file.read_bytes() for encoding, file in smaller.items()}
    return None
