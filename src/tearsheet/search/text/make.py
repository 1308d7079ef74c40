"""Makes the full-text files of the index from all pages, or updates them from the changed ones."""

from __future__ import annotations

import json
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, groupby, islice
from operator import itemgetter

from msgspec import Struct, structs

from tearsheet.search.files import Sink, put
from tearsheet.search.limits import LIMITS, IndexLimits
from tearsheet.search.sorted_lines import SortedLines
from tearsheet.search.text.layout import (
    IndexedPage,
    Made,
    TextState,
    WrittenShard,
    cut_words,
    with_root,
    write_packs,
    write_shard,
)
from tearsheet.search.text.numbers import width_for
from tearsheet.search.text.packs import GROUP, pack_limit
from tearsheet.search.text.page_text import PageText
from tearsheet.search.text.postings import (
    Entries,
    Postings,
    find_changed_words,
    gather_lines,
    join_entries,
    join_lines,
    line_size,
    read_postings,
    replace_entry,
    write_postings,
)
from tearsheet.search.text.spelling import can_be_mistyped, common, render_spelling

Read = Callable[[str], bytes]
"""Reads a file of the index that is updated, by its path."""

Lists = Mapping[str, Entries]

RUN = 32 * GROUP
"""So many pages are in memory at once while all files are made."""

HELD = 16_000_000
"""In bytes: so much of the lists; the index of any but a large site never goes to the disk."""


class PageChange(Struct, frozen=True, kw_only=True):
    """A page whose text changed."""

    number: int
    before: PageText
    after: PageText


def make_text_files(
    pages: Sequence[IndexedPage],
    texts: Iterable[PageText],
    sink: Sink,
    limits: IndexLimits = LIMITS,
) -> TextState:
    """Make all files of some pages, whose texts come one after the other and are not kept."""
    with SortedLines(HELD) as lines:
        packs = tuple(_gather_lines(texts, lines, len(pages), sink, limits))
        sizes = _add_up(lines.merge(), width_for(len(pages)))
        shards = list(_write_shards(sizes, lines.merge(), len(pages), sink, limits))
    state = TextState(
        pages=tuple(pages),
        sizes=sizes,
        shards=_places_of(shards),
        lists=_lists_of(shards),
        packs=packs,
        spelling=_write_spelling(sizes, sink, limits),
    )
    return with_root(state, sink, limits)


def _gather_lines(
    texts: Iterable[PageText], lines: SortedLines, pages: int, sink: Sink, limits: IndexLimits
) -> Iterator[tuple[int, str]]:
    """Take the words of all pages, and write what is shown of them."""
    for first, some in _in_runs(texts):
        yield from _write_run(first, some, pack_limit(pages, limits), sink)
        lines.add(gather_lines(some, first, width_for(pages)).items())


def _add_up(lines: Iterable[tuple[str, str]], width: int) -> dict[str, int]:
    """The length of each word's list, sorted by word."""
    words = groupby(lines, key=itemgetter(0))
    return {word: sum(line_size(line, width) for _, line in parts) for word, parts in words}


def _in_runs(texts: Iterable[PageText]) -> Iterator[tuple[int, list[PageText]]]:
    """Some texts at a time, each time after the number of the first."""
    first = 0
    rest = iter(texts)
    while some := list(islice(rest, RUN)):
        yield first, some
        first += len(some)


def _write_run(
    first: int, texts: Sequence[PageText], limit: int, sink: Sink
) -> Iterator[tuple[int, str]]:
    for at in range(0, len(texts), GROUP):
        yield from write_packs(first + at, _shown(texts[at : at + GROUP]), limit, sink)


def _write_shards(
    sizes: Mapping[str, int],
    lines: Iterable[tuple[str, str]],
    pages: int,
    sink: Sink,
    limits: IndexLimits,
) -> Iterator[WrittenShard]:
    """Write the lists of all words; those of a shard are in memory, and no others."""
    width = width_for(pages)
    lists = (
        (word, join_lines((line for _, line in parts), width))
        for word, parts in groupby(lines, key=itemgetter(0))
    )
    for low, high in cut_words(sizes, pages, limits):
        yield write_shard(list(islice(lists, high - low)), sizes, width, sink, limits)


def _places_of(shards: Iterable[WrittenShard]) -> tuple[tuple[str, str], ...]:
    return tuple((shard.first, shard.path) for shard in shards)


def _lists_of(shards: Iterable[WrittenShard]) -> tuple[tuple[str, str], ...]:
    return tuple(chain.from_iterable(shard.lists for shard in shards))


