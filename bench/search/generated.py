"""Indexes of generated pages: `python -m bench.search.generated <pages> <folder>`."""

from __future__ import annotations

import json
import random
import resource
import sys
import time
from collections.abc import Callable
from functools import cache, partial
from itertools import accumulate
from pathlib import Path
from typing import TypeVar

from tearsheet.model.product import Product
from tearsheet.search.files import START, file_path, render_start
from tearsheet.search.names import HeldNames, encode_rows
from tearsheet.search.symbols.make import make_symbols
from tearsheet.search.symbols.rows import HeldRows, rows_of
from tearsheet.search.symbols.symbol import Holder, NamedMember, SymbolMember
from tearsheet.search.text.layout import IndexedPage
from tearsheet.search.text.make import make_text_files
from tearsheet.search.text.page_text import PageText, read_page_text

MEASURED = "measured.json"
"""Beside the index: what it took to write it."""

NAMES = 10
"""Of each page: itself, names of its own, and some that many have."""

_PRODUCTS = 10
_WORDS, _SHARED = 20_000, 200
_LENGTH = 100
"""Words of a page, by and large."""

_Made = TypeVar("_Made")

_SYLLABLES = tuple(
    f"{begin}{vowel}{end}"
    for begin in "bcdfghjklmnprstvz"
    for vowel in "aeiou"
    for end in ("", "l", "n", "r")
)


class Folder:
    """A folder that takes the files of an index."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __setitem__(self, path: str, data: bytes) -> None:
        (self._folder / path).write_bytes(data)


class _Clock:
    """Counts the processor time that pages themselves take, which are no part of an index."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def make(self, value: Callable[[], _Made]) -> _Made:
        """Make something, and count that."""
        begin = time.process_time()
        made = value()
        self.seconds += time.process_time() - begin
        return made


def write_index(pages: int, folder: Path) -> None:
    """Write the index of so many pages; the first of them are the same in every number."""
    clock = _Clock()
    (folder / START).parent.mkdir(parents=True, exist_ok=True)
    sink = Folder(folder)
    products = [_describe(number) for number in range(_PRODUCTS)]
    texts = (clock.make(partial(write_text, number)) for number in range(pages))
    # Only what the build holds of each page: its text is generated when it is its turn.
    indexed = [
        IndexedPage(address=address_of(number), product=_product_of(number, pages), text="")
        for number in range(pages)
    ]
    text = make_text_files(indexed, texts, sink)
    held = (clock.make(partial(hold_names, number, pages)) for number in range(pages))
    names = {rows.holder.address: encode_rows((rows,)) for rows in held}
    symbols = make_symbols(HeldNames(names), products, sink)
    table = {name: file_path(name, data) for name, data in symbols.files.items()}
    for name, data in symbols.files.items():
        sink[table[name]] = data
    shown = [(product.id, product.name) for product in products]
    sink[START] = render_start({"text": text.root} | table, shown, symbols.start)
    measured = {
        "seconds": time.process_time() - clock.seconds,
        "reading": clock.seconds,
        "peak": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024,
    }
    (folder / MEASURED).write_text(json.dumps(measured))


def _describe(number: int) -> Product:
    return Product(
        id=f"product-{number}",
        category="core",
        name=f"Line {number}",
        description="Parts.",
        address=f"/product-{number}/",
        logo="<svg/>",
    )


def address_of(number: int) -> str:
    """Where a page is."""
    return f"/pages/{number:06}/"


def _product_of(number: int, pages: int) -> str:
    return f"product-{number * _PRODUCTS // pages}"


@cache
def _vocabulary() -> list[str]:
    chance = random.Random(7)
    return ["".join(chance.choices(_SYLLABLES, k=chance.randint(2, 4))) for _ in range(_WORDS)]


@cache
def _weights() -> list[float]:
    """As often as words are used: the second half as often as the first, and so on."""
    return [*accumulate(1 / (rank + 3) for rank in range(_WORDS))]


def text_word(number: int) -> str:
    """A word that stands in the text of this page and nowhere else."""
    return _spell(number, "w")


def own_name(number: int) -> str:
    """The part of the names on this page that no others have."""
    return _spell(number, "q")


def _spell(number: int, begin: str) -> str:
    syllables, rest = [], number * 7_919 + 15_485_863
    while rest:
        rest, place = divmod(rest, len(_SYLLABLES))
        syllables.append(_SYLLABLES[place])
    return begin + "".join(syllables)


def title_of(number: int) -> str:
    """Three words that stand together in no other title, as a rule."""
    return " ".join(random.Random(f"title {number}").choices(_vocabulary(), k=3)).capitalize()


def common_word(number: int) -> str:
    """A word of this page that stands on very many others."""
    return _words_of(number)[0]


def rare_words(number: int) -> list[str]:
    """The words of this page, those that stand on the fewest others first."""
    return sorted(set(_words_of(number)), key=_vocabulary().index, reverse=True)


def _words_of(number: int) -> list[str]:
    chance = random.Random(number)
    words = chance.choices(_vocabulary(), cum_weights=_weights(), k=_LENGTH)
    return sorted(words[:20], key=_vocabulary().index)[:1] + words


def write_text(number: int) -> PageText:
    """The text of a page with two sections; it says what its things are called."""
    words = [*_words_of(number), thing_of(number), *_props(number)]
    half = len(words) // 2
    html = (
        f"<main><h1>{title_of(number)}</h1><p>{' '.join(words[:half])}</p>"
        f'<h2 id="more">{words[half].capitalize()} and {words[-1]}</h2>'
        f"<p>{text_word(number)} {' '.join(words[half:])}</p></main>"
    )
    return read_page_text(address_of(number), html)


def thing_of(number: int) -> str:
    """What is documented on a page."""
    return f"{own_name(number).title()}Box"


def shared_prop(number: int) -> str:
    """A prop of it that thousands of others have as well."""
    return _shared()[number % _SHARED]


def _props(number: int) -> list[str]:
    own = [f"{way}{own_name(number).title()}" for way in ("disable", "on", "default", "slot")]
    return own + [shared_prop(number + step * 17) for step in range(NAMES - 1 - len(own))]


@cache
def _shared() -> list[str]:
    words = _vocabulary()[-_SHARED:]
    return [f"with{word.title()}" for word in words]


def hold_names(number: int, pages: int) -> HeldRows:
    """The names on a page."""
    name = thing_of(number)
    holder = Holder(
        kind="component",
        name=name,
        product=_product_of(number, pages),
        address=address_of(number),
    )
    members = tuple(
        SymbolMember(kind="prop", name=prop, id=f"prop-{prop}", form="prop-@")
        for prop in _props(number)
    )
    return rows_of(NamedMember(holder=holder, members=members))


if __name__ == "__main__":
    write_index(int(sys.argv[1]), Path(sys.argv[2]))
