"""The proof of all demos of a site; `prove_demos` is the entry point."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from msgspec import structs

from tearsheet.bundle.demo_javascript import derive_javascript
from tearsheet.cache.step_cache import StepCache, digest, steps_folder
from tearsheet.content.demo_files import PageDemos, load_demos
from tearsheet.content.load import load_site
from tearsheet.content.page_selection import PageSelection
from tearsheet.content.scan import scan_content
from tearsheet.errors import ContentErrors, Mistake
from tearsheet.model.site import Site
from tearsheet.pipeline.assembly import share_parts
from tearsheet.pipeline.exclusive_build import exclusive_build
from tearsheet.pipeline.freshness import site_digest
from tearsheet.pipeline.options import BuildOptions
from tearsheet.pipeline.state import load_state
from tearsheet.pipeline.stored_content import load_content
from tearsheet.progress import Progress, ProofSummary
from tearsheet.project import ReaderFolders
from tearsheet.proving.browser import find_browser, look_at_all
from tearsheet.proving.demo_programs import find_demo_programs
from tearsheet.proving.demos_under_test import Case, DemoUnderTest, find_demos_under_test
from tearsheet.proving.javascript import compare
from tearsheet.proving.observations import find_faults
from tearsheet.proving.page_samples import find_sample_programs
from tearsheet.proving.projects import ProjectProof, prove_projects
from tearsheet.proving.proof_digest import proof_digest
from tearsheet.proving.renders import bundle_demos_under_test, render_demos_under_test
from tearsheet.proving.test_pages import make_test_pages
from tearsheet.proving.trees import compare_trees
from tearsheet.proving.type_check import check_types

STEP = "proof"


Choose = Callable[[Sequence[DemoUnderTest]], Sequence[DemoUnderTest]]
"""Picks the demos that are proven."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _ProofRun:
    """Inputs and cache of one proof."""

    site: Site
    demos: Mapping[str, PageDemos]
    """By the folder of their page."""
    demos_under_test: Sequence[DemoUnderTest]
    folder: Path
    reader: ReaderFolders
    cache: StepCache
    made_by: str


def prove_demos(
    options: BuildOptions,
    progress: Progress,
    *,
    projects: bool = False,
    selection: PageSelection | None = None,
    choose: Choose | None = None,
) -> ProofSummary:
    """Prove every variant of every demo that is not cached as proven, and the code in pages.

    `choose` may leave some demos out.

    Raises:
        ContentErrors: some demos fail; the others are cached as proven.
        MachineError: there is no browser, or another problem of the machine.
    """
    with exclusive_build(options):
        with progress.step("Reading the demos"):
            run = _open_run(options, selection)
        if choose:
            run = replace(run, demos_under_test=choose(run.demos_under_test))
        with progress.step("Checking types"):
            mistakes = _check_types(run)
        unproven = _find_unproven(run)
        if unproven:
            mistakes += _prove(run, unproven, progress)
        note = ""
        if projects:
            with progress.step("Building projects"):
                result = _prove_projects(run, progress)
            mistakes += result.mistakes
            note = result.note
        if mistakes:
            raise ContentErrors(mistakes)
        return _summarise(run, unproven, note, progress)


def _open_run(options: BuildOptions, selection: PageSelection | None) -> _ProofRun:
    engine = site_digest()
    state = load_state(options.cache, engine, options.content)
    memory = load_content(options.cache, state.content).memory
    loaded = load_site(options.content, scan_content(options.content), memory)
    # The results of pages that are left out stay.
    cache = StepCache(steps_folder(options.cache), prunes=selection is None)
    demos = load_demos(loaded.site, loaded.memory.files)
    if selection:
        chosen = {address.strip("/") for address in selection.addresses}
        demos = {folder: own for folder, own in demos.items() if folder in chosen}
    demos = derive_javascript(demos, loaded.site.root, cache, engine)
    return _ProofRun(
        site=_limit(loaded.site, selection),
        demos=demos,
        demos_under_test=find_demos_under_test(loaded.site, demos),
        folder=options.cache / ("proving" if selection is None else "proving-pages"),
        reader=options.reader,
        cache=cache,
        made_by=digest(proof_digest(), loaded.site.settings.license_key or ""),
    )


