"""What a second build does: nothing when nothing changed, and only what depends on a change."""

from __future__ import annotations

import os
import re
import shutil
import time
from hashlib import blake2b
from pathlib import Path

import msgspec
import pytest

from shared_steps import take_steps
from small_site import SITES, SmallSite, begin_site, copy_site, manifest_of, site_files
from tearsheet.cache.stamps import SETTLED_NANOSECONDS
from tearsheet.content.scan import scan_content
from tearsheet.errors import ContentErrors
from tearsheet.output import folder_times
from tearsheet.pipeline.build_site import build_site
from tearsheet.pipeline.freshness import count_fresh_pages
from tearsheet.pipeline.offline_lists import find_offline_lists
from tearsheet.pipeline.options import BuildOptions
from tearsheet.pipeline.page_states import FOLDER as STATES
from tearsheet.pipeline.state import FILE as STATE
from tearsheet.pipeline.stored_content import FOLDER as READ_CONTENT
from tearsheet.pipeline.untouched import count_untouched_pages
from tearsheet.progress import Progress
from tearsheet.project import SHARED_READER, ReaderFolders
from tearsheet.search.files import find_index_files


def settle() -> None:
    """Take the time an author takes to think: younger files are read once more."""
    time.sleep(2 * SETTLED_NANOSECONDS / 1e9)


def count_fresh(site: SmallSite) -> int | None:
    """The pages of a site that is up to date, after a look at all and after one at stamps alone."""
    folders = site.content, site.out, site.cache
    quick = count_untouched_pages(*map(str, folders))
    thorough = count_fresh_pages(*folders, scan_content(site.content))
    # Stamps alone may leave it open.
    assert quick in (None, thorough)
    return thorough


@pytest.fixture
def built(warm_site: SmallSite) -> SmallSite:
    """A site of four pages in one navigation, built."""
    for name in ("one", "two", "three"):
        warm_site.page(name, f"Text of {name}.", title=name.capitalize())
    warm_site.page("two", "See [one](/one/).", title="Two")
    warm_site.navigation("/one/", "/two/", "/three/")
    settle()
    warm_site.build()
    return warm_site


@pytest.fixture
def leaflet(tmp_path: Path) -> SmallSite:
    return copy_site("leaflet", tmp_path / "leaflet")


def build_changes(site: SmallSite) -> tuple[int, set[str]]:
    """Build again; say how many pages were rendered and which files became others."""
    before = manifest_of(site.out)
    summary = site.build()
    after = manifest_of(site.out)
    changed = {path for path in before | after if before.get(path) != after.get(path)}
    changed -= find_index_files(changed) | find_offline_lists(changed)
    return summary.rendered, {path for path in changed if not path.endswith((".br", ".gz"))}


def test_what_bundles_hold_is_compressed_beside_them_and_not_for_each_site(
    warm_site: SmallSite,
) -> None:
    warm_site.build()

    assert not list((warm_site.cache / "steps").glob("br/*"))
    assert list(SHARED_READER.copies.glob("br/*"))


def test_a_build_that_takes_what_others_compressed_gives_the_bytes_of_a_cold_one(
    warm_site: SmallSite, tmp_path: Path
) -> None:
    cold = SmallSite(warm_site.content, tmp_path / "cold", takes=())

    warm_site.build()
    cold.build()

    assert site_files(warm_site.out) == site_files(cold.out)


@pytest.mark.long
def test_a_site_of_many_kinds_of_pages_has_the_same_bytes_whenever_it_is_built(
    tmp_path: Path,
) -> None:
    first, second = (SmallSite(SITES / "leaflet", tmp_path / name) for name in ("one", "other"))

    first.build()
    second.build()

    files = site_files(first.out)
    assert files == site_files(second.out)
    # Pages, pictures, the index and the lists of products kept offline are among them.
    folders = {path.rpartition("/")[0] for path in files}
    assert {"joy-ui/react-switch", "assets/social", "search", "offline"} <= folders


