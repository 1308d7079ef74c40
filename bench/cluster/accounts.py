"""Runs `tearsheet` in this process, and writes down at its end what that and its children took.

`python -m bench.cluster.accounts FILE build --executor …` is `tearsheet build --executor …`.
"""

from __future__ import annotations

import json
import os
import resource
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from tearsheet.cli import main


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """What a command took: the process that was called, and the processes it started."""

    alone: float
    """Seconds of a processor, of the process that was called."""
    helpers: float
    """Seconds of processors, of all others together."""
    memory: int
    """The most that the process which was called held, in bytes."""
    helper_memory: int
    """The most that one of the others held, what it shares with the first included."""


def read_account(file: Path) -> Account:
    """What a command that has ended wrote down."""
    noted: Mapping[str, int | float] = json.loads(file.read_text())
    return Account(
        alone=noted["alone"],
        helpers=noted["helpers"],
        memory=int(noted["memory"]),
        helper_memory=int(noted["helper_memory"]),
    )


def _write_account(file: Path) -> None:
    own = resource.getrusage(resource.RUSAGE_SELF)
    others = resource.getrusage(resource.RUSAGE_CHILDREN)
    noted = {
        "alone": own.ru_utime + own.ru_stime,
        "helpers": others.ru_utime + others.ru_stime,
        "memory": own.ru_maxrss * 1024,
        "helper_memory": others.ru_maxrss * 1024,
    }
    file.write_text(json.dumps(noted))


def _note_at_exit(file: Path) -> None:
    """Have the account written when this process ends: the command leaves by `os._exit`."""
    leave, process = os._exit, os.getpid()

    def note_and_leave(status: int) -> NoReturn:
        # Forked processes leave by it as well.
        if os.getpid() == process:
            _write_account(file)
        leave(status)

    os._exit = note_and_leave


if __name__ == "__main__":
    _note_at_exit(Path(sys.argv.pop(1)))
    main()
