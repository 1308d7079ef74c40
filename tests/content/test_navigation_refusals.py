from __future__ import annotations

import re

import pytest

from small_site import SmallSite
from tearsheet.content.navigation_file import ICONS
from tearsheet.project import PROJECT

REFUSED = {
    "a group instead of a list": (
        "pathname: /a/\n",
        1,
        "a list of rows",
        'Begin each row with "- pathname: …"',
    ),
    "a text instead of a row": ("- /a/\n", 1, "not text", "title: …"),
    "a list instead of a row": ("- [/a/]\n", 1, "not a list", "title: …"),
    "no pathname": ("- title: A\n", 1, '"pathname" is missing', "pathname: …"),
    "an unknown key": (
        "- pathname: /a/\n  titel: A\n",
        2,
        'no setting "titel"',
        'Did you mean "title"?',
    ),
    "an unknown plan": (
        "- pathname: /a/\n  plan: premum\n",
        2,
        'no plan "premum"',
        'Did you mean "premium"?',
    ),
    "an unknown icon": (
        "- pathname: /a/\n  icon: palete\n",
        2,
        'no icon "palete"',
        'Did you mean "palette"?',
    ),
    "a flag with a text": (
        "- pathname: /a/\n  newFeature: soon\n",
        2,
        '"newFeature" is text ("soon")',
        "true or false",
    ),
    "children that are no list": (
        "- pathname: /a/\n  children: /b/\n",
        2,
        '"children" is text',
        "Write a list",
    ),
    "no slash at the beginning": (
        "- pathname: a/\n",
        1,
        '"a/" is no address',
        "with a slash",
    ),
    "no slash at the end": ("- pathname: /a\n", 1, '"/a" is no address', "with a slash"),
    "two slashes": ("- pathname: //evil.example/\n", 1, "is no address", "with a slash"),
    "an address that climbs": (
        "- pathname: /a/../../../evil/changelog/\n",
        1,
        '"/a/../../../evil/changelog/" is no address',
        "with a slash",
    ),
    "a group whose name climbs": (
        "- pathname: /../evil\n  children:\n    - pathname: /b/\n",
        1,
        '"/../evil" is no address',
        "with a slash",
    ),
    "a scheme that acts": (
        "- pathname: javascript:alert(1)\n",
        1,
        "is no address",
        "https://",
    ),
    "a link property that acts": (
        "- pathname: /a/\n  linkProps:\n    onclick: steal()\n",
        2,
        'no property "onclick"',
        "target, rel",
    ),
    "a link property that is no text": (
        "- pathname: /a/\n  linkProps:\n    target: 3\n",
        3,
        '"target" is a number',
        "in quotes",
    ),
    "an alias": (
        "- &a\n  pathname: /a/\n  title: A\n- *a\n",
        4,
        "alias",
        "Write the values out",
    ),
    "malformed YAML": ("- pathname: /a/\n title: A\n", 2, "not YAML", "indentation"),
    "a key that stands twice": (
        "- pathname: /a/\n  title: A\n  title: B\n",
        3,
        '"title" stands twice',
        "one of the two",
    ),
    "a pathname that stands twice": (
        "- pathname: /a/\n  children:\n    - pathname: /b/\n- pathname: /b/\n",
        4,
        '"/b/" stands twice in one tree; it is taken by',
        "another address",
    ),
    "the same pathname with another end": (
        "- pathname: /b/\n- pathname: /b/?x=1\n  children:\n    - pathname: /c/\n",
        2,
        "stands twice",
        "another address",
    ),
}


@pytest.mark.parametrize(
    ("text", "line", "problem", "remedy"), list(REFUSED.values()), ids=list(REFUSED)
)
def test_a_malformed_navigation_is_refused_with_its_line(
    site: SmallSite, text: str, line: int, problem: str, remedy: str
) -> None:
    file = site.write("navigation.yaml", text)

    (mistake,) = site.read_mistakes()

    assert (mistake.where.file, mistake.where.line) == (file, line)
    assert problem in mistake.problem
    assert remedy in mistake.remedy


def test_a_pathname_that_stands_twice_names_both_places(site: SmallSite) -> None:
    file = site.write("navigation.yaml", "- pathname: /a/\n- pathname: /b/\n- pathname: /a/\n")

    (mistake,) = site.read_mistakes()

    assert str(mistake.where) == f"{file}:3"
    assert f"taken by {file}:1" in mistake.problem


def test_all_pathnames_that_stand_twice_are_told_in_one_run(site: SmallSite) -> None:
    site.navigation("/a/", "/b/", "/a/", "/c/", "/b/", "/a/")

    mistakes = site.read_mistakes()

    assert [mistake.where.line for mistake in mistakes] == [3, 5, 6]


def test_one_pathname_may_stand_in_two_trees(site: SmallSite) -> None:
    site.navigation("/joy-ui/")
    site.write("joy-ui/navigation.yaml", "- pathname: /joy-ui/\n")
    site.write("joy-ui/product.yaml", "name: Joy\ndescription: D.\nlogo: logo.svg\n")
    site.write("joy-ui/logo.svg", '<svg viewBox="0 0 1 1"></svg>')

    assert site.read_mistakes() == ()


def test_two_rows_may_lead_to_two_places_of_one_page(site: SmallSite) -> None:
    site.navigation("/a/#one", "/a/#two")

    assert site.read_mistakes() == ()


def test_a_navigation_two_hundred_levels_deep_is_refused_with_its_line(site: SmallSite) -> None:
    rows = "".join(
        f"{'    ' * level}- pathname: /level-{level}/\n{'    ' * level}  children:\n"
        for level in range(200)
    )
    file = site.write("navigation.yaml", rows)

    mistakes = site.read_mistakes()

    assert str(mistakes[0].where) == f"{file}:17"
    assert "more than 8 levels deep" in mistakes[0].problem
    assert "closer to the surface" in mistakes[0].remedy


@pytest.mark.parametrize("opened", ["[", "{a: ", "- "])
@pytest.mark.parametrize("depth", [500, 50_000])
def test_yaml_that_opens_without_end_is_refused(site: SmallSite, opened: str, depth: int) -> None:
    file = site.write("navigation.yaml", opened * depth)

    (mistake, *_) = site.read_mistakes()

    assert mistake.where.file == file


@pytest.mark.parametrize("depth", [500, 50_000])
def test_yaml_that_is_deep_and_whole_is_refused(site: SmallSite, depth: int) -> None:
    file = site.write("navigation.yaml", "[" * depth + "]" * depth)

    (mistake,) = site.read_mistakes()

    assert mistake.where.file == file


def test_an_empty_navigation_is_no_mistake(site: SmallSite) -> None:
    site.write("navigation.yaml", "# Nothing yet\n")

    assert site.read_mistakes() == ()


def test_a_navigation_may_be_larger_than_any_page(site: SmallSite) -> None:
    comments = f"# {'x' * 1022}\n" * (5 * 1024)
    site.write("navigation.yaml", f"{comments}- pathname: /\n")

    assert site.read_mistakes() == ()


def test_every_icon_a_row_may_name_is_drawn_by_the_reader() -> None:
    drawings = PROJECT / "reader" / "src" / "ui" / "Icon" / "rowIcons.ts"

    drawn = re.findall(r"^  (\w+):", drawings.read_text(encoding="utf-8"), re.MULTILINE)

    assert tuple(drawn) == ICONS