@pytest.mark.long
def test_after_edits_of_demos_the_site_is_that_of_a_cold_build(tmp_path: Path) -> None:
    edited = copy_site("workbench", tmp_path / "edited")
    add_tailwind_cuts(edited)
    edited.build()
    for edits in DEMO_EDITS:
        for demo, addition in edits.items():
            file = edited.content / DEMOS / demo
            file.write_text(file.read_text() + addition)
        edited.build()
    cold = SmallSite(tmp_path / "cold" / "content", tmp_path / "cold")
    shutil.copytree(edited.content, cold.content)

    build_apart(cold)

    assert site_files(edited.out) == site_files(cold.out)


def build_apart(site: SmallSite) -> None:
    """Build a site with bundles of its own, which no other test has made."""
    take_steps(site.cache)
    options = BuildOptions(
        content=site.content,
        out=site.out,
        cache=site.cache,
        reader=ReaderFolders(site.cache),
    )
    build_site(options, Progress())


DEMOS = "base-ui/react-switch/demos"
DEMO_EDITS = (
    # It wants a module that no demo wanted before, so that all are bundled anew.
    {"LocalTime.tsx": "\nexport { Badge } from '@mui/base/Badge';\n"},
    # These want nothing new, so that chunks are used again.
    {
        "CountedSwitch.tsx": "\n// Edited.\n",
        "StyledSwitch/css/styles.css": "\n.edited { color: teal; }\n",
        "StyledSwitch/tailwind/index.tsx": "\nexport const edited = 'hover:p-8';\n",
    },
)


def add_tailwind_cuts(site: SmallSite) -> None:
    """Two demos whose stylesheets are compiled at once, and take parts of one query."""
    code = "export default function Styled() { return <p className='WORDS'>Notify me</p>; }\n"
    moving = f"{DEMOS}/MovingSwitch"
    site.write(f"{DEMOS}/StyledSwitch/tailwind/index.tsx", code.replace("WORDS", "hover:p-4"))
    site.write(f"{moving}/tailwind/index.tsx", code.replace("WORDS", "hover:p-2 transition"))
    site.write(f"{moving}/system/index.tsx", code.replace("WORDS", "moving"))
    page = site.content / "base-ui/react-switch/page.md"
    page.write_text(page.read_text() + "\n:: demo MovingSwitch\n")


def test_when_nothing_changed_nothing_is_done(built: SmallSite) -> None:
    files = site_files(built.out)

    fresh = count_fresh(built)
    summary = built.build()

    assert fresh == 4
    assert (summary.pages, summary.rendered, summary.written) == (4, 0, 0)
    assert site_files(built.out) == files


RESTS_ON = ["content/one/page.md", "dist/.manifest.json", "cache/stamps"]


@pytest.mark.parametrize("path", RESTS_ON)
def test_a_site_is_not_fresh_when_anything_it_rests_on_is_another(
    built: SmallSite, path: str
) -> None:
    file = built.folder / path
    file.write_bytes(file.read_bytes()[:-1])

    assert count_fresh(built) is None


def count_by_stamps(site: SmallSite) -> int | None:
    return count_untouched_pages(str(site.content), str(site.out), str(site.cache))


def test_stamps_alone_tell_that_nothing_changed(built: SmallSite) -> None:
    assert count_by_stamps(built) == 4


@pytest.mark.parametrize(
    "path", ["content/one/new.txt", "content/four/page.md", "content/new/new/page.md"]
)
def test_stamps_alone_tell_that_a_file_came(built: SmallSite, path: str) -> None:
    built.write(path, "Text.")

    assert count_by_stamps(built) is None


@pytest.mark.parametrize("path", ["content/one/page.md", "dist/one/index.html", "dist/one"])
def test_stamps_alone_tell_that_a_file_went(built: SmallSite, path: str) -> None:
    settle()
    remove(built.folder / path)

    assert count_by_stamps(built) is None


