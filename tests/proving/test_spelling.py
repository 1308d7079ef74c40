"""Every word of a page and of a running demo is in the dictionary, or among the site's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from small_site import SmallSite, begin_site
from tearsheet.content.scan import scan_content
from tearsheet.errors import Mistake
from tearsheet.proving.spelling import check_spelling, load_dictionary

RIGHT = {
    "a sentence": "People's choices don't fit into 3 columns.",
    "code": "Set `colour` and `dissabled`.",
    "a block of code": "```ts\nconst wrold = 1;\n```",
    "an address": "See [the rules](/wrold/) at example.com/wrold.",
    "names with capitals inside": "Take a DataGrid with useMediaQuery and CSS.",
    "letters of another script": "A word such as 日本語 or мир.",
}

WRONG = {
    "a sentence": ("A wrold of colors.", "wrold"),
    "another English": ("A world of colours.", "colours"),
    "a heading": ("## The wrold", "wrold"),
    "the text of a link": ("See [the wrold](/guides/).", "wrold"),
    "a table": ("| Name |\n|:--|\n| wrold |", "wrold"),
    "a callout": ("::: info\nThe wrold.\n:::", "wrold"),
}


@pytest.fixture
def site(tmp_path: Path) -> SmallSite:
    return begin_site(tmp_path)


@pytest.mark.parametrize("text", RIGHT.values(), ids=RIGHT)
def test_nothing_is_said_of(text: str, site: SmallSite) -> None:
    site.page("guides", text)

    assert check(site) == []


@pytest.mark.parametrize(("text", "word"), WRONG.values(), ids=WRONG)
def test_a_mistake_is_found_in(text: str, word: str, site: SmallSite) -> None:
    file = site.page("guides", text)

    [mistake] = check(site)

    assert mistake.problem == f'The dictionary does not know "{word}".'
    assert (mistake.where.file, mistake.where.line) == (file, line_of(file, word))


def test_the_nearest_word_is_offered(site: SmallSite) -> None:
    site.page("guides", "A wrold.")

    [mistake] = check(site)

    assert mistake.remedy.startswith('Write "world", or add the word to ')


def test_settings_are_read_too(site: SmallSite) -> None:
    site.page("guides", title="A wrold")

    assert [mistake.where.line for mistake in check(site)] == [2]


def test_words_of_our_own_are_right_in_every_form_of_their_first_letter(site: SmallSite) -> None:
    site.write("words.txt", "toolpad\n")
    site.page("guides", "Toolpad's layout. It is called toolpad.")

    assert check(site) == []


def test_a_demo_is_read_where_people_read_it(site: SmallSite) -> None:
    site.page("guides", ":: demo Poem")
    site.write(
        "guides/demos/Poem.tsx",
        "export default function Poem() {\n"
        "  const dissabled = true;\n"
        "  return <p aria-label='A poeem' data-kind='wrold' hidden={dissabled}>Rosess</p>;\n"
        "}\n",
    )

    found = [mistake.problem for mistake in check(site)]

    assert found == [
        'The dictionary does not know "poeem".',
        'The dictionary does not know "Rosess".',
    ]


def check(site: SmallSite) -> list[Mistake]:
    return check_spelling(site.content, scan_content(site.content), load_dictionary(site.content))


def line_of(file: Path, word: str) -> int:
    lines = file.read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, start=1) if word in line)
