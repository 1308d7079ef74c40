"""The build: `build_site` turns the content folder into a checked site in its output folder."""

from __future__ import annotations

import datetime
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager, nullcontext
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
from tearsheet.output.output_tree import OutputTree, open_tree, put_in_place
from tearsheet.page.make_inputs import make_inputs
from tearsheet.page.render import BROTLI, PageRecord, RenderTarget
from tearsheet.page.site_context import SiteContext
from tearsheet.page.social.pictures_of_site import draw_missing, social_files
from tearsheet.pipeline.assembly import SiteParts
from tearsheet.pipeline.checks import check_site
from tearsheet.pipeline.exclusive_build import exclusive_build
from tearsheet.pipeline.freshness import BuiltSite, forget_stamps, write_stamps
from tearsheet.pipeline.offline_lists import find_offline_lists, write_offline_lists
from tearsheet.pipeline.opened_site import find_paths, open_site
from tearsheet.pipeline.options import BuildOptions
from tearsheet.pipeline.pages import render_pages
from tearsheet.pipeline.refused import find_refused
from tearsheet.pipeline.rendered_texts import RenderedTexts
from tearsheet.pipeline.searched_site import find_searched_site
from tearsheet.pipeline.site_policies import make_policies
from tearsheet.pipeline.state import PageState, State, memory_of, save_state
from tearsheet.processes.executors import plain_errors, start_executor
from tearsheet.progress import Progress, Summary
from tearsheet.search.files import find_index_files
from tearsheet.search.index import SearchWork, write_search
from tearsheet.search.text.page_text import PageText

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from tearsheet.bundle.editing_bundle import EditingBundle


class BuildRun(Struct, frozen=True, kw_only=True):
    """The state of a running build: its inputs and the pages left to render."""

    options: BuildOptions
    scan: Scan
    loaded: LoadedSite
    parts: SiteParts
    code_digest: str
    tree: OutputTree | None
    """Where the site is written; None when it is only checked."""
    known: Mapping[str, PageState]
    """The pages of the last build, as far as they are still valid."""
    reused: Mapping[str, PageState]
    search: str
    """The digest of the search state that the last build stored."""
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
        opened = open_site(options, progress, scan)
        with closing(opened.parts) as parts, closing(RenderedTexts(options.cache)) as texts:
            run = _begin_run(options, opened.scan, opened.state, opened.loaded, parts)
            states = _render(run, texts, progress)
            written = _write(run, states, texts, progress)
            _prove(run, states, progress)
            _put_in_place(run, written, progress)
            return _summarise(run, states, progress)


def _begin_run(
    options: BuildOptions, scan: Scan, state: State, loaded: LoadedSite, parts: SiteParts
) -> BuildRun:
    tree = open_tree(options.out) if options.write else None
    if tree:
        tree.division = options.limits.manifest
        forget_stamps(options.cache)
    # The spare folder must be the one that the state describes, or the state is invalid.
    known = state.pages if tree is None or tree.opened == state.tree else {}
    pages = parts.context.site.pages
    # After another commit, the last-changed day of pages may differ although their files do not.
    comparable = known and state.commit == parts.context.changes.commit
    rewritten = find_rewritten(memory_of(state), loaded.memory) if comparable else None
    keys = _keys(parts.context, known, rewritten)
    reused = {address: known[address] for address, key in keys.items() if known[address].key == key}
    return BuildRun(
        options=options,
        scan=scan,
        loaded=loaded,
        parts=parts,
        code_digest=state.code_digest,
        tree=tree,
        known=known,
        reused=reused,
        search=state.search,
        dirty=tuple(page for page in pages if page.address not in reused),
        only_texts=rewritten is not None and known.keys() == parts.context.pages.keys(),
    )


def _keys(
    context: SiteContext, known: Mapping[str, PageState], rewritten: frozenset[str] | None
) -> dict[str, str]:
    """The cache keys of the pages of the last build that are still there."""
    return {
        page.address: make_inputs(context, page).digest
        if rewritten is None or page.address in rewritten
        else known[page.address].key
        for page in context.site.pages
        if page.address in known
    }


def _render(run: BuildRun, texts: RenderedTexts, progress: Progress) -> dict[str, PageState]:
    """Render what changed; add the texts of these pages, and return the state of every page."""
    states = dict(run.reused)
    context, parts, tree = run.parts.context, run.parts, run.tree
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
                states[page.address] = PageState(key=page.key, record=page.record)
                if page.text:
                    texts.add(page.address, page.text)
                if tree:
                    tree.write_all(page.files, page.record.files)
                    tree.note_written(page.written, page.record.files)
    return states


