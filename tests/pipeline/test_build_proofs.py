"""What a site must not be published with: each mistake with its file, its line and a remedy."""

from __future__ import annotations

from pathlib import Path

import pytest
from selectolax.lexbor import LexborHTMLParser

from small_site import SITES, SmallSite, copy_site
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


@pytest.fixture
def bench_site(tmp_path: Path) -> SmallSite:
    """The site of demos, to be changed."""
    return copy_site("workbench", tmp_path)


def test_a_demo_that_throws_is_named_with_its_words(bench_site: SmallSite) -> None:
    file = bench_site.write(
        "base-ui/react-switch/demos/CountedSwitch.tsx",
        "export default function CountedSwitch() {\n  throw new Error('no switch today');\n}\n",
    )

    mistake = only(bench_site)

    assert mistake.where.file == file
    assert "cannot be rendered: no switch today" in mistake.problem
    assert "effects and events" in mistake.remedy


def test_a_demo_that_throws_keeps_the_site_back_until_it_is_mended(bench_site: SmallSite) -> None:
    broken = "export default function CountedSwitch() {\n  throw new Error('no');\n}\n"
    mended = "export default function CountedSwitch() {\n  return <p>None</p>;\n}\n"
    demo = "base-ui/react-switch/demos/CountedSwitch.tsx"
    bench_site.write(demo, broken)

    for _ in range(2):
        with pytest.raises(ContentErrors, match="cannot be rendered: no"):
            bench_site.build()
        assert not bench_site.out.exists()
    bench_site.write(demo, mended)

    assert bench_site.build().rendered >= 1
    assert "<p>None</p>" in bench_site.text("base-ui/react-switch/index.html")


def test_a_demo_that_asks_for_a_window_is_named(bench_site: SmallSite) -> None:
    file = bench_site.write(
        "base-ui/react-switch/demos/CountedSwitch.tsx",
        "export default function CountedSwitch() {\n  return <p>{window.innerWidth}</p>;\n}\n",
    )

    mistake = only(bench_site)

    assert mistake.where.file == file
    assert "window" in mistake.problem


def test_a_demo_that_does_not_compile_is_named_with_its_line(bench_site: SmallSite) -> None:
    file = bench_site.write(
        "base-ui/react-switch/demos/CountedSwitch.tsx",
        "export default function CountedSwitch() {\n  return <p>Never closed;\n}\n",
    )

    mistake = only(bench_site)

    assert mistake.where.file == file
    assert mistake.where.line in (2, 3, 4)
    assert "Repair the file" in mistake.remedy


def test_a_demo_that_imports_what_is_not_there_is_named(bench_site: SmallSite) -> None:
    file = bench_site.write(
        "base-ui/react-switch/demos/CountedSwitch.tsx",
        "import { gone } from '@mui/gone';\n\nexport default function CountedSwitch() {\n"
        "  return <p>{gone}</p>;\n}\n",
    )

    mistake = only(bench_site)

    assert mistake.where.file == file
    assert "@mui/gone" in mistake.problem


def test_a_demo_that_does_not_compile_hides_no_other_mistake(bench_site: SmallSite) -> None:
    demo = bench_site.write("base-ui/react-switch/demos/CountedSwitch.tsx", "export default <;\n")
    page = bench_site.write("page.md", "---\ntitle: 3\n---\n")

    files = [mistake.where.file for mistake in bench_site.check_mistakes()]

    assert files == [demo, page, page]


def test_all_demos_that_cannot_be_bundled_are_told_beside_a_dead_link(
    bench_site: SmallSite,
) -> None:
    demos = "base-ui/react-switch/demos"
    first = bench_site.write(f"{demos}/CountedSwitch.tsx", "export default <;\n")
    second = bench_site.write(
        f"{demos}/LocalTime.tsx",
        "import { gone } from '@mui/gone';\n\nexport default function LocalTime() {\n"
        "  return <p>{gone}</p>;\n}\n",
    )
    page = bench_site.content / "page.md"
    page.write_text(f"{page.read_text()}\n\nSee [gone](/gone/).\n")

    for _ in range(2):
        files = {mistake.where.file for mistake in bench_site.check_mistakes()}
        assert files == {first, second, page}


