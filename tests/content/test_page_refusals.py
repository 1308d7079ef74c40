from __future__ import annotations

import pytest

from small_site import SmallSite

REFUSED = {
    "an empty file": ("", 1, "does not begin with its settings", "---"),
    "no front matter": (
        "# Title\n",
        1,
        "does not begin with its settings",
        "title and description",
    ),
    "front matter after a blank line": ("\n---\ntitle: A\n---\n", 1, "does not begin", "---"),
    "front matter without an end": ("---\ntitle: A\n\n# A\n", 1, "no end", 'a line "---"'),
    "four dashes are no end": ("---\ntitle: A\n----\n# A\n", 1, "no end", 'a line "---"'),
    "empty front matter": ("---\n---\n# A\n", 1, "no settings", "at least a title"),
    "a list instead of settings": ("---\n- a\n- b\n---\n", 2, "not a list", "title: …"),
    "a text instead of settings": ("---\nhello\n---\n", 2, "not text", "title: …"),
    "a colon in a text": (
        "---\ntitle: A: B\ndescription: C.\n---\n",
        2,
        "not YAML",
        "text with a colon",
    ),
    "a tab for indentation": (
        "---\ntitle: A\ndescription: C.\ncomponents:\n\t- Switch\n---\n",
        5,
        "not YAML",
        "indentation",
    ),
    "a quote that is never closed": (
        '---\ntitle: "A\ndescription: C.\n---\n',
        2,
        "not YAML",
        "quotes",
    ),
    "a character that cannot be printed": (
        "---\ntitle: A\x07\ndescription: C.\n---\n",
        2,
        "not YAML",
        "cannot be printed",
    ),
    "no title": ("---\ndescription: C.\n---\n", 2, '"title" is missing', 'a line "title: …"'),
    "no description and no text": ("---\ntitle: A\n---\n", 2, "no description", "description: …"),
    "no description and no first sentence": (
        "---\ntitle: A\n---\n\n- A list.\n",
        2,
        "no description",
        "Begin the text with a sentence",
    ),
    "a first sentence that is too long to describe the page": (
        f"---\ntitle: A\n---\n\n{'very ' * 40}long.\n",
        5,
        "has 205 characters",
        "Say it shorter",
    ),
    "a keyword that stands twice": (
        "---\ntitle: A\ndescription: C.\nkeywords: [toast, Toast]\n---\n",
        4,
        '"Toast" stands twice',
        "one of the two",
    ),
    "a keyword as long as a sentence": (
        f"---\ntitle: A\ndescription: C.\nkeywords:\n  - toast\n  - {'long ' * 15}\n---\n",
        6,
        "74 characters",
        "as people type them",
    ),
    "more keywords than people search for": (
        f"---\ntitle: A\ndescription: C.\nkeywords: {[f'k{n}' for n in range(13)]}\n---\n",
        4,
        "13 entries",
        "people really type",
    ),
    "keywords that are no list": (
        "---\ntitle: A\ndescription: C.\nkeywords: toast\n---\n",
        4,
        '"keywords" is text',
        "a list",
    ),
    "an empty title": (
        '---\ndescription: C.\ntitle: " "\n---\n',
        3,
        '"title" is empty',
        "remove the line",
    ),
    "a number for a title": (
        "---\ntitle: 404\ndescription: C.\n---\n",
        2,
        '"title" is a number ("404")',
        "in quotes",
    ),
    "a truth for a title": (
        "---\ndescription: C.\ntitle: yes\n---\n",
        3,
        '"title" is true or false ("yes")',
        "in quotes",
    ),
    "nothing for a title": ("---\ntitle:\ndescription: C.\n---\n", 2, "is nothing", "Write text"),
    "a group for a title": (
        "---\ntitle: {a: b}\ndescription: C.\n---\n",
        2,
        "is a group of settings",
        "Write text",
    ),
    "a title of 71 characters": (
        f"---\ntitle: {'a' * 71}\ndescription: C.\n---\n",
        2,
        '"title" has 71 characters; 70',
        "shorter",
    ),
    "a description of 161 characters": (
        f"---\ntitle: A\ndescription: {'a' * 161}\n---\n",
        3,
        '"description" has 161 characters; 160',
        "shorter",
    ),
    "one text for a list": (
        "---\ntitle: A\ndescription: C.\ncomponents: Switch\n---\n",
        4,
        '"components" is text ("Switch")',
        "Write a list",
    ),
    "numbers in a list of texts": (
        "---\ntitle: A\ndescription: C.\nhooks: [useA, 3]\n---\n",
        4,
        '"hooks" is a number ("3")',
        "list of texts",
    ),
    "a text for a truth": (
        '---\ntitle: A\ndescription: C.\ncontents: "no"\n---\n',
        4,
        '"contents" is text ("no")',
        "true or false",
    ),
    "a day that does not exist": (
        "---\ntitle: A\ndescription: C.\ndate: 2026-02-30\n---\n",
        4,
        '"2026-02-30" is not a day',
        "2026-03-14",
    ),
    "a day in other words": (
        "---\ntitle: A\ndescription: C.\ndate: 14 March\n---\n",
        4,
        '"date" is text',
        "Write a date",
    ),
    "an unknown key": (
        "---\ntitle: A\ndescription: C.\nautor: [Mo]\n---\n",
        4,
        'no setting "autor"',
        'Did you mean "authors"?',
    ),
    "a key that stands twice": (
        "---\ntitle: A\ndescription: C.\ntitle: B\n---\n",
        4,
        '"title" stands twice',
        "one of the two",
    ),
    "an alias": (
        "---\ntitle: A\ndescription: C.\ntags: &t [a]\nauthors: *t\n---\n",
        5,
        "alias",
        "Write the values out",
    ),
    "a merge key": (
        "---\ntitle: A\ndescription: C.\n<<: {tags: [a]}\n---\n",
        4,
        'no setting "<<"',
        "Use one of",
    ),
    "a type of another language": (
        "---\ntitle: !!python/object:os.system x\ndescription: C.\n---\n",
        2,
        '"title" is something else',
        "Write text",
    ),
    "a second YAML document": (
        "---\ntitle: A\n...\n--- \ndescription: C.\n---\n",
        4,
        "not YAML",
        "indentation",
    ),
    "a pattern that acts": (
        "---\ntitle: A\ndescription: C.\nwaiAria: javascript:alert(1)\n---\n",
        4,
        '"javascript:alert(1)" is no address on the web',
        "https://",
    ),
    "a pattern of a host without a scheme": (
        "---\ntitle: A\ndescription: C.\nwaiAria: //evil.example/\n---\n",
        4,
        "is no address on the web",
        "https://",
    ),
    "a source that acts": (
        "---\ntitle: A\ndescription: C.\nsource: javascript:alert(1)\n---\n",
        4,
        "is no folder of a repository",
        "packages/",
    ),
    "a source that climbs": (
        "---\ntitle: A\ndescription: C.\nsource: packages/../../other\n---\n",
        4,
        "is no folder of a repository",
        "packages/",
    ),
    "a component that climbs": (
        "---\ntitle: A\ndescription: C.\ncomponents:\n  - Switch\n  - ../Button\n---\n",
        6,
        '"../Button" cannot stand under "components"',
        "such as Switch",
    ),
    "a component that breaks out of an import": (
        "---\ntitle: A\ndescription: C.\ncomponents: [\"A} from 'x'; steal(); import {B\"]\n---\n",
        4,
        'cannot stand under "components"',
        "such as Switch",
    ),
    "a word of the language for a component": (
        "---\ntitle: A\ndescription: C.\ncomponents: [default]\n---\n",
        4,
        '"default" cannot stand under "components"',
        "such as Switch",
    ),
    "an empty component": (
        '---\ntitle: A\ndescription: C.\ncomponents: [""]\n---\n',
        4,
        '"" cannot stand under "components"',
        "such as Switch",
    ),
    "a component that stands twice": (
        "---\ntitle: A\ndescription: C.\ncomponents:\n  - Switch\n  - Switch\n---\n",
        6,
        '"Switch" stands twice under "components"',
        "Keep one",
    ),
    "a hook with dots": (
        "---\ntitle: A\ndescription: C.\nhooks: [use.Switch]\n---\n",
        4,
        '"use.Switch" cannot stand under "hooks"',
        "useSwitch",
    ),
    "a hook that is a component as well": (
        "---\ntitle: A\ndescription: C.\ncomponents: [useA]\nhooks: [useA]\n---\n",
        5,
        '"useA" stands under "components" and under "hooks"',
        "Keep one",
    ),
    "a package that climbs": (
        "---\ntitle: A\ndescription: C.\npackage: '@mui/../../etc'\n---\n",
        4,
        '"@mui/../../etc" is no name of a package',
        "@library/core",
    ),
    "a day of a page that is no post": (
        "---\ntitle: A\ndescription: C.\ndate: 2026-03-14\n---\n",
        4,
        'Only a post of the blog has "date"',
        "move the page below /blog/",
    ),
    "authors of a page that is no post": (
        "---\ntitle: A\ndescription: C.\nauthors: [Mo Marsh]\n---\n",
        4,
        'Only a post of the blog has "authors"',
        "Remove the line",
    ),
    "tags of a page that is no post": (
        "---\ntitle: A\ndescription: C.\ntags: [News]\n---\n",
        4,
        'Only a post of the blog has "tags"',
        "Remove the line",
    ),
    "a product nobody knows": (
        "---\ntitle: A\ndescription: C.\nproductId: joyui\n---\n",
        4,
        'no product "joyui"',
        "no products yet",
    ),
}


