"""What a site must not be published with: each mistake with its file, its line and a remedy."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from selectolax.lexbor import LexborHTMLParser

from small_site import SmallSite, begin_site, copy_site
from tearsheet.bundle import node_worker
from tearsheet.errors import ContentErrors, Mistake, Place


def only(site: SmallSite) -> Mistake:
    (mistake,) = site.check_mistakes()
    return mistake


def test_a_site_without_mistakes_is_proven_and_not_written(warm_site: SmallSite) -> None:
    assert warm_site.check_mistakes() == ()
    assert not warm_site.out.exists()


def test_a_dead_link_is_refused_with_its_line_and_the_nearest_address(
    warm_site: SmallSite,
) -> None:
    warm_site.page("guides")
    file = warm_site.page("", "See [guides](/guides/).\n\nSee [guides](/guide/).", title="Home")

    mistake = only(warm_site)

    assert (mistake.where.file, mistake.where.line) == (file, 9)
    assert '"/guide/" leads nowhere' in mistake.problem
    assert 'Did you mean "/guides/"?' in mistake.remedy


def test_a_link_to_an_unwritten_page_is_told_that_it_is_unwritten(warm_site: SmallSite) -> None:
    warm_site.write("navigation.yaml", "- pathname: /\n- pathname: /tours/\n  unwritten: true\n")
    file = warm_site.page("", "See [tours](/tours/).", title="Home")

    mistake = only(warm_site)

    assert (mistake.where.file, mistake.where.line) == (file, 7)
    assert "not written yet" in mistake.problem


def test_a_component_that_is_misspelled_is_told_with_the_nearest(warm_site: SmallSite) -> None:
    settings = ('package: "@mui/material"', "components: [Checkbx]")
    warm_site.page("", "No text.", title="Home", more=settings)

    mistake = only(warm_site)

    assert '"Checkbx"' in mistake.problem
    assert 'Did you mean "Checkbox"?' in mistake.remedy


def test_a_demo_that_stands_nowhere_is_refused(warm_site: SmallSite) -> None:
    warm_site.page("", "No demo here.", title="Home")
    warm_site.write("demos/Lamp.tsx", "export default function Lamp() {\n  return <p>On</p>;\n}\n")

    mistake = only(warm_site)

    assert mistake.where.file == warm_site.content / "demos/Lamp"
    assert "stands nowhere" in mistake.problem
    assert '":: demo Lamp"' in mistake.remedy


def test_a_dead_link_by_file_is_refused(warm_site: SmallSite) -> None:
    file = warm_site.page("", "See [guides](./guides/page.md).", title="Home")

    mistake = only(warm_site)

    assert (mistake.where.file, mistake.where.line) == (file, 7)
    assert '"/guides/" leads nowhere' in mistake.problem
    assert "write the page" in mistake.remedy


def test_a_dead_anchor_of_another_page_is_refused(warm_site: SmallSite) -> None:
    warm_site.page("guides", "## Sizes")
    file = warm_site.page("", "See [guides](/guides/#size).", title="Home")

    mistake = only(warm_site)

    assert (mistake.where.file, mistake.where.line) == (file, 7)
    assert 'finds no "size"' in mistake.problem
    assert 'Did you mean "sizes"?' in mistake.remedy


def test_a_dead_anchor_of_the_page_itself_is_refused(warm_site: SmallSite) -> None:
    file = warm_site.page("", "See [below](#belwo).\n\n## Below", title="Home")

    mistake = only(warm_site)

    assert (mistake.where.file, mistake.where.line) == (file, 7)
    assert 'Did you mean "below"?' in mistake.remedy


def test_a_page_that_cannot_be_read_is_one_mistake_wherever_it_is_linked_from(
    warm_site: SmallSite,
) -> None:
    file = warm_site.write("guides/page.md", "no settings")
    warm_site.navigation("/", "/guides/")
    warm_site.page("", "See [guides](/guides/#sizes).", title="Home")

    assert only(warm_site).where.file == file


def test_a_home_page_that_cannot_be_read_is_one_mistake(warm_site: SmallSite) -> None:
    file = warm_site.write("page.md", "no settings")

    assert only(warm_site).where.file == file


def test_a_page_of_an_unknown_product_is_one_mistake(warm_site: SmallSite) -> None:
    file = warm_site.page("", title="Home", more=["productId: joyui"])

    mistake = only(warm_site)

    assert (mistake.where.file, mistake.where.line) == (file, 4)


def test_a_product_that_cannot_be_read_is_one_mistake_and_not_one_for_each_page(
    warm_site: SmallSite,
) -> None:
    file = warm_site.write("joy-ui/product.yaml", "name: 3\n")
    warm_site.page("joy-ui")
    warm_site.page("", "See [Joy](/joy-ui/).", title="Home")

    assert {mistake.where.file for mistake in warm_site.check_mistakes()} == {file}


def test_links_to_files_of_the_site_and_to_the_twins_are_no_mistakes(
    warm_site: SmallSite,
) -> None:
    warm_site.page("", "[a](/llms.txt) [b](/sitemap.xml) [c](/index.md)", title="Home")

    assert warm_site.check_mistakes() == ()


@pytest.mark.parametrize("linked", [False, True])
def test_a_page_nothing_leads_to_is_refused(warm_site: SmallSite, linked: bool) -> None:
    file = warm_site.page("guides", "See [this page](/guides/).")
    if linked:
        warm_site.page("", "See [guides](/guides/).", title="Home")
        assert warm_site.check_mistakes() == ()
        return

    mistake = only(warm_site)

    assert mistake.where.file == file
    assert "No navigation and no other page" in mistake.problem
    assert f"Add a row for /guides/ to {warm_site.content / 'navigation.yaml'}" in mistake.remedy


def test_a_row_without_a_page_is_refused_with_its_line(warm_site: SmallSite) -> None:
    file = warm_site.navigation("/", "/guides/")

    mistakes = warm_site.check_mistakes()

    places = {(mistake.where.file, mistake.where.line) for mistake in mistakes}
    assert (file, 2) in places
    assert any('leads to "/guides/", where there is no page' in m.problem for m in mistakes)
    assert any('"guides/page.md"' in m.remedy and "unwritten" in m.remedy for m in mistakes)


def test_a_row_without_a_page_is_told_once(warm_site: SmallSite) -> None:
    warm_site.navigation("/", "/guides/")

    assert len(warm_site.check_mistakes()) == 1


def test_the_row_of_a_written_page_must_not_say_that_it_is_unwritten(warm_site: SmallSite) -> None:
    warm_site.write("navigation.yaml", "- pathname: /\n- pathname: /guides/\n  unwritten: true\n")
    warm_site.page("", "[Guides](/guides/)", title="Home")
    warm_site.page("guides")

    mistake = only(warm_site)

    assert "the page is there" in mistake.problem


def test_a_row_of_what_is_only_planned_leads_to_a_page_like_any_other(warm_site: SmallSite) -> None:
    warm_site.write("navigation.yaml", "- pathname: /\n- pathname: /guides/\n  planned: true\n")
    mistake = only(warm_site)
    assert "where there is no page" in mistake.problem

    warm_site.page("guides")
    warm_site.build()

    home = LexborHTMLParser((warm_site.out / "index.html").read_text())
    rows = home.css('nav a[href="/guides/"]')
    assert [row.text() for row in rows if "Planned" in row.text()]


def test_an_unwritten_row_needs_no_page(warm_site: SmallSite) -> None:
    warm_site.write("navigation.yaml", "- pathname: /\n- pathname: /guides/\n  unwritten: true\n")

    assert warm_site.check_mistakes() == ()


def test_an_id_that_stands_twice_is_refused(warm_site: SmallSite) -> None:
    text = "One[^a].\n\n## Here {#footnote-1}\n\n[^a]: Note."
    file = warm_site.page("", text, title="Home")

    mistake = only(warm_site)

    assert mistake.where.file == file
    assert '"footnote-1" stands twice' in mistake.problem
    assert "another name" in mistake.remedy


def test_a_page_over_its_budget_is_refused(warm_site: SmallSite) -> None:
    settings = warm_site.content / "site.yaml"
    settings.write_text(f"{settings.read_text()}budgets:\n  html: 12\n")
    file = warm_site.page("", "Words and words. " * 1000, title="Home")

    mistake = only(warm_site)

    assert mistake.where.file == file
    assert "KiB of HTML; its budget is 12 KiB" in mistake.problem
    assert "Split it, or raise the budget" in mistake.remedy


def test_an_image_that_is_none_is_refused(warm_site: SmallSite) -> None:
    warm_site.page("", "![A leaf](leaf.png)", title="Home")
    file = warm_site.write("leaf.png", b"\x89PNG\r\n\x1a\nnot really")

    mistakes = warm_site.check_mistakes()

    (mistake,) = [mistake for mistake in mistakes if mistake.where.file == file]
    assert "no image that can be read" in mistake.problem
    assert "PNG" in mistake.remedy


def test_a_drawing_with_a_script_is_refused(warm_site: SmallSite) -> None:
    warm_site.page("", "![A leaf](leaf.svg)", title="Home")
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>x()</script></svg>'
    file = warm_site.write("leaf.svg", drawing)

    mistakes = warm_site.check_mistakes()

    (mistake,) = [mistake for mistake in mistakes if mistake.where.file == file]
    assert "no plain SVG" in mistake.problem


def test_an_unknown_component_of_a_page_is_refused(warm_site: SmallSite) -> None:
    file = warm_site.page("", title="Home", more=["components: [Swich]"])

    mistakes = warm_site.check_mistakes()

    assert [mistake.where.file for mistake in mistakes] == [file]


def test_mistakes_of_reading_of_text_and_of_the_whole_are_told_in_one_run(
    warm_site: SmallSite,
) -> None:
    warm_site.write("a/page.md", "no settings")
    warm_site.page("b", "```nope\nx\n```")
    warm_site.page("c", "[gone](/gone/)")
    warm_site.navigation("/", "/b/", "/c/", "/d/")

    problems = " ".join(mistake.problem for mistake in warm_site.check_mistakes())

    assert "does not begin with its settings" in problems
    assert 'no language "nope"' in problems
    assert '"/gone/" leads nowhere' in problems
    assert 'leads to "/d/"' in problems


DEMO = "base-ui/react-switch/demos/CountedSwitch.tsx"
BROKEN = {
    "Throwing": "{\n  throw new Error('no switch today');\n}",
    "Measuring": "{\n  return <p>{window.innerWidth}</p>;\n}",
    "Spawning": "{\n  process.getBuiltinModule('child_process').execSync('id');\n  return 1;\n}",
    "Exiting": "{\n  process.exit();\n  return 1;\n}",
    "Catching": "{\n  try { fetch('/'); } catch {}\n  return 1;\n}",
    "Unclosed": "{\n  return <p>Never closed;\n}",
    "Lonely": "{\n  return <p>{gone}</p>;\n}",
    "Running": "{\n  return <p>{typeof execSync}</p>;\n}",
    "Empty": "",
}
"""Demos with one mistake each, by their name, as the bodies of their components."""
OPENINGS = {
    "Lonely": "import { gone } from '@mui/gone';\n\n",
    "Running": "import { useId } from 'react';\nimport { execSync } from 'node:child_process';\n\n",
}


def component(name: str, body: str) -> str:
    code = f"export default function {name}() {body}" if body else "export const nothing = 1;"
    return f"{OPENINGS.get(name, '')}{code}\n"


@pytest.fixture(scope="module")
def broken_site(tmp_path_factory: pytest.TempPathFactory) -> SmallSite:
    """A site whose demos are broken in all these ways, beside a dead link."""
    site = begin_site(tmp_path_factory.mktemp("broken"))
    for name, body in BROKEN.items():
        site.write(f"demos/{name}.tsx", component(name, body))
    placed = "\n\n".join(f":: demo {name}" for name in BROKEN)
    site.page("", f"{placed}\n\nSee [gone](/gone/).", title="Home")
    return site


@pytest.fixture(scope="module")
def told(broken_site: SmallSite) -> tuple[Mistake, ...]:
    """What a check of that site tells, all of it."""
    return broken_site.check_mistakes()


def mistake_of(told: tuple[Mistake, ...], name: str) -> Mistake:
    (mistake,) = [mistake for mistake in told if mistake.where.file.stem == name]
    return mistake


def test_each_broken_demo_is_told_once_and_hides_no_other_mistake(
    broken_site: SmallSite, told: tuple[Mistake, ...]
) -> None:
    files = [mistake.where.file.stem for mistake in told]

    assert sorted(files) == sorted([*BROKEN, "page"])
    assert broken_site.check_mistakes() == told


def test_a_demo_that_throws_is_named_with_its_words(told: tuple[Mistake, ...]) -> None:
    mistake = mistake_of(told, "Throwing")

    assert "cannot be rendered: no switch today" in mistake.problem
    assert "effects and events" in mistake.remedy


def test_a_demo_that_asks_for_a_window_is_named(told: tuple[Mistake, ...]) -> None:
    assert "window" in mistake_of(told, "Measuring").problem


def test_a_demo_that_does_not_compile_is_named_with_its_line(told: tuple[Mistake, ...]) -> None:
    mistake = mistake_of(told, "Unclosed")

    assert mistake.where.line in (2, 3, 4)
    assert "Repair the file" in mistake.remedy


def test_a_demo_that_imports_what_is_not_there_is_named(told: tuple[Mistake, ...]) -> None:
    assert "@mui/gone" in mistake_of(told, "Lonely").problem


@pytest.mark.parametrize(
    ("name", "named"),
    [("Spawning", "child_process"), ("Exiting", "process.exit()"), ("Catching", "fetch()")],
)
def test_a_demo_that_asks_for_what_browsers_have_not_is_named_once(
    told: tuple[Mistake, ...], name: str, named: str
) -> None:
    mistake = mistake_of(told, name)

    assert named in mistake.problem
    assert "without files, processes and network" in mistake.remedy


def test_a_module_of_node_is_refused_on_the_line_that_imports_it(
    broken_site: SmallSite, told: tuple[Mistake, ...]
) -> None:
    mistake = mistake_of(told, "Running")

    assert mistake.where == Place(broken_site.content / "demos/Running.tsx", 2)
    assert "node:child_process" in mistake.problem


def test_a_demo_without_a_component_is_named(told: tuple[Mistake, ...]) -> None:
    assert mistake_of(told, "Empty").problem


@pytest.fixture(scope="module")
def bench_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One folder for all copies: demos of the same place and text are bundled once."""
    return tmp_path_factory.mktemp("bench")