def test_stamps_alone_tell_that_a_file_of_the_site_was_edited(built: SmallSite) -> None:
    settle()
    with (built.out / "one/index.html").open("a") as page:
        page.write("<p>Edited in place.</p>")

    assert count_by_stamps(built) is None


@pytest.fixture
def large(built: SmallSite, monkeypatch: pytest.MonkeyPatch) -> SmallSite:
    """The same site, built where it counts as one of too many files to look at each."""
    monkeypatch.setattr(folder_times, "MOST_LOOKED_AT", 3)
    built.page("one", "Text of one, once more.", title="One")
    settle()
    built.build()
    return built


@pytest.mark.parametrize("path", ["content/one/page.md", "dist/one/index.html", "dist/one"])
def test_what_went_from_a_large_site_is_noticed_by_its_folders(large: SmallSite, path: str) -> None:
    settle()
    remove(large.folder / path)

    assert count_by_stamps(large) is None


def test_the_files_of_a_large_site_are_not_looked_at_one_by_one(
    large: SmallSite, tmp_path: Path
) -> None:
    settle()
    with (large.out / "two/index.html").open("a") as page:
        page.write("<p>Edited in place.</p>")

    assert count_by_stamps(large) == 4

    large.page("three", "Text of three, edited.", title="Three")
    large.build(fresh=True)
    cold = SmallSite(large.content, tmp_path / "cold")
    cold.build()
    assert site_files(large.out) == site_files(cold.out)


def test_an_edit_of_a_large_site_makes_what_a_cold_build_makes(
    large: SmallSite, tmp_path: Path
) -> None:
    large.page("three", "Text of three, edited.", title="Three")
    rendered, _ = build_changes(large)

    cold = SmallSite(large.content, tmp_path / "cold")
    cold.build()
    assert rendered == 1
    assert site_files(large.out) == site_files(cold.out)


def test_a_file_of_an_editor_costs_a_closer_look_and_no_build(built: SmallSite) -> None:
    built.write("content/one/.page.md.swp", "An open editor.")

    assert count_by_stamps(built) is None
    assert count_fresh(built) == 4


def test_a_site_with_a_mistake_is_never_fresh(built: SmallSite) -> None:
    built.page("one", "See [gone](/gone/).", title="One")
    with pytest.raises(ContentErrors):
        built.build()

    assert count_fresh(built) is None


def test_a_file_that_was_touched_and_not_changed_becomes_the_same_site(built: SmallSite) -> None:
    (built.content / "one/page.md").touch()

    assert build_changes(built) == (0, set())


def test_editing_a_text_renders_that_page_alone(built: SmallSite) -> None:
    built.page("two", "Other words.", title="Two")

    assert build_changes(built) == (1, {"two/index.html", "two.md"})


def test_a_change_of_the_same_length_at_the_same_time_is_noticed(built: SmallSite) -> None:
    file = built.content / "one/page.md"
    file.write_text(file.read_text().replace("Text of one", "Nett of one"))

    rendered, _ = build_changes(built)
    file.write_text(file.read_text().replace("Nett of one", "Test of one"))
    built.build()

    assert rendered == 1
    assert "Test of one" in built.text("one/index.html")


@pytest.mark.parametrize("replaced", [False, True])
def test_a_change_that_keeps_size_and_time_is_noticed(built: SmallSite, replaced: bool) -> None:
    file = built.content / "one/page.md"
    before = file.stat()
    text = file.read_text().replace("Text of one", "Nett of one")
    if replaced:
        file.with_suffix(".new").write_text(text)
        file.with_suffix(".new").replace(file)
    else:
        file.write_text(text)
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))

    assert count_fresh(built) is None
    assert build_changes(built) == (1, {"one/index.html", "one.md"})
    assert "Nett of one" in built.text("one/index.html")


def test_files_as_young_as_the_build_are_read_once_more(warm_site: SmallSite) -> None:
    warm_site.page("", "Just saved.", title="Home")

    warm_site.build()
    young = count_fresh(warm_site)
    settle()
    warm_site.build()

    assert young is None
    assert count_fresh(warm_site) == 1


