"""Some pages are checked as a build would check them, and nothing else is."""

from __future__ import annotations

from pathlib import Path

from small_site import SmallSite, begin_site
from tearsheet.content.page_selection import select_pages
from tearsheet.content.scan import scan_content
from tearsheet.errors import ContentErrors, Mistake
from tearsheet.pipeline.options import BuildOptions
from tearsheet.pipeline.page_check import check_pages
from tearsheet.progress import Progress, Summary


def check(site: SmallSite, *addresses: str) -> Summary:
    selection = select_pages(site.content, scan_content(site.content).files, addresses)
    options = BuildOptions(content=site.content, out=site.out, cache=site.cache, write=False)
    return check_pages(options, selection, Progress())


def mistakes_of(site: SmallSite, *addresses: str) -> list[Mistake]:
    try:
        check(site, *addresses)
    except ContentErrors as error:
        return list(error.mistakes)
    return []


def guide(folder: Path, body: str) -> SmallSite:
    site = begin_site(folder)
    site.page("guide", body)
    site.page("far", "## What is there")
    site.navigation("/", "/guide/", "/far/")
    return site


def test_links_of_the_page_are_checked_to_their_headings(tmp_path: Path) -> None:
    body = "See [there](/far/#what-is-there), [here](/far/#what-is-here) and [gone](/gone/)."
    site = guide(tmp_path, body)

    dead, gone = sorted(mistakes_of(site, "/guide/"), key=lambda mistake: mistake.problem)

    assert "#what-is-here" in dead.problem
    assert dead.where.file.parent.name == "guide"
    assert "/gone/" in gone.problem


def test_mistakes_of_other_pages_are_left_to_them(tmp_path: Path) -> None:
    site = guide(tmp_path, "Read on.")
    site.page("far", "See [gone](/gone/).\n\n:: demo Missing", more=["novelty: true"])

    assert mistakes_of(site, "/guide/") == []
    assert len(mistakes_of(site, "/far/")) == 3


def test_a_demo_that_the_page_does_not_place_is_told(tmp_path: Path) -> None:
    site = guide(tmp_path, "Read on.")
    demo = "export default function Left() {\n  return <p>Left</p>;\n}\n"
    site.write("guide/demos/Left.tsx", demo)
    site.write("far/demos/Left.tsx", demo)

    (mistake,) = mistakes_of(site, "/guide/")

    assert mistake.problem == "The demo stands nowhere on its page."


def test_a_row_that_still_calls_the_page_unwritten_is_told(tmp_path: Path) -> None:
    site = guide(tmp_path, "Read on.")
    rows = "- pathname: /guide/\n  unwritten: true\n- pathname: /lost/\n- pathname: /far/\n"
    site.write("navigation.yaml", rows)

    (mistake,) = mistakes_of(site, "/guide/")

    assert 'says that "/guide/" is unwritten' in mistake.problem


def test_only_the_pages_asked_for_are_counted_and_nothing_is_written(tmp_path: Path) -> None:
    site = guide(tmp_path, "See [there](/far/#what-is-there).")

    summary = check(site, "/guide/", "/")

    assert summary.pages == 2
    assert not site.out.exists()