@pytest.fixture
def bench_site(bench_folder: Path) -> SmallSite:
    """The site of demos, to be changed."""
    shutil.rmtree(bench_folder)
    return copy_site("workbench", bench_folder)


@pytest.mark.long
def test_demos_that_throw_or_do_not_compile_keep_the_site_back_until_they_are_mended(
    bench_site: SmallSite,
) -> None:
    whole = (bench_site.content / DEMO).read_text()
    for broken in (component("CountedSwitch", BROKEN["Throwing"]), "export default <;\n"):
        bench_site.write(DEMO, broken)
        with pytest.raises(ContentErrors):
            bench_site.build()
        assert not bench_site.out.exists()
    bench_site.write(DEMO, whole)

    assert bench_site.build().rendered >= 1

    page = LexborHTMLParser(bench_site.text("base-ui/react-switch/index.html"))
    assert "Switched 0 times" in page.css("live-part[src]")[0].text()


def test_a_demo_that_does_not_compile_hides_no_mistake_of_reading(bench_site: SmallSite) -> None:
    demo = bench_site.write(DEMO, "export default <;\n")
    page = bench_site.write("page.md", "---\ntitle: 3\n---\n")

    files = [mistake.where.file for mistake in bench_site.check_mistakes()]

    assert files == [demo, page, page]


