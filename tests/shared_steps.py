"""Slow results that depend on nothing but bytes, made once in a run of all tests."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from pathlib import Path

from tearsheet.cache.step_cache import steps_folder

_VARIABLE = "TEARSHEET_TEST_STEPS"
PURE = ("changelogs", "reference", "run-facts")
"""What packages say: no edit of any content touches it."""
UNFINISHED = (".draft", ".copy")
"""Endings of files that a build, or a test beside this one, is still writing."""


def open_shared_steps() -> Path:
    """The folder that all processes of a run share; the first of them removes it in the end."""
    if _VARIABLE not in os.environ:
        folder = tempfile.mkdtemp(prefix="tearsheet-steps-")
        os.environ[_VARIABLE] = folder
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(os.environ[_VARIABLE])


def take_steps(cache: Path) -> None:
    """Give a site the results that other sites have made."""
    _copy_missing(open_shared_steps(), steps_folder(cache))


def share_steps(cache: Path) -> None:
    """Give other sites the results that a site has made."""
    _copy_missing(steps_folder(cache), open_shared_steps())


def _copy_missing(source: Path, target: Path) -> None:
    for step in PURE:
        known = {file.name for file in (target / step).glob("*")}
        for file in (source / step).glob("*"):
            if file.name not in known and file.suffix not in UNFINISHED:
                (target / step).mkdir(parents=True, exist_ok=True)
                draft = target / step / f"{file.name}.{os.getpid()}.copy"
                # No link: some tests damage what is in the cache of their site.
                shutil.copyfile(file, draft)
                draft.replace(target / step / file.name)
