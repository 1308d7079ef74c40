"""The command `build`, from its words to what it prints.

What is imported here is what a build in which nothing changed needs.
"""

from __future__ import annotations

import os
import time

from tearsheet.pipeline.untouched import count_untouched_pages

# That of `typing` takes longer to import than all else here.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from concurrent.futures import Executor
    from contextlib import AbstractContextManager
    from pathlib import Path

    from tearsheet.project import ReaderFolders

CONTENT, OUT, CACHE = "content", "dist", ".tearsheet/cache"
READER_CACHE = "TEARSHEET_READER_CACHE"
"""The variable that stands for the option."""

_PLAIN = {
    "--content": "content",
    "-c": "content",
    "--out": "out",
    "-o": "out",
    "--cache": "cache",
    "--reader-cache": "reader_cache",
}
"""The options that only name a folder."""


def read_plain_words(words: list[str]) -> dict[str, str] | None:
    """The folders of a build, by option; None where words need a closer look.

    Whatever is not of the plain kind is left to Typer: mistakes, flags, options given twice.
    """
    if words[:1] != ["build"]:
        return None
    folders: dict[str, str] = {}
    rest = iter(words[1:])
    for word in rest:
        option, equals, folder = word.partition("=")
        name = _PLAIN.get(option)
        if not equals:
            folder = next(rest, "")
        elif not option.startswith("--"):
            return None
        if name is None or name in folders or not folder or folder.startswith("-"):
            return None
        folders[name] = folder
    if os.environ.get(READER_CACHE):
        folders.setdefault("reader_cache", os.environ[READER_CACHE])
    return {"content": CONTENT, "out": OUT, "cache": CACHE, **folders}


def find_unchanged(plain: dict[str, str]) -> str | None:
    """What to say where stats alone tell that nothing changed; None where something may have."""
    start = time.perf_counter()
    pages = count_untouched_pages(plain["content"], plain["out"], plain["cache"])
    return None if pages is None else _say_unchanged(pages, time.perf_counter() - start)


def build_plainly(plain: dict[str, str]) -> None:
    """Build with the folders that were read from plain words."""
    from pathlib import Path

    content, out, cache = Path(plain["content"]), Path(plain["out"]), Path(plain["cache"]).resolve()
    chosen = plain.get("reader_cache")
    reader = find_reader_folders(cache, Path(chosen).resolve() if chosen else None)
    run_build(content, out, cache, reader)


def find_reader_folders(cache: Path, chosen: Path | None) -> ReaderFolders:
    """Folders of the reader's bundles: shared with the default cache, separate with others."""
    from pathlib import Path

    from tearsheet.project import SHARED_READER, ReaderFolders

    if chosen:
        return ReaderFolders(chosen)
    return SHARED_READER if cache == Path(CACHE).resolve() else ReaderFolders(cache)


def run_build(
    content: Path,
    out: Path,
    cache: Path,
    reader: ReaderFolders,
    *,
    fresh: bool = False,
    executor: str | None = None,
) -> None:
    """Build the site and print what was done.

    Raises:
        TearsheetError: something is wrong with the content or with the machine.
    """
    import gc

    # A build creates hundreds of thousands of objects without reference cycles: garbage collection
    # takes a tenth of its time and finds nothing.
    gc.disable()
    from tearsheet.content.scan import scan_content
    from tearsheet.pipeline.freshness import count_fresh_pages, scan_since

    start = time.perf_counter()
    scan = scan_content(content) if fresh else scan_since(content, cache)
    pages = None if fresh else count_fresh_pages(content, out, cache, scan)
    if pages is not None:
        print(_say_unchanged(pages, time.perf_counter() - start))
        return

    # Imported lazily: it takes longer than the check for changes.
    from contextlib import nullcontext

    from tearsheet.pipeline.build_site import build_site
    from tearsheet.pipeline.options import BuildOptions
    from tearsheet.terminal import TerminalProgress, show_summary

    progress = TerminalProgress()
    with _open_executor(executor) if executor else nullcontext() as opened:
        options = BuildOptions(
            content=content, out=out, cache=cache, reader=reader, executor=opened, fresh=fresh
        )
        try:
            summary = build_site(options, progress, scan)
        finally:
            progress.clear()
    show_summary(summary, time.perf_counter() - start)


def _open_executor(name: str) -> AbstractContextManager[Executor]:
    from tearsheet.pipeline.remote_workers import render_remotely
    from tearsheet.processes.executor_names import open_executor

    return open_executor(name, render_remotely)


def _say_unchanged(pages: int, seconds: float) -> str:
    return f"Nothing changed in {pages:,} page{'' if pages == 1 else 's'} ({seconds:.2f} s)."