@pytest.mark.parametrize(
    ("text", "line", "problem", "remedy"), list(REFUSED.values()), ids=list(REFUSED)
)
def test_a_malformed_page_is_refused_with_its_line(
    site: SmallSite, text: str, line: int, problem: str, remedy: str
) -> None:
    file = site.write("guides/page.md", text)

    (mistake,) = site.read_mistakes()

    assert (mistake.where.file, mistake.where.line) == (file, line)
    assert problem in mistake.problem
    assert remedy in mistake.remedy


def test_a_binary_page_is_refused_where_its_bytes_end_to_be_text(site: SmallSite) -> None:
    file = site.write("guides/page.md", b"---\ntitle: A\n\x89PNG\r\n\x1a\n\xff\xfe")

    (mistake,) = site.read_mistakes()

    assert (mistake.where.file, mistake.where.line) == (file, 3)
    assert "0x89 is not UTF-8" in mistake.problem
    assert "Save the file as UTF-8" in mistake.remedy


@pytest.mark.parametrize("encoding", ["latin-1", "utf-16"])
def test_a_page_in_another_encoding_is_refused(site: SmallSite, encoding: str) -> None:
    file = site.write(
        "guides/page.md", "---\ntitle: Größe\ndescription: Größer.\n---\n".encode(encoding)
    )

    (mistake,) = site.read_mistakes()

    assert mistake.where.file == file
    assert "not UTF-8" in mistake.problem


