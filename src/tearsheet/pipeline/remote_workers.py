"""Rendering on stateless workers: they get what all pages share once, then batch after batch.

A worker needs Tearsheet and its packages, and no file of the site. It caches the shared inputs; one
that does not have them yet, because it has just started, asks for them.
"""

from __future__ import annotations

import gc
import pickle
import sys
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from io import BytesIO
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tearsheet.cache.code_digests import engine_digest
from tearsheet.cache.known import Known
from tearsheet.cache.step_cache import content_digest
from tearsheet.errors import MachineError
from tearsheet.output.shared_folder import SharedFolder
from tearsheet.page.document import NavigationView, SharedPageParts
from tearsheet.page.inputs import LoadedPage
from tearsheet.page.render import RenderTarget, render_batch
from tearsheet.pipeline.encoded_page import EncodedPage, encode_page
from tearsheet.processes.forked_pool import retain_memory
from tearsheet.processes.submissions import Submissions, count_workers

_PROTOCOL = pickle.HIGHEST_PROTOCOL
_BUILDS = 4
"""The number of builds whose shared inputs a worker caches."""


class SharedInputs(Struct, frozen=True, kw_only=True):
    """The inputs that many pages of a site share."""

    target: RenderTarget
    shared: Known[SharedPageParts]
    views: Mapping[str, Known[NavigationView]]
    components: Mapping[str, Mapping[str, str]]
    """The components that the pages of each product can place."""

    @property
    def named(self) -> dict[str, Any]:
        """All of them, by their persistent ids in a batch."""
        placed = {
            f"component {product} {name}": props
            for product, props_by_name in self.components.items()
            for name, props in props_by_name.items()
        }
        views = {f"view {name}": view for name, view in self.views.items()}
        return {"shared": self.shared, **views, **placed}


class Batch(Struct, frozen=True, kw_only=True):
    """A batch of pages to send to a worker."""

    made_by: str
    """The digest of the engine that the worker must have."""
    shared: str
    """The digest of the shared inputs that the batch is rendered with."""
    batch: bytes
    parts: bytes | None = None
    """The shared inputs; None when the worker most likely has them."""
    folder: SharedFolder | None = None
    """Where the worker writes the pages, if it reaches that; else it returns them."""


@dataclass(slots=True)
class RemoteWorkers:
    """Renders pages on the workers of an executor."""

    executor: Executor
    parts: SharedInputs
    folder: SharedFolder | None = None
    _primed: int = 0
    _packed: bytes = field(init=False)
    _name: str = field(init=False)

    def __post_init__(self) -> None:
        self._packed = pickle.dumps(self.parts, _PROTOCOL)
        self._name = content_digest(self._packed)

    def render(self, batches: Iterable[list[LoadedPage]]) -> Iterator[list[EncodedPage]]:
        """Render batches; yield them as they are finished."""
        with Submissions(self.executor, render_remotely) as submissions:
            for pages in batches:
                submissions.submit(self._batch(pages))
                while submissions.are_enough:
                    yield from self._receive(submissions)
            while submissions.are_left:
                yield from self._receive(submissions)

    def _batch(self, pages: list[LoadedPage]) -> Batch:
        # Workers that get one of the first batches most likely have no shared inputs yet.
        is_first = self._primed < count_workers(self.executor)
        self._primed += is_first
        return Batch(
            made_by=engine_digest(),
            shared=self._name,
            batch=_pack_pages(pages, self.parts),
            parts=self._packed if is_first else None,
            folder=self.folder,
        )

    def _receive(
        self, submissions: Submissions[Batch, bytes | None]
    ) -> Iterator[list[EncodedPage]]:
        for batch, result in submissions.wait():
            if result is None:
                submissions.submit(replace(batch, parts=self._packed))
            else:
                yield pickle.loads(result)


def render_remotely(batch: Batch) -> bytes | None:
    """Render a batch on a worker; None requests the shared inputs."""
    _reject_another_engine(batch.made_by)
    with _without_collection():
        return _render(batch)


@contextmanager
def _without_collection() -> Iterator[None]:
    """Pause garbage collection: rendering makes many objects and hardly a cycle."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def _render(batch: Batch) -> bytes | None:
    stored = _find_stored(batch.shared)
    if batch.parts is not None and stored.parts is None:
        stored.parts = pickle.loads(batch.parts)
        if sys.platform == "linux":
            retain_memory()
    if stored.parts is None:
        return None
    pages: list[LoadedPage] = _Unpacker(BytesIO(batch.batch), stored.parts).load()
    reached = batch.folder if batch.folder and batch.folder.is_reached else None
    target = replace(stored.parts.target, shared=reached)
    return pickle.dumps([*map(encode_page, render_batch(pages, target))], _PROTOCOL)


@dataclass(slots=True)
class _StoredInputs:
    """The shared inputs of a build on a worker: None until they are sent."""

    shared: str
    parts: SharedInputs | None = None


_find_stored = lru_cache(maxsize=_BUILDS)(_StoredInputs)


def _reject_another_engine(made_by: str) -> None:
    # Another engine, another Python or other packages may render different bytes.
    if engine_digest() != made_by:
        raise MachineError(
            "A worker has another Tearsheet, another Python or other packages than this build.",
            "Install the same for all workers, start them again, and build again.",
        )


class _Packer(pickle.Pickler):
    """Pickles shared inputs as persistent ids."""

    def __init__(self, file: BytesIO, parts: SharedInputs) -> None:
        super().__init__(file, _PROTOCOL)
        self._names = {id(value): name for name, value in parts.named.items()}

    def persistent_id(self, value: Any) -> str | None:
        return self._names.get(id(value))


class _Unpacker(pickle.Unpickler):
    """Resolves the persistent ids of shared inputs."""

    def __init__(self, file: BytesIO, parts: SharedInputs) -> None:
        super().__init__(file)
        self._named = parts.named

    def persistent_load(self, name: str) -> Any:
        return self._named[name]


def _pack_pages(pages: list[LoadedPage], parts: SharedInputs) -> bytes:
    file = BytesIO()
    _Packer(file, parts).dump(pages)
    return file.getvalue()
