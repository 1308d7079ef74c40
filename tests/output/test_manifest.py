"""The manifest of a large site is divided, and says the same as that of a small one."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tearsheet.output.folder_times import is_untouched
from tearsheet.output.manifest import (
    MANIFEST,
    Manifest,
    ManifestRoot,
    copy_manifest,
    load_manifest,
    open_manifest,
    read_manifest,
    update_manifest,
    write_manifest,
)
from tearsheet.output.manifest_parts import PARTS, FileDivision, FilesInParts, LostPart, part_of

LOW = FileDivision(most_files=3, files_of_a_part=4)
FILES = {
    **{f"a{number}/index.html": f"{number:024x}" for number in range(20)},
    **{f"a{number}.md": f"{number:024x}" for number in range(20)},
    "index.html": "1" * 24,
}
SITE = Manifest(files=FILES, redirects={f"/old-{number}/": "/new/" for number in range(9)})


def parts_in(folder: Path) -> set[str]:
    return {file.name for file in (folder / PARTS).iterdir()}


def test_a_small_manifest_is_one_file(tmp_path: Path) -> None:
    write_manifest(tmp_path, SITE)

    assert [file.name for file in tmp_path.iterdir()] == [MANIFEST]
    assert open_manifest(tmp_path) == SITE


def test_a_divided_manifest_says_the_same_whole_or_asked_file_by_file(tmp_path: Path) -> None:
    write_manifest(tmp_path, SITE, LOW)

    opened = open_manifest(tmp_path)

    assert len(parts_in(tmp_path)) > 4
    assert load_manifest(tmp_path) == SITE
    assert isinstance(opened.files, FilesInParts)
    assert dict(opened.files) == SITE.files
    assert dict(opened.redirects) == SITE.redirects
    assert len(opened.files) == len(FILES)
    assert all(path in opened.files and opened.files[path] == FILES[path] for path in FILES)
    assert "a1/" not in opened.files
    assert "/old-1/" not in opened.files
    assert "/old-1/" in opened.redirects
    assert "index.html" not in opened.redirects


@given(st.dictionaries(st.text(min_size=1), st.text()), st.text())
def test_lookups_by_text_find_what_is_there_and_nothing_else(
    tmp_path_factory: pytest.TempPathFactory, names: dict[str, str], other: str
) -> None:
    folder = tmp_path_factory.mktemp("site")
    files = {name: value for name, value in names.items() if not name.startswith("/")}
    redirects = {f"/{name}": value for name, value in names.items()}

    write_manifest(
        folder, Manifest(files, redirects), FileDivision(most_files=-1, files_of_a_part=2)
    )

    opened = open_manifest(folder)
    assert [name in opened.files for name in names] == [name in files for name in names]
    assert all(opened.redirects[address] == value for address, value in redirects.items())
    assert (other in opened.files) == (other in files)
    assert (other in opened.redirects) == (other in redirects)


def test_the_files_of_a_page_and_its_redirect_stand_in_one_part() -> None:
    files = ("a/b/index.html", "a/b/index.html.br", "a/b.md", "a/b.md.gz", "/a/b/", "/a/b")

    assert len({part_of(name, 64) for name in files}) == 1


def test_an_edit_writes_the_part_of_its_page_and_the_root(tmp_path: Path) -> None:
    write_manifest(tmp_path, SITE, LOW)
    before = parts_in(tmp_path)
    files = {path: digest for path, digest in FILES.items() if path != "a1.md"}
    files["a1/index.html"] = "f" * 24

    write_manifest(tmp_path, Manifest(files, SITE.redirects), LOW)

    assert len(parts_in(tmp_path) - before) == 1
    assert len(before - parts_in(tmp_path)) == 1
    assert load_manifest(tmp_path) == Manifest(files, SITE.redirects)


def test_what_was_touched_leads_to_the_manifest_of_all(tmp_path: Path) -> None:
    edited, whole = tmp_path / "edited", tmp_path / "whole"
    files = {path: digest for path, digest in FILES.items() if path != "a1.md"}
    files |= {"a1/index.html": "f" * 24, "new.css": "e" * 24}
    after = Manifest(dict(sorted(files.items())), SITE.redirects)
    for folder, manifest in ((edited, SITE), (whole, after)):
        folder.mkdir()
        write_manifest(folder, manifest, LOW)
    before = read_manifest(edited)
    assert isinstance(before, ManifestRoot)

    assert update_manifest(edited, after, before, {"a1.md", "a1/index.html", "new.css"})

    assert parts_in(edited) == parts_in(whole)
    assert (edited / MANIFEST).read_bytes() == (whole / MANIFEST).read_bytes()


def test_a_manifest_is_not_changed_where_redirects_are_others_or_a_part_is_lost(
    tmp_path: Path,
) -> None:
    write_manifest(tmp_path, SITE, LOW)
    before = read_manifest(tmp_path)
    assert isinstance(before, ManifestRoot)

    assert not update_manifest(tmp_path, Manifest(FILES, {}), before, {"a1.md"})
    for part in (tmp_path / PARTS).iterdir():
        part.write_bytes(b"{}")
    assert not update_manifest(tmp_path, SITE, before, {"a1.md"})


def test_a_site_that_shrinks_has_one_file_again(tmp_path: Path) -> None:
    write_manifest(tmp_path, SITE, LOW)

    write_manifest(tmp_path, Manifest(dict(list(FILES.items())[:2]), SITE.redirects), LOW)

    assert not (tmp_path / PARTS).exists()
    assert list(load_manifest(tmp_path).files) == list(FILES)[:2]


def test_a_copy_has_the_parts_of_its_source_alone(tmp_path: Path) -> None:
    source, copy = tmp_path / "source", tmp_path / "copy"
    for folder in (source, copy):
        folder.mkdir()
    write_manifest(copy, Manifest(dict.fromkeys(FILES, "2" * 24), {}), LOW)
    write_manifest(source, SITE, LOW)

    copy_manifest(source, copy)

    assert parts_in(copy) == parts_in(source)
    assert load_manifest(copy) == SITE


@pytest.mark.parametrize("damage", ["removed", "edited"])
def test_a_lost_part_is_noticed(tmp_path: Path, damage: str) -> None:
    write_manifest(tmp_path, SITE, LOW)
    opened, folder = open_manifest(tmp_path), tmp_path / PARTS
    for file in (*folder.iterdir(), folder, tmp_path / MANIFEST, tmp_path):
        os.utime(file, (1000, 1000))
    assert is_untouched(tmp_path, [""], [])
    for file in folder.iterdir():
        if damage == "removed":
            file.unlink()
        else:
            file.write_bytes(file.read_bytes().replace(b"index", b"xedni"))

    with pytest.raises(LostPart):
        _ = "a1/index.html" in opened.files
    with pytest.raises(LostPart):
        load_manifest(tmp_path)
    assert not is_untouched(tmp_path, [""], [])


def test_only_the_parts_that_were_read_last_stay_in_memory(tmp_path: Path) -> None:
    write_manifest(tmp_path, SITE, LOW)
    opened = open_manifest(tmp_path)
    assert isinstance(opened.files, FilesInParts)
    parts = opened.files.parts
    parts._room = 500

    found = [path in opened.files for path in FILES]

    assert all(found)
    assert 0 <= parts._room < 500
    assert sum(map(len, parts._kept.values())) == 500 - parts._room