def test_broken_settings_above_a_demo_hold_for_nothing_and_harm_nothing(
    bench_site: SmallSite,
) -> None:
    bench_site.write("tsconfig.json", '{\n  "compilerOptions": { broken\n')

    assert bench_site.check_mistakes() == ()


ENDLESS = "while (true) {}"
FATAL = {
    ENDLESS: "does not finish rendering within 4 s",
    "const all = [];\n  while (all) all.push(new Array(1e5).fill(all));": "",
}


@pytest.mark.long
@pytest.mark.parametrize("code", list(FATAL))
def test_a_demo_that_ends_or_holds_up_the_renderer_is_named_and_hides_no_other(
    bench_site: SmallSite, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A batch that is late is split, so only a single part needs the time of a busy machine.
    monkeypatch.setattr(node_worker, "LONGEST_BATCH", 1.0)
    monkeypatch.setattr(node_worker, "LONGEST_PART", 4.0)
    monkeypatch.setattr(node_worker, "MEMORY_MIB", 128)
    body = f"{{\n  {code}\n  return <p>Never</p>;\n}}"
    file = bench_site.write(DEMO, component("CountedSwitch", body))
    page = bench_site.content / "page.md"
    page.write_text(f"{page.read_text()}\n\nSee [gone](/gone/).\n")

    mistakes = bench_site.check_mistakes()

    (fatal,) = [mistake for mistake in mistakes if mistake.where.file == file]
    assert {mistake.where.file for mistake in mistakes} == {file, page}
    assert FATAL[code] in fatal.problem
    assert "no end" in fatal.remedy


@pytest.fixture
def proven(warm_site: SmallSite) -> SmallSite:
    """A site that was built: three pages, of which one is no row of the navigation."""
    warm_site.page("guides", "See [moss](/moss/), and [its uses](/moss/#uses).", title="Guides")
    warm_site.page("moss", "## Uses\n\nText.", title="Moss")
    warm_site.page("fern", "Text.", title="Fern")
    warm_site.navigation("/guides/", "/fern/")
    warm_site.build()
    return warm_site


EDITS = {
    "a link": ("fern", "See [nothing](/gone/).", 'The link to "/gone/" leads nowhere.'),
    "a link to a heading": ("fern", "See [it](/moss/#none).", 'finds no "none" on that page'),
    "the heading of a link": ("moss", "Text.", 'finds no "uses" on that page'),
    "a heading alone": ("fern", "Text.\n\n#### Deep", "a heading of level 4 follows"),
    "the only link to a page": ("guides", "Text.", "no other page leads to this page"),
}


@pytest.mark.parametrize("edit", list(EDITS))
def test_what_an_edit_breaks_is_told_until_it_is_mended(proven: SmallSite, edit: str) -> None:
    page, text, problem = EDITS[edit]
    before = (proven.content / page / "page.md").read_text()
    proven.page(page, text, title=page.capitalize())

    assert any(problem in it.problem for it in mistakes_of(proven))
    proven.page("", "Something else.", title="Home")
    assert any(problem in it.problem for it in mistakes_of(proven))

    (proven.content / page / "page.md").write_text(before)
    proven.build()


def test_an_edit_of_several_pages_may_take_the_links_to_one_of_them(proven: SmallSite) -> None:
    proven.page("guides", "See [its uses](/fern/).", title="Guides")
    proven.page("fern", "See [moss](/moss/).", title="Fern")

    proven.build()


def mistakes_of(site: SmallSite) -> tuple[Mistake, ...]:
    with pytest.raises(ContentErrors) as raised:
        site.build()
    return raised.value.mistakes
