"""Files of a build that a fork of the building process writes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from msgspec import Struct

from tearsheet.output.output_tree import OutputTree
from tearsheet.processes.forked_call import call_in_fork

_Result = TypeVar("_Result")


class _Written(Struct, frozen=True, kw_only=True):
    """What a fork has written, and the result of its work."""

    result: Any
    files: dict[str, str]
    """The digests of the files, by path."""
    bytes_written: int


@contextmanager
def write_in_fork(tree: OutputTree, work: Callable[[], _Result]) -> Iterator[Callable[[], _Result]]:
    """Begin work that writes files which nobody else writes; yield what waits for its result."""
    with call_in_fork(lambda: _write(tree, work)) as receive:
        yield lambda: _adopt(tree, receive())


def _write(tree: OutputTree, work: Callable[[], Any]) -> _Written:
    bytes_written, tree.touched = tree.bytes_written, set()
    result = work()
    files = {path: tree.present[path] for path in tree.touched}
    return _Written(
        result=result,
        files=files,
        bytes_written=tree.bytes_written - bytes_written,
    )


def _adopt(tree: OutputTree, by_fork: _Written) -> Any:
    tree.adopt(by_fork.files, by_fork.bytes_written)
    return by_fork.result
