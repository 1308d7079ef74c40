"""The full-text part of an index, and the format of each kind of its files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from heapq import nlargest
from itertools import accumulate, chain, groupby

from msgspec import Struct, field, structs

from tearsheet.search.directory import Entry, fit_directories, short_digest
from tearsheet.search.division import divide, join_runs
from tearsheet.search.files import Sink, file_name, put, write_json
from tearsheet.search.limits import LIMITS, IndexLimits
from tearsheet.search.shared_letters import shorten_keys
from tearsheet.search.text.numbers import width_for
from tearsheet.search.text.packs import cut_group
from tearsheet.search.text.postings import (
    Postings,
    cut_entries,
    divide_by_weight,
    read_postings,
    write_postings,
)
from tearsheet.search.text.spelling import render_endings

_SMALLEST = 32_000
"""In bytes: looking up a word fetches one such file, with the adjacent words."""

_PLACE = 3
"""Letters of an entry behind its page, by and large."""

SIMPLE = 10_000
"""In bytes: up to this the root names every file, as on all sites but the largest."""

Made = dict[str, bytes]
"""New files, by their paths."""


class IndexedPage(Struct, frozen=True, kw_only=True, array_like=True):
    """A searchable page, and the digest of its text."""

    address: str
    product: str
    text: str
    generated: bool = False
    """Whether it is generated or lists others: such pages rank below prose."""


class TextState(Struct, frozen=True, kw_only=True, array_like=True):
    """The full-text part of an index: its files, and the data for updating them."""

    pages: tuple[IndexedPage, ...] = ()
    sizes: dict[str, int] = field(default_factory=dict)
    """The length of each word's list, sorted by word."""
    shards: tuple[tuple[str, str], ...] = ()
    """The first word of each shard and its path."""
    lists: tuple[tuple[str, str], ...] = ()
    """The words whose lists are too long for a shard, and the paths of what it leaves out."""
    packs: tuple[tuple[int, str], ...] = ()
    """The first page of each pack and its path."""
    spelling: tuple[tuple[str, str], ...] = ()
    """The beginning of each file of words that can be mistyped, and its path."""
    endings: tuple[tuple[str, str], ...] = ()
    """The same for words from their last letter to their first, where there is a directory."""
    tables: tuple[str, ...] = ()
    """The paths of the tables that the root's directories are divided into."""
    root: str = ""

    @property
    def parts(self) -> dict[str, tuple[str, ...]]:
        """The paths of the files that hold words and texts, by their kind."""
        return {kind: tuple(path for _, path in files) for kind, files in self.files.items()}

    @property
    def files(self) -> dict[str, tuple[Entry, ...]]:
        """The same, each after the first key in it."""
        files: dict[str, tuple[Entry, ...]] = {
            "words": self.shards,
            "texts": self.packs,
            "spelling": self.spelling,
        }
        return files | ({"endings": self.endings} if self.endings else {})

    @property
    def paths(self) -> tuple[str, ...]:
        """The paths of all files."""
        lists = (path for _, path in self.lists)
        return (self.root, *self.tables, *lists, *chain.from_iterable(self.parts.values()))


class WrittenShard(Struct, frozen=True):
    """A shard: its first word and its path, and the files of what does not fit into it."""

    first: str
    path: str
    lists: tuple[tuple[str, str], ...]


def cut_words(
    sizes: Mapping[str, int], pages: int, limits: IndexLimits = LIMITS
) -> list[tuple[int, int]]:
    """The words of each shard; on a large site shards are larger, so that they stay few."""
    lengths = [
        len(word.encode()) + (limits.best if size > limits.list else size) + 2
        for word, size in sizes.items()
    ]
    limit = min(limits.file, limits.words, max(_SMALLEST, 8 * pages))
    words = list(sizes)
    runs = divide(words, lengths, limit)
    return join_runs(runs, words, lengths, limit) if pages >= limits.joined else runs


def write_shard(
    lists: Sequence[tuple[str, Postings]],
    sizes: Mapping[str, int],
    width: int,
    made: Sink,
    limits: IndexLimits = LIMITS,
) -> WrittenShard:
    """Write some words with their lists.

    Of a word whose list is too long it holds the pages where the word weighs the most, says how
    many there are, and names the files of all others.
    """
    kept: list[tuple[str, Postings]] = []
    rests: list[tuple[str, str]] = []
    long: list[tuple[str, int, str]] = []
    for word, postings in lists:
        if sizes[word] <= limits.list:
            kept.append((word, postings))
            continue
        entries = read_postings(postings, width)
        best, others = divide_by_weight(entries, width, limits.best)
        paths = [
            put("lists", write_json([part.steps, part.places]), made)
            for part in (
                write_postings(some, width) for some in cut_entries(others, width, limits.list)
            )
        ]
        kept.append((word, write_postings(best, width)))
        rests += [(word, path) for path in paths]
        long.append((word, len(entries.pages), "".join(map(short_digest, paths))))
    rows = [
        " ".join(word for word, _ in kept),
        " ".join(postings.steps for _, postings in kept),
        " ".join(postings.places for _, postings in kept),
    ]
    path = put("words", write_json([*rows, long] if long else rows), made)
    return WrittenShard(lists[0][0], path, tuple(rests))