def _limit(site: Site, selection: PageSelection | None) -> Site:
    if selection is None:
        return site
    return structs.replace(
        site, pages=tuple(it for it in site.pages if it.address in selection.addresses)
    )


def _check_types(run: _ProofRun) -> list[Mistake]:
    programs = [
        *find_demo_programs(run.demos_under_test),
        *find_sample_programs(run.site, run.demos),
    ]
    return check_types(programs, run.site.root, run.folder / "types", run.cache, run.made_by)


def _find_unproven(run: _ProofRun) -> list[DemoUnderTest]:
    keys = {
        demo_under_test.key(run.made_by): demo_under_test
        for demo_under_test in run.demos_under_test
    }
    run.cache.forget_others(STEP, set(keys))
    return [
        demo_under_test
        for key, demo_under_test in keys.items()
        if run.cache.find(STEP, key) is None
    ]


def _prove(
    run: _ProofRun, demos_under_test: Sequence[DemoUnderTest], progress: Progress
) -> list[Mistake]:
    # Checked first: nothing can be proven without a browser.
    browser = find_browser()
    with progress.step("Bundling the demos"):
        key = run.site.settings.license_key
        bundled = bundle_demos_under_test(
            demos_under_test, run.folder / "javascript", run.reader, key
        )
    with progress.step("Rendering the demos"):
        rendered = render_demos_under_test(demos_under_test, bundled, run.cache, run.made_by)
    cases = [case for demo_under_test in demos_under_test for case in demo_under_test.cases()]
    shared = share_parts(run.site.settings, bundled.bundle)
    test_pages = make_test_pages(cases, rendered, shared)
    with progress.step("Looking at the demos"):
        seen = look_at_all(browser, test_pages, bundled.bundle.client, progress.advanced)
    # In the order of the cases: other variants are compared with the first.
    observations = {case: seen[case] for case in cases if case in seen}
    mistakes = [
        *bundled.mistakes,
        *(mistake for it in cases if (mistake := rendered[it.island].mistake)),
        *(mistake for case in cases for mistake in compare(case, rendered)),
        *(mistake for pair in observations.items() for mistake in find_faults(*pair)),
        *compare_trees({case: observation.tree for case, observation in observations.items()}),
    ]
    _store_proven(run, demos_under_test, observations.keys(), mistakes)
    return mistakes


def _store_proven(
    run: _ProofRun,
    demos_under_test: Iterable[DemoUnderTest],
    observed: Collection[Case],
    mistakes: Iterable[Mistake],
) -> None:
    """Cache which demos are proven; failed ones are proven again."""
    wrong = {mistake.where.file for mistake in mistakes}
    for demo_under_test in demos_under_test:
        cases = list(demo_under_test.cases())
        if all(it in observed and it.file not in wrong for it in cases):
            run.cache.keep(STEP, demo_under_test.key(run.made_by), b"")


def _prove_projects(run: _ProofRun, progress: Progress) -> ProjectProof:
    folder = run.folder / "projects"
    return prove_projects(
        run.demos_under_test,
        folder,
        run.cache,
        run.made_by,
        progress.advanced,
        run.site.products,
    )


def _summarise(
    run: _ProofRun, proven: Collection[DemoUnderTest], note: str, progress: Progress
) -> ProofSummary:
    return ProofSummary(
        demos=len(run.demos_under_test),
        variants=sum(
            len(demo_under_test.demo.variants) for demo_under_test in run.demos_under_test
        ),
        proven=len(proven),
        note=note,
        steps=tuple(progress.steps),
    )
