"""The build: `build_site` turns the content folder into a checked site in its output folder."""

from __future__ import annotations

import datetime
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from tearsheet.cache.step_cache import StepCache
from tearsheet.content.load import LoadedSite
from tearsheet.content.memory import find_rewritten
from tearsheet.content.scan import Scan
from tearsheet.derived.measured_facts import check_measured
from tearsheet.derived.reference.packages import packages_with_facts
from tearsheet.errors import ContentErrors, Mistake
from tearsheet.model.notice import find_next_change, today
from tearsheet.model.page import Page
from tearsheet.model.site import Site
from tearsheet.output.compressed_file import CompressedFile
from tearsheet.output.exchange import put_in_place
from tearsheet.output.forked_writing import write_in_fork
from tearsheet.output.output_tree import OutputTree, open_tree
from tearsheet.output.present_files import DamagedManifest
from tearsheet.page.make_inputs import make_inputs
from tearsheet.page.render import BROTLI, PageRecord, RenderTarget
from tearsheet.page.site_context import SiteContext
from tearsheet.page.social.pictures_of_site import draw_missing, social_files
from tearsheet.pipeline.assembly import SiteParts
from tearsheet.pipeline.checks import check_rewritten, check_site
from tearsheet.pipeline.edits import breaks_others
from tearsheet.pipeline.exclusive_build import exclusive_build
from tearsheet.pipeline.freshness import (
    BuiltSite,
    find_known_folders,
    forget_stamps,
    write_stamps,
)
from tearsheet.pipeline.offline_lists import list_offline_lists, write_offline_lists
from tearsheet.pipeline.opened_site import OpenedSite, find_paths, open_site
from tearsheet.pipeline.options import BuildOptions
from tearsheet.pipeline.page_states import PageStates, StoredStates
from tearsheet.pipeline.pages import render_pages
from tearsheet.pipeline.refused import find_refused
from tearsheet.pipeline.rendered_texts import RenderedTexts
from tearsheet.pipeline.searched_site import find_searched_site
from tearsheet.pipeline.site_policies import make_policies
from tearsheet.pipeline.state import State, forget_state, save_state
from tearsheet.pipeline.stored_content import KnownContent, store_content
from tearsheet.pipeline.stored_parts import DamagedParts
from tearsheet.pipeline.survey import Survey
from tearsheet.processes.executors import plain_errors, start_executor
from tearsheet.progress import Progress, Summary
from tearsheet.search.files import FOLDER as SEARCH
from tearsheet.search.files import find_index_files
from tearsheet.search.index import (
    WrittenSearch,
    is_worth_a_process,
    write_search,
)
from tearsheet.search.index_sources import SearchWork
from tearsheet.search.text.page_text import PageText

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from tearsheet.bundle.editing_bundle import EditingBundle


class WrittenSite(Struct, frozen=True, kw_only=True):
    """A site that is written beside the live one."""

    tree: str = ""
    """The digest of its folder."""
    search: str = ""
    """The digest of the state of its index."""


class BuildRun(Struct, frozen=True, kw_only=True):
    """The state of a running build: its inputs and the pages left to render."""

    options: BuildOptions
    scan: Scan
    content: KnownContent
    """What the last build has read of it."""
    loaded: LoadedSite
    parts: SiteParts
    code_digest: str
    tree: OutputTree | None
    """Where the site is written; None when it is only checked."""
    known: PageStates
    """The pages of the last build, as far as they are still valid."""
    reused: frozenset[str]
    """The addresses of those that are not rendered again."""
    search: str
    """The digest of the search state that the last build stored."""
    proven: bool
    """Whether there was no mistake in the site of the last build."""
    dirty: tuple[Page, ...]
    only_texts: bool
    """Whether only the texts of these pages have changed."""


def build_site(options: BuildOptions, progress: Progress, scan: Scan | None = None) -> Summary:
    """Bring the site up to date with its content.

    Raises:
        ContentErrors: something is wrong with the content; the site that was
            there stays.
        MachineError: something is wrong with the machine, such as a full disk.
    """
    with exclusive_build(options):
        if options.fresh:
            from tearsheet.pipeline.reset import reset

            reset(options)
        try:
            return _build(options, progress, scan)
        except (DamagedParts, DamagedManifest):
            # It is noticed where it is asked for, and always before the site is put in place.
            forget_state(options.cache)
            return _build(options, progress, scan)


