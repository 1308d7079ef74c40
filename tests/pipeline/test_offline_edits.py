"""An edit changes the lists for offline use row by row, and leaves the others as they are."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from small_site import SmallSite, copy_site
from tearsheet.output.manifest_parts import FileDivision
from tearsheet.output.offline_worker import LISTS
from tearsheet.output.output_tree import OutputTree, open_tree
from tearsheet.pipeline.limits import Limits
from tearsheet.pipeline.offline_edits import Documents, edit_lists
from tearsheet.pipeline.offline_list_files import ListPart, OfflineTable, ProductList

SWITCH = "/joy-ui/react-switch/"
NEW = ("f" * 12, 1_000_000)
SEARCH_BYTES = 77

LOW = FileDivision(most_files=2, files_of_a_part=20)


@pytest.fixture(scope="module", params=["whole", "divided"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> SmallSite:
    site = copy_site("leaflet", tmp_path_factory.mktemp("site"))
    if request.param == "divided":
        site = replace(site, limits=Limits(offline_list=LOW))
    site.build()
    return site


@pytest.fixture
def tree(site: SmallSite, tmp_path: Path) -> OutputTree:
    site.build()
    copied = OutputTree(tmp_path, site.out, {})
    assert copied.list_files("offline")
    return copied


def table_of(data: bytes) -> OfflineTable:
    return msgspec.json.decode(data, type=OfflineTable)


def documents_of(tree: OutputTree, product: str, files: dict[str, bytes]) -> Documents:
    """The documents in the list of a product, of which some files are newer than the folder's."""

    def read(path: str) -> bytes:
        return files.get(path) or (tree.spare / path).read_bytes()

    (row,) = [row for row in table_of(read(LISTS)).products if row.id == product]
    listed = msgspec.json.decode(read(row.list.lstrip("/")), type=ProductList)
    parts = [msgspec.json.decode(read(it.lstrip("/")), type=ListPart) for it in listed.parts]
    return {**listed.documents, **{key: it for part in parts for key, it in part.documents.items()}}


def test_a_document_is_replaced_in_the_list_of_its_product(tree: OutputTree) -> None:
    before = documents_of(tree, "joy-ui", {})

    edited = edit_lists(tree, {"joy-ui": {SWITCH: NEW}}, SEARCH_BYTES)

    assert edited
    after = documents_of(tree, "joy-ui", edited.files)
    assert after == {**before, SWITCH: NEW}
    assert [*after] == [*before]


def test_the_table_says_what_the_product_and_the_index_weigh_now(tree: OutputTree) -> None:
    size = documents_of(tree, "joy-ui", {})[SWITCH][1]
    before = table_of((tree.spare / LISTS).read_bytes())

    edited = edit_lists(tree, {"joy-ui": {SWITCH: NEW}}, SEARCH_BYTES)

    assert edited
    after = table_of(edited.files[LISTS])
    growth = {
        one.id: one.bytes - other.bytes
        for one, other in zip(after.products, before.products, strict=True)
        if one != other
    }
    assert growth == {"joy-ui": NEW[1] - size}
    assert after.search == SEARCH_BYTES


def test_only_what_is_replaced_goes(tree: OutputTree) -> None:
    edited = edit_lists(tree, {"joy-ui": {SWITCH: NEW}}, SEARCH_BYTES)

    assert edited
    gone = edited.replaced & {*tree.list_files("offline")}
    # One for each new file but the table, with two compressed copies of each.
    assert len(gone) == 3 * (len(edited.files) - 1)
    assert gone.isdisjoint(edited.files)


def test_a_document_without_a_row_is_left_to_lists_that_are_made_anew(tree: OutputTree) -> None:
    assert edit_lists(tree, {"joy-ui": {"/joy-ui/new/": NEW}}, SEARCH_BYTES) is None


def test_lists_that_are_gone_are_made_anew(tmp_path: Path) -> None:
    assert edit_lists(open_tree(tmp_path / "dist"), {}, SEARCH_BYTES) is None
