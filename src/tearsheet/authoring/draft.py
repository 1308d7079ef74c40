"""What a command is about to write, as a value: it can be looked at before the disk is touched."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """One file and the whole of its text."""

    file: Path
    text: str
    is_new: bool = True
    remark: str = ""
    """What changed in a file that was there before."""


@dataclass(frozen=True, slots=True)
class Draft:
    """The files to write, in the order they are named to the author, and what to do next."""

    sheets: tuple[Sheet, ...]
    next_steps: tuple[str, ...]


def describe_draft(draft: Draft) -> str:
    """Say what was written and what comes next."""
    lines = [
        f"  {'new    ' if sheet.is_new else 'changed'}  {sheet.file}"
        + (f": {sheet.remark}" if sheet.remark else "")
        for sheet in draft.sheets
    ]
    return "\n".join(["Written:", *lines, "Next:", *(f"  {step}" for step in draft.next_steps)])