def test_a_nul_in_a_page_is_refused(site: SmallSite) -> None:
    site.page("guides", "One\n\nTwo\0")

    (mistake,) = site.read_mistakes()

    assert mistake.where.line == 9
    assert "NUL" in mistake.problem
    assert "text file" in mistake.remedy


def test_a_page_of_ten_megabytes_is_refused(site: SmallSite) -> None:
    file = site.page("guides", "word " * (2 * 1024 * 1024))

    (mistake,) = site.read_mistakes()

    assert mistake.where.file == file
    assert "10 MiB" in mistake.problem
    assert "Split it; 4 MiB" in mistake.remedy


def test_windows_line_ends_and_a_byte_order_mark_are_read(site: SmallSite) -> None:
    text = "\ufeff---\r\ntitle: A\r\ndescription: C.\r\n---\r\n\r\n# A\r\n"
    site.write("guides/page.md", text)

    assert site.read_mistakes() == ()


def test_a_post_of_the_blog_has_a_day_authors_and_tags(site: SmallSite) -> None:
    settings = ["date: 2026-03-14", "authors: [Mo Marsh]", "tags: [News]"]
    site.page("blog/first-leaf", title="First", more=settings)

    assert site.read_mistakes() == ()


def test_names_of_code_are_read(site: SmallSite) -> None:
    settings = [
        "components: [Switch, Unstable_Grid2, styled]",
        "hooks: [useSwitch]",
        "package: '@mui/x-date-pickers'",
        "source: packages/x-date-pickers/src/Switch",
        "waiAria: https://www.w3.org/WAI/ARIA/apg/patterns/switch/#roles",
    ]
    site.page("guides", more=settings)

    assert site.read_mistakes() == ()


def test_all_mistakes_of_one_page_are_told_at_once(site: SmallSite) -> None:
    site.write("guides/page.md", f"---\ntitle: {'a' * 80}\nhook: useA\ncontents: 3\n---\n")

    lines = [mistake.where.line for mistake in site.read_mistakes()]

    assert lines == [2, 2, 3, 4]


def test_mistakes_of_several_files_are_told_in_one_run_in_the_order_of_the_files(
    site: SmallSite,
) -> None:
    site.write("b/page.md", "no settings")
    site.write("a/page.md", "---\ntitle: A\n---\n")
    site.write("navigation.yaml", "- pathname: a\n- title: B\n")
    site.page("C")

    mistakes = site.read_mistakes()

    places = [
        (mistake.where.file.relative_to(site.content).as_posix(), mistake.where.line)
        for mistake in mistakes
    ]
    assert places == [
        ("C", None),
        ("a/page.md", 2),
        ("b/page.md", 1),
        ("navigation.yaml", 1),
        ("navigation.yaml", 2),
    ]


def test_a_mistake_reads_as_three_lines(site: SmallSite) -> None:
    file = site.write("guides/page.md", "---\ntitle: A\n---\n")

    (mistake,) = site.read_mistakes()

    assert str(mistake).split("\n") == [
        f"{file}:2",
        "  The page has no description.",
        '  Begin the text with a sentence on what the page is for, or add "description: …".',
    ]
