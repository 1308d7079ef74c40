"""A finished site as a list of objects, each verified against the manifest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from pathlib import Path

from tearsheet.errors import ContentErrors, MachineError, Mistake, Place
from tearsheet.output.encodings import SUFFIXES
from tearsheet.output.headers import Rule, bears_hash, header_rules, headers_of
from tearsheet.output.manifest import MANIFEST, Manifest, ManifestRoot, load_manifest, read_manifest
from tearsheet.output.manifest_parts import PARTS, shared_name
from tearsheet.output.relative_path import is_relative_path
from tearsheet.publish.target_paths import is_own

LARGEST_IN_MEMORY = 8 * 1024 * 1024
CHUNK = 1024 * 1024

STORED_HEADERS = ("content-type", "cache-control", "content-language", "content-disposition")
"""Headers that object stores keep with an object; the CDN or proxy in front adds the others."""

BUILD_AGAIN = "Run `tearsheet build` again, and publish what it writes."


@dataclass(frozen=True, slots=True, kw_only=True)
class SiteObject:
    """One file of the site with its response headers."""

    path: str
    file: Path
    digest: str
    """Digest of its bytes, from the manifest."""
    size: int
    headers: Mapping[str, str]
    identity: str
    """Digest of its bytes and headers; if it changes, the file is uploaded again."""
    bears_hash: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedSite:
    """A verified site, ready to be published."""

    tree: str
    objects: tuple[SiteObject, ...]


def load_site_objects(out: Path, *, with_headers: bool) -> FinishedSite:
    """Load a finished site and verify every file.

    Raises:
        MachineError: the build is unfinished, or a file differs from what it wrote.
        ContentErrors: the site was built with example addresses.
    """
    manifest = _load_manifest(out)
    reject_placeholders(manifest.placeholders)
    reject_unsafe_paths(out, manifest.files)
    rules = header_rules(manifest.policies)
    describe = partial(
        describe_file, out.resolve(), manifest.files, rules=rules, with_headers=with_headers
    )
    # Hashing releases the GIL, so threads do run in parallel.
    with ThreadPoolExecutor() as pool:
        objects = tuple(pool.map(describe, manifest.files))
    manifest_object = describe_manifest(out, with_headers=with_headers)
    return FinishedSite(tree=manifest_object.digest, objects=(*objects, manifest_object))


def load_bytes(item: SiteObject) -> bytes | Path:
    """Read a file for upload; a large one is returned as its path.

    Raises:
        MachineError: a build has replaced it since it was verified.
    """
    if item.size > LARGEST_IN_MEMORY:
        _verify_file(item.file, item.digest)
        return item.file
    with _reading(item.file):
        data = item.file.read_bytes()
    if digest_of([data], item.digest) != item.digest:
        raise _changed(item.file)
    return data


def digest_of(chunks: Iterable[bytes], like: str = "0" * 24) -> str:
    """Digest of some bytes, as long as the digest it is compared with."""
    digest = blake2b(digest_size=len(like) // 2)
    for chunk in chunks:
        digest.update(chunk)
    return digest.hexdigest()


def read_stored_manifest(out: Path) -> Manifest | ManifestRoot:
    """Read the manifest of a finished build; of a large site its root.

    Raises:
        MachineError: the build is unfinished.
    """
    try:
        return read_manifest(out)
    except (OSError, ValueError) as error:
        raise no_build(out, error) from error


def _load_manifest(out: Path) -> Manifest:
    try:
        return load_manifest(out)
    except (OSError, ValueError) as error:
        raise no_build(out, error) from error


def no_build(out: Path, error: Exception) -> MachineError:
    """The error for a folder without a manifest that can be read."""
    problem = "is missing" if isinstance(error, FileNotFoundError) else f"says: {error}"
    return MachineError(
        f'"{out}" holds no finished build: its {MANIFEST} {problem}.',
        "Run `tearsheet build` first, or name the folder it wrote with --out.",
    )


def reject_placeholders(placeholders: Mapping[str, str]) -> None:
    """Refuse a site whose links for visitors lead to hosts that nobody has."""
    if placeholders:
        raise ContentErrors(
            Mistake(
                Place(Path("site.yaml")),
                f'"{key}" is still the example address {address}.',
                f"Write your own into the content's site.yaml{_or_none(key)}, and build again.",
            )
            for key, address in placeholders.items()
        )


def _or_none(key: str) -> str:
    return "" if key == "host" else ", or remove the line"


def describe_file(
    root: Path,
    files: Mapping[str, str],
    path: str,
    *,
    rules: tuple[Rule, ...],
    with_headers: bool,
    shares: bool = True,
) -> SiteObject:
    """Verify and describe a file; with `shares`, equal documents are one object at the target.

    Raises:
        MachineError: the file differs from what the build wrote.
    """
    file, digest = root / path, files[path]
    size = _verify_file(file, digest)
    original, encoding = _split_encoding(path, files)
    headers = _headers(original, encoding, rules) if with_headers else {}
    is_hashed = bears_hash(original)
    return SiteObject(
        path=path,
        file=file,
        digest=digest,
        size=size,
        headers=headers,
        identity=_identity(digest, headers, "" if shares or is_hashed else shared_name(path)),
        bears_hash=is_hashed,
    )


def describe_manifest(out: Path, *, with_headers: bool) -> SiteObject:
    """Describe the file that marks a build as finished."""
    file = out.resolve() / MANIFEST
    with _reading(file):
        data = file.read_bytes()
    headers = _headers(MANIFEST, "", header_rules(None)) if with_headers else {}
    digest = digest_of([data])
    return SiteObject(
        path=MANIFEST,
        file=file,
        digest=digest,
        size=len(data),
        headers=headers,
        identity=_identity(digest, headers),
        bears_hash=False,
    )


def _split_encoding(path: str, files: Mapping[str, str]) -> tuple[str, str]:
    for encoding, suffix in SUFFIXES.items():
        original = path.removesuffix(suffix)
        if original != path and original in files:
            return original, encoding
    return path, ""


def _headers(original: str, encoding: str, rules: tuple[Rule, ...]) -> dict[str, str]:
    all_headers = headers_of(original, rules)
    headers = {name: all_headers[name] for name in STORED_HEADERS if name in all_headers}
    return {**headers, "content-encoding": encoding} if encoding else headers


def _identity(digest: str, headers: Mapping[str, str], name: str = "") -> str:
    if not headers and not name:
        return digest
    lines = [f"{name}: {value}" for name, value in sorted(headers.items())]
    if name:
        lines.append(name)
    return digest_of(["\n".join([digest, *lines]).encode()])


def reject_unsafe_paths(out: Path, paths: Iterable[str]) -> None:
    """Refuse paths that no build writes, and that may lead elsewhere."""
    for path in paths:
        if not _is_safe(path):
            raise MachineError(
                f'The {MANIFEST} of "{out}" names "{path!r}", which no build writes.', BUILD_AGAIN
            )


def _is_safe(path: str) -> bool:
    return is_relative_path(path) and path.isprintable() and not _is_internal(path)


def _is_internal(path: str) -> bool:
    return path == MANIFEST or path.startswith(f"{PARTS}/") or is_own(path)


def _verify_file(file: Path, digest: str) -> int:
    """Check the digest of a file, and return its size."""
    if file.is_symlink():
        raise MachineError(f'"{file}" is a link; a build writes none.', BUILD_AGAIN)
    with _reading(file), file.open("rb") as stream:
        actual = digest_of(iter(partial(stream.read, CHUNK), b""), digest)
        size = stream.tell()
    if actual != digest:
        raise _changed(file)
    return size


@contextmanager
def _reading(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise MachineError(
            f'"{file}" belongs to the build, and cannot be read: {error.strerror}.', BUILD_AGAIN
        ) from error


def _changed(file: Path) -> MachineError:
    return MachineError(f'"{file}" does not hold what the build wrote.', BUILD_AGAIN)
