"""Lays names down by what is typed to find them, where there are too many to fetch them all."""

from __future__ import annotations

import zlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, groupby, islice
from operator import itemgetter
from typing import Any

import msgspec
from msgspec import Struct

from tearsheet.search.directory import Directory, Entry, fit_directories
from tearsheet.search.files import Sink, put
from tearsheet.search.limits import IndexLimits
from tearsheet.search.shared_letters import shorten
from tearsheet.search.sorted_lines import SortedLines
from tearsheet.search.symbols.encode import Table, as_numbers, encode_members, number_all
from tearsheet.search.symbols.keys import find_keys
from tearsheet.search.symbols.parts import NUMBER
from tearsheet.search.symbols.rows import HeldRows, MemberRow, OwnedRow, form_of
from tearsheet.search.symbols.symbol import MemberKind

FILE = "names"
KIND = "names"

HELD = 16_000_000
"""In bytes: so many lines are in memory at once."""

_HOLDERS = 500
"""Holders whose lines are sorted together."""

_FORM, _LINE, _MORE, _ORIGIN = 20, 18, 2, 8
"""Bytes of a row of owners, of a line, and of an id and an origin in it, without their texts."""

_CUTS = 32
"""One key in so many may end a file that is nearly full. Where depends on that key alone, so that
a name more moves no cut but those next to it."""


class _Owner(Struct, frozen=True, array_like=True, order=True):
    """A holder, with its address as a form."""

    kind: str
    product: str
    form: str
    name: str
    deprecated: bool


class _Line(Struct, frozen=True, array_like=True):
    """A holder, or one of its members."""

    owner: _Owner
    kind: MemberKind | None = None
    form: str = ""
    name: str = ""
    marked: bool = False
    origin: str = ""
    id: str = ""


_Keyed = tuple[str, _Line]
_Cut = tuple[str, str, list[_Line]]
"""The lines of a file, after the first and the last of their keys."""
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(_Line).decode


