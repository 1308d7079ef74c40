"""The interface of publishing targets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

Version = Mapping[str, str]
"""Version of an object for conditional writes, such as its ETag."""


@dataclass(frozen=True, slots=True)
class Found:
    """The bytes of a small object and the version they were read at."""

    data: bytes
    version: Version


class Target(Protocol):
    """A folder or a prefix of a bucket; every write is atomic.

    Failures are raised as `MachineError` with a readable message.
    """

    @property
    def name(self) -> str:
        """The target as given on the command line."""

    @property
    def keeps_headers(self) -> bool:
        """Whether it stores response headers with an object."""

    def find(self, path: str) -> Found | None:
        """Read a small object; None if it does not exist."""

    def put(self, path: str, body: bytes | Path, headers: Mapping[str, str]) -> None:
        """Upload an object; a path is given for files too large for memory."""

    def copy(self, source: str, path: str) -> None:
        """Copy an object with its headers within the target, without another upload."""

    def remove(self, paths: Iterable[str]) -> None:
        """Remove objects; missing ones are ignored."""

    def walk(self, folder: str) -> Iterator[str]:
        """Yield the path of every object below a folder; of all objects if it is empty."""

    def create(self, path: str, data: bytes) -> Version | None:
        """Write a small object unless it already exists; then None is returned."""

    def exchange(self, path: str, data: bytes, version: Version) -> Version | None:
        """Replace a small object; None if it has changed since this version (compare and swap)."""
