"""All pages of a site, rendered: those whose key changed, as they come."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial

from tearsheet.build.executors import Copies, known_to_copies, run_all
from tearsheet.build.page_job import BatchSettings, PageJob, RenderedPage, render_batch
from tearsheet.build.page_source import page_job
from tearsheet.build.plan import Plan
from tearsheet.model.article import Island, Prerendered
from tearsheet.model.page import Page

BATCH = 64

Prerender = Callable[[Iterable[Island]], Mapping[Island, Prerendered]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """What becomes of rendered pages."""

    encodings: tuple[str, ...]
    into: str | None = None
    """The folder they are written to by whoever renders them; None sends them back instead."""
    also: str | None = None
    """A second folder that they are linked into at once."""
    present: Mapping[str, str] = field(default_factory=dict)
    """The files that lie in it already, with their digests."""
    searched: bool = False
    """Whether their texts are read for the search."""


def render_pages(
    plan: Plan,
    pages: Sequence[Page],
    prerender: Prerender,
    executor: Executor | None,
    target: Target,
) -> Iterator[RenderedPage]:
    """Render pages; those with live parts come last, once the parts are prerendered."""
    waiting: dict[str, tuple[Island, ...]] = {}
    render = partial(_render, plan, executor, target)
    for rendered in render(pages, {}):
        if rendered.missing:
            waiting[rendered.address] = rendered.missing
        else:
            yield rendered
    if waiting:
        answers = prerender(island for islands in waiting.values() for island in islands)
        yield from render([page for page in pages if page.address in waiting], answers)


def _render(
    plan: Plan,
    executor: Executor | None,
    target: Target,
    pages: Sequence[Page],
    answers: Mapping[Island, Prerendered],
) -> Iterator[RenderedPage]:
    batches = (pages[start : start + BATCH] for start in range(0, len(pages), BATCH))
    for rendered in _run(plan, executor, target, batches, answers):
        yield from rendered


def _run(
    plan: Plan,
    executor: Executor | None,
    target: Target,
    batches: Iterable[Sequence[Page]],
    answers: Mapping[Island, Prerendered],
) -> Iterator[list[RenderedPage]]:
    if isinstance(executor, Copies):
        asked = (([page.address for page in batch], _own(answers, batch)) for batch in batches)
        return run_all(executor, _render_known, asked)
    jobs = (_batch(plan, target, batch, answers) for batch in batches)
    return run_all(executor, _render_given, jobs)


def _render_known(asked: tuple[list[str], Mapping[Island, Prerendered]]) -> list[RenderedPage]:
    """Render pages in a copy of the process that planned them."""
    plan, target = known_to_copies()
    addresses, answers = asked
    pages = [plan.pages[address] for address in addresses]
    return render_batch(*_batch(plan, target, pages, answers))


def _render_given(batch: tuple[list[PageJob], BatchSettings]) -> list[RenderedPage]:
    return render_batch(*batch)


def _batch(
    plan: Plan, target: Target, pages: Sequence[Page], answers: Mapping[Island, Prerendered]
) -> tuple[list[PageJob], BatchSettings]:
    jobs = [page_job(plan, page, _own(answers, [page]), target.present) for page in pages]
    return jobs, BatchSettings(
        common=plan.common,
        views=dict(plan.view(page) for page in pages),
        encodings=target.encodings,
        into=target.into,
        also=target.also,
        searched=target.searched,
    )


def _own(
    answers: Mapping[Island, Prerendered], pages: Sequence[Page]
) -> Mapping[Island, Prerendered]:
    # A page is sent only its own parts, not those of the whole site.
    if not answers:
        return {}
    folders = [page.address.strip("/") for page in pages]
    own = tuple(f"{kind}:{folder}/" for folder in folders for kind in ("demo", "browser"))
    return {
        island: part
        for island, part in answers.items()
        if island.module.startswith((*own, "component:", "playground:", "tool:"))
    }
