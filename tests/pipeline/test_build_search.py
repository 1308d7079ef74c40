"""The index of the search beside the pages: up to date, the same however it came to be, whole."""

from __future__ import annotations

import json
import shutil
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import msgspec
import pytest

from read_only_sites import find_built
from small_site import SmallSite, manifest_of, site_files
from tearsheet.output.output_paths import document_path
from tearsheet.search.files import LIMIT, START, find_index_files
from tearsheet.search.state import FILE as STATE
from tearsheet.search.state import SearchState
from tearsheet.search.symbols import make
from tearsheet.search.symbols.make import find_rows
from tearsheet.search.symbols.named_page import NamedPage
from tearsheet.search.symbols.rows import HeldRows
from tearsheet.search.text.page_text import read_page_text


def index_files(site: SmallSite) -> dict[str, bytes]:
    """The files of a site's index, by path."""
    files = site_files(site.out)
    return {path: files[path] for path in find_index_files(files)}


def root_path(site: SmallSite) -> str:
    """The path of the file that names all others of the text."""
    root: str = json.loads(site.text(START))["files"]["text"]
    return root.lstrip("/")


def shown_texts(site: SmallSite) -> dict[str, str]:
    """What the index shows of every page, by its address."""
    packs = json.loads(site.text(root_path(site)))["files"]["texts"]
    pages = [page for name in packs for page in json.loads(site.text(f"search/{name}"))]
    return {address: " ".join(text for _, _, text in rows) for address, _, rows in pages}


@pytest.fixture
def built(warm_site: SmallSite) -> SmallSite:
    """A site of forty pages, built."""
    for number in range(40):
        warm_site.page(f"p{number:02}", f"Text of number{number}.", title=f"Page {number}")
    warm_site.navigation(*(f"/p{number:02}/" for number in range(40)))
    warm_site.build()
    return warm_site


def build_anew(site: SmallSite, folder: Path) -> SmallSite:
    """The same content, built where nothing was built before."""
    other = SmallSite(site.content, folder)
    shutil.copytree(site.cache / "steps", other.cache / "steps")
    for step in ("search", "search-names"):
        shutil.rmtree(other.cache / "steps" / step)
    other.build()
    return other


def test_the_first_file_names_all_others_and_each_is_small(built: SmallSite) -> None:
    files = index_files(built)
    start = json.loads(files[START])

    parts = json.loads(files[root_path(built)])["files"].values()
    named = {path.lstrip("/") for path in start["files"].values()}
    named |= {f"search/{name}" for names in parts for name in names}
    assert {path for path in files if not path.endswith((".br", ".gz"))} == {START, *named}
    assert max(map(len, files.values())) < LIMIT
    assert f"{START}.br" in files


def test_every_page_is_found_but_experiments(site: SmallSite) -> None:
    site.page("one", "Text.")
    site.page("experiments/docs/two", "Text.")
    site.navigation("/one/", "/experiments/docs/two/")

    site.build()

    assert sorted(shown_texts(site)) == ["/", "/one/"]


def test_an_edit_is_in_the_index_and_its_undoing_leaves_no_trace(built: SmallSite) -> None:
    before = index_files(built)

    built.page("p07", "Zoidberg came.", title="Page 7")
    built.build()
    edited = shown_texts(built)
    built.page("p07", "Text of number7.", title="Page 7")
    built.build()

    assert edited["/p07/"] == "Zoidberg came."
    assert index_files(built) == before


def test_an_edited_index_is_the_one_a_first_build_makes(built: SmallSite, tmp_path: Path) -> None:
    built.page("p07", "Zoidberg came.\n\n## And left\n\nAgain.", title="Page 7")
    built.page("p30", "Nothing but this.", title="Page 30")
    built.build()
    built.page("p31", "And then this.", title="Page 31")
    built.build()

    assert index_files(built) == index_files(build_anew(built, tmp_path / "anew"))


def test_pages_come_and_go(built: SmallSite, tmp_path: Path) -> None:
    built.page("p005", "Between two others.", title="New")
    shutil.rmtree(built.content / "p20")
    left = {f"p{number:02}" for number in range(40)} - {"p20"}
    built.navigation("/p005/", *(f"/{name}/" for name in sorted(left)))

    built.build()

    assert "/p005/" in shown_texts(built)
    assert "/p20/" not in shown_texts(built)
    assert index_files(built) == index_files(build_anew(built, tmp_path / "anew"))


def test_the_text_of_a_rendered_page_is_the_one_that_is_read_of_its_document() -> None:
    site = find_built("leaflet")
    state = msgspec.msgpack.decode((site.cache / STATE).read_bytes(), type=SearchState)

    for page in state.text.pages:
        document = site.text(document_path(page.address))
        assert read_page_text(page.address, document).digest == page.text