@pytest.mark.parametrize("lost", ["index.html", "one/index.html.br", "two"])
def test_what_is_removed_from_the_site_is_noticed_and_comes_back(
    built: SmallSite, lost: str
) -> None:
    before = site_files(built.out)
    settle()
    remove(built.out / lost)

    assert count_fresh(built) is None
    assert built.build().rendered == 0
    assert site_files(built.out) == before
    settle()
    # The folder that was damaged is the spare one now; it must not be seen again like that.
    built.page("three", "Changed.", title="Three")
    built.build()
    paths = site_files(built.out).keys()
    assert paths - find_index_files(paths) == before.keys() - find_index_files(before)


@pytest.mark.parametrize("copied", [False, True])
def test_a_file_of_the_site_that_was_edited_becomes_what_the_build_wrote(
    built: SmallSite, copied: bool
) -> None:
    before = site_files(built.out)
    if copied:
        # A copy of the site alone shares no file with the spare folder.
        shutil.copytree(built.out, built.folder / "copy")
        shutil.rmtree(built.out)
        (built.folder / "copy").rename(built.out)
    with (built.out / "one/index.html").open("a") as page:
        page.write("<p>Edited in place.</p>")

    fresh = count_fresh(built)
    built.build()
    first = site_files(built.out)
    # The edited folder has become the spare one, and must not come back.
    built.page("three", "Text of three, edited.", title="Three")
    built.build()

    assert fresh is None
    assert first == before
    assert b"Edited in place." not in (built.out / "one/index.html").read_bytes()


def test_what_is_removed_from_the_spare_folder_comes_back(built: SmallSite) -> None:
    before = site_files(built.out)
    settle()
    remove(built.folder / ".dist.next/one/index.html")
    built.page("three", "Changed.", title="Three")

    built.build()

    paths = site_files(built.out).keys()
    assert paths - find_index_files(paths) == before.keys() - find_index_files(before)


def remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink()


def test_a_fresh_build_believes_neither_the_site_nor_the_results_of_steps(
    built: SmallSite,
) -> None:
    before = site_files(built.out)
    for path in ("index.html", "one/index.html", "llms.txt", "one.md"):
        (built.out / path).write_text("vandalised")
    kept = next(file for file in (built.cache / "steps/search-start").iterdir())
    wrong = b"another index altogether"
    replace_result(kept, blake2b(wrong, digest_size=16).digest() + wrong)

    summary = built.build(fresh=True)

    assert summary.rendered == 4
    assert site_files(built.out) == before
    built.page("three", "Changed.", title="Three")
    built.build()
    assert "vandalised" not in built.text("index.html") + built.text("one/index.html")


def test_a_new_title_reaches_the_pages_that_show_it(built: SmallSite) -> None:
    built.page("two", "See [one](/one/).", title="Second")

    rendered, changed = build_changes(built)

    assert rendered == 4
    assert "llms.txt" in changed
    assert "Second" in built.text("one/index.html")


def test_a_page_that_is_deleted_takes_its_files_along(built: SmallSite) -> None:
    (built.content / "three/page.md").unlink()
    built.navigation("/one/", "/two/")

    built.build()

    assert not (built.out / "three").exists()
    assert not (built.out / "three.md").exists()
    assert "/three/" not in built.text("sitemap.xml")


def test_a_site_that_was_built_step_by_step_is_the_site_that_is_built_at_once(
    built: SmallSite, tmp_path: Path
) -> None:
    built.page("four", "New.", title="Four")
    built.navigation("/four/", "/one/", "/two/")
    (built.content / "three/page.md").unlink()
    built.build()
    built.page("one", "Changed, see [four](/four/).", title="First")
    built.build()

    fresh = SmallSite(built.content, tmp_path / "fresh")
    fresh.build()

    assert site_files(built.out) == site_files(fresh.out)


