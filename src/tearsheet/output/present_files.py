"""The files of a folder with a divided manifest: its parts are read when they are asked for."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping

from tearsheet.errors import TearsheetError
from tearsheet.output.manifest_parts import LostPart, ManifestParts, part_of


class DamagedManifest(TearsheetError):
    """A part of the manifest is not what its name says; all has to be built again."""


class PresentFiles(MutableMapping[str, str]):
    """The digests of files by path, of which an edit asks for few."""

    def __init__(self, stored: ManifestParts, count: int) -> None:
        self._stored = stored
        self._count = count
        self._parts: dict[int, dict[str, str]] = {}

    def __contains__(self, path: object) -> bool:
        return isinstance(path, str) and path in self._part(path)

    def __getitem__(self, path: str) -> str:
        return self._part(path)[path]

    def __setitem__(self, path: str, digest: str) -> None:
        part = self._part(path)
        self._count += path not in part
        part[path] = digest

    def __delitem__(self, path: str) -> None:
        del self._part(path)[path]
        self._count -= 1

    def __iter__(self) -> Iterator[str]:
        for number in range(len(self._stored.digests)):
            yield from self._load(number)

    def __len__(self) -> int:
        return self._count

    def _part(self, path: str) -> dict[str, str]:
        return self._load(part_of(path, len(self._stored.digests)))

    def _load(self, number: int) -> dict[str, str]:
        part = self._parts.get(number)
        if part is None:
            try:
                part = self._parts[number] = self._stored.load(number).files
            except LostPart as error:
                raise DamagedManifest(str(error)) from error
        return part
