"""The command `tearsheet`: a build as it is mostly typed begins at once, all else with Typer.

Typer and the options of all commands take longer to import than a build in which nothing changed.
"""

from __future__ import annotations

import gc
import os
import sys

from tearsheet.cli.build_command import find_unchanged, read_plain_words

INTERRUPTED = 130
"""The exit code that shells expect after Ctrl+C."""


def main() -> None:
    """Run the command; errors become a message and an exit code, never a traceback."""
    try:
        code = _run(sys.argv[1:])
    except KeyboardInterrupt:
        code = INTERRUPTED
    # Everything is closed by now. Deallocating the objects of a large site one by one would
    # only delay the exit.
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except BrokenPipeError:
        pass
    os._exit(code)


def _run(words: list[str]) -> int:
    plain = read_plain_words(words)
    if plain:
        # As `run_build` does: while modules are imported there is nothing to find either.
        gc.disable()
    unchanged = plain and find_unchanged(plain)
    if unchanged:
        print(unchanged)
        return 0
    from tearsheet.cli.exit_code import run_to_exit_code

    if plain:
        from tearsheet.cli.build_command import build_plainly

        return run_to_exit_code(lambda: build_plainly(plain))
    from tearsheet.cli.commands import app

    return run_to_exit_code(app)
