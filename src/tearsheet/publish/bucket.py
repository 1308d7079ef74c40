"""A prefix of an object store bucket as a target: S3, Google Cloud Storage or Azure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tearsheet.publish.refusals import NO_BUCKET, find_code, plain_words
from tearsheet.publish.target import Found, Version

if TYPE_CHECKING:
    from obstore import Attributes, UpdateVersion
    from obstore.store import AzureStore, GCSStore, S3Store

    Store = S3Store | GCSStore | AzureStore

BATCH_SIZE = 1000
"""Number of objects removed by one request, and listed by one response."""

INTERNAL_HEADERS: Attributes = {"Content-Type": "application/json", "Cache-Control": "no-store"}
"""Of the ledger and the other internal objects, which no proxy may cache."""


@dataclass(frozen=True, slots=True)
class Bucket:
    """A target in an object store, accessed over the network."""

    name: str
    store: Store
    keeps_headers: bool = True

    def find(self, path: str) -> Found | None:
        """Read a small object; None if it does not exist."""
        with plain_words(self.name, f"reading {path}"):
            try:
                response = self.store.get(path)
                return Found(bytes(response.bytes()), _version(response.meta))
            except FileNotFoundError as error:
                # A missing bucket raises the same error as a missing object.
                if find_code(str(error)) in NO_BUCKET:
                    raise
                return None

    def put(self, path: str, body: bytes | Path, headers: Mapping[str, str]) -> None:
        """Write an object."""
        attributes: Attributes = {_title(name): value for name, value in headers.items()}
        with plain_words(self.name, f"sending {path}"):
            self.store.put(path, body, attributes=attributes or INTERNAL_HEADERS)

    def copy(self, source: str, path: str) -> None:
        """Copy an object within the store, including its headers."""
        with plain_words(self.name, f"copying {source} to {path}"):
            self.store.copy(source, path)

    def remove(self, paths: Iterable[str]) -> None:
        """Remove objects; missing ones are ignored."""
        all_paths = list(paths)
        for start in range(0, len(all_paths), BATCH_SIZE):
            self._remove_batch(all_paths[start : start + BATCH_SIZE])

    def walk(self, folder: str) -> Iterator[str]:
        """Yield the path of every object below a folder; of all objects if it is empty."""
        with plain_words(self.name, "listing its objects"):
            for batch in self.store.list(folder or None, chunk_size=BATCH_SIZE):
                yield from (meta["path"] for meta in batch)

    def create(self, path: str, data: bytes) -> Version | None:
        """Write a small object unless it already exists."""
        from obstore.exceptions import AlreadyExistsError, PreconditionError

        with plain_words(self.name, f"writing {path}"):
            try:
                result = self.store.put(path, data, attributes=INTERNAL_HEADERS, mode="create")
            except (AlreadyExistsError, PreconditionError):
                return None
            return _version(result)

    def exchange(self, path: str, data: bytes, version: Version) -> Version | None:
        """Replace a small object unless it has changed since this version (compare and swap)."""
        from obstore.exceptions import AlreadyExistsError, PreconditionError

        with plain_words(self.name, f"writing {path}"):
            try:
                mode: UpdateVersion = {**version}  # type: ignore[typeddict-item]
                result = self.store.put(path, data, attributes=INTERNAL_HEADERS, mode=mode)
            except (AlreadyExistsError, PreconditionError, FileNotFoundError):
                return None
            return _version(result)

    def _remove_batch(self, paths: list[str]) -> None:
        with plain_words(self.name, "removing objects"):
            try:
                self.store.delete(paths)
            except FileNotFoundError:
                # Some stores abort the batch at the first missing object.
                for path in paths:
                    self._remove_one(path)

    def _remove_one(self, path: str) -> None:
        try:
            self.store.delete(path)
        except FileNotFoundError:
            return


def _version(meta: Mapping[str, object]) -> Version:
    """Version of an object; not every store returns both an ETag and a version."""
    return {key: str(meta[key]) for key in ("e_tag", "version") if meta.get(key)}


def _title(name: str) -> str:
    return "-".join(part.capitalize() for part in name.split("-"))
