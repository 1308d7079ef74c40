"""From the content folder to a proven site in its place; `build_site` is the way through."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Executor
from contextlib import closing, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path

from tearsheet.bundle.editing_bundle import EditingBundle, bundle_editing
from tearsheet.bundle.toolchain import check_toolchain
from tearsheet.cache.step_cache import StepCache, steps_folder
from tearsheet.content.demo_imports import imported_packages
from tearsheet.content.last_changes import load_last_changes
from tearsheet.content.load import LoadedSite, load_site
from tearsheet.content.memory import find_rewritten
from tearsheet.content.scan import Scan, scan_content
from tearsheet.derived.gathered import check_gathered
from tearsheet.derived.generated_pages import add_generated_pages
from tearsheet.errors import ContentErrors, Mistake
from tearsheet.model.page import Page
from tearsheet.output.compressed_file import CompressedFile
from tearsheet.output.output_tree import OutputTree, open_tree, put_in_place
from tearsheet.page.page_job import BROTLI, GZIP, PageRecord
from tearsheet.page.plan import Plan, page_key
from tearsheet.page.social.pictures_of_site import draw_missing, social_address, social_files
from tearsheet.pipeline.checks import check_site
from tearsheet.pipeline.earlier import forget_earlier
from tearsheet.pipeline.exclusive_build import exclusive_build
from tearsheet.pipeline.freshness import FinishedSite, forget_stamps, site_fingerprint, write_stamps
from tearsheet.pipeline.offline_lists import find_offline_lists, write_offline_lists
from tearsheet.pipeline.options import BuildOptions
from tearsheet.pipeline.pages import Target, render_pages
from tearsheet.pipeline.refused import find_refused
from tearsheet.pipeline.search_index import SearchWork, write_search
from tearsheet.pipeline.shared_files import editing_frame, shared_files, shared_paths
from tearsheet.pipeline.site_parts import SiteParts, make_parts
from tearsheet.pipeline.site_policies import make_policies
from tearsheet.pipeline.state import PageState, State, load_state, memory_of, save_state
from tearsheet.processes.executors import start_executor, told_plainly
from tearsheet.progress import Progress, Summary
from tearsheet.search.files import find_index_files
from tearsheet.search.text.page_text import PageText


@dataclass(frozen=True, slots=True, kw_only=True)
class Work:
    """What a build has found and what is left to do."""

    options: BuildOptions
    scan: Scan
    loaded: LoadedSite
    parts: SiteParts
    fingerprint: str
    tree: OutputTree | None
    """Where the site is written; None when it is only proven."""
    keys: Mapping[str, str]
    """What names everything a page is made of, by its address."""
    known: Mapping[str, PageState]
    """What the last build left, as far as it can be believed."""
    reused: Mapping[str, PageState]
    search: str
    """What names the state of the search that the last build left."""
    dirty: tuple[Page, ...]
    only_texts: bool
    """Whether nothing on the site is another but the texts of these pages."""


def build_site(options: BuildOptions, progress: Progress, scan: Scan | None = None) -> Summary:
    """Bring the site up to date with its content.

    Raises:
        ContentErrors: something is wrong with the content; the site that was
            there stays.
        MachineError: the machine is in the way.
    """
    with exclusive_build(options):
        if options.fresh:
            forget_earlier(options)
        with progress.step("Reading"):
            scan = scan or scan_content(options.content)
            fingerprint = site_fingerprint()
            state = load_state(options.cache, fingerprint, options.content)
            loaded = load_site(options.content, scan, memory_of(state))
            changes = load_last_changes(options.content, options.cache, state.commit)
        check_toolchain()
        with progress.step("Reading the packages"):
            steps = StepCache(steps_folder(options.cache))
            loaded, generated = add_generated_pages(loaded, steps)
        parts = make_parts(
            loaded, generated, changes, options.cache, options.reader, fingerprint, progress
        )
        with closing(parts):
            work = _find_work(options, scan, state, loaded, parts)
            states, texts = _render(work, progress)
            written = _write(work, states, texts, progress)
            _prove(work, states, progress)
            _put_in_place(work, written, progress)
            return _summarise(work, states, progress)


def _find_work(
    options: BuildOptions, scan: Scan, state: State, loaded: LoadedSite, parts: SiteParts
) -> Work:
    tree = open_tree(options.out) if options.write else None
    if tree:
        forget_stamps(options.cache)
    # What lies in the spare folder must be what the state tells of, or it is worth nothing.
    known = state.pages if tree is None or tree.opened == state.tree else {}
    pages = parts.plan.site.pages
    # After another commit, pages may have another day although nobody touched their files.
    comparable = known and state.commit == parts.plan.changes.commit
    rewritten = find_rewritten(memory_of(state), loaded.memory) if comparable else None
    keys = _keys(parts.plan, known, rewritten)
    reused = {
        address: known[address]
        for address, key in keys.items()
        if address in known and known[address].key == key
    }
    return Work(
        options=options,
        scan=scan,
        loaded=loaded,
        parts=parts,
        fingerprint=state.fingerprint,
        tree=tree,
        keys=keys,
        known=known,
        reused=reused,
        search=state.search,
        dirty=tuple(page for page in pages if page.address not in reused),
        only_texts=rewritten is not None and known.keys() == keys.keys(),
    )


def _keys(
    plan: Plan, known: Mapping[str, PageState], rewritten: frozenset[str] | None
) -> dict[str, str]:
    keys = {} if rewritten is None else {address: state.key for address, state in known.items()}
    for page in plan.site.pages:
        if rewritten is None or page.address in rewritten or page.address not in known:
            keys[page.address] = page_key(plan, page)
    return keys


def _render(work: Work, progress: Progress) -> tuple[dict[str, PageState], dict[str, PageText]]:
    """Render what changed; the state of every page and the text of these, in no order."""
    states, texts = dict(work.reused), dict[str, PageText]()
    plan, parts, tree, target = work.parts.plan, work.parts, work.tree, _target(work)
    with _executor(work.options, len(work.dirty), (plan, target)) as executor:
        if tree:
            with progress.step("Drawing pictures"):
                draw_missing(plan.site, parts.pictures, parts.cache, executor)
        with progress.step("Rendering pages"):
            rendered = render_pages(plan, work.dirty, parts.prerender, executor, target)
            for number, page in enumerate(rendered, start=1):
                progress.advanced(number, len(work.dirty))
                key = work.keys[page.address]
                states[page.address] = PageState(key=key, record=page.record)
                if page.text:
                    texts[page.address] = page.text
                if tree:
                    tree.write_all(page.files, page.record.files)
                    tree.note_written(page.written, page.record.files)
    return states, texts


def _write(
    work: Work,
    states: Mapping[str, PageState],
    texts: Mapping[str, PageText],
    progress: Progress,
) -> str:
    """Write the files that are no pages; the digest of all that lies in the spare folder then."""
    if work.tree is None:
        return ""
    same = _is_rest_the_same(work, states)
    editing = None if same else _bundle_editing(work, progress)
    with progress.step("Writing the index"):
        search = write_search(_search_work(work, states, texts), work.tree)
    with progress.step("Writing the rest"):
        if same:
            _drop_left(work, states, work.tree)
            work.tree.drop(find_index_files(work.tree.present) - search.paths)
        else:
            index = search.paths | find_offline_lists(work.tree.present)
            _write_rest(work, states, work.tree, editing, index)
        write_offline_lists(work.parts.plan, _records(states), work.tree, work.options.cache)
        state = State(
            fingerprint=work.fingerprint,
            root=str(work.options.content),
            files=work.loaded.memory.files,
            structure=work.loaded.memory.structure,
            pages=states,
            tree=work.tree.finish(
                work.loaded.site.language_prefixes,
                redirects=work.parts.plan.redirections.targets,
                policies=make_policies(work.parts.plan.common),
            ),
            commit=work.parts.plan.changes.commit,
            search=search.state,
        )
        save_state(work.options.cache, state, work.scan)
        return state.tree


def _is_rest_the_same(work: Work, states: Mapping[str, PageState]) -> bool:
    """Whether the files that are no pages are those of the last build: no text is in them."""
    feeds = ((work.known[page.address], states[page.address]) for page in work.dirty)
    return work.only_texts and all(old.record.feed == new.record.feed for old, new in feeds)


def _search_work(
    work: Work, states: Mapping[str, PageState], texts: Mapping[str, PageText]
) -> SearchWork:
    both = ((work.known.get(page.address), states[page.address]) for page in work.dirty)
    same = all(old is not None and old.record.ids == new.record.ids for old, new in both)
    return SearchWork(
        plan=work.parts.plan,
        records=_records(states),
        texts=texts,
        cache=work.options.cache,
        state=work.search if work.known else "",
        only_texts=work.only_texts,
        same_places=same,
    )


def _drop_left(work: Work, states: Mapping[str, PageState], tree: OutputTree) -> None:
    """Remove what pages consisted of before they were rewritten."""
    for page in work.dirty:
        before, now = work.known[page.address].record.files, states[page.address].record.files
        tree.drop(before.keys() - now.keys())


def _bundle_editing(work: Work, progress: Progress) -> EditingBundle | None:
    """What runs edited demos, of which some sites have none."""
    demos = [demo for page in work.parts.plan.demos.values() for demo in page.demos.values()]
    if not demos:
        return None
    with progress.step("Bundling the editor"):
        files = (file for demo in demos for cut in demo.cuts for file in cut.files)
        return bundle_editing(imported_packages(files), work.options.reader)


def _write_rest(
    work: Work,
    states: Mapping[str, PageState],
    tree: OutputTree,
    editing: EditingBundle | None,
    index: frozenset[str],
) -> None:
    records = _records(states)
    wanted = {*index, *(path for record in records.values() for path in record.files)}
    for shared in _other_files(work.parts, records):
        wanted.update(shared.write(tree))
    if editing:
        wanted.update(_write_editing(work.parts.plan, tree, editing))
    tree.drop(tree.present.keys() - wanted)


def _write_editing(plan: Plan, tree: OutputTree, editing: EditingBundle) -> Iterator[str]:
    for path, content in editing.files.items():
        if tree.present.get(path) != content:
            tree.write(path, Path(editing.folder, path).read_bytes(), content)
        yield path
    yield from editing_frame(plan, editing).write(tree)


def _other_files(parts: SiteParts, records: Mapping[str, PageRecord]) -> Iterator[CompressedFile]:
    yield from shared_files(parts.plan, records, parts.lost_view, parts.cache)
    for path, data in social_files(parts.pictures, parts.cache):
        yield CompressedFile(path, data)


def _prove(work: Work, states: Mapping[str, PageState], progress: Progress) -> None:
    with progress.step("Proving"):
        records = _records(states)
        files = work.tree.present if work.tree else _all_paths(work.parts, records)
        refused = find_refused(work.loaded)
        mistakes = check_site(work.parts.plan, records, frozenset(files), refused)
        mistakes += check_gathered(work.loaded.site)
        # What cannot be read or bundled ends the build only here, to hide no other mistake.
        mistakes += work.loaded.mistakes
        mistakes += _untold(work.parts.plan.bundle.mistakes, mistakes)
        if mistakes:
            raise ContentErrors(mistakes)


def _untold(found: Iterable[Mistake], mistakes: Iterable[Mistake]) -> list[Mistake]:
    """Those at lines of which no mistake is known yet: both halves read the imports of demos."""
    told = {_line(mistake) for mistake in mistakes}
    return [mistake for mistake in found if _line(mistake) not in told]


def _line(mistake: Mistake) -> tuple[str, int | None]:
    # Unlike a path's own method, this does not fail for a link in a circle, which has its mistake.
    return os.path.realpath(mistake.where.file), mistake.where.line


def _all_paths(parts: SiteParts, records: Mapping[str, PageRecord]) -> Iterator[str]:
    yield from shared_paths(parts.plan, records, parts.lost_view)
    yield from (social_address(key).lstrip("/") for key in parts.pictures.values())
    for record in records.values():
        yield from record.files


def _put_in_place(work: Work, written: str, progress: Progress) -> None:
    if work.tree is None:
        return
    with progress.step("Putting it in place"):
        put_in_place(work.tree)
        plan = work.parts.plan
        site = FinishedSite(
            tree=written,
            files=work.tree.present,
            pages=len(plan.site.pages),
            commit=plan.changes.checked_out,
        )
        write_stamps(work.options.content, work.options.cache, work.scan, site)


def _summarise(work: Work, states: Mapping[str, PageState], progress: Progress) -> Summary:
    tree, records = work.tree, _records(states).values()
    return Summary(
        pages=len(work.parts.plan.site.pages),
        rendered=len(work.dirty),
        written=tree.written if tree else 0,
        removed=tree.removed if tree else 0,
        bytes_written=tree.bytes_written if tree else 0,
        files=len(tree.present) if tree else 0,
        bytes_html=sum(record.bytes_html for record in records),
        bytes_brotli=sum(record.bytes_brotli for record in records),
        unresolved=sum(
            facts.unresolved_count for facts in work.parts.plan.reference.packages.values()
        ),
        steps=tuple(progress.steps),
    )


def _records(states: Mapping[str, PageState]) -> dict[str, PageRecord]:
    return {address: state.record for address, state in states.items()}


def _target(work: Work) -> Target:
    if work.tree is None:
        # A proof weighs the page as most visitors get it, and writes none.
        return Target(encodings=(BROTLI,))
    # Only processes of this machine see the folder; others send back what they rendered.
    tree, encodings = work.tree, (BROTLI, GZIP)
    if work.options.executor:
        return Target(encodings=encodings, present=tree.present, searched=True)
    also = str(tree.later) if tree.later else None
    into = str(tree.spare)
    return Target(encodings=encodings, into=into, also=also, present=tree.present, searched=True)


@contextmanager
def _executor(options: BuildOptions, pages: int, known: object) -> Iterator[Executor | None]:
    with told_plainly():
        if options.executor:
            yield options.executor
            return
        with start_executor(pages, known) or nullcontext() as executor:
            yield executor
