"""Renders the pages whose cache key changed, in any order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tearsheet.model.article import Island, Prerendered
from tearsheet.model.page import Page
from tearsheet.page.inputs import LoadedPage, load_page
from tearsheet.page.make_inputs import make_inputs, places_component
from tearsheet.page.render import RenderTarget, render_batch
from tearsheet.page.site_context import SiteContext
from tearsheet.pipeline.encoded_page import EncodedPage, encode_page
from tearsheet.processes.executors import run_all

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from tearsheet.pipeline.remote_workers import RemoteWorkers
    from tearsheet.processes.forked_pool import ForkedPool

BATCH = 64

Prerender = Callable[[Iterable[Island]], Mapping[Island, Prerendered]]

_Batches = Iterable[Sequence[Page]]
_Answers = Mapping[str, Mapping[Island, Prerendered]]
"""The prerendered islands of each page that has any, by its address."""
_Rendered = Iterator[list[EncodedPage]]
_Renderer = Callable[[_Batches, _Answers], _Rendered]


def render_pages(
    context: SiteContext,
    pages: Sequence[Page],
    prerender: Prerender,
    executor: Executor | None,
    target: RenderTarget,
) -> Iterator[EncodedPage]:
    """Render pages; those with islands come last, once these are prerendered."""
    waiting: dict[str, tuple[Island, ...]] = {}
    render = _choose_renderer(context, pages, executor, target)
    for rendered in chain.from_iterable(render(_batches(pages), {})):
        if rendered.missing:
            waiting[rendered.address] = rendered.missing
        else:
            yield rendered
    if waiting:
        parts = prerender(island for islands in waiting.values() for island in islands)
        answers = {
            address: {island: parts[island] for island in islands}
            for address, islands in waiting.items()
        }
        remaining = [page for page in pages if page.address in waiting]
        yield from chain.from_iterable(render(_batches(remaining), answers))


def _batches(pages: Sequence[Page]) -> Iterator[Sequence[Page]]:
    return (pages[start : start + BATCH] for start in range(0, len(pages), BATCH))


def _choose_renderer(
    context: SiteContext, pages: Sequence[Page], executor: Executor | None, target: RenderTarget
) -> _Renderer:
    if executor is None:
        return partial(_render_here, context, target)
    # Imported lazily, as whatever is not needed where few pages are rendered.
    from tearsheet.processes.forked_pool import ForkedPool

    if isinstance(executor, ForkedPool):
        return partial(_render_in_forks, executor)
    return partial(
        _render_remotely, context, target, _open_workers(context, pages, executor, target)
    )


def _render_here(
    context: SiteContext, target: RenderTarget, batches: _Batches, answers: _Answers
) -> _Rendered:
    for pages in batches:
        yield [*map(encode_page, render_batch(_load(context, pages, answers), target))]


def _render_in_forks(executor: ForkedPool, batches: _Batches, answers: _Answers) -> _Rendered:
    return run_all(executor, _render_in_fork, (_make_job(pages, answers) for pages in batches))


def _make_job(pages: Sequence[Page], answers: _Answers) -> tuple[list[str], _Answers]:
    """What a forked process needs for a batch: of the answers only those of its pages."""
    addresses = [page.address for page in pages]
    return addresses, {address: answers[address] for address in addresses if address in answers}


def _render_in_fork(job: tuple[list[str], _Answers]) -> list[EncodedPage]:
    """Render pages in a fork of the main process."""
    from tearsheet.processes.forked_pool import inputs_of_fork

    context, target = inputs_of_fork()
    addresses, answers = job
    pages = [context.pages[address] for address in addresses]
    rendered = [*map(encode_page, render_batch(_load(context, pages, answers), target))]
    return [_without_sent(page) for page in rendered]


_SENT: set[str] = set()
"""In a forked process, the links that it has sent: pages have most of them in common."""


def _without_sent(page: EncodedPage) -> EncodedPage:
    new = tuple(href for href in page.links if href not in _SENT)
    _SENT.update(new)
    return replace(page, links=new)


def _render_remotely(
    context: SiteContext,
    target: RenderTarget,
    workers: RemoteWorkers,
    batches: _Batches,
    answers: _Answers,
) -> _Rendered:
    for rendered in workers.render(_load(context, pages, answers) for pages in batches):
        yield [_without_present(page, target) for page in rendered]


def _without_present(page: EncodedPage, target: RenderTarget) -> EncodedPage:
    """A page without the files that already existed in the output."""
    digests, present = page.digests, target.present
    same = {path for path, digest in digests.items() if present.get(path) == digest}
    files = {path: data for path, data in page.files.items() if path not in same}
    written = {path: size for path, size in page.written.items() if path not in same}
    return replace(page, files=files, written=written)


def _open_workers(
    context: SiteContext, pages: Sequence[Page], executor: Executor, target: RenderTarget
) -> RemoteWorkers:
    from tearsheet.pipeline.remote_workers import RemoteWorkers, SharedInputs

    placing = {page.product for page in pages if places_component(context, page)}
    parts = SharedInputs(
        target=replace(target, present={}, shared=None),
        shared=context.known_shared,
        views=dict(map(context.view, pages)),
        components={product: context.components(product) for product in sorted(placing)},
    )
    return RemoteWorkers(executor, parts, target.shared)


def _load(context: SiteContext, pages: Sequence[Page], answers: _Answers) -> list[LoadedPage]:
    return [load_page(make_inputs(context, page), answers.get(page.address, {})) for page in pages]
