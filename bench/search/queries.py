"""The questions people ask the search, and where the right answers to each are."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import yaml

FOLDER = Path(__file__).parent / "queries"
"""One file for each kind of thing that is looked for; a row may name another."""

PRODUCTS = FOLDER / "products"
"""One file for each product, named by its id: what people type, and the page they need."""

TASK = "task"
"""The kind of these queries."""

VISITORS = FOLDER / "visitors"
"""One file for each class of questions, asked by people who had not read the pages."""

NO_PRODUCT = "docs"
"""The file for the pages that belong to no product."""

ANYWHERE = "#*"
"""At the end of an address: the page, wherever on it."""

MISSED = FOLDER.parent / "missed.yaml"
"""The queries of products that the search does not answer yet, by product."""

_ID = re.compile(r' id="([^"]*)"')


@dataclass(frozen=True, slots=True, kw_only=True)
class Query:
    """What somebody types, and what that person wants to see."""

    ask: str
    kind: str
    right: tuple[str, ...]
    """Addresses, each as good as the others. A star stands for any letters."""
    product: str = ""
    """The product on screen, by its id."""
    meant: str = ""
    """What should have been typed; empty where nothing is misspelt."""
    is_visitors: bool = False
    """Whether it was asked by somebody who had not read the pages."""

    @property
    def misspelt(self) -> bool:
        return bool(self.meant)

    @property
    def two_words(self) -> bool:
        return len(self.ask.split()) == 2

    @property
    def wants_page(self) -> bool:
        """Whether the text of a page is the answer, wherever on it."""
        return self.is_visitors or self.kind in ("question", TASK)

    @property
    def names_pages(self) -> bool:
        """Whether every right answer tells its page, and not only what its place is called."""
        return not any("*" in _page_of(right) for right in self.right)

    def is_answered_by(self, address: str) -> bool:
        """Whether an address is a right answer."""
        return any(_expression(right).fullmatch(address) for right in self.right)

    def is_answered_on(self, page: str) -> bool:
        """Whether a right answer stands on a page, somewhere."""
        return any(_expression(_page_of(right)).fullmatch(page) for right in self.right)


def load_queries(folder: Path = FOLDER) -> list[Query]:
    """All questions, file by file; those of products last."""
    by_kind = [
        _read(row, file.stem)
        for file in sorted(folder.glob("*.yaml"))
        for row in yaml.safe_load(file.read_text())
    ]
    tasks = sorted((folder / PRODUCTS.name).glob("*.yaml"))
    visitors = sorted((folder / VISITORS.name).glob("*.yaml"))
    return [
        *by_kind,
        *(query for file in tasks for query in _read_tasks(file)),
        *(query for file in visitors for query in _read_visitors(file)),
    ]


def load_missed(file: Path = MISSED) -> frozenset[tuple[str, str]]:
    """The queries that are known not to be answered, each with its product."""
    missed = yaml.safe_load(file.read_text()) or {}
    return frozenset((ask, product) for product, asks in missed.items() for ask in asks)


def find_mistakes(queries: Iterable[Query], addresses: Collection[str]) -> Iterator[str]:
    """What is wrong with the questions themselves, given every address that the site has."""
    asked: set[tuple[str, str]] = set()
    for query in queries:
        if (query.ask, query.product) in asked:
            yield f'"{query.ask}" is asked twice.'
        asked.add((query.ask, query.product))
        for right in query.right:
            expression = _expression(right)
            # What stands behind a question mark is a tool's own matter, on a page that is there.
            if right.partition("?")[0] not in addresses and not any(
                map(expression.fullmatch, addresses)
            ):
                yield f'"{query.ask}": there is no {right}.'
        if query.misspelt and count_edits(query.ask.lower(), query.meant.lower()) != 1:
            yield f'"{query.ask}" is not one slip away from "{query.meant}".'


def find_addresses(built: Path) -> set[str]:
    """Every page of a built site, and every place on it that can be led to."""
    addresses: set[str] = set()
    for file in built.rglob("index.html"):
        folder = file.parent.relative_to(built).as_posix()
        page = "/" if folder == "." else f"/{folder}/"
        addresses.add(page)
        addresses.update(f"{page}#{ident}" for ident in _ID.findall(file.read_text()))
    return addresses


def count_edits(one: str, other: str) -> int:
    """How many letters are another, missing, too many or swapped."""
    before: list[int] = []
    above = list(range(len(other) + 1))
    for row, letter in enumerate(one, start=1):
        current = [row]
        for column, wanted in enumerate(other, start=1):
            cost = min(above[column] + 1, current[-1] + 1, above[column - 1] + (letter != wanted))
            if _is_swap(one, other, row, column):
                cost = min(cost, before[column - 2] + 1)
            current.append(cost)
        before, above = above, current
    return above[-1]


def _is_swap(one: str, other: str, row: int, column: int) -> bool:
    if row == 1 or column == 1:
        return False
    return one[row - 2 : row] == other[column - 2 : column][::-1]


def _read(row: dict[str, Any], kind: str) -> Query:
    right = row["right"]
    return Query(
        ask=str(row["ask"]),
        kind=row.get("kind", kind),
        right=(right,) if isinstance(right, str) else tuple(right),
        product=row.get("product", ""),
        meant=row.get("meant", ""),
    )


def _read_tasks(file: Path) -> Iterator[Query]:
    """The queries of one product: each with its page, or with all pages that answer it."""
    product = "" if file.stem == NO_PRODUCT else file.stem
    root = yaml.compose(file.read_text())
    # Read as nodes: in a mapping, the second of two equal queries would replace the first.
    for ask, pages in root.value if isinstance(root, yaml.MappingNode) else ():
        nodes = pages.value if isinstance(pages, yaml.SequenceNode) else [pages]
        right = tuple(_anywhere_on(node.value) for node in nodes)
        yield Query(ask=ask.value, kind=TASK, right=right, product=product)


def _read_visitors(file: Path) -> Iterator[Query]:
    """The questions of one class; any place on a right page answers them."""
    for row in yaml.safe_load(file.read_text()):
        query = _read(row, file.stem)
        yield replace(query, right=tuple(map(_anywhere_on, query.right)), is_visitors=True)


def _anywhere_on(address: str) -> str:
    return f"{address}{ANYWHERE}" if address.endswith("/") else address


def _expression(address: str) -> re.Pattern[str]:
    # As a shell reads it, but without its brackets: they are letters of an address.
    if address.endswith(ANYWHERE):
        return re.compile(_spell(address.removesuffix(ANYWHERE)) + "(#.*)?")
    return re.compile(_spell(address))


def _spell(address: str) -> str:
    return ".*".join(map(re.escape, address.split("*")))


def _page_of(address: str) -> str:
    return address.partition("#")[0]