def _build(options: BuildOptions, progress: Progress, scan: Scan | None) -> Summary:
    opened = open_site(options, progress, scan)
    with closing(opened.parts), closing(RenderedTexts(options.cache)) as texts:
        run = _begin_run(options, opened)
        with closing(run.known.reuse(run.reused)) as states:
            survey = _render(run, states, texts, progress)
            written = _write(run, states, texts, progress)
            mistakes = _prove(run, states, survey, progress)
            _save(run, states, written, proven=not mistakes)
            if mistakes:
                raise ContentErrors(mistakes)
            _put_in_place(run, written, progress)
            return _summarise(run, states, progress)


def _begin_run(options: BuildOptions, opened: OpenedSite) -> BuildRun:
    state, loaded, parts = opened.state, opened.loaded, opened.parts
    tree = open_tree(options.out, find_known_folders(options.cache)) if options.write else None
    if tree:
        tree.division = options.limits.manifest
        forget_stamps(options.cache)
    # The spare folder must be the one that the state describes, or the state is invalid.
    is_known = tree is None or tree.opened == state.tree
    known = _known_states(options, state if is_known else None)
    pages = parts.context.site.pages
    # After another commit, the last-changed day of pages may differ although their files do not.
    comparable = known and state.commit == parts.context.changes.commit
    rewritten = find_rewritten(opened.known.memory, loaded.memory) if comparable else None
    reused = frozenset(_find_reused(parts.context, known, rewritten))
    return BuildRun(
        options=options,
        scan=opened.scan,
        content=opened.known,
        loaded=loaded,
        parts=parts,
        code_digest=state.code_digest,
        tree=tree,
        known=known,
        reused=reused,
        search=state.search,
        proven=state.proven,
        dirty=tuple(page for page in pages if page.address not in reused),
        only_texts=rewritten is not None and known.facts.keys() == parts.context.pages.keys(),
    )


def _known_states(options: BuildOptions, state: State | None) -> PageStates:
    parts, facts = (state.parts, state.pages) if state else ((), {})
    return PageStates(StoredStates(options.cache, parts), dict(facts))


def _find_reused(
    context: SiteContext, known: PageStates, rewritten: frozenset[str] | None
) -> Iterator[str]:
    """The addresses of the pages that are as the last build rendered them."""
    candidates = known.facts.keys() & context.pages.keys()
    if rewritten is not None:
        yield from candidates - rewritten
        candidates &= rewritten
    # In this order each part of the states is read once.
    for address in sorted(candidates):
        if make_inputs(context, context.pages[address]).digest == known[address].key:
            yield address


def _render(run: BuildRun, states: PageStates, texts: RenderedTexts, progress: Progress) -> Survey:
    """Render what changed; add the states and the texts of these pages, return what is on them."""
    context, parts, tree = run.parts.context, run.parts, run.tree
    survey = Survey()
    with (
        _open_target(run) as target,
        _executor(run.options, len(run.dirty), (context, target)) as executor,
    ):
        if tree:
            with progress.step("Drawing pictures"):
                draw_missing(context.site, parts.pictures, parts.cache, executor)
        with progress.step("Rendering pages"):
            rendered = render_pages(context, run.dirty, parts.prerender, executor, target)
            for number, page in enumerate(rendered, start=1):
                progress.advanced(number, len(run.dirty))
                # The same text as in all else, instead of the one that came with the page.
                address = context.pages[page.address].address
                states.add(address, page.state, page.facts)
                survey.add_rendered(context, page)
                if page.text:
                    texts.add(address, page.text)
                if tree:
                    tree.write_all(page.files, page.digests)
                    tree.note_written(page.written, page.digests)
    return survey


def _write(
    run: BuildRun,
    states: PageStates,
    texts: Mapping[str, PageText],
    progress: Progress,
) -> WrittenSite:
    """Write the files that are not pages, and the manifest."""
    if run.tree is None:
        return WrittenSite()
    same = _is_rest_the_same(run, states)
    with _begin_index(run, states, texts, run.tree) as finish_index:
        rest = None if same else frozenset(_write_rest(run, states, run.tree, progress))
        with progress.step("Writing the index"):
            search = finish_index()
    with progress.step("Writing the lists"):
        _drop_old_files(run, states, run.tree, rest, search)
        limits = run.options.limits
        write_offline_lists(
            run.parts.context,
            states.facts,
            run.tree,
            limits.offline_list,
            edited=_edited_documents(run, states) if same else None,
        )
        tree = run.tree.finish(
            run.loaded.site.language_prefixes,
            redirects=run.parts.context.redirections.targets,
            policies=make_policies(run.parts.context.shared),
            placeholders=run.loaded.site.settings.placeholders,
        )
    return WrittenSite(tree=tree, search=search.state)


def _edited_documents(run: BuildRun, states: PageStates) -> list[str] | None:
    """The pages whose documents may be others, if no list got another row by that."""
    addresses = [page.address for page in run.dirty]
    pairs = [(run.known.facts[address], states.facts[address]) for address in addresses]
    same = all((one.needs, one.frames) == (other.needs, other.frames) for one, other in pairs)
    return addresses if same else None