def test_a_demo_that_could_not_be_bundled_is_live_once_it_is_mended(
    bench_site: SmallSite,
) -> None:
    demo = bench_site.content / "base-ui/react-switch/demos/CountedSwitch.tsx"
    whole = demo.read_text()
    demo.write_text("export default <;\n")
    with pytest.raises(ContentErrors):
        bench_site.build()
    demo.write_text(whole)

    bench_site.build()

    page = LexborHTMLParser(bench_site.text("base-ui/react-switch/index.html"))
    assert "Switched 0 times" in page.css("live-part[src]")[0].text()


@pytest.mark.parametrize(
    ("opening", "code", "named"),
    [
        ("", "process.getBuiltinModule('child_process').execSync('id');", "child_process"),
        ("", "process.exit();", "process.exit()"),
        ("", "try { fetch('/'); } catch {}", "fetch()"),
    ],
    ids=["module", "exit", "caught"],
)
def test_a_demo_that_asks_for_what_browsers_have_not_is_named_once(
    bench_site: SmallSite, opening: str, code: str, named: str
) -> None:
    file = bench_site.write(
        "base-ui/react-switch/demos/CountedSwitch.tsx",
        f"{opening}export default function CountedSwitch() {{\n  {code}\n  return <p>No</p>;\n}}\n",
    )

    mistake = only(bench_site)

    assert mistake.where.file == file
    assert named in mistake.problem
    assert "without files, processes and network" in mistake.remedy


def test_a_module_of_node_is_refused_on_the_line_that_imports_it(bench_site: SmallSite) -> None:
    file = bench_site.write(
        "base-ui/react-switch/demos/CountedSwitch.tsx",
        "import { useState } from 'react';\nimport { execSync } from 'node:child_process';\n\n"
        "export default function CountedSwitch() {\n  return <p>{typeof execSync}</p>;\n}\n",
    )

    mistake = only(bench_site)

    assert mistake.where == Place(file, 2)
    assert "node:child_process" in mistake.problem


def test_broken_settings_above_a_demo_hold_for_nothing_and_harm_nothing(
    bench_site: SmallSite,
) -> None:
    bench_site.write("tsconfig.json", '{\n  "compilerOptions": { broken\n')

    assert bench_site.check_mistakes() == ()


ENDLESS = "while (true) {}"
FATAL = {
    ENDLESS: "does not finish rendering within 6 s",
    "const all = [];\n  while (all) all.push(new Array(1e5).fill(all));": "",
}


@pytest.mark.parametrize("code", list(FATAL))
def test_a_demo_that_ends_or_holds_up_the_renderer_is_named_and_hides_no_other(
    bench_site: SmallSite, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node_worker, "LONGEST_BATCH", 6.0)
    monkeypatch.setattr(node_worker, "LONGEST_PART", 6.0)
    demos = "base-ui/react-switch/demos"
    opening = "export default function CountedSwitch() {\n  "
    file = bench_site.write(
        f"{demos}/CountedSwitch.tsx", f"{opening}{code}\n  return <p>Never</p>;\n}}\n"
    )
    page = bench_site.content / "page.md"
    page.write_text(f"{page.read_text()}\n\nSee [gone](/gone/).\n")

    mistakes = bench_site.check_mistakes()

    (fatal,) = [mistake for mistake in mistakes if mistake.where.file == file]
    assert {mistake.where.file for mistake in mistakes} == {file, page}
    assert FATAL[code] in fatal.problem
    assert "no end" in fatal.remedy


def test_a_demo_without_a_component_is_named(bench_site: SmallSite) -> None:
    file = bench_site.write(
        "base-ui/react-switch/demos/CountedSwitch.tsx", "export const nothing = 1;\n"
    )

    mistakes = bench_site.check_mistakes()

    assert {mistake.where.file for mistake in mistakes} == {file}


def test_the_complete_sites_have_no_mistakes(tmp_path: Path) -> None:
    for name in ("leaflet", "workbench"):
        assert SmallSite(SITES / name, tmp_path / name).check_mistakes() == ()
