"""Pages avoid the words and phrases of a list, which says what to write instead."""

from __future__ import annotations

from pathlib import Path

import pytest

from small_site import SmallSite, begin_site
from tearsheet.content.scan import scan_content
from tearsheet.errors import ContentErrors, Mistake
from tearsheet.proving.wording import check_wording, load_replacements

LIST = """\
sample, samples: demo
a press on, a press of: a click on
turned round: "reversed, or mirrored"
"""

ALLOWED = {
    "another word that begins the same": "A sampler of music.",
    "inline code": "Set `sample`.",
    "a block of code": "```ts\nconst sample = 1;\n```",
    "a block quote": "> A sample of one.",
    "quotation marks": 'Older pages say "sample" and “turned round”.',
    "an address": "See [the rules](/sample/).",
}

AVOIDED = {
    "a sentence": ("The sample shows it.", "sample"),
    "another form of the word": ("Two samples show it.", "samples"),
    "the beginning of a sentence": ("Samples show it.", "Samples"),
    "a phrase": ("The order is turned round.", "turned round"),
    "a heading": ("## The sample", "sample"),
    "the text of a link": ("See [the sample](/guides/).", "sample"),
    "a table": ("| Name |\n|:--|\n| sample |", "sample"),
    "a callout": ("::: info\nThe sample.\n:::", "sample"),
    "a sentence with a quotation before": ('Say "demo", not sample.', "sample"),
}


@pytest.fixture
def site(tmp_path: Path) -> SmallSite:
    site = begin_site(tmp_path)
    site.write("words-to-avoid.yaml", LIST)
    return site


@pytest.mark.parametrize("text", ALLOWED.values(), ids=ALLOWED)
def test_a_word_is_allowed_in(text: str, site: SmallSite) -> None:
    site.page("guides", text)

    assert check(site) == []


@pytest.mark.parametrize(("text", "word"), AVOIDED.values(), ids=AVOIDED)
def test_a_word_is_found_in(text: str, word: str, site: SmallSite) -> None:
    file = site.page("guides", text)

    [mistake] = check(site)

    assert mistake.problem == f'Pages avoid "{word}".'
    assert mistake.where.file == file
    assert mistake.where.line is not None
    assert word in file.read_text(encoding="utf-8").splitlines()[mistake.where.line - 1]


def test_the_remedy_says_what_to_write_instead(site: SmallSite) -> None:
    site.page("guides", "It is turned round.")

    [mistake] = check(site)

    assert mistake.remedy.startswith("Write instead: reversed, or mirrored.")


def test_every_place_is_reported(site: SmallSite) -> None:
    site.page("guides", "A sample.\n\nAnother sample.")

    assert len(check(site)) == 2


def test_titles_and_descriptions_are_checked(site: SmallSite) -> None:
    site.page("guides", title="A sample of it")

    assert 2 in [mistake.where.line for mistake in check(site)]


def test_a_site_without_a_list_avoids_nothing(tmp_path: Path) -> None:
    site = begin_site(tmp_path)
    site.page("guides", "A sample.")

    assert check(site) == []


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("samples: demos", '"samples" is listed twice.'),
        ("two  spaces: one", '"two  spaces" is not a word or phrase.'),
        ("100%: all of it", '"100%" is not a word or phrase.'),
        ("twin: 2", '"twin" is a number ("2").'),
    ],
)
def test_a_list_with_a_mistake_is_refused(line: str, problem: str, site: SmallSite) -> None:
    file = site.write("words-to-avoid.yaml", f"{LIST}{line}\n")

    with pytest.raises(ContentErrors) as refused:
        load_replacements(site.content)

    [mistake] = refused.value.mistakes
    assert mistake.problem == problem
    assert (mistake.where.file, mistake.where.line) == (file, 4)


def check(site: SmallSite) -> list[Mistake]:
    return check_wording(site.content, scan_content(site.content), load_replacements(site.content))