class _Known:
    """What the lines of a file have had until now; lives as long as that file is filled."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.owners: set[_Owner] = set()
        self.forms: set[tuple[str, str, str]] = set()


def write_by_key(
    held: Iterable[HeldRows], table: Table, sink: Sink, limits: IndexLimits
) -> tuple[Directory, tuple[str, ...]]:
    """Write the files of all names; return their directory, and all paths."""
    with SortedLines(HELD) as lines:
        for run in _sorted_runs(held):
            lines.add(run)
        keyed = ((key, _decode(line)) for key, line in lines.merge())
        files = list(_write_files(keyed, table, sink, limits.name_file))
    directory = fit_directories({KIND: files}, sink, limits.of_start)[KIND]
    return directory, (*directory.tables, *(path for _, path in files))


def _sorted_runs(held: Iterable[HeldRows]) -> Iterator[list[tuple[str, str]]]:
    rest = iter(held)
    while some := list(islice(rest, _HOLDERS)):
        yield sorted(chain.from_iterable(map(_find_lines, some)))


def _find_lines(held: HeldRows) -> Iterator[tuple[str, str]]:
    """A holder and its members, encoded, under each of their keys."""
    holder = held.holder
    kind, product, form = form_of(holder)
    owner = _Owner(kind, product, form, holder.name, holder.deprecated)
    yield from _under_keys(_Line(owner), find_keys(holder.name, ""))
    for row in held.rows:
        ids = row.ids or [""] * len(row.names)
        for (name, marked), ident in zip(row.names, ids, strict=True):
            line = _Line(owner, row.kind, row.form, name, marked, row.origin, ident)
            yield from _under_keys(line, find_keys(name, holder.name))


def _under_keys(line: _Line, keys: Iterable[str]) -> Iterator[tuple[str, str]]:
    encoded = _encode(line).decode()
    return ((key, encoded) for key in keys)


def _write_files(keyed: Iterable[_Keyed], table: Table, sink: Sink, limit: int) -> Iterator[Entry]:
    last = ""
    for first, end, lines in _cut(keyed, limit):
        data = _encode(_encode_part(lines, table)).decode()
        yield shorten(first, last), put(FILE, data, sink)
        last = end


def _cut(keyed: Iterable[_Keyed], limit: int) -> Iterator[_Cut]:
    """The lines of each file, after the first and the last of their keys.

    Lines of one key stay together, unless they alone are too many.
    """
    lines: list[_Line] = []
    known = _Known()
    first = last = ""
    size = 0
    for key, group in groupby(keyed, key=itemgetter(0)):
        some = [line for _, line in group]
        more = sum(_size_of(line, known) for line in some)
        may_end = size > limit * 7 // 8 and zlib.crc32(key.encode()) % _CUTS == 0
        if lines and (may_end or size + more > limit):
            yield first, last, lines
            lines, size, known = [], 0, _Known()
            more = sum(_size_of(line, known) for line in some)
        if not lines:
            first = key
        if more > limit:
            yield from _cut_key(key, some, limit)
            known = _Known()
            continue
        lines += some
        size += more
        last = key
    if lines:
        yield first, last, lines


def _cut_key(key: str, lines: Sequence[_Line], limit: int) -> Iterator[_Cut]:
    some: list[_Line] = []
    known = _Known()
    size = 0
    for line in lines:
        size += _size_of(line, known)
        if some and size > limit:
            yield key, key, some
            known = _Known()
            some, size = [], _size_of(line, known)
        some.append(line)
    yield key, key, some


def _size_of(line: _Line, known: _Known) -> int:
    """The bytes of a line, nearly always at most; what other lines have as well is counted once."""
    size = _LINE
    if line.id:
        size += _bytes(line.id) + _MORE
    if line.origin:
        size += _ORIGIN + _size_of_name(line.origin, known)
    size += _size_of_name(line.name, known)
    return size if line.owner in known.owners else size + _size_of_owner(line.owner, known)


def _size_of_name(name: str, known: _Known) -> int:
    if name in known.names:
        return 0
    known.names.add(name)
    return _bytes(name)


def _size_of_owner(owner: _Owner, known: _Known) -> int:
    known.owners.add(owner)
    size = NUMBER + _size_of_name(owner.name, known)
    form = _form_of(owner)
    if form in known.forms:
        return size
    known.forms.add(form)
    return size + _FORM + _bytes(owner.form)


def _bytes(text: str) -> int:
    """Of a text in quotation marks, with its comma."""
    return (len(text) if text.isascii() else len(text.encode())) + 3


def _encode_part(lines: Iterable[_Line], table: Table) -> Any:
    """A part that stands for itself: the owners of its members are in it."""
    members: defaultdict[tuple[_Owner, MemberKind, str, str], list[_Line]] = defaultdict(list)
    owners: set[_Owner] = set()
    for line in dict.fromkeys(lines):
        owners.add(line.owner)
        if line.kind:
            members[line.owner, line.kind, line.form, line.origin].append(line)
    ordered = sorted(owners)
    names = {owner.name for owner in ordered}
    for _, _, _, origin in members:
        names |= {origin} if origin else set()
    names |= {line.name for some in members.values() for line in some}
    numbers = number_all(sorted(names))
    places = number_all(ordered)
    return {
        "names": [*numbers],
        "holders": [
            [kind, table.products[product], form, as_numbers(_names_of(some), numbers)]
            for (kind, product, form), some in groupby(ordered, _form_of)
        ],
        "lists": [
            _encode_members(key, some, places, (table, numbers))
            for key, some in sorted(members.items(), key=itemgetter(0))
        ],
    }


def _form_of(owner: _Owner) -> tuple[str, str, str]:
    return owner.kind, owner.product, owner.form


def _names_of(owners: Iterable[_Owner]) -> Iterator[tuple[str, bool]]:
    return ((owner.name, owner.deprecated) for owner in owners)


def _encode_members(
    key: tuple[_Owner, MemberKind, str, str],
    lines: Iterable[_Line],
    places: Mapping[_Owner, int],
    numbered: tuple[Table, Mapping[str, int]],
) -> list[Any]:
    owner, kind, form, origin = key
    table, numbers = numbered
    some = sorted(lines, key=lambda line: (line.name, line.id))
    row = MemberRow(
        kind=kind,
        form=form,
        names=tuple((line.name, line.marked) for line in some),
        origin=origin,
        ids=() if form or kind == "page" else tuple(line.id for line in some),
    )
    return encode_members(OwnedRow(row, places[owner]), table, numbers)
