"""The files a command is about to write, as a value that can be checked first."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """One file with its complete text."""

    file: Path
    text: str
    is_new: bool = True
    remark: str = ""
    """What changed in an existing file."""


@dataclass(frozen=True, slots=True)
class Draft:
    """The files to write, in the order of their report, and the next steps."""

    sheets: tuple[Sheet, ...]
    next_steps: tuple[str, ...]


def describe_draft(draft: Draft) -> str:
    """Report what was written, and the next steps."""
    lines = [
        f"  {'new    ' if sheet.is_new else 'changed'}  {sheet.file}"
        + (f": {sheet.remark}" if sheet.remark else "")
        for sheet in draft.sheets
    ]
    return "\n".join(["Written:", *lines, "Next:", *(f"  {step}" for step in draft.next_steps)])
