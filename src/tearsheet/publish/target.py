"""What publishing asks of a place where a site can lie."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

Version = Mapping[str, str]
"""What tells one state of an object from the next, as its store does."""


@dataclass(frozen=True, slots=True)
class Found:
    """A small object with its bytes, as it was at one moment."""

    data: bytes
    version: Version


class Target(Protocol):
    """A folder or a part of a bucket; every object arrives whole or not at all.

    Whatever goes wrong is raised as a `MachineError` in words for people.
    """

    @property
    def name(self) -> str:
        """How it is called on the command line."""

    @property
    def keeps_headers(self) -> bool:
        """Whether it remembers with an object what is said when it is sent to a visitor."""

    def find(self, path: str) -> Found | None:
        """Read a small object, when there is one."""

    def put(self, path: str, body: bytes | Path, headers: Mapping[str, str]) -> None:
        """Write an object; a path stands for a file too large to be held in memory."""

    def copy(self, source: str, path: str) -> None:
        """Let an object lie under a second name, with its headers, without sending it again."""

    def remove(self, paths: Iterable[str]) -> None:
        """Remove objects; those that are not there do no harm."""

    def walk(self, folder: str) -> Iterator[str]:
        """Name every object below a folder, or all with an empty one."""

    def create(self, path: str, data: bytes) -> Version | None:
        """Write a small object, unless there is one: then nothing is returned."""

    def exchange(self, path: str, data: bytes, version: Version) -> Version | None:
        """Write a small object, unless it is no longer what it was: then nothing is returned."""
