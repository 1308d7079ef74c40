"""A small index whose files are reached in two and three steps, as on a site of very many pages;
`python tests/search/levels_index.py` writes it anew for the reader's tests."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from tearsheet.model.icon import icon_address
from tearsheet.model.product import Product
from tearsheet.search.files import render_start
from tearsheet.search.limits import IndexLimits
from tearsheet.search.symbols.make import make_symbols
from tearsheet.search.symbols.rows import HeldRows, rows_of
from tearsheet.search.symbols.symbol import Holder, NamedMember, SymbolMember
from tearsheet.search.text.layout import IndexedPage, Made
from tearsheet.search.text.make import make_text_files
from tearsheet.search.text.page_text import PageText, read_page_text

INDEX = Path(__file__).parent / "levels.json"
PAGES = 48
LIMITS = IndexLimits(
    root=180,
    table=120,
    only_table=120,
    common=60,
    file=100,
    name_file=180,
    names=20,
    start=120,
)
SYLLABLES = ("ba", "cor", "dun", "fel", "gim", "hos", "jur", "kel", "lom", "nar", "pim", "rus")


def make_levels() -> dict[str, Any]:
    """The first file, all others by their addresses, and what is found on which page."""
    made: Made = {}
    texts = [_text(number) for number in range(PAGES)]
    pages = [
        IndexedPage(address=_address(number), product=_product(number), text=text.digest)
        for number, text in enumerate(texts)
    ]
    text = make_text_files(pages, texts, made, LIMITS)
    products = [*map(_describe, (1, 2))]
    symbols = make_symbols([_held(number) for number in range(PAGES)], products, made, LIMITS)
    icons = {f"search/{name}.json": data for name, data in symbols.files.items()}
    table = {"text": text.root, **{name: f"search/{name}.json" for name in symbols.files}}
    start = render_start(table, [(it.id, it.name) for it in products], symbols.start)
    return {
        "start": json.loads(start),
        "files": {f"/{path}": json.loads(data) for path, data in (made | icons).items()},
        "pages": [
            {"address": _address(number), "word": _word(number), "name": _name(number)}
            for number in range(PAGES)
        ],
    }


def _word(number: int) -> str:
    """A word that stands on this page and on no other."""
    chance = random.Random(number)
    return (
        "".join(chance.choices(SYLLABLES, k=3)) + SYLLABLES[number % 12] + SYLLABLES[number // 12]
    )


def _name(number: int) -> str:
    return f"{_word(number).title()}Box"


def _address(number: int) -> str:
    return f"/guide/{number:02}/"


def _product(number: int) -> str:
    return f"product-{1 + number // 40}"


def _describe(number: int) -> Product:
    return Product(
        id=f"product-{number}",
        category="core",
        name=f"Product {number}",
        description="Parts.",
        address=f"/product-{number}/",
        logo="<svg/>",
    )


def _text(number: int) -> PageText:
    # On every page, so that its list fills several files; in the title of a single one.
    title = "Everywhere" if number == 30 else f"Guide {number}"
    html = (
        f"<main><h1>{title}</h1><p>Everywhere there is {_word(number)} to read.</p>"
        f'<h2 id="more">More of {_word(number)}</h2><p>Read on.</p></main>'
    )
    return read_page_text(_address(number), html)


def _held(number: int) -> HeldRows:
    name = _name(number)
    holder = Holder(kind="component", name=name, product=_product(number), address=_address(number))
    word = _word(number).title()
    members = [
        _prop(name, f"disable{word}"),
        _prop(name, "variant"),
        *([_icon("TrashCan"), _icon("PaperBin")] if number == 0 else []),
    ]
    return rows_of(NamedMember(holder=holder, members=tuple(members)))


def _prop(owner: str, name: str) -> SymbolMember:
    return SymbolMember(kind="prop", name=name, id=f"{owner}-{name}", form="")


def _icon(name: str) -> SymbolMember:
    form = icon_address("", "@")
    return SymbolMember(kind="icon", name=name, id=icon_address("", name), form=form)


if __name__ == "__main__":
    INDEX.write_text(json.dumps(make_levels(), indent=1, ensure_ascii=False) + "\n")