def write_packs(
    first: int, shown: Sequence[str], limit: int, made: Sink
) -> Iterator[tuple[int, str]]:
    """Write the displayed text of a group of pages."""
    for place, data in cut_group(shown, limit):
        yield first + place, put("texts", data, made)


def with_root(state: TextState, made: Sink, limits: IndexLimits = LIMITS) -> TextState:
    """The same with its root, which says what lies where.

    The names of the other files stand here and not in the first file of the index: they become
    more with every page, and everybody who opens the search waits for that one. Where they would
    be too many for the root as well, it leads to them in steps.
    """
    simple = structs.replace(state, endings=(), tables=())
    root = write_json(
        {
            "pages": len(state.pages),
            "width": width_for(len(state.pages)),
            "words": " ".join(word for word, _ in state.shards),
            "packs": [first for first, _ in state.packs],
            "files": {kind: [*map(file_name, paths)] for kind, paths in _named(simple).items()},
            "products": list(_products(state.pages)),
        }
    )
    if len(root.encode()) <= min(SIMPLE, limits.root):
        return structs.replace(simple, root=put("text", root, made))
    return _with_directories(state, made, limits)


def _named(state: TextState) -> dict[str, tuple[str, ...]]:
    """The files that a root names: who keeps the index for offline use fetches all of these."""
    lists = tuple(path for _, path in state.lists)
    return state.parts | ({"lists": lists} if lists else {})


def _with_directories(state: TextState, made: Sink, limits: IndexLimits) -> TextState:
    """The same with a root that does not grow with the site."""
    endings = state.endings or tuple(
        (word, put("endings", text, made))
        for word, text in render_endings(state.sizes, limits.file)
    )
    whole = structs.replace(state, endings=endings)
    files = {**whole.files, "words": _shorten_keys(state.shards, state.sizes)}
    directories = fit_directories(files, made, limits)
    root = {
        "pages": len(state.pages),
        "width": width_for(len(state.pages)),
        "directories": {kind: directory.encode() for kind, directory in directories.items()},
        "common": _describe_common(state.sizes, width_for(len(state.pages)), limits.common),
        "products": list(_products(state.pages)),
    }
    tables = chain.from_iterable(directory.tables for directory in directories.values())
    return structs.replace(whole, tables=tuple(tables), root=put("text", write_json(root), made))


def _shorten_keys(
    shards: Sequence[tuple[str, str]], sizes: Mapping[str, int]
) -> tuple[tuple[str, str], ...]:
    """The shards after as much of their first words as tells them from the words before."""
    keys = shorten_keys([first for first, _ in shards], sizes)
    return tuple((key, path) for key, (_, path) in zip(keys, shards, strict=True))


def _describe_common(sizes: Mapping[str, int], width: int, limit: int) -> list[tuple[int, str]]:
    """The most common words, the most common first, each power of two of pages with its words."""
    runs = groupby(_most_common(sizes, limit), key=lambda word: _about_pages(sizes[word], width))
    return [(pages, " ".join(words)) for pages, words in runs]


def _about_pages(size: int, width: int) -> int:
    """About how many pages a list is of; coarse, so that few edits change it."""
    return 1 << (size // (width + _PLACE)).bit_length() >> 1


def _most_common(sizes: Mapping[str, int], limit: int) -> Iterator[str]:
    """The words with the longest lists, the longest first."""
    # Of one letter each, there would be so many.
    most = limit // 2
    shortest = min(nlargest(most, sizes.values()), default=0)
    long = (word for word, size in sizes.items() if size >= shortest)
    words = sorted(long, key=lambda word: (-sizes[word], word))[:most]
    ends = accumulate(len(word.encode()) + 1 for word in words)
    return (word for word, end in zip(words, ends, strict=True) if end <= limit)


def _products(pages: Iterable[IndexedPage]) -> Iterator[tuple[int, str, int]]:
    """The runs of pages of one product: the start, the product, and whether they are written."""
    numbered = groupby(enumerate(pages), key=lambda pair: (pair[1].product, pair[1].generated))
    for (product, generated), run in numbered:
        yield next(run)[0], product, int(not generated)
