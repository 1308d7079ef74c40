"""Cache of the results of slow pure functions, keyed by the digest of their inputs."""

from __future__ import annotations

import os
from array import array
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from tearsheet.cache.hashing import blake2b

_CHECK = 16


def digest(*parts: bytes | str) -> str:
    """Digest of several values, unambiguous about where each one ends."""
    values = [part.encode() if isinstance(part, str) else part for part in parts]
    lengths = array("Q", [len(values), *map(len, values)]).tobytes()
    return blake2b(b"".join([lengths, *values]), digest_size=16).hexdigest()


def steps_folder(cache: Path) -> Path:
    """Folder of the results within a site's cache."""
    return cache / "steps"


class StepCache(Struct, frozen=True):
    """A folder with a file for each result; damaged files are ignored."""

    folder: Path
    prunes: bool = True
    """Whether results that a run did not use are removed; not by a run that used only some."""

    def find(self, step: str, key: str) -> bytes | None:
        """Find a cached result."""
        try:
            stored = self._file(step, key).read_bytes()
        except OSError:
            return None
        check, value = stored[:_CHECK], stored[_CHECK:]
        return value if check == blake2b(value, digest_size=_CHECK).digest() else None

    def holds(self, step: str, key: str) -> bool:
        """Whether a result is cached, without verifying it."""
        return self._file(step, key).exists()

    def keep(self, step: str, key: str, value: bytes) -> None:
        """Store a result."""
        file = self._file(step, key)
        file.parent.mkdir(parents=True, exist_ok=True)
        # Several sites may share the folder.
        draft = file.with_suffix(f".{os.getpid()}.draft")
        draft.write_bytes(blake2b(value, digest_size=_CHECK).digest() + value)
        draft.replace(file)

    def remember(self, step: str, key: str, make: Callable[[], bytes]) -> bytes:
        """The cached result for a key, or a new one that is then stored."""
        value = self.find(step, key)
        if value is None:
            value = make()
            self.keep(step, key, value)
        return value

    def forget(self, step: str, key: str) -> None:
        """Remove a result that no later build of this site will use."""
        if self.prunes:
            self._file(step, key).unlink(missing_ok=True)

    def forget_others(self, step: str, keys: set[str]) -> None:
        """Prune the results of a step that this build did not use."""
        folder = self.folder / step
        if self.prunes and folder.is_dir():
            for file in folder.iterdir():
                if file.name not in keys:
                    file.unlink(missing_ok=True)

    def _file(self, step: str, key: str) -> Path:
        return self.folder / step / key


def content_digest(data: bytes) -> str:
    """Digest of the content of a file."""
    return blake2b(data, digest_size=12).hexdigest()
