"""Slow results that depend on nothing but bytes, made once in a run of all tests."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tearsheet.cache.step_cache import steps_folder

_VARIABLE = "TEARSHEET_TEST_STEPS"
PURE = ("asset-names", "changelogs", "icon", "reference", "run-facts")
"""What packages and the reader say: no edit of any content touches it."""
WITH_SHELLS = (*PURE, "shell")
"""Also the shells, for which Node would be started; they depend on settings and navigation.

A site that another is compared with renders its own: with a wrong key, both would take one.
"""
UNFINISHED = (".draft", ".copy")
"""Endings of files that a build, or a test beside this one, is still writing."""


def open_shared_steps() -> Path:
    """The folder that all processes of a run share; the first of them removes it in the end."""
    if _VARIABLE not in os.environ:
        folder = tempfile.mkdtemp(prefix="tearsheet-steps-")
        os.environ[_VARIABLE] = folder
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(os.environ[_VARIABLE])


def take_steps(cache: Path, steps: Sequence[str] = PURE) -> None:
    """Give a site the results that other sites have made."""
    _link_missing(open_shared_steps(), steps_folder(cache), steps)


def share_steps(cache: Path) -> None:
    """Give other sites the results that a site has made."""
    _link_missing(steps_folder(cache), open_shared_steps(), WITH_SHELLS)


def _link_missing(source: Path, target: Path, steps: Sequence[str]) -> None:
    for step in steps:
        known = {file.name for file in (target / step).glob("*")}
        for file in (source / step).glob("*"):
            if file.name not in known and file.suffix not in UNFINISHED:
                (target / step).mkdir(parents=True, exist_ok=True)
                _link(file, target / step / file.name)


def _link(source: Path, target: Path) -> None:
    """Give a file a second name; the engine never writes into a result, it replaces it."""
    try:
        target.hardlink_to(source)
    except FileExistsError:
        # Another process was faster, with the same result.
        return
    except OSError:
        draft = target.with_name(f"{target.name}.{os.getpid()}.copy")
        shutil.copyfile(source, draft)
        draft.replace(target)
