"""Node processes that wait for the next site: to start one takes longer than to build."""

from __future__ import annotations

import atexit
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tearsheet.bundle import islands
from tearsheet.bundle.bundle_request import Mode
from tearsheet.bundle.node_worker import NodeWorker, Part
from tearsheet.project import SHARED_READER, ReaderFolders

MOST = 3
"""They take about 150 MB each."""

_waiting: list[_LentWorker] = []


def let_workers_wait() -> None:
    """Let builds of this process pass their workers on to those that come later."""
    vars(islands)["start_worker"] = _lend
    atexit.register(_stop_all)


def _lend(
    bundle: Path, mode: Mode = "production", folders: ReaderFolders = SHARED_READER
) -> _LentWorker:
    for worker in _waiting:
        if worker.made_of == (bundle, mode, folders):
            _waiting.remove(worker)
            return worker
    return _LentWorker(bundle, mode, folders)


class _LentWorker:
    """A worker that waits instead of ending."""

    def __init__(self, bundle: Path, mode: Mode, folders: ReaderFolders) -> None:
        self.made_of = (bundle, mode, folders)
        self._worker = NodeWorker(bundle, mode, folders)

    def render(self, parts: Iterable[Part]) -> list[dict[str, Any]]:
        return self._worker.render(parts)

    def close(self) -> None:
        _waiting.append(self)
        if len(_waiting) > MOST:
            _waiting.pop(0).stop()

    def stop(self) -> None:
        self._worker.close()


def _stop_all() -> None:
    while _waiting:
        _waiting.pop().stop()
