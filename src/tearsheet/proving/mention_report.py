"""The report of what pages do not mention, as lines for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from textwrap import shorten, wrap

from tearsheet.proving.unmentioned import Unmentioned

WIDTH = 100


def describe_unmentioned(found: Iterable[Unmentioned], *, in_full: bool) -> Iterator[str]:
    """A table with a row for each component, by page; names are cut short unless `in_full`."""
    missing = sorted(found, key=lambda it: it.page.address)
    yield "Not mentioned on the page about a component:"
    for address, group in groupby(missing, key=lambda it: it.page.address):
        yield f"  {address}"
        for it in group:
            yield from _describe(it, in_full=in_full)
    names = sum(len(it.names) for it in missing)
    pages = len({it.page.address for it in missing})
    yield (
        f"{names} prop{'' if names == 1 else 's'}, slots and hooks on {pages}"
        f" page{'' if pages == 1 else 's'}. `tearsheet check --all` counts them as mistakes."
    )


def _describe(found: Unmentioned, *, in_full: bool) -> Iterator[str]:
    begin = f"    {found.component:<20}{len(found.names):>4}  "
    if in_full:
        indent = " " * len(begin)
        yield from wrap(found.described, WIDTH, initial_indent=begin, subsequent_indent=indent)
    else:
        yield begin + shorten(found.described, WIDTH - len(begin), placeholder=" …")
