"""Old addresses lead to pages that exist, or the site is not published."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from small_site import SmallSite
from tearsheet.errors import Mistake
from tearsheet.output.manifest import load_manifest


def move(site: SmallSite, *rows: tuple[str, str], more: str = "") -> None:
    """Lead some addresses on."""
    written = "".join(f"  - from: {old}\n    to: {new}\n" for old, new in rows)
    site.write("redirects.yaml", f"{more}moved: []\n" if not rows else f"{more}moved:\n{written}")


def table(site: SmallSite) -> Mapping[str, str]:
    """Where the built site leads whom."""
    site.build()
    return load_manifest(site.out).redirects


def only(site: SmallSite) -> Mistake:
    (mistake,) = site.check_mistakes()
    return mistake


@pytest.fixture
def library(warm_site: SmallSite) -> SmallSite:
    """A site of a few pages, and of two that are unwritten."""
    warm_site.page("library", "## Sizes")
    warm_site.page("library/button", "## Sizes")
    warm_site.page("library/text-field")
    warm_site.write(
        "navigation.yaml",
        "- pathname: /library/\n- pathname: /library/button/\n- pathname: /library/text-field/\n"
        "- pathname: /library/slider/\n  unwritten: true\n- pathname: /other/deep/down/\n"
        "  unwritten: true\n",
    )
    return warm_site


def test_a_row_leads_one_address_to_a_page_or_to_a_place_on_it(library: SmallSite) -> None:
    move(library, ("/old/", "/library/"), ("/buttons/", "/library/button/#sizes"))

    assert table(library) == {"/buttons/": "/library/button/#sizes", "/old/": "/library/"}


def test_a_row_leads_to_a_file_as_well(library: SmallSite) -> None:
    move(library, ("/map.xml", "/sitemap.xml"))

    assert table(library) == {"/map.xml": "/sitemap.xml"}


def test_a_pattern_leads_to_each_page_that_is_written_like_it(library: SmallSite) -> None:
    move(library, ("/{name}s/", "/library/{name}/"))

    assert table(library) == {
        "/buttons/": "/library/button/",
        "/text-fields/": "/library/text-field/",
        "/sliders/": "/library/",
    }


def test_an_unwritten_page_is_stood_in_for_by_the_nearest_one_above_it(library: SmallSite) -> None:
    move(library, ("/slider/", "/library/slider/#sizes"), ("/deep/", "/other/deep/down/"))

    assert table(library) == {"/deep/": "/", "/slider/": "/library/"}


def test_once_a_unwritten_page_is_written_it_is_led_to(library: SmallSite) -> None:
    move(library, ("/slider/", "/library/slider/"))
    library.build()

    library.page("library/slider", "See [others](/library/).")
    library.navigation("/library/", "/library/button/", "/library/text-field/", "/library/slider/")

    assert table(library) == {"/slider/": "/library/slider/"}


def test_an_address_of_its_own_goes_before_patterns_and_the_earlier_pattern_before_the_later(
    library: SmallSite,
) -> None:
    library.page("other/button", "See [tabs](/other/tabs/).")
    library.page("other/tabs", "See [the button](/other/button/).")
    move(
        library,
        ("/old/{name}/", "/library/{name}/"),
        ("/old/{part}/", "/other/{part}/"),
        ("/old/text-field/", "/library/"),
    )

    assert table(library) == {
        "/old/button/": "/library/button/",
        "/old/slider/": "/library/",
        "/old/tabs/": "/other/tabs/",
        "/old/text-field/": "/library/",
    }


def test_a_pattern_says_nothing_of_addresses_where_pages_are_or_will_be(
    library: SmallSite,
) -> None:
    library.page("button", "See [the library](/library/).")
    library.page("", "See [the button](/button/).", title="Home")
    move(library, ("/{name}/", "/library/{name}/"))

    assert table(library) == {
        "/slider/": "/library/",
        "/text-field/": "/library/text-field/",
    }


def test_a_changed_table_is_noticed_and_renders_no_page_again(library: SmallSite) -> None:
    move(library, ("/old/", "/library/"))
    library.build()

    move(library, ("/older/", "/library/"))
    summary = library.build()

    assert summary.rendered == 0
    assert load_manifest(library.out).redirects == {"/older/": "/library/"}


def test_a_table_that_is_removed_leads_nobody_on(library: SmallSite) -> None:
    move(library, ("/old/", "/library/"))
    library.build()

    (library.content / "redirects.yaml").unlink()

    assert table(library) == {}


def test_former_languages_are_told_to_the_server(library: SmallSite) -> None:
    move(library, ("/old/", "/library/"), more="formerLanguages: [pt, zh]\n")

    library.build()

    assert load_manifest(library.out).languages == ("en", "pt", "zh")


@pytest.mark.parametrize(
    ("rows", "line", "problem", "remedy"),
    [
        ([("/old/", "/librari/")], 3, "where there is nothing", 'Did you mean "/library/"?'),
        ([("/old/", "/library/button/#size")], 3, 'finds no "size"', 'Did you mean "sizes"?'),
        (
            [("/b/{name}/", "/library/{name}/#sizes")],
            3,
            'leads to "/library/text-field/#sizes"',
            "Use one of",
        ),
        ([("/library/button/", "/library/")], 2, 'A page is at "/library/button/"', "Remove"),
        ([("/library/slider/", "/library/")], 2, "there will be one", "Remove the row"),
        ([("/robots.txt", "/library/")], 2, 'A page is at "/robots.txt"', "Remove the row"),
        (
            [("/a/", "/b/"), ("/b/", "/library/")],
            3,
            'leads to "/b/", which is led on',
            'Lead straight to "/library/"',
        ),
        (
            [("/a/{name}/", "/b/{name}/")],
            3,
            'There is no page at an address like "/b/{name}/"',
            "Correct",
        ),
        (
            [("/a/{name}/", "/library/{name}/"), ("/a/{same}/", "/library/{same}/")],
            5,
            "There is no page at an address like",
            "remove the row",
        ),
    ],
)
def test_a_row_that_leads_nobody_to_a_page_is_refused(
    library: SmallSite, rows: list[tuple[str, str]], line: int, problem: str, remedy: str
) -> None:
    move(library, *rows)

    mistake = only(library)

    assert (mistake.where.file.name, mistake.where.line) == ("redirects.yaml", line)
    assert problem in mistake.problem
    assert remedy in mistake.remedy


def test_rows_that_lead_in_a_circle_are_refused_each_with_its_line(library: SmallSite) -> None:
    move(library, ("/a/", "/b/"), ("/b/", "/c/"), ("/c/", "/a/"), ("/d/", "/b/"))

    mistakes = library.check_mistakes()

    assert [mistake.where.line for mistake in mistakes] == [3, 5, 7, 9]
    assert "in a circle: /a/ → /b/ → /c/ → /a/" in mistakes[0].problem
    assert "in a circle: /d/ → /b/ → /c/ → /a/ → /b/" in mistakes[3].problem


def test_a_language_of_today_is_no_former_one(library: SmallSite) -> None:
    move(library, more="formerLanguages: [en]\n")

    mistake = only(library)

    assert (mistake.where.file.name, mistake.where.line) == ("redirects.yaml", 1)
    assert 'written in "en" now' in mistake.problem


def test_a_former_language_that_would_hide_pages_is_refused(library: SmallSite) -> None:
    library.page("", "See [Portuguese](/pt/).", title="Home")
    library.page("pt")
    move(library, more="formerLanguages: [zh, pt]\n")

    mistake = only(library)

    assert (mistake.where.file.name, mistake.where.line) == ("redirects.yaml", 1)
    assert 'Pages lie below "/pt/"' in mistake.problem


def test_mistakes_of_the_table_are_told_together_with_those_of_pages(library: SmallSite) -> None:
    library.page("library/button", "See [nothing](/nothing/).")
    move(library, ("/a/", "/b/"), ("/Old/", "/library/"))

    names = [mistake.where.file.name for mistake in library.check_mistakes()]

    assert names == ["page.md", "redirects.yaml", "redirects.yaml"]
