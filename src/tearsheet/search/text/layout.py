"""The full-text part of an index, and the format of each kind of its files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, groupby

from msgspec import Struct, field, structs

from tearsheet.search.files import file_name, file_path
from tearsheet.search.text.division import divide
from tearsheet.search.text.numbers import width_for
from tearsheet.search.text.packs import cut_group
from tearsheet.search.text.page_text import write_json
from tearsheet.search.text.postings import cut_list

_SMALLEST, _LARGEST = 32_000, 80_000
"""In bytes: looking up a word fetches one such file, with the adjacent words."""

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
    """The first word of each shard and its path; a word that fills several is listed for each."""
    packs: tuple[tuple[int, str], ...] = ()
    """The first page of each pack and its path."""
    spelling: tuple[str, ...] = ()
    root: str = ""

    @property
    def parts(self) -> dict[str, tuple[str, ...]]:
        """The paths of all files but the root, by their kind."""
        return {
            "words": tuple(path for _, path in self.shards),
            "texts": tuple(path for _, path in self.packs),
            "spelling": self.spelling,
        }

    @property
    def paths(self) -> tuple[str, ...]:
        """The paths of all files."""
        return (self.root, *chain.from_iterable(self.parts.values()))


def cut_words(sizes: Mapping[str, int], pages: int) -> list[tuple[int, int]]:
    """The words of each shard; on a large site shards are larger, so that they stay few."""
    lengths = [len(word.encode()) + size + 2 for word, size in sizes.items()]
    return divide(list(sizes), lengths, min(_LARGEST, max(_SMALLEST, 8 * pages)))


def write_shard(
    lists: Sequence[tuple[str, str]], width: int, made: Made
) -> Iterator[tuple[str, str]]:
    """Write some words with their lists; only a single word may need several files."""
    first, entries = lists[0]
    if len(lists) == 1:
        for part in cut_list(entries, width):
            yield first, put("words", write_json([first, part]), made)
        return
    words, listed = zip(*lists, strict=True)
    yield first, put("words", write_json([" ".join(words), " ".join(listed)]), made)


def write_packs(
    first: int, shown: Sequence[str], limit: int, made: Made
) -> Iterator[tuple[int, str]]:
    """Write the displayed text of a group of pages."""
    for place, data in cut_group(shown, limit):
        yield first + place, put("texts", data, made)


def put(name: str, text: str, made: Made) -> str:
    """Add a file to the new ones; return its path."""
    data = text.encode()
    path = file_path(name, data)
    made[path] = data
    return path


def with_root(state: TextState, made: Made) -> TextState:
    """The same with its root, which says what lies where.

    The names of the other files stand here and not in the first file of the index: they become
    more with every page, and everybody who opens the search waits for that one.
    """
    root = {
        "pages": len(state.pages),
        "width": width_for(len(state.pages)),
        "words": " ".join(word for word, _ in state.shards),
        "packs": [first for first, _ in state.packs],
        "files": {kind: [*map(file_name, paths)] for kind, paths in state.parts.items()},
        "products": list(_products(state.pages)),
    }
    return structs.replace(state, root=put("text", write_json(root), made))


def _products(pages: Iterable[IndexedPage]) -> Iterator[tuple[int, str, int]]:
    """The runs of pages of one product: the start, the product, and whether they are written."""
    numbered = groupby(enumerate(pages), key=lambda pair: (pair[1].product, pair[1].generated))
    for (product, generated), run in numbered:
        yield next(run)[0], product, int(not generated)
