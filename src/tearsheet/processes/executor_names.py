"""Executors from the command line: a Dask cluster, or one that a function returns."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from tearsheet.errors import MachineError

_DASK = "dask:"
_FACTORY = re.compile(r"(?P<module>[^\W\d]\w*(?:\.[^\W\d]\w*)*):(?P<name>[^\W\d]\w*)")


@contextmanager
def open_executor(name: str, job: Callable[..., object]) -> Iterator[Executor]:
    """Executor for a name; its workers must be able to import the job.

    Raises:
        MachineError: the name is invalid, or is not one of an executor.
    """
    if name.startswith(_DASK):
        # Imported lazily: it takes longer than most builds.
        from tearsheet.processes.dask_cluster import open_cluster

        with open_cluster(name.removeprefix(_DASK), job) as executor:
            yield executor
        return
    with _make(name) as executor:
        yield executor


def _make(name: str) -> Executor:
    try:
        executor = _find_factory(name)()
    except (OSError, RuntimeError, TypeError, ValueError) as error:
        raise MachineError(
            f'"{name}" made no executor ({type(error).__name__}: {error}).',
            "Let it return a concurrent.futures.Executor when it is called with nothing.",
        ) from error
    if not isinstance(executor, Executor):
        raise MachineError(
            f'"{name}" returned {_describe(executor)}, which is no executor.',
            "Let it return a concurrent.futures.Executor.",
        )
    return executor


def _find_factory(name: str) -> Callable[[], object]:
    match = _FACTORY.fullmatch(name)
    if match is None:
        raise MachineError(
            f'"{name}" names no executor.',
            "Write dask:tcp://scheduler:8786, or module:function for a function that returns one.",
        )
    factory: object = getattr(_import(match["module"], name), match["name"], None)
    if not callable(factory):
        raise MachineError(
            f'"{match["module"]}" has no function "{match["name"]}".',
            "Name a function that returns a concurrent.futures.Executor.",
        )
    return factory


def _import(module: str, name: str) -> object:
    # Console scripts do not have the working directory in sys.path; `python -m` does.
    working_directory = str(Path.cwd())
    if working_directory not in sys.path:
        sys.path.append(working_directory)
    try:
        return import_module(module)
    except (ImportError, SyntaxError) as error:
        raise MachineError(
            f'The executor "{name}" cannot be imported ({error}).',
            f"Install the package, or call the command from the folder of {module}.py.",
        ) from error


def _describe(value: object) -> str:
    return "nothing" if value is None else f"a value of type {type(value).__name__}"