def _write(
    run: BuildRun,
    states: Mapping[str, PageState],
    texts: Mapping[str, PageText],
    progress: Progress,
) -> str:
    """Write the files that are not pages; return the digest of the spare folder's content."""
    if run.tree is None:
        return ""
    same = _is_rest_the_same(run, states)
    editing = None if same else _bundle_editing(run, progress)
    with progress.step("Writing the index"):
        search = write_search(_search_run(run, states, texts), run.tree)
    with progress.step("Writing the rest"):
        if same:
            _drop_former_files(run, states, run.tree)
            run.tree.drop(find_index_files(run.tree.present) - search.paths)
        else:
            index = search.paths | find_offline_lists(run.tree.present)
            _write_rest(run, states, run.tree, editing, index)
        limits = run.options.limits
        write_offline_lists(
            run.parts.context, _records(states), run.tree, run.options.cache, limits.offline_list
        )
        state = State(
            code_digest=run.code_digest,
            root=str(run.options.content),
            files=run.loaded.memory.files,
            structure=run.loaded.memory.structure,
            pages=states,
            tree=run.tree.finish(
                run.loaded.site.language_prefixes,
                redirects=run.parts.context.redirections.targets,
                policies=make_policies(run.parts.context.shared),
                placeholders=run.loaded.site.settings.placeholders,
            ),
            commit=run.parts.context.changes.commit,
            search=search.state,
            expires=_expiry(run),
        )
        save_state(run.options.cache, state, run.scan)
        return state.tree


def _expiry(run: BuildRun) -> datetime.date | None:
    return find_next_change(run.loaded.site.settings.notices, today())


def _is_rest_the_same(run: BuildRun, states: Mapping[str, PageState]) -> bool:
    """Whether the files that are not pages stay those of the last build."""
    feeds = ((run.known[page.address], states[page.address]) for page in run.dirty)
    return run.only_texts and all(old.record.feed == new.record.feed for old, new in feeds)


def _search_run(
    run: BuildRun, states: Mapping[str, PageState], texts: Mapping[str, PageText]
) -> SearchWork:
    pairs = ((run.known.get(page.address), states[page.address]) for page in run.dirty)
    same = all(old is not None and old.record.ids == new.record.ids for old, new in pairs)
    return SearchWork(
        site=find_searched_site(run.parts.context, _records(states)),
        texts=texts,
        cache=run.options.cache,
        state=run.search if run.known else "",
        only_texts=run.only_texts,
        same_places=same,
    )


def _drop_former_files(run: BuildRun, states: Mapping[str, PageState], tree: OutputTree) -> None:
    """Remove the files that rewritten pages no longer have."""
    for page in run.dirty:
        before, now = run.known[page.address].record.files, states[page.address].record.files
        tree.drop(before.keys() - now.keys())


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
    run: BuildRun,
    states: Mapping[str, PageState],
    tree: OutputTree,
    editing: EditingBundle | None,
    index: frozenset[str],
) -> None:
    records = _records(states)
    wanted = {*index, *(path for record in records.values() for path in record.files)}
    for shared in _other_files(run, records):
        wanted.update(shared.write(tree))
    if editing:
        wanted.update(_write_editing(run.parts.context, tree, editing))
    tree.drop(tree.present.keys() - wanted)


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


def _prove(run: BuildRun, states: Mapping[str, PageState], progress: Progress) -> None:
    with progress.step("Proving"):
        records = _records(states)
        files = run.tree.present if run.tree else find_paths(run.parts, records)
        refused = find_refused(run.loaded)
        mistakes = check_site(run.parts.context, records, frozenset(files), refused)
        mistakes += check_measured(run.loaded.site)
        # Files that cannot be read or bundled fail the build only here, to hide no other mistake.
        mistakes += run.loaded.mistakes
        mistakes += without_reported(run.parts.context.bundle.mistakes, mistakes)
        if mistakes:
            raise ContentErrors(mistakes)


def without_reported(candidates: Iterable[Mistake], mistakes: Iterable[Mistake]) -> list[Mistake]:
    """Those at lines without a mistake yet: Python and the bundler both check demo imports."""
    reported = {_line(mistake) for mistake in mistakes}
    return [mistake for mistake in candidates if _line(mistake) not in reported]


def _line(mistake: Mistake) -> tuple[str, int | None]:
    # Unlike `Path.resolve`, this does not fail for a symlink loop, which has its own mistake.
    return os.path.realpath(mistake.where.file), mistake.where.line


def _put_in_place(run: BuildRun, written: str, progress: Progress) -> None:
    if run.tree is None:
        return
    with progress.step("Putting it in place"):
        put_in_place(run.tree)
        context = run.parts.context
        site = BuiltSite(
            tree=written,
            files=run.tree.present,
            pages=len(context.site.pages),
            commit=context.changes.checked_out,
            expires=_expiry(run),
        )
        options = run.options
        write_stamps(options.content, options.out, options.cache, run.scan, site)


def _summarise(run: BuildRun, states: Mapping[str, PageState], progress: Progress) -> Summary:
    tree, records = run.tree, _records(states).values()
    return Summary(
        pages=len(run.parts.context.site.pages),
        rendered=len(run.dirty),
        written=tree.written if tree else 0,
        removed=tree.removed if tree else 0,
        bytes_written=tree.bytes_written if tree else 0,
        files=len(tree.present) if tree else 0,
        bytes_html=sum(record.bytes_html for record in records),
        bytes_brotli=sum(record.bytes_brotli for record in records),
        unresolved=sum(
            facts.unresolved_count for facts in run.parts.context.reference.packages.values()
        ),
        steps=tuple(progress.steps),
    )


def _records(states: Mapping[str, PageState]) -> dict[str, PageRecord]:
    return {address: state.record for address, state in states.items()}


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
