"""File watcher of the content folder, which sends changes to the inbox."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from watchfiles import Change, watch

from tearsheet.content.scan import is_ignored
from tearsheet.dev.link import ContentChanged, ContentUncertain, Inbox

STEP = 4
DEBOUNCE = 20
"""In milliseconds: editors save a file in several writes within this time."""

CHECK_INTERVAL = 250
"""Milliseconds between checks that the path is still the watched folder."""

CLOSING = 2.0
"""Seconds for the watcher to notice that it is stopped."""


@contextmanager
def watching(content: Path, inbox: Inbox, note: Callable[[str], None]) -> Iterator[None]:
    """Watch in a background thread for as long as the block runs."""
    stop = threading.Event()
    thread = threading.Thread(target=_watch_until, args=(content, inbox, stop, note), daemon=True)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        # Python would end while the thread is in native code, which it cannot end safely.
        thread.join(CLOSING)


def _watch_until(
    content: Path, inbox: Inbox, stop: threading.Event, note: Callable[[str], None]
) -> None:
    root, polling = Path(os.path.realpath(content)), False
    while not stop.is_set():
        try:
            _watch_folder(root, inbox, stop, polling=polling)
        except (FileNotFoundError, NotADirectoryError):
            # Removed, for example by checking out another branch; it may come back.
            stop.wait(CHECK_INTERVAL / 1000)
        except OSError as error:
            if polling:
                note(f"The content folder cannot be watched: {error}. Start again to see changes.")
                return
            note(f"The system cannot watch the content folder ({error}); it is compared instead.")
            polling = True


def _watch_folder(root: Path, inbox: Inbox, stop: threading.Event, *, polling: bool) -> None:
    """Watch a folder until it is replaced or removed."""

    def is_content(_: Change, path: str) -> bool:
        return not any(map(is_ignored, Path(path).relative_to(root).parts))

    # While a folder is open, its inode number is not reused.
    folder = os.open(root, os.O_RDONLY | os.O_DIRECTORY)
    try:
        changes = watch(
            root,
            watch_filter=is_content,
            step=STEP,
            debounce=DEBOUNCE,
            stop_event=stop,
            rust_timeout=CHECK_INTERVAL,
            yield_on_timeout=True,
            raise_interrupt=False,
            force_polling=polling,
        )
        for count, change in enumerate(changes):
            if change:
                paths = {Path(path).relative_to(root).as_posix() for _, path in change}
                inbox.put(ContentChanged(frozenset(paths)))
            if count == 0:
                # Changes before this moment may have been missed.
                inbox.put(ContentUncertain())
            if not os.path.samestat(os.fstat(folder), root.stat()):
                return
    finally:
        os.close(folder)