@pytest.mark.long
def test_a_site_whose_texts_were_rewritten_is_the_site_that_is_built_at_once(
    leaflet: SmallSite, tmp_path: Path
) -> None:
    leaflet.build()
    pages = sorted(leaflet.content.rglob("page.md"))
    for some in (pages[::2], pages[1::2]):
        for page in some:
            text = page.read_text(encoding="utf-8")
            # Whatever the page placed is gone, and its text is another, also in the feeds.
            kept = [line for line in text.split("\n") if not line.startswith("::")]
            page.write_text("\n".join([*kept, "", "A new ending."]), encoding="utf-8")
        leaflet.build()

    fresh = SmallSite(leaflet.content, tmp_path / "fresh")
    fresh.build()

    assert site_files(leaflet.out) == site_files(fresh.out)


def test_edited_keywords_synonyms_and_drawings_give_the_site_of_a_cold_build(
    built: SmallSite, tmp_path: Path
) -> None:
    built.page("one", "Text.", title="One", more=["keywords: [first, uno]"])
    built.write("synonyms.yaml", "single: [/one/]\npair: [/two/]\n")
    draw(built, 20)
    built.page("three", ":: component PageGallery", title="Three")
    built.build()
    built.page("one", "Text.", title="One", more=["keywords: [first]"])
    built.write("synonyms.yaml", "single: [/two/]\n")
    draw(built, 30)
    built.build()

    cold = SmallSite(tmp_path / "cold" / "content", tmp_path / "cold")
    shutil.copytree(built.content, cold.content)
    cold.build()

    assert site_files(built.out) == site_files(cold.out)
    assert "M30 9h9" in built.text("three/index.html")


def draw(site: SmallSite, place: int) -> None:
    """Give a page a drawing in galleries."""
    path = f'<path class="line" d="M{place} 9h9"/>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 64">{path}</svg>'
    site.write("one/drawing.svg", svg)


def test_a_first_build_that_failed_leaves_nothing_behind_once_it_succeeds(
    warm_site: SmallSite,
) -> None:
    dead = warm_site.page("", "See [nothing](/nothing/).", title="Home")
    with pytest.raises(ContentErrors):
        warm_site.build()

    dead.write_text(dead.read_text().replace("See [nothing](/nothing/).", "Welcome."))
    warm_site.build()

    folders = {path.name for path in warm_site.folder.iterdir() if path.is_dir()}
    assert {name for name in folders if "dist" in name} == {"dist", ".dist.next"}
    assert site_files(warm_site.out) == site_files(warm_site.folder / ".dist.next")


def test_after_a_first_build_the_spare_folder_holds_the_same_site(warm_site: SmallSite) -> None:
    warm_site.build()

    assert site_files(warm_site.out) == site_files(warm_site.folder / ".dist.next")


def test_settings_of_the_site_concern_every_page(built: SmallSite) -> None:
    settings = built.content / "site.yaml"
    settings.write_text(settings.read_text().replace("name: Small", "name: Smaller"))

    rendered, _ = build_changes(built)

    assert rendered == 4
    assert "Smaller" in built.text("one/index.html")


def test_an_image_concerns_the_page_beside_it(built: SmallSite) -> None:
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path d="M0 0h8"/></svg>'
    built.write("one/leaf.svg", drawing)
    built.page("one", "![A leaf](leaf.svg)", title="One")
    built.build()
    built.write("one/leaf.svg", drawing.replace("8 4", "16 4"))

    rendered, changed = build_changes(built)

    assert rendered == 1
    assert {"one/index.html", "one.md"} <= changed
    assert 'width="16"' in built.text("one/index.html")
    assert len([path for path in manifest_of(built.out) if "assets/leaf-" in path]) <= 3


DAMAGES = {
    "empty": b"",
    "text": b"not a state at all",
    "half": None,
    "of another kind": msgspec.msgpack.encode({"fingerprint": 3, "root": []}),
    "of another site": msgspec.msgpack.encode({"fingerprint": "x", "root": "/elsewhere"}),
}


