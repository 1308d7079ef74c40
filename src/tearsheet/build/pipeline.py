"""From the content folder to a proven site in its place; `build_site` is the way through."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator, Mapping
from concurrent.futures import Executor
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from tearsheet.build.checks import check_site
from tearsheet.build.executors import start_executor
from tearsheet.build.freshness import (
    forget_stamps,
    site_fingerprint,
    write_stamps,
)
from tearsheet.build.options import BuildOptions
from tearsheet.build.output_tree import (
    DISK_ERRORS,
    OutputTree,
    disk_error,
    open_tree,
    put_in_place,
)
from tearsheet.build.page_job import PageRecord, RenderedPage, content_digest
from tearsheet.build.pages import render_pages
from tearsheet.build.plan import Plan, page_key
from tearsheet.build.progress import Progress, StepTime
from tearsheet.build.shared_files import shared_files, shared_paths
from tearsheet.build.site_parts import SiteParts, make_parts
from tearsheet.build.social_images import draw_missing, social_address, social_files
from tearsheet.build.state import PageState, State, load_state, memory_of, save_state
from tearsheet.content.load import LoadedSite, load_site
from tearsheet.content.scan import Scan, scan_content
from tearsheet.errors import ContentError, ContentErrors, MachineError, Mistake
from tearsheet.model.page import Page


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """What a build did."""

    pages: int
    rendered: int
    written: int = 0
    removed: int = 0
    bytes_written: int = 0
    files: int = 0
    bytes_html: int = 0
    bytes_brotli: int = 0
    steps: tuple[StepTime, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Inputs:
    """What a build begins with."""

    scan: Scan
    state: State
    fingerprint: str


def build_site(options: BuildOptions, progress: Progress, scan: Scan | None = None) -> Summary:
    """Bring the site up to date with its content.

    Raises:
        ContentErrors: something is wrong with the content; the site that was
            there stays.
        MachineError: the machine is in the way.
    """
    with _plain_words(options.cache), _alone(options.cache), _alone_in(options):
        with progress.step("Reading"):
            inputs = _read_inputs(options, scan or scan_content(options.content))
            loaded = load_site(options.content, inputs.scan, memory_of(inputs.state))
        try:
            parts = make_parts(loaded, options.cache, inputs.fingerprint, progress)
        except ContentError as error:
            # A demo that cannot be bundled ends the build, but hides no other mistake.
            raise ContentErrors([*loaded.mistakes, error.mistake]) from error
        with closing(parts):
            return _build(options, inputs, loaded, parts, progress)


def _build(
    options: BuildOptions,
    inputs: Inputs,
    loaded: LoadedSite,
    parts: SiteParts,
    progress: Progress,
) -> Summary:
    tree = open_tree(options.out) if options.write else None
    if tree:
        forget_stamps(options.cache)
    # What lies in the spare folder must be what the state tells of, or it is worth nothing.
    known = inputs.state.pages if tree is None or tree.opened == inputs.state.tree else {}
    plan, mistakes = parts.plan, list(loaded.mistakes)
    keys = {page.address: page_key(plan, page) for page in plan.site.pages}
    states = {
        address: known[address]
        for address, key in keys.items()
        if address in known and known[address].key == key
    }
    dirty = [page for page in plan.site.pages if page.address not in states]
    with _executor(options, len(dirty)) as executor:
        if tree:
            with progress.step("Drawing pictures"):
                draw_missing(plan.site, parts.pictures, parts.cache, executor)
        with progress.step("Rendering pages"):
            for page in _render(plan, dirty, parts, executor, mistakes, progress):
                states[page.address] = PageState(key=keys[page.address], record=page.record)
                _write_page(tree, page)
    records = {address: state.record for address, state in states.items()}
    if tree:
        with progress.step("Writing the rest"):
            removed = _write_rest(tree, parts, records)
            written = _save(options, inputs, loaded, states, tree)
    with progress.step("Proving"):
        others = frozenset(tree.present) if tree else frozenset(_all_paths(parts, records))
        mistakes += check_site(plan, records, others)
        if mistakes:
            raise ContentErrors(mistakes)
    if tree:
        with progress.step("Putting it in place"):
            put_in_place(tree)
            write_stamps(options.content, options.cache, inputs.scan, written, len(states))
    return Summary(
        pages=len(plan.site.pages),
        rendered=len(dirty),
        written=tree.written if tree else 0,
        removed=removed if tree else 0,
        bytes_written=tree.bytes_written if tree else 0,
        files=len(tree.present) if tree else 0,
        bytes_html=sum(record.bytes_html for record in records.values()),
        bytes_brotli=sum(record.bytes_brotli for record in records.values()),
        steps=tuple(progress.steps),
    )


def _read_inputs(options: BuildOptions, scan: Scan) -> Inputs:
    fingerprint = site_fingerprint()
    state = load_state(options.cache, fingerprint, options.content)
    return Inputs(scan=scan, state=state, fingerprint=fingerprint)


def _render(
    plan: Plan,
    dirty: list[Page],
    parts: SiteParts,
    executor: Executor | None,
    mistakes: list[Mistake],
    progress: Progress,
) -> Iterator[RenderedPage]:
    pages = render_pages(plan, dirty, parts.prerender(mistakes), executor, mistakes)
    for number, page in enumerate(pages, start=1):
        progress.advanced(number, len(dirty))
        yield page


def _write_page(tree: OutputTree | None, page: RenderedPage) -> None:
    if tree is None:
        return
    for path, data in page.files.items():
        tree.write(path, data, page.record.files[path])


def _write_rest(tree: OutputTree, parts: SiteParts, records: Mapping[str, PageRecord]) -> int:
    wanted = {path for record in records.values() for path in record.files}
    for files in (
        shared_files(parts.plan, records, parts.lost_view, parts.cache),
        social_files(parts.pictures, parts.cache),
    ):
        for path, data in files:
            tree.write(path, data, content_digest(data))
            wanted.add(path)
    return tree.keep_only(wanted)


def _all_paths(parts: SiteParts, records: Mapping[str, PageRecord]) -> Iterator[str]:
    yield from shared_paths(parts.plan, records, parts.lost_view)
    yield from (social_address(key).lstrip("/") for key in parts.pictures.values())
    for record in records.values():
        yield from record.files


def _save(
    options: BuildOptions,
    inputs: Inputs,
    loaded: LoadedSite,
    states: Mapping[str, PageState],
    tree: OutputTree,
) -> str:
    state = State(
        fingerprint=inputs.fingerprint,
        root=str(options.content),
        files=loaded.memory.files,
        structure=loaded.memory.structure,
        pages=states,
        tree=tree.finish(loaded.site.settings.languages),
    )
    save_state(options.cache, state)
    return state.tree


@contextmanager
def _executor(options: BuildOptions, pages: int) -> Iterator[Executor | None]:
    if options.executor:
        yield options.executor
        return
    executor = start_executor(pages)
    if executor is None:
        yield None
        return
    with executor:
        yield executor


@contextmanager
def _alone(cache: Path) -> Iterator[None]:
    """Keep two builds from writing to one folder at a time."""
    with _open_lock(cache / "lock") as lock:
        _lock(lock)
        yield


@contextmanager
def _alone_in(options: BuildOptions) -> Iterator[None]:
    """The same for builds that share no cache, and yet the folder they write to."""
    if not options.write:
        yield
        return
    out = options.out.resolve()
    with _open_lock(out.parent / f".{out.name}.lock") as lock:
        _lock(lock)
        yield


def _open_lock(file: Path) -> IO[str]:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return file.open("w")
    except OSError as error:
        raise disk_error(error, file) from error


def _lock(lock: IO[str]) -> None:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise MachineError(
            "Another build of this site is running.", "Wait for it to end, or stop it."
        ) from error


@contextmanager
def _plain_words(cache: Path) -> Iterator[None]:
    """Say in plain words that a disk is full or closed, whichever step finds out."""
    try:
        yield
    except OSError as error:
        if error.errno not in DISK_ERRORS:
            raise
        raise disk_error(error, Path(error.filename or cache)) from error
