"""A part of a bucket as a target, whoever keeps the bucket."""

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

IN_A_BATCH = 1000
"""How many objects are removed with one request, and named in one answer."""

OWN_HEADERS: Attributes = {"Content-Type": "application/json", "Cache-Control": "no-store"}
"""Nothing between us and the store may keep what the pointer said."""


@dataclass(frozen=True, slots=True)
class Bucket:
    """A target of which everything is asked over the network."""

    name: str
    store: Store
    keeps_headers: bool = True

    def find(self, path: str) -> Found | None:
        """Read a small object, when there is one."""
        with plain_words(self.name, f"reading {path}"):
            try:
                answer = self.store.get(path)
                return Found(bytes(answer.bytes()), _version(answer.meta))
            except FileNotFoundError as error:
                # A missing bucket is told in the same way as a missing object.
                if find_code(str(error)) in NO_BUCKET:
                    raise
                return None

    def put(self, path: str, body: bytes | Path, headers: Mapping[str, str]) -> None:
        """Write an object."""
        attributes: Attributes = {_title(name): value for name, value in headers.items()}
        with plain_words(self.name, f"sending {path}"):
            self.store.put(path, body, attributes=attributes or OWN_HEADERS)

    def copy(self, source: str, path: str) -> None:
        """Let the store copy an object; its headers come with it."""
        with plain_words(self.name, f"copying {source} to {path}"):
            self.store.copy(source, path)

    def remove(self, paths: Iterable[str]) -> None:
        """Remove objects; those that are not there do no harm."""
        wanted = list(paths)
        for start in range(0, len(wanted), IN_A_BATCH):
            self._remove_batch(wanted[start : start + IN_A_BATCH])

    def walk(self, folder: str) -> Iterator[str]:
        """Name every object below a folder, or all with an empty one."""
        with plain_words(self.name, "listing its objects"):
            for batch in self.store.list(folder or None, chunk_size=IN_A_BATCH):
                yield from (meta["path"] for meta in batch)

    def create(self, path: str, data: bytes) -> Version | None:
        """Write a small object, unless there is one."""
        from obstore.exceptions import AlreadyExistsError, PreconditionError

        with plain_words(self.name, f"writing {path}"):
            try:
                result = self.store.put(path, data, attributes=OWN_HEADERS, mode="create")
            except (AlreadyExistsError, PreconditionError):
                return None
            return _version(result)

    def exchange(self, path: str, data: bytes, version: Version) -> Version | None:
        """Write a small object, unless it is no longer what it was."""
        from obstore.exceptions import AlreadyExistsError, PreconditionError

        with plain_words(self.name, f"writing {path}"):
            try:
                mode: UpdateVersion = {**version}  # type: ignore[typeddict-item]
                result = self.store.put(path, data, attributes=OWN_HEADERS, mode=mode)
            except (AlreadyExistsError, PreconditionError, FileNotFoundError):
                return None
            return _version(result)

    def _remove_batch(self, paths: list[str]) -> None:
        with plain_words(self.name, "removing objects"):
            try:
                self.store.delete(paths)
            except FileNotFoundError:
                # Some stores stop at the first that is missing.
                for path in paths:
                    self._remove_one(path)

    def _remove_one(self, path: str) -> None:
        try:
            self.store.delete(path)
        except FileNotFoundError:
            return


def _version(found: Mapping[str, object]) -> Version:
    """What tells this state of an object from the next; not every store uses both marks."""
    return {key: str(found[key]) for key in ("e_tag", "version") if found.get(key)}


def _title(name: str) -> str:
    return "-".join(part.capitalize() for part in name.split("-"))
