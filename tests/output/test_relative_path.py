"""Every file of a site lies below the folder it is written to, whatever its path is made of."""

from __future__ import annotations

import os
from pathlib import Path, PureWindowsPath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from small_site import SmallSite, site_files
from tearsheet.cache.step_cache import content_digest
from tearsheet.errors import ContentErrors, MachineError
from tearsheet.output.file_writing import link_new, write_new
from tearsheet.output.relative_path import is_relative_path

LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M3 3h18"/></svg>'

TRICKS = [
    "..",
    ".",
    "/",
    "\\",
    "\0",
    "C:",
    "~",
    " ",
    "\n",
    "\udcff",
    "%2e",
    "a",
    "ü",
    "a.html",
    "…",
]

paths = st.lists(st.sampled_from(TRICKS), max_size=8).map("".join) | st.text(max_size=12)


@given(path=paths)
def test_a_path_that_is_taken_stays_below_its_folder_on_every_system(path: str) -> None:
    if not is_relative_path(path):
        return

    windows = PureWindowsPath("C:/site") / path

    assert os.path.normpath(f"/site/{path}") == f"/site/{path}"
    assert os.fsencode(path)
    assert windows.parts[:2] == ("C:\\", "site")
    assert len(windows.parts) == 2 + len(path.split("/"))
    assert ".." not in windows.parts


@given(
    segments=st.lists(
        st.from_regex(r"[A-Za-z0-9@_ü][A-Za-z0-9@_ü .~#\[\]-]*", fullmatch=True), min_size=1
    )
)
def test_plain_names_are_taken(segments: list[str]) -> None:
    assert is_relative_path("/".join(segments))


@given(path=paths)
def test_what_is_written_lies_below_the_folder(
    path: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    around = tmp_path_factory.mktemp("around")
    folder = around / "a" / "site"
    folder.mkdir(parents=True)

    try:
        write_new(str(folder), path, b"data")
    except MachineError:
        assert site_files(around) == {}
    else:
        assert site_files(around) == {f"a/site/{path}": b"data"}


@pytest.mark.parametrize(
    "path", ["../evil.html", "a/../../evil.html", "/evil.html", "a\\..\\evil", "a/\0", "", "a//b"]
)
def test_a_path_that_leads_out_is_refused_before_anything_is_written(
    tmp_path: Path, path: str
) -> None:
    folder, other = tmp_path / "out" / "site", tmp_path / "out" / "other"
    folder.mkdir(parents=True)

    with pytest.raises(MachineError, match=r"does not lie below .*site.*nothing is written"):
        write_new(str(folder), path, b"data")
    with pytest.raises(MachineError, match=r"does not lie below .*other.*nothing is written"):
        link_new(str(folder), path, str(other))

    assert site_files(tmp_path) == {}


@pytest.fixture
def built(warm_site: SmallSite) -> SmallSite:
    """A site of two pages, built twice: now its spare folder is a whole one."""
    for text in ("Text.", "Other text."):
        warm_site.page("one", text, title="One")
        warm_site.navigation("/one/")
        warm_site.build()
    return warm_site


def spare_of(site: SmallSite) -> Path:
    return site.folder / ".dist.next"


def test_a_link_in_place_of_a_folder_is_not_followed(built: SmallSite) -> None:
    spare, workers = spare_of(built), built.folder / "elsewhere"
    times = spare.stat().st_atime_ns, spare.stat().st_mtime_ns
    (spare / "one").rename(workers)
    (spare / "one").symlink_to(workers)
    # As somebody would do who wants it to go unnoticed.
    os.utime(spare, ns=times)
    before = site_files(workers)

    built.page("one", "Changed.", title="One")
    built.build()

    assert site_files(workers) == before
    assert not (built.out / "one").is_symlink()
    assert "Changed." in built.text("one/index.html")


def test_a_link_in_place_of_the_spare_folder_is_not_followed(built: SmallSite) -> None:
    workers = built.folder / "elsewhere"
    spare_of(built).rename(workers)
    spare_of(built).symlink_to(workers)
    before = site_files(workers)

    built.page("one", "Changed.", title="One")
    built.build()

    assert site_files(workers) == before
    assert not built.out.is_symlink()
    assert "Changed." in built.text("one/index.html")


def test_a_manifest_that_names_files_elsewhere_removes_none_of_them(built: SmallSite) -> None:
    precious = built.folder / "precious.txt"
    precious.write_text("precious")
    manifest = spare_of(built) / ".manifest.json"
    named = f'"files":{{"../precious.txt":"{content_digest(b"precious")}",'
    manifest.write_text(manifest.read_text().replace('"files":{', named))

    with pytest.raises(MachineError, match="precious"):
        built.build()

    assert precious.read_text() == "precious"


def test_a_product_whose_id_climbs_writes_nothing_at_all(warm_site: SmallSite) -> None:
    warm_site.page("joy-ui", "Text.", title="Joy")
    warm_site.write("joy-ui/logo.svg", LOGO)
    file = warm_site.write(
        "joy-ui/product.yaml",
        "name: Joy UI\ndescription: Components.\nlogo: logo.svg\nid: ../../../../evil\n",
    )
    warm_site.navigation("/joy-ui/")

    with pytest.raises(ContentErrors) as refused:
        warm_site.build()

    (mistake,) = refused.value.mistakes
    assert (mistake.where.file, mistake.where.line) == (file, 4)
    assert not warm_site.out.exists()
    assert not list(warm_site.folder.rglob("evil*"))