@pytest.mark.parametrize("damage", list(DAMAGES))
def test_a_damaged_state_is_noticed_and_everything_built_again(
    built: SmallSite, damage: str
) -> None:
    state = built.cache / STATE
    data = state.read_bytes()
    state.write_bytes(DAMAGES[damage] or data[: len(data) // 2])
    built.page("one", "Changed.", title="One")

    rendered, changed = build_changes(built)

    assert rendered == 4
    assert changed == {"one/index.html", "one.md"}


@pytest.mark.parametrize("damage", [b"", b"not a state at all", None])
def test_states_of_pages_that_are_damaged_or_gone_are_made_again(
    built: SmallSite, damage: bytes | None
) -> None:
    for part in (built.cache / STATES).iterdir():
        part.unlink() if damage is None else part.write_bytes(damage)
    built.page("one", "Changed.", title="One")

    rendered, changed = build_changes(built)

    assert rendered == 4
    assert changed == {"one/index.html", "one.md"}


@pytest.mark.parametrize("damage", [b"", b"not what was read", None])
def test_content_that_was_stored_and_is_damaged_is_read_again(
    built: SmallSite, damage: bytes | None
) -> None:
    for part in (built.cache / READ_CONTENT).iterdir():
        part.unlink() if damage is None else part.write_bytes(damage)
    built.page("one", "Changed.", title="One")

    rendered, changed = build_changes(built)

    assert rendered == 1
    assert changed == {"one/index.html", "one.md"}


def test_a_state_with_a_flipped_byte_never_breaks_the_build(built: SmallSite) -> None:
    state = built.cache / STATE
    data = state.read_bytes()
    before = site_files(built.out)

    for position in range(0, len(data), max(1, len(data) // 12)):
        state.write_bytes(data[:position] + bytes([data[position] ^ 0xFF]) + data[position + 1 :])
        built.build()
        assert site_files(built.out) == before


def test_damaged_results_of_steps_are_made_again(built: SmallSite) -> None:
    before = site_files(built.out)
    for number, file in enumerate(sorted((built.cache / "steps").rglob("*"))):
        if file.is_file():
            data = file.read_bytes()
            replace_result(file, (b"", data[: len(data) // 2], b"\0" * len(data))[number % 3])
    (built.cache / STATE).unlink()

    built.build()

    assert site_files(built.out) == before


def replace_result(file: Path, data: bytes) -> None:
    """Write another result of a step; other sites have the same file under a second name."""
    file.unlink()
    file.write_bytes(data)


def test_a_cache_of_another_content_folder_is_not_believed(
    built: SmallSite, tmp_path: Path
) -> None:
    other = begin_site(tmp_path / "other")
    other.navigation("/")
    shared = SmallSite(other.content, built.folder)

    shared.build()

    assert not (built.out / "one").exists()
    assert built.text("index.html").count("Welcome.") == 1


def test_an_image_with_any_name_has_an_address_that_leads_to_it(built: SmallSite) -> None:
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 {}"></svg>'
    names = ['my "first" leaf.svg', "a#b?c.svg", "größe & 日本.svg", "100%.svg"]
    for height, name in enumerate(names, start=1):
        built.write(f"one/{name}", drawing.format(height))
    links = [f"![A leaf](<{name}>)" for name in names]
    built.page("one", "\n\n".join(links), title="One")

    built.build()

    sources = re.findall(r'<img src="([^"]*)"', built.text("one/index.html"))
    assert [built.text(source.lstrip("/")) for source in sources] == [
        drawing.format(height) for height in (1, 2, 3, 4)
    ]
    assert all(re.fullmatch(r"[\w./-]+", source, re.ASCII) for source in sources)


def test_a_site_that_is_removed_is_built_again(built: SmallSite) -> None:
    before = site_files(built.out)
    built.out.rename(built.folder / "away")

    built.build()

    assert site_files(built.out) == before
