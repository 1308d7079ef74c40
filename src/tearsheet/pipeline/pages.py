"""All pages of a site, rendered: those whose key changed, as they come."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from functools import partial
from itertools import chain

from tearsheet.model.article import Island, Prerendered
from tearsheet.model.page import Page
from tearsheet.page.inputs import LoadedPage, load_page
from tearsheet.page.make_inputs import make_inputs, places_component
from tearsheet.page.plan import Plan
from tearsheet.page.render import RenderedPage, Target, render_batch
from tearsheet.pipeline.parcels import Elsewhere, SharedParts
from tearsheet.processes.executors import Copies, known_to_copies, run_all

BATCH = 64

Prerender = Callable[[Iterable[Island]], Mapping[Island, Prerendered]]

_Batches = Iterable[Sequence[Page]]
_Answers = Mapping[str, Mapping[Island, Prerendered]]
"""The prerendered parts of each page that has any, by its address."""
_Rendered = Iterator[list[RenderedPage]]
_Renderer = Callable[[_Batches, _Answers], _Rendered]


def render_pages(
    plan: Plan,
    pages: Sequence[Page],
    prerender: Prerender,
    executor: Executor | None,
    target: Target,
) -> Iterator[RenderedPage]:
    """Render pages; those with live parts come last, once the parts are prerendered."""
    waiting: dict[str, tuple[Island, ...]] = {}
    render = _choose_renderer(plan, pages, executor, target)
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
        left = [page for page in pages if page.address in waiting]
        yield from chain.from_iterable(render(_batches(left), answers))


def _batches(pages: Sequence[Page]) -> Iterator[Sequence[Page]]:
    return (pages[start : start + BATCH] for start in range(0, len(pages), BATCH))


def _choose_renderer(
    plan: Plan, pages: Sequence[Page], executor: Executor | None, target: Target
) -> _Renderer:
    if executor is None:
        return partial(_render_here, plan, target)
    if isinstance(executor, Copies):
        return partial(_render_in_copies, executor)
    return partial(_render_elsewhere, plan, target, _greet(plan, pages, executor, target))


def _render_here(plan: Plan, target: Target, batches: _Batches, answers: _Answers) -> _Rendered:
    for pages in batches:
        yield render_batch(_load(plan, pages, answers), target)


def _render_in_copies(executor: Copies, batches: _Batches, answers: _Answers) -> _Rendered:
    return run_all(executor, _render_known, (_ask(pages, answers) for pages in batches))


def _ask(pages: Sequence[Page], answers: _Answers) -> tuple[list[str], _Answers]:
    """What a copy of this process needs for a batch: of the answers only those of its pages."""
    addresses = [page.address for page in pages]
    return addresses, {address: answers[address] for address in addresses if address in answers}


def _render_known(asked: tuple[list[str], _Answers]) -> list[RenderedPage]:
    """Render pages in a copy of the process that planned them."""
    plan, target = known_to_copies()
    addresses, answers = asked
    pages = [plan.pages[address] for address in addresses]
    return render_batch(_load(plan, pages, answers), target)


def _render_elsewhere(
    plan: Plan, target: Target, elsewhere: Elsewhere, batches: _Batches, answers: _Answers
) -> _Rendered:
    for rendered in elsewhere.render(_load(plan, pages, answers) for pages in batches):
        yield [_without_present(page, target) for page in rendered]


def _without_present(page: RenderedPage, target: Target) -> RenderedPage:
    """A page without those files that lie in their place already."""
    made, present = page.record.files, target.present
    files = {path: data for path, data in page.files.items() if present.get(path) != made[path]}
    return replace(page, files=files)


def _greet(plan: Plan, pages: Sequence[Page], executor: Executor, target: Target) -> Elsewhere:
    placing = {page.product for page in pages if places_component(plan, page)}
    parts = SharedParts(
        target=replace(target, present={}),
        common=plan.known_common,
        views=dict(map(plan.view, pages)),
        components={product: plan.components(product) for product in sorted(placing)},
    )
    return Elsewhere(executor, parts)


def _load(plan: Plan, pages: Sequence[Page], answers: _Answers) -> list[LoadedPage]:
    return [load_page(make_inputs(plan, page), answers.get(page.address, {})) for page in pages]
