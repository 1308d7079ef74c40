"""Runs a command: its errors become a message and an exit code."""

from __future__ import annotations

import sys
from collections.abc import Callable
from enum import IntEnum

from tearsheet.errors import ContentErrors, TearsheetError


class ExitCode(IntEnum):
    """Exit codes for scripts."""

    DONE = 0
    CONTENT = 1
    """The content has mistakes, which are printed to standard error."""
    USAGE = 2
    """Invalid usage."""
    MACHINE = 3
    """A problem of the machine: disk full, no permission, a missing tool."""


def run_to_exit_code(command: Callable[[], object]) -> int:
    """Run a command and return its exit code, with errors printed to standard error."""
    try:
        command()
    except SystemExit as error:
        return error.code if isinstance(error.code, int) else int(error.code is not None)
    except ContentErrors as error:
        count = len(error.mistakes)
        print(f"{error}\n", file=sys.stderr)
        print(f"{count} mistake{'s' if count > 1 else ''}.", file=sys.stderr)
        return ExitCode.CONTENT
    except TearsheetError as error:
        print(error, file=sys.stderr)
        return ExitCode.CONTENT if hasattr(error, "mistake") else ExitCode.MACHINE
    return ExitCode.DONE
