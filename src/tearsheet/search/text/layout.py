"""What the text's part of an index consists of, and how each kind of its files is written."""

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
"""In bytes: one word costs a visitor one such file, and its neighbours come with it."""

Made = dict[str, bytes]
"""Files that are new, by their paths."""


class IndexedPage(Struct, frozen=True, kw_only=True, array_like=True):
    """A page that can be found, and what names its text."""

    address: str
    product: str
    text: str
    generated: bool = False
    """Whether it is made of facts: those are found by their names, and prose comes before them."""


class TextState(Struct, frozen=True, kw_only=True, array_like=True):
    """The text's part of an index: what its files are and why."""

    pages: tuple[IndexedPage, ...] = ()
    sizes: dict[str, int] = field(default_factory=dict)
    """How long the list of each word is, in the order of the words."""
    shards: tuple[tuple[str, str], ...] = ()
    """The first word of each and its path; a word that fills several stands before each."""
    packs: tuple[tuple[int, str], ...] = ()
    """The first page of each and its path."""
    spelling: tuple[str, ...] = ()
    root: str = ""

    @property
    def parts(self) -> dict[str, tuple[str, ...]]:
        """The paths of all files but the root, by what they hold."""
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
    """Which neighbours share a shard; on a large site more do, so that names of files stay few."""
    lengths = [len(word.encode()) + size + 2 for word, size in sizes.items()]
    return divide(list(sizes), lengths, min(_LARGEST, max(_SMALLEST, 8 * pages)))


def write_shard(
    lists: Sequence[tuple[str, str]], width: int, made: Made
) -> Iterator[tuple[str, str]]:
    """Write some words with their lists; only a word alone may need several files."""
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
    """Write what is shown of a group of pages."""
    for place, data in cut_group(shown, limit):
        yield first + place, put("texts", data, made)


def put(name: str, text: str, made: Made) -> str:
    """Add a file to those that are new; its path."""
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
    """Where pages of a product begin, as often as they do, and whether somebody wrote them."""
    numbered = groupby(enumerate(pages), key=lambda pair: (pair[1].product, pair[1].generated))
    for (product, generated), run in numbered:
        yield next(run)[0], product, int(not generated)
