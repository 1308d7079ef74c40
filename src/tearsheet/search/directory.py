"""Directories of index files: which file begins with which key, in as many levels as they need."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, islice, pairwise
from operator import itemgetter
from string import ascii_uppercase
from typing import Any

from msgspec import Struct, field

from tearsheet.search.division import divide
from tearsheet.search.files import Sink, digest_in, put, write_json
from tearsheet.search.limits import LIMITS, IndexLimits
from tearsheet.search.shared_letters import count_shared
from tearsheet.search.text.numbers import DIGITS, write_fixed

Entry = tuple[str, str] | tuple[int, str]
"""The first key of a file, and its path."""

TABLE = "tables"
"""The name of all files that hold a part of a directory."""

_DIGEST = 8
"""Letters of a digest in a directory."""

_SIGNS = f"{ascii_uppercase}!#$%&'()*+,-.:;<=>?@[]^_{{|}}~"
"""Tell how many letters a key shares with the one before; keys are in small letters."""

_LARGE = len(DIGITS) - 1
"""Steps from here on take more than a letter: this one, and so many others."""
_LETTERS = 4


class Directory(Struct, frozen=True, kw_only=True):
    """Files by their first keys: those that are looked for, or tables of them."""

    depth: int = 0
    """How many tables stand between this and the files that are looked for."""
    entries: Sequence[Entry]
    tables: Sequence[str] = field(default=())
    """The paths of all tables below."""

    @property
    def size(self) -> int:
        """How many bytes it takes, very nearly."""
        return sum(_entry_sizes([key for key, _ in self.entries]))

    def encode(self) -> list[Any]:
        """Its JSON: the depth, the keys, and the digests one after the other.

        Of a word stands there how many letters it shares with the one before, as a sign that no
        key has, and the rest; of a number how far it is from the one before.
        """
        digests = "".join(short_digest(path) for _, path in self.entries)
        keys = [key for key, _ in self.entries]
        numbers = _numbers_in(keys)
        encoded = {"steps": "".join(_encode_steps(numbers))} if numbers else _encode_words(keys)
        return [self.depth, encoded, digests]


def fit_directories(
    files: Mapping[str, Sequence[Entry]], sink: Sink, limits: IndexLimits = LIMITS
) -> dict[str, Directory]:
    """Directories of files that fit a root together, whatever their number.

    Each is written into the root as long as there is room; of the others the root only says in
    which tables they stand.
    """
    directories = {kind: Directory(entries=entries) for kind, entries in files.items()}
    while sum(directory.size for directory in directories.values()) > limits.root:
        kind = max(directories, key=lambda kind: directories[kind].size)
        raised = _raise(directories[kind], sink, _table_limit(directories[kind], limits))
        if len(raised.entries) == len(directories[kind].entries):
            # Tables of one file each: there is nothing left to win.
            break
        directories[kind] = raised
    return directories


def _table_limit(directory: Directory, limits: IndexLimits) -> int:
    return limits.only_table if directory.size <= limits.only_table else limits.table


def _raise(directory: Directory, sink: Sink, limit: int) -> Directory:
    """The same a level higher: its entries in tables, and a directory of these."""
    entries = list(directory.entries)
    tables: list[Any] = []
    for low, high in _cut(entries, limit):
        part = Directory(depth=directory.depth, entries=entries[low:high])
        tables.append((entries[low][0], put(TABLE, write_json(part.encode()), sink)))
    paths = (*directory.tables, *(path for _, path in tables))
    return Directory(depth=directory.depth + 1, entries=tables, tables=paths)


def _cut(entries: Sequence[Entry], limit: int) -> Iterator[tuple[int, int]]:
    keys = [key for key, _ in entries]
    numbers = _numbers_in(keys)
    yield from _cut_numbers(numbers, limit) if numbers else _cut_words([*map(str, keys)], limit)


def _cut_words(keys: Sequence[str], limit: int) -> Iterator[tuple[int, int]]:
    """Runs of words; files that begin with the same word stay together."""
    runs = [(word, len(list(run))) for word, run in groupby(keys)]
    words = [word for word, _ in runs]
    lengths = iter(_entry_sizes(keys))
    sizes = [sum(islice(lengths, count)) for _, count in runs]
    starts = [0]
    for _, count in runs:
        starts.append(starts[-1] + count)
    for low, high in divide(words, sizes, limit):
        yield starts[low], starts[high]


def _cut_numbers(keys: Sequence[int], limit: int) -> Iterator[tuple[int, int]]:
    """Runs of numbers, by a span that depends on how many of them there are in the fullest."""
    span = 1
    while span <= keys[-1]:
        span *= 2
    while span > 1 and max(_sizes_by_span(keys, span)) > limit:
        span //= 2
    low = 0
    while low < len(keys):
        high = bisect_left(keys, (keys[low] // span + 1) * span, low)
        yield low, high
        low = high


def _sizes_by_span(keys: Sequence[int], span: int) -> Iterator[int]:
    sizes = zip(keys, _entry_sizes(keys), strict=True)
    for _, run in groupby(sizes, key=lambda pair: pair[0] // span):
        yield sum(map(itemgetter(1), run))


def _entry_sizes(keys: Sequence[str | int] | Sequence[str] | Sequence[int]) -> list[int]:
    numbers = _numbers_in(keys)
    rows = _encode_steps(numbers) if numbers else _encode_rows(keys)
    return [len(row.encode()) + _DIGEST for row in rows]


def _numbers_in(keys: Iterable[str | int]) -> list[int]:
    return [key for key in keys if isinstance(key, int)]


def _encode_steps(numbers: Sequence[int]) -> Iterator[str]:
    for before, number in pairwise((0, *numbers)):
        step = number - before
        small = step < _LARGE
        yield DIGITS[step] if small else DIGITS[_LARGE] + write_fixed(step, _LETTERS)


def _encode_words(keys: Iterable[str | int]) -> str:
    return "".join(_encode_rows(keys))


def _encode_rows(keys: Iterable[str | int]) -> Iterator[str]:
    words = [*map(str, keys)]
    shared = zip(words, count_shared(words, len(_SIGNS) - 1), strict=True)
    return (f"{_SIGNS[same]}{word[same:]}" for word, same in shared)


def short_digest(path: str) -> str:
    """The digest in the path of a file, in the letters of a directory."""
    return urlsafe_b64encode(bytes.fromhex(digest_in(path))).decode()
