"""The lists for offline use after an edit of texts, which changes few rows of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

import msgspec
from msgspec import Struct, structs

from tearsheet.output.encodings import SUFFIXES
from tearsheet.output.manifest_parts import part_of
from tearsheet.output.offline_worker import LISTS
from tearsheet.output.output_tree import OutputTree
from tearsheet.pipeline.offline_list_files import (
    Document,
    ListPart,
    OfflineTable,
    ProductList,
    ProductRow,
    name_list,
)

Documents = Mapping[str, Document]


class EditedLists(Struct, frozen=True, kw_only=True):
    """Lists in which some documents are others."""

    files: dict[str, bytes]
    """Those that changed, by path."""
    replaced: set[str]
    """The paths of what these take the place of."""


def edit_lists(
    tree: OutputTree, edited: Mapping[str, Documents], search_bytes: int
) -> EditedLists | None:
    """Put documents, given by product, into the lists of the last build; None if they have no row.

    What cannot be read is not there.
    """
    edits = _Edits(tree)
    try:
        table = msgspec.json.decode(edits.read(LISTS), type=OfflineTable)
        rows = [edits.edit_product(row, edited.get(row.id, {})) for row in table.products]
    except (OSError, KeyError, msgspec.MsgspecError):
        return None
    edits.files[LISTS] = msgspec.json.encode(OfflineTable(rows, search_bytes))
    return EditedLists(files=edits.files, replaced=set(edits.replaced()))


class _Edits:
    def __init__(self, tree: OutputTree) -> None:
        self._tree = tree
        self._before: set[str] = set()
        self.files: dict[str, bytes] = {}

    def read(self, path: str) -> bytes:
        return (self._tree.spare / path).read_bytes()

    def replaced(self) -> Iterable[str]:
        paths = self._before - self.files.keys()
        return (f"{path}{end}" for path in paths for end in ("", *SUFFIXES.values()))

    def edit_product(self, row: ProductRow, documents: Documents) -> ProductRow:
        """The row of a product with some documents that are others, each of which it has."""
        if not documents:
            return row
        path = row.list.lstrip("/")
        listed = msgspec.json.decode(self.read(path), type=ProductList)
        growth = 0
        parts = list(listed.parts)
        for number, some in _by_part(documents, len(parts)).items():
            part = msgspec.json.decode(self.read(parts[number].lstrip("/")), type=ListPart)
            growth += _replace(part.documents, some)
            parts[number] = f"/{self._put(listed.id, part, parts[number])}"
        if not parts:
            growth += _replace(listed.documents, documents)
        edited = structs.replace(listed, parts=tuple(parts))
        return structs.replace(
            row, list=f"/{self._put(listed.id, edited, row.list)}", bytes=row.bytes + growth
        )

    def _put(self, product: str, content: ProductList | ListPart, before: str) -> str:
        path, data = name_list(product, content)
        self._before.add(before.lstrip("/"))
        self.files[path] = data
        return path


def _by_part(documents: Documents, count: int) -> Mapping[int, dict[str, Document]]:
    divided = defaultdict[int, dict[str, Document]](dict)
    if count:
        for address, document in documents.items():
            divided[part_of(address, count)][address] = document
    return divided


def _replace(documents: dict[str, Document], others: Documents) -> int:
    """Replace documents; return by how many bytes all of them grow."""
    growth = 0
    for address, document in others.items():
        growth += document[1] - documents[address][1]
        documents[address] = document
    return growth
