"""A folder whose publisher dies in the middle of its work."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tearsheet.publish.folder import Folder
from tearsheet.publish.target import Version


class Dead(Exception):
    """The machine that published is no more: from then on it changes nothing."""


@dataclass(frozen=True)
class DyingFolder(Folder):
    """A folder whose publisher dies after some changes."""

    left: list[int] = field(default_factory=lambda: [10**6])

    def live(self) -> None:
        if self.left[0] == 0:
            raise Dead
        self.left[0] -= 1

    def put(self, path: str, body: bytes | Path, headers: Mapping[str, str]) -> None:
        self.live()
        super().put(path, body, headers)

    def copy(self, source: str, path: str) -> None:
        self.live()
        super().copy(source, path)

    def remove(self, paths: Iterable[str]) -> None:
        for path in paths:
            self.live()
            super().remove([path])

    def create(self, path: str, data: bytes) -> Version | None:
        self.live()
        return super().create(path, data)

    def exchange(self, path: str, data: bytes, version: Version) -> Version | None:
        self.live()
        return super().exchange(path, data, version)