def _save(run: BuildRun, states: PageStates, written: WrittenSite, *, proven: bool) -> None:
    """Store the state for the next build, which renders the others again if this one fails."""
    if run.tree is None:
        return
    state = State(
        code_digest=run.code_digest,
        root=str(run.options.content),
        content=store_content(run.options.cache, run.loaded.memory, run.content, run.scan),
        pages=states.facts,
        parts=states.store(),
        proven=proven,
        tree=written.tree,
        commit=run.parts.context.changes.commit,
        search=written.search,
        expires=_expiry(run),
    )
    save_state(run.options.cache, state)


def _expiry(run: BuildRun) -> datetime.date | None:
    return find_next_change(run.loaded.site.settings.notices, today())


def _is_rest_the_same(run: BuildRun, states: PageStates) -> bool:
    """Whether the files that are not pages stay those of the last build."""
    feeds = ((run.known[page.address], states[page.address]) for page in run.dirty)
    return run.only_texts and all(old.record.feed == new.record.feed for old, new in feeds)


def _search_run(run: BuildRun, states: PageStates, texts: Mapping[str, PageText]) -> SearchWork:
    digests = {address: facts.text for address, facts in states.facts.items() if facts.text}
    pairs = ((run.known.get(page.address), states[page.address]) for page in run.dirty)
    same = all(old is not None and old.record.ids == new.record.ids for old, new in pairs)
    return SearchWork(
        site=find_searched_site(run.parts.context, states.records, digests),
        texts=texts,
        cache=run.options.cache,
        state=run.search if run.known else "",
        rendered=[page.address for page in run.dirty],
        only_texts=run.only_texts,
        same_places=same,
    )


@contextmanager
def _begin_index(
    run: BuildRun,
    states: PageStates,
    texts: Mapping[str, PageText],
    tree: OutputTree,
) -> Iterator[Callable[[], WrittenSearch]]:
    """Begin to write the index, where much of it is new in another process; yield what ends it."""
    work = _search_run(run, states, texts)
    if is_worth_a_process(len(run.dirty)):
        with write_in_fork(tree, partial(write_search, work, tree)) as receive:
            yield receive
    else:
        yield partial(write_search, work, tree)


def _drop_old_files(
    run: BuildRun,
    states: PageStates,
    tree: OutputTree,
    rest: frozenset[str] | None,
    search: WrittenSearch,
) -> None:
    """Remove what the site no longer has; `rest` are its files beside pages, if written anew."""
    if rest is None:
        for page in run.dirty:
            before, now = run.known[page.address].record.files, states[page.address].record.files
            tree.drop(before.keys() - now.keys())
        tree.drop(find_index_files(tree.list_files(SEARCH)) - search.paths)
        return
    if tree.opened:
        pages = (path for record in states.records.values() for path in record.files)
        wanted = {*rest, *search.paths, *list_offline_lists(tree), *pages}
        tree.drop(tree.present.keys() - wanted)


def _bundle_editing(run: BuildRun, progress: Progress) -> EditingBundle | None:
    """Bundle what runs edited demos; None for a site without demos."""
    demos = [demo for page in run.parts.context.demos.values() for demo in page.demos.values()]
    if not demos:
        return None
    from tearsheet.bundle.editing_bundle import bundle_editing, importable
    from tearsheet.content.demo_imports import imported_packages

    with progress.step("Bundling the editor"):
        variants = [variant for demo in demos for variant in demo.variants]
        wanted = importable(
            _documented(run.parts.context.site),
            imported_packages(file for variant in variants for file in variant.files),
            (variant.provider for variant in variants if variant.provider),
        )
        return bundle_editing(wanted, run.options.reader)


def _documented(site: Site) -> Iterator[str]:
    for product in site.products:
        yield from (*packages_with_facts(product), *product.editor)


def _write_rest(
    run: BuildRun, states: PageStates, tree: OutputTree, progress: Progress
) -> Iterator[str]:
    """Write the files that are neither pages nor of the index; yield their paths."""
    editing = _bundle_editing(run, progress)
    with progress.step("Writing the rest"):
        for shared in _other_files(run, states.records):
            yield from shared.write(tree)
        if editing:
            yield from _write_editing(run.parts.context, tree, editing)


def _write_editing(context: SiteContext, tree: OutputTree, editing: EditingBundle) -> Iterator[str]:
    from tearsheet.pipeline.shared_files import editing_frame

    for path, content in editing.files.items():
        if tree.present.get(path) != content:
            tree.write(path, Path(editing.folder, path).read_bytes(), content)
        yield path
    yield from editing_frame(context, editing).write(tree)