def test_who_renders_and_in_what_order_makes_no_difference(built: SmallSite) -> None:
    before = index_files(built)

    with ProcessPoolExecutor(2, mp_context=get_context("fork")) as executor:
        built.build(fresh=True, executor=executor)

    assert index_files(built) == before


def test_a_heading_that_is_said_otherwise_is_found_by_its_new_name(built: SmallSite) -> None:
    built.page("p07", "## Old words {#place}\n\nText.", title="Page 7")
    built.build()

    built.page("p07", "## New words {#place}\n\nText.", title="Page 7")
    built.build()

    symbols = json.loads(built.text(START))["symbols"]
    assert "New words" in json.dumps(symbols)
    assert "Old words" not in json.dumps(symbols)


LOST = [
    "cache/search.msgpack",
    "cache/steps/search",
    "cache/steps/search-names",
    "cache/state.msgpack",
]


@pytest.mark.parametrize("lost", LOST)
def test_what_is_lost_is_made_again(built: SmallSite, tmp_path: Path, lost: str) -> None:
    path = built.folder / lost
    assert path.exists()
    shutil.rmtree(path) if path.is_dir() else path.unlink()

    built.page("p07", "## Zoidberg came", title="Page 7")
    built.build()

    assert index_files(built) == index_files(build_anew(built, tmp_path / "anew"))


def test_a_state_that_goes_with_another_build_is_not_believed(
    built: SmallSite, tmp_path: Path
) -> None:
    # As if a build had ended between the two files it tells the next one by.
    old = (built.cache / STATE).read_bytes()
    built.page("p07", "## A new heading", title="Page 7")
    built.build()
    (built.cache / STATE).write_bytes(old)

    built.page("p08", "Zoidberg came.", title="Page 8")
    built.build()

    assert index_files(built) == index_files(build_anew(built, tmp_path / "anew"))


def test_a_page_at_the_folder_of_the_index_keeps_its_files(warm_site: SmallSite) -> None:
    warm_site.page("search", "All about finding.", title="Search")
    warm_site.navigation("/search/")
    warm_site.build()

    warm_site.page("search", "All about looking.", title="Search")
    warm_site.build()

    assert "looking" in warm_site.text("search/index.html")


def test_of_an_edit_few_files_of_the_index_are_written(built: SmallSite) -> None:
    before = manifest_of(built.out)

    built.page("p07", "Text of number7 and more.", title="Page 7")
    built.build()

    after = manifest_of(built.out)
    changed = {path for path in find_index_files(after) if before.get(path) != after[path]}
    kinds = {path.split(".")[0] for path in changed}
    assert kinds <= {
        "search/start",
        "search/text",
        "search/texts",
        "search/words",
        "search/spelling",
    }
    assert len([path for path in changed if path.endswith(".json")]) <= 5


def test_a_proof_that_writes_nothing_needs_no_index(site: SmallSite) -> None:
    assert site.check_mistakes() == ()
    assert not site.out.exists()
    assert not (site.cache / STATE).exists()


def test_a_site_of_one_page_and_no_product_has_an_index(site: SmallSite) -> None:
    site.build()

    start = json.loads(site.text(START))
    assert start["products"] == []
    assert sorted(shown_texts(site)) == ["/"]
    assert [row[0] for row in start["symbols"]["part"]["holders"]] == ["page"]


def test_the_leaflet_is_found_by_its_words() -> None:
    assert len(shown_texts(find_built("leaflet"))) > 1


HEADING = "## A new heading\n\nText of number7."


@pytest.mark.parametrize(
    ("before", "after"),
    [("Text.", HEADING), (HEADING, "Text."), (HEADING, HEADING.replace("new", "better"))],
    ids=["comes", "goes", "changes"],
)
def test_names_are_the_same_as_anew_when_a_heading(
    built: SmallSite, tmp_path: Path, before: str, after: str
) -> None:
    built.page("p07", before, title="Page 7")
    built.build()

    built.page("p07", after, title="Page 7")
    built.build()

    assert index_files(built) == index_files(build_anew(built, tmp_path / "anew"))


def test_of_an_added_heading_only_its_page_is_read_again(
    built: SmallSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def note(page: NamedPage) -> tuple[HeldRows, ...]:
        read.append(page.page.address)
        return find_rows(page)

    monkeypatch.setattr(make, "find_rows", note)
    built.page("p07", HEADING, title="Page 7")
    built.build()

    assert read == ["/p07/"]
    assert "A new heading" in json.dumps(json.loads(built.text(START))["symbols"])
