"""What commands print."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tearsheet.progress import Progress


@contextmanager
def open_progress() -> Iterator[Progress]:
    """Show on the terminal what is done, as long as the block lasts."""
    from tearsheet.terminal import TerminalProgress

    progress = TerminalProgress()
    try:
        yield progress
    finally:
        progress.clear()


def print_lines(lines: Iterable[str]) -> None:
    """Print each line."""
    for line in lines:
        print(line)


def announce(words: str, address: str) -> None:
    """Print where something is served."""
    # Flushed: scripts that read a pipe wait for this line.
    print(f"{words} {address}", flush=True)


def note(words: str) -> None:
    """Print what is no result to the error output."""
    print(words, file=sys.stderr, flush=True)
