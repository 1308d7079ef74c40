"""A large site is written and exchanged like a small one, with the parts of its manifest."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import pytest

from tearsheet.output.exchange import put_in_place
from tearsheet.output.folder_times import folders_of
from tearsheet.output.manifest import KnownFolders, load_manifest, tree_digest
from tearsheet.output.manifest_parts import DIVISION, PARTS, FileDivision
from tearsheet.output.output_tree import OutputTree, open_tree, spare_of
from tearsheet.output.policies import Policies

LOW = FileDivision(most_files=4, files_of_a_part=2)
POLICIES = Policies(page="", frame="", editing="", worker="")


def put(
    dist: Path,
    pages: dict[str, str],
    division: FileDivision = LOW,
    known: KnownFolders | None = None,
) -> OutputTree:
    """Put a site in place, and return its folder."""
    tree = open_tree(dist, known)
    tree.division = division
    tree.drop(tree.present.keys() - pages.keys())
    for path, text in pages.items():
        tree.write(path, text.encode(), blake2b(text.encode(), digest_size=12).hexdigest())
    tree.finish(("en",), redirects={}, policies=POLICIES, placeholders={})
    put_in_place(tree)
    return tree


def inode_by_part(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_ino for file in (folder / PARTS).iterdir()}


@pytest.mark.parametrize("division", [DIVISION, LOW], ids=["whole", "divided"])
def test_an_edit_is_written_alone_and_exchanged(tmp_path: Path, division: FileDivision) -> None:
    dist = tmp_path / "dist"
    site = {f"page-{number}/index.html": "one" for number in range(30)}
    put(dist, site, division)

    tree = put(dist, site | {"page-3/index.html": "two"}, division)

    assert tree.written == 1
    assert (dist / "page-3/index.html").read_text() == "two"
    assert list(load_manifest(dist).files) == sorted(site)
    assert tree_digest(dist) == tree_digest(spare_of(dist))
    assert (dist / PARTS).exists() == (division == LOW)


def test_both_folders_of_a_site_share_the_parts_that_are_the_same(tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    site = {f"page-{number}/index.html": "one" for number in range(30)}
    put(dist, site)
    before = inode_by_part(dist)

    put(dist, site | {"page-3/index.html": "two"})

    after = inode_by_part(dist)
    assert inode_by_part(spare_of(dist)) == after
    assert len(before.items() - after.items()) == 1


def test_a_spare_folder_whose_parts_were_edited_is_written_anew(tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    site = {f"page-{number}/index.html": "one" for number in range(30)}
    put(dist, site)
    for part in (spare_of(dist) / PARTS).iterdir():
        part.unlink()

    tree = put(dist, site)

    assert tree.written == len(site)
    assert list(load_manifest(dist).files) == sorted(site)


@pytest.mark.parametrize("division", [DIVISION, LOW], ids=["whole", "divided"])
def test_folders_that_are_known_need_not_be_found_again(
    tmp_path: Path, division: FileDivision
) -> None:
    dist = tmp_path / "dist"
    site = {f"page-{number}/inner/index.html": "one" for number in range(9)}
    edited = {**site, "new/deeper/index.html": "one", "page-3/index.html": "one"}
    del edited["page-3/inner/index.html"], edited["page-4/inner/index.html"]
    first = put(dist, site, division)
    known = KnownFolders(tree_digest(dist), first.find_folders())

    second = put(dist, edited, division, known)

    assert second.written == 2
    assert second.find_folders() == folders_of(edited)


def test_folders_of_another_build_are_not_believed(tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    put(dist, {"page/index.html": "one"})

    tree = put(dist, {"page/index.html": "two"}, known=KnownFolders("of another build", ["gone"]))

    assert tree.find_folders() == ["", "page"]
