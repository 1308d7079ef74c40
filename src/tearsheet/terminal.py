"""Progress output: a status line on a terminal, plain lines elsewhere."""

from __future__ import annotations

import sys
import time

from tearsheet.progress import Progress, ProofSummary, Summary

_QUIET_SECONDS = 0.1
"""Minimum seconds between updates of the status line, against flicker."""


class TerminalProgress(Progress):
    """Prints each step while it runs."""

    def __init__(self) -> None:
        super().__init__()
        self._live = sys.stderr.isatty()
        self._name = ""
        self._shown = 0.0

    def begun(self, name: str) -> None:
        """Print the name of a step."""
        self._name = name
        if self._live:
            self._line(f"{name} …")
        elif not self.steps or self.steps[-1].seconds > _QUIET_SECONDS:
            print(name, file=sys.stderr)

    def advanced(self, done: int, of: int) -> None:
        """Print the count, throttled."""
        now = time.perf_counter()
        if self._live and (now - self._shown > _QUIET_SECONDS or done == of):
            self._shown = now
            self._line(f"{self._name} … {done} of {of}")

    def clear(self) -> None:
        """Clear the status line."""
        if self._live:
            self._line("")

    def _line(self, text: str) -> None:
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def show_summary(summary: Summary, seconds: float) -> None:
    """Print what a build did, the time of each step and the size of the result."""
    for step in summary.steps:
        print(f"  {step.name:<22}{step.seconds:>7.2f} s")
    reused = summary.pages - summary.rendered
    print(
        f"{_count(summary.pages, 'page')} in {seconds:.2f} s: "
        f"{summary.rendered} rendered, {reused} reused."
    )
    if summary.files:
        print(
            f"{_count(summary.files, 'file')}; {summary.written} written "
            f"({_size(summary.bytes_written)}), {summary.removed} removed."
        )
    if summary.pages:
        average = summary.bytes_brotli / summary.pages
        print(
            f"An average page: {_size(summary.bytes_html / summary.pages)} of HTML,"
            f" {_size(average)} compressed."
        )
    if summary.unresolved:
        print(
            f"{_count(summary.unresolved, 'thing')} in the documented packages could not be"
            ' resolved; the facts files of the site name each under "unresolved".'
        )


def show_proof(summary: ProofSummary, seconds: float) -> None:
    """Print what was proven, the time of each step and what was skipped."""
    for step in summary.steps:
        print(f"  {step.name:<22}{step.seconds:>7.2f} s")
    unchanged = summary.demos - summary.proven
    print(
        f"{_count(summary.demos, 'demo')}, {_count(summary.variants, 'variant')}"
        f" in {seconds:.2f} s: "
        f"{summary.proven} proven, {unchanged} as before."
    )
    if summary.note:
        print(summary.note)


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def _size(count: float) -> str:
    kib = count / 1024
    return f"{kib:.1f} KiB" if kib < 1024 else f"{kib / 1024:.1f} MiB"
