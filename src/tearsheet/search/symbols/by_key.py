"""Lays names down by what is typed to find them, where there are too many to fetch them all."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from operator import itemgetter

import msgspec
from msgspec import Struct

from tearsheet.search.directory import Directory, Entry, fit_directories
from tearsheet.search.files import Sink, put
from tearsheet.search.limits import Limits
from tearsheet.search.sorted_lines import SortedLines
from tearsheet.search.symbols.encode import Table, encode_part
from tearsheet.search.symbols.keys import find_keys
from tearsheet.search.symbols.parts import NUMBER, ROW
from tearsheet.search.symbols.rows import HeldRows, MemberRow, Row, make_rows
from tearsheet.search.symbols.symbol import Holder, MemberKind

FILE = "names"
KIND = "names"

HELD = 32_000_000
"""In bytes: so many lines are in memory at once."""

_MEMBERS = 500
"""Holders whose lines are sorted together."""

_CUTS = 32
"""One key in so many may end a file that is full by half. Where depends on that key alone, so that
a name more moves no cut but those next to it."""


class _Line(Struct, frozen=True, array_like=True):
    """A holder, or one of its members."""

    holder: Holder
    kind: MemberKind | None = None
    form: str = ""
    name: str = ""
    marked: bool = False
    origin: str = ""
    id: str = ""


_Keyed = tuple[str, _Line]
_decode = msgspec.json.Decoder(_Line).decode


def write_by_key(
    held: Iterable[HeldRows], table: Table, sink: Sink, limits: Limits
) -> tuple[Directory, tuple[str, ...]]:
    """Write the files of all names; return their directory, and all paths."""
    with SortedLines(HELD) as lines:
        for run in _sorted_runs(held):
            lines.add(run)
        keyed = ((key, _decode(line)) for key, line in lines.merge())
        files = list(_write_files(keyed, table, sink, limits.file))
    directory = fit_directories({KIND: files}, sink, limits.of_start)[KIND]
    return directory, (*directory.tables, *(path for _, path in files))


def _sorted_runs(held: Iterable[HeldRows]) -> Iterator[list[tuple[str, str]]]:
    run: list[tuple[str, str]] = []
    for number, one in enumerate(held, start=1):
        for key, line in _find_lines(one):
            run.append((key, msgspec.json.encode(line).decode()))
        if number % _MEMBERS == 0:
            yield sorted(run)
            run = []
    yield sorted(run)


def _find_lines(held: HeldRows) -> Iterator[_Keyed]:
    """A holder and its members, under each of their keys."""
    holder = held.holder
    for key in find_keys(holder.name, ""):
        yield key, _Line(holder)
    for row in held.rows:
        for at, (name, marked) in enumerate(row.names):
            ident = row.ids[at] if row.ids else ""
            line = _Line(holder, row.kind, row.form, name, marked, row.origin, ident)
            for key in find_keys(name, holder.name):
                yield key, line


def _write_files(keyed: Iterable[_Keyed], table: Table, sink: Sink, limit: int) -> Iterator[Entry]:
    last = ""
    for first, end, lines in _cut(keyed, limit):
        data = msgspec.json.encode(encode_part(_rows_of(lines), table)).decode()
        yield _shorten(first, last), put(FILE, data, sink)
        last = end


def _cut(keyed: Iterable[_Keyed], limit: int) -> Iterator[tuple[str, str, list[_Line]]]:
    """The lines of each file, after the first and the last of their keys.

    Lines of one key stay together, unless they alone are too many.
    """
    lines: list[_Line] = []
    holders: set[Holder] = set()
    first = last = ""
    size = 0
    for key, group in groupby(keyed, key=itemgetter(0)):
        some = [line for _, line in group]
        more = sum(_size_of(line, holders) for line in some)
        may_end = size > limit // 2 and zlib.crc32(key.encode()) % _CUTS == 0
        if lines and (may_end or size + more > limit):
            yield first, last, lines
            lines, size, holders = [], 0, set()
            more = sum(_size_of(line, holders) for line in some)
        if not lines:
            first = key
        if more > limit:
            yield from _cut_key(key, some, limit)
            holders = set()
            continue
        lines += some
        size += more
        last = key
    if lines:
        yield first, last, lines


def _cut_key(
    key: str, lines: Sequence[_Line], limit: int
) -> Iterator[tuple[str, str, list[_Line]]]:
    some: list[_Line] = []
    holders: set[Holder] = set()
    size = 0
    for line in lines:
        size += _size_of(line, holders)
        if some and size > limit:
            yield key, key, some
            holders = set()
            some, size = [], _size_of(line, holders)
        some.append(line)
    yield key, key, some


def _size_of(line: _Line, holders: set[Holder]) -> int:
    """The bytes of a line, nearly always at most; those of its holder where it is a new one."""
    size = _bytes(line.name) + _bytes(line.id) + _bytes(line.origin) + ROW + NUMBER
    if line.holder in holders:
        return size
    holders.add(line.holder)
    return size + _bytes(line.holder.name) + _bytes(line.holder.address) + ROW + NUMBER


def _bytes(text: str) -> int:
    return len(text.encode()) + 3 if text else 0


def _rows_of(lines: Iterable[_Line]) -> list[Row]:
    members: dict[Holder, dict[_Line, None]] = {}
    for line in lines:
        own = members.setdefault(line.holder, {})
        if line.kind:
            own[line] = None
    held = [
        HeldRows(holder=holder, rows=tuple(_member_rows(own))) for holder, own in members.items()
    ]
    return make_rows(held)


def _member_rows(lines: Iterable[_Line]) -> Iterator[MemberRow]:
    def shared(line: _Line) -> tuple[str, str, str]:
        return line.kind or "", line.origin, line.form

    for _, group in groupby(sorted(lines, key=lambda it: (*shared(it), it.name, it.id)), shared):
        some = list(group)
        first = some[0]
        if first.kind:
            ids = () if first.form or first.kind == "page" else tuple(line.id for line in some)
            names = tuple((line.name, line.marked) for line in some)
            yield MemberRow(
                kind=first.kind, form=first.form, names=names, origin=first.origin, ids=ids
            )


def _shorten(key: str, before: str) -> str:
    """As much of a key as tells it from the last one of the file before."""
    if key == before:
        return key
    same = 0
    while same < len(before) and key[same : same + 1] == before[same]:
        same += 1
    return key[: same + 1]