def change_text_files(
    state: TextState,
    changes: Sequence[PageChange],
    groups: Mapping[int, Sequence[PageText]],
    read: Read,
    limits: IndexLimits = LIMITS,
) -> tuple[TextState, Made]:
    """Update the files from pages whose text changed; the result equals a full rebuild.

    `groups` are the finished texts around the changed pages, by the number of the first.

    Raises:
        OSError, ValueError: a file that is to be changed is not what it was.
    """
    made: Made = {}
    width = width_for(len(state.pages))
    limit = pack_limit(len(state.pages), limits)
    old = _OldLists(state, read)
    lists = _change_lists(old, changes, width)
    changed_sizes = {word: entries.size(width) for word, entries in lists.items()}
    sizes = _resize(state.sizes, changed_sizes)
    pages = list(state.pages)
    for change in changes:
        pages[change.number] = structs.replace(pages[change.number], text=change.after.digest)
    unchanged = [pack for pack in state.packs if pack[0] // GROUP * GROUP not in groups]
    packs = chain.from_iterable(
        write_packs(first, _shown(texts), limit, made) for first, texts in groups.items()
    )
    respelt = _is_respelt(state.sizes, changed_sizes)
    shards = list(_change_shards(old, sizes, lists, made, limits))
    after = structs.replace(
        state,
        pages=tuple(pages),
        sizes=sizes,
        shards=_places_of(shards),
        lists=_lists_of(shards),
        packs=tuple(sorted([*unchanged, *packs])),
        spelling=_write_spelling(sizes, made, limits) if respelt else state.spelling,
        endings=() if respelt else state.endings,
    )
    return with_root(after, made, limits), made


class _OldLists:
    """The lists in the existing files; each file is read on demand."""

    def __init__(self, state: TextState, read: Read) -> None:
        self.state = state
        self.width = width_for(len(state.pages))
        self._firsts = [word for word, _ in state.shards]
        self._long = [word for word, _ in state.lists]
        self._read = read
        self._read_shard = cache(lambda path: _read_shard(read(path)))

    def find(self, word: str) -> Postings:
        """The list of a word; empty if it has none."""
        if word not in self.state.sizes:
            return Postings("", "")
        _, path = self.state.shards[bisect_right(self._firsts, word) - 1]
        first = self._read_shard(path)[word]
        rest = self.rest_between(word, f"{word} ")
        if not rest:
            return first
        parts = (first, *(Postings(*json.loads(self._read(path))) for _, path in rest))
        entries = join_entries(read_postings(part, self.width) for part in parts)
        return write_postings(entries, self.width)

    def rest_between(self, low: str, high: str | None) -> tuple[tuple[str, str], ...]:
        """What shards leave out, of the words from one up to but without another."""
        end = len(self._long) if high is None else bisect_left(self._long, high)
        return self.state.lists[bisect_left(self._long, low) : end]


def _read_shard(data: bytes) -> dict[str, Postings]:
    words, steps, places, *_ = json.loads(data)
    lists = map(Postings, steps.split(" "), places.split(" "))
    return dict(zip(words.split(" "), lists, strict=True))


def _change_lists(old: _OldLists, changes: Iterable[PageChange], width: int) -> Lists:
    lists: dict[str, Entries] = {}
    for change in changes:
        for word, places in find_changed_words(change.before, change.after).items():
            before = lists[word] if word in lists else read_postings(old.find(word), width)
            lists[word] = replace_entry(before, change.number, places)
    return lists


def _is_respelt(before: Mapping[str, int], changed: Mapping[str, int]) -> bool:
    return any(
        common(size) != common(before.get(word, 0))
        for word, size in changed.items()
        if can_be_mistyped(word)
    )


def _resize(sizes: Mapping[str, int], changed: Mapping[str, int]) -> dict[str, int]:
    both = {**sizes, **changed}
    is_same = changed.keys() <= sizes.keys()
    if is_same and all(changed.values()):
        return both
    words = both if is_same else sorted(both)
    return {word: both[word] for word in words if both[word]}


def _change_shards(
    old: _OldLists, sizes: Mapping[str, int], lists: Lists, made: Made, limits: IndexLimits
) -> Iterator[WrittenShard]:
    words, changed = list(sizes), sorted(lists)
    shards_by_bounds = _by_bounds(old.state.shards)
    for low, high in cut_words(sizes, len(old.state.pages), limits):
        bounds = words[low], words[high] if high < len(words) else None
        if bounds in shards_by_bounds and not _is_any_between(changed, *bounds):
            yield WrittenShard(words[low], shards_by_bounds[bounds], old.rest_between(*bounds))
        else:
            run = words[low:high]
            postings = [(word, _list_of(word, lists, old)) for word in run]
            yield write_shard(postings, sizes, old.width, made, limits)


def _list_of(word: str, lists: Lists, old: _OldLists) -> Postings:
    return write_postings(lists[word], old.width) if word in lists else old.find(word)


def _by_bounds(shards: Sequence[tuple[str, str]]) -> dict[tuple[str, str | None], str]:
    """The shards by their first word and that of the next shard."""
    firsts = [first for first, _ in shards]
    bounds = zip(firsts, [*firsts[1:], None], strict=True)
    return dict(zip(bounds, (path for _, path in shards), strict=True))


def _is_any_between(words: Sequence[str], low: str, high: str | None) -> bool:
    at = bisect_left(words, low)
    return at < len(words) and (high is None or words[at] < high)


def _write_spelling(
    sizes: Mapping[str, int], made: Sink, limits: IndexLimits
) -> tuple[tuple[str, str], ...]:
    files = render_spelling(sizes, limits.file)
    return tuple((word, put("spelling", text, made)) for word, text in files)


def _shown(texts: Iterable[PageText]) -> list[str]:
    return [text.shown for text in texts]
