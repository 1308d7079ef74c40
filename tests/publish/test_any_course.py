"""Publish, stop, go back and sweep in any order: visitors get whole sites."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from dying_folder import Dead, DyingFolder
from finished_site import LOW, Files, finish, publish, shows, shows_whole_documents, site
from hypothesis import given, settings
from hypothesis import strategies as st

from small_site import site_files
from tearsheet.output.manifest import MANIFEST, ManifestRoot, load_manifest, read_manifest
from tearsheet.output.manifest_parts import DIVISION, FileDivision
from tearsheet.progress import Progress
from tearsheet.publish.folder import Folder
from tearsheet.publish.ledger import find_ledger
from tearsheet.publish.rollback import roll_back

FEW = {path: data for path, data in site("three", "cccc0003").items() if "button" not in path}
FILES: tuple[Files, ...] = (
    site("one", "aaaa0001"),
    site("two", "aaaa0001") | {"blog/index.html": b"News"},
    FEW,
)
# The same again as large sites, of which one is divided otherwise.
FINER = FileDivision(most_files=2, files_of_a_part=1)
DIVISIONS = (*[DIVISION] * len(FILES), LOW, LOW, FINER)
SITES = (*FILES, *FILES)

# Which site, after how many changes the publisher dies, and how many releases are kept. A first
# publication makes some forty changes: beyond that nobody dies.
publications = st.tuples(st.integers(0, 5), st.integers(0, 60), st.integers(1, 3))
rollbacks = st.tuples(st.integers(0, 4), st.integers(0, 30))


@pytest.fixture(scope="module")
def outs(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    return [
        finish(tmp_path_factory.mktemp("out"), files, division)
        for files, division in zip(SITES, DIVISIONS, strict=True)
    ]


@settings(max_examples=40)
@given(course=st.lists(st.one_of(publications, rollbacks), min_size=2, max_size=7))
def test_any_course_of_things_ends_well(
    course: list[tuple[int, ...]], outs: list[Path], tmp_path_factory: pytest.TempPathFactory
) -> None:
    root = tmp_path_factory.getbasetemp() / "course"
    shutil.rmtree(root, ignore_errors=True)
    publish(Folder("", root), outs[0])

    for which, dies_after, *keep in course:
        place = DyingFolder("", root, left=[dies_after])
        try:
            if keep:
                publish(place, outs[which], concurrency=1, keep=keep[0], days=0, break_lease=True)
                assert shows(site_files(root), SITES[which])
            else:
                go_to(place, finished(root)[which % len(finished(root))])
        except Dead:
            assert shows_whole_documents(site_files(root), *SITES)
        assert_the_pointer_tells_the_truth(root)

    for number in finished(root):
        go_to(Folder("", root), number)
        assert_the_pointer_tells_the_truth(root)


def go_to(place: Folder, number: int) -> None:
    roll_back(place, number, Progress(), concurrency=1, break_lease=True)


def finished(root: Path) -> list[int]:
    ledger, _ = find_ledger(Folder("", root))
    return [release.number for release in ledger.releases if release.finished]


def assert_the_pointer_tells_the_truth(root: Path) -> None:
    """Unless it says that documents are being exchanged, visitors get what it names."""
    ledger, _ = find_ledger(Folder("", root))
    if ledger.underway:
        return
    objects = site_files(root)
    shown = [files for files in FILES if shows(objects, files)]
    assert len(shown) == 1
    assert load_manifest(root).files.keys() == shown[0].keys()
    stored, release = read_manifest(root), ledger.find(ledger.current)
    parts = len(stored.parts) if isinstance(stored, ManifestRoot) else 0
    assert release
    assert release.files == len(shown[0]) + len([MANIFEST]) + parts
