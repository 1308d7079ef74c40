"""The content folder watched: what an editor saves comes into the inbox."""

from __future__ import annotations

import threading
from pathlib import Path

from watchfiles import DefaultFilter, watch

from tearsheet.serve.author.link import ContentChanged, Inbox

STEP = 4
DEBOUNCE = 20
"""In milliseconds: editors write a file in several strokes, which come together within these."""


def watch_content(content: Path, inbox: Inbox, stop: threading.Event) -> None:
    """Watch from a thread of its own until told to stop."""
    root = content.resolve()

    def listen() -> None:
        changes = watch(
            root,
            watch_filter=DefaultFilter(),
            step=STEP,
            debounce=DEBOUNCE,
            stop_event=stop,
            rust_timeout=500,
            yield_on_timeout=False,
            raise_interrupt=False,
        )
        for change in changes:
            paths = {Path(path).relative_to(root).as_posix() for _, path in change}
            inbox.put(ContentChanged(frozenset(paths)))

    threading.Thread(target=listen, daemon=True).start()
