"""The content folder watched: what an editor saves comes into the inbox."""

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
"""In milliseconds: editors write a file in several strokes, which come together within these."""

LOOK = 250
"""In milliseconds, between two looks at whether the folder is still the one that is watched."""


@contextmanager
def watching(content: Path, inbox: Inbox, note: Callable[[str], None]) -> Iterator[None]:
    """Watch from a thread of its own for as long as the block runs."""
    stop = threading.Event()
    thread = threading.Thread(target=_watch_until, args=(content, inbox, stop, note), daemon=True)
    thread.start()
    try:
        yield
    finally:
        stop.set()


def _watch_until(
    content: Path, inbox: Inbox, stop: threading.Event, note: Callable[[str], None]
) -> None:
    root, polling = Path(os.path.realpath(content)), False
    while not stop.is_set():
        try:
            _watch_folder(root, inbox, stop, polling=polling)
        except (FileNotFoundError, NotADirectoryError):
            # Moved away, as when another branch is checked out: it may come back.
            stop.wait(LOOK / 1000)
        except OSError as error:
            if polling:
                note(f"The content folder cannot be watched: {error}. Start again to see changes.")
                return
            note(f"The system cannot watch the content folder ({error}); it is compared instead.")
            polling = True


def _watch_folder(root: Path, inbox: Inbox, stop: threading.Event, *, polling: bool) -> None:
    """Watch a folder until another one, or none, stands in its place."""

    def is_content(_: Change, path: str) -> bool:
        return not any(map(is_ignored, Path(path).relative_to(root).parts))

    # An open folder keeps its number, which no other folder can be given meanwhile.
    folder = os.open(root, os.O_RDONLY | os.O_DIRECTORY)
    try:
        changes = watch(
            root,
            watch_filter=is_content,
            step=STEP,
            debounce=DEBOUNCE,
            stop_event=stop,
            rust_timeout=LOOK,
            yield_on_timeout=True,
            raise_interrupt=False,
            force_polling=polling,
        )
        for count, change in enumerate(changes):
            if change:
                paths = {Path(path).relative_to(root).as_posix() for _, path in change}
                inbox.put(ContentChanged(frozenset(paths)))
            if count == 0:
                # Only now it is certain that nothing more is missed.
                inbox.put(ContentUncertain())
            if not os.path.samestat(os.fstat(folder), root.stat()):
                return
    finally:
        os.close(folder)