def _other_files(run: BuildRun, records: Mapping[str, PageRecord]) -> Iterator[CompressedFile]:
    # Imported lazily: none of them is made anew after an edit of a text.
    from tearsheet.pipeline.shared_files import shared_files

    parts, common = run.parts, StepCache(run.options.reader.copies)
    # The copies of what sites have in common lie beside their bundles.
    steps = parts.cache if run.options.fresh else common
    limits = run.options.limits
    yield from shared_files(parts.context, records, parts.lost_view, steps, limits)
    for path, data in social_files(parts.pictures, parts.cache):
        yield CompressedFile(path, data)


def _prove(run: BuildRun, states: PageStates, survey: Survey, progress: Progress) -> list[Mistake]:
    with progress.step("Proving"):
        mistakes = _check_pages(run, states, survey) + check_measured(run.loaded.site)
        # Files that cannot be read or bundled fail the build only here, to hide no other mistake.
        mistakes += run.loaded.mistakes
        mistakes += without_reported(run.parts.context.bundle.mistakes, mistakes)
        return mistakes


def _check_pages(run: BuildRun, states: PageStates, survey: Survey) -> list[Mistake]:
    """Check all pages; `survey` is that of those that were rendered."""
    context, records = run.parts.context, states.records
    if run.tree and run.proven and run.only_texts and not run.loaded.mistakes:
        rewritten = [page.address for page in run.dirty]
        pairs = ((run.known.records[address], records[address]) for address in rewritten)
        if not any(breaks_others(context, *pair) for pair in pairs):
            return check_rewritten(context, records, rewritten, run.tree.present)
    files = run.tree.present if run.tree else frozenset(find_paths(run.parts, records))
    survey.add_stored(context, run.reused, records)
    return check_site(context, records, files, find_refused(run.loaded), survey)


def without_reported(candidates: Iterable[Mistake], mistakes: Iterable[Mistake]) -> list[Mistake]:
    """Those at lines without a mistake yet: Python and the bundler both check demo imports."""
    reported = {_line(mistake) for mistake in mistakes}
    return [mistake for mistake in candidates if _line(mistake) not in reported]


def _line(mistake: Mistake) -> tuple[str, int | None]:
    # Unlike `Path.resolve`, this does not fail for a symlink loop, which has its own mistake.
    return os.path.realpath(mistake.where.file), mistake.where.line


def _put_in_place(run: BuildRun, written: WrittenSite, progress: Progress) -> None:
    if run.tree is None:
        return
    with progress.step("Putting it in place"):
        put_in_place(run.tree)
        context = run.parts.context
        site = BuiltSite(
            tree=written.tree,
            files=run.tree.present,
            folders=run.tree.find_folders(),
            pages=len(context.site.pages),
            commit=context.changes.checked_out,
            expires=_expiry(run),
        )
        options = run.options
        write_stamps(options.content, options.out, options.cache, run.scan, site)


def _summarise(run: BuildRun, states: PageStates, progress: Progress) -> Summary:
    tree, facts = run.tree, states.facts.values()
    return Summary(
        pages=len(run.parts.context.site.pages),
        rendered=len(run.dirty),
        written=tree.written if tree else 0,
        removed=tree.removed if tree else 0,
        bytes_written=tree.bytes_written if tree else 0,
        files=len(tree.present) if tree else 0,
        bytes_html=sum(page.bytes_html for page in facts),
        bytes_brotli=sum(page.bytes_brotli for page in facts),
        unresolved=sum(
            facts.unresolved_count for facts in run.parts.context.reference.packages.values()
        ),
        steps=tuple(progress.steps),
    )


@contextmanager
def _open_target(run: BuildRun) -> Iterator[RenderTarget]:
    tree = run.tree
    if tree is None:
        # A check measures the page as most visitors get it, and writes none.
        yield RenderTarget(encodings=(BROTLI,))
    elif run.options.executor:
        from tearsheet.output.shared_folder import open_shared_folder

        # Remote workers that do not reach the folder return the files.
        with open_shared_folder(tree.spare, tree.later) as shared:
            yield RenderTarget(present=tree.present, searched=True, shared=shared)
    else:
        also = str(tree.later) if tree.later else None
        yield RenderTarget(into=str(tree.spare), also=also, present=tree.present, searched=True)


@contextmanager
def _executor(options: BuildOptions, pages: int, inputs: object) -> Iterator[Executor | None]:
    with plain_errors():
        if options.executor:
            yield options.executor
            return
        with start_executor(pages, inputs) or nullcontext() as executor:
            yield executor
