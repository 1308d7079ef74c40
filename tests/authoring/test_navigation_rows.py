"""Rows are put into a navigation somebody wrote by hand, and nothing else in it moves."""

from __future__ import annotations

from pathlib import Path

import pytest

from tearsheet.authoring.navigation_rows import NewRow, place_row
from tearsheet.content.navigation_file import read_navigation
from tearsheet.errors import ContentError, ContentErrors

FILE = Path("content/kit/navigation.yaml")
ROW = NewRow("/kit/react-rating/", "Rating")

TREE = """\
# The order is the order of the workshop.
- pathname: /kit/
  title: Overview   # kept short

- pathname: /kit/inputs/
  title: Inputs
  children:
  - pathname: /kit/react-button/
    title: Button
  # Written next month.
  - pathname: /kit/react-slider/
    unwritten: true   # until June
    title: Slider

- pathname: /kit/more/
  title: More
  children:
    - {pathname: /kit/react-dial/, unwritten: true, title: Dial}
    - unwritten: true
      pathname: /kit/react-knob/
      title: "Knob"
# The end.
"""


def test_a_row_without_a_group_comes_last() -> None:
    placed = place_row(TREE, FILE, ROW, None)

    assert placed.text == TREE.replace(
        "# The end.", "- pathname: /kit/react-rating/\n  title: Rating\n# The end."
    )


@pytest.mark.parametrize("group", ["Inputs", "inputs", "/kit/inputs/", "/kit/inputs"])
def test_a_row_in_a_group_comes_last_in_it_and_is_indented_as_its_neighbors(group: str) -> None:
    placed = place_row(TREE, FILE, ROW, group)

    assert placed.text == TREE.replace(
        "    title: Slider\n",
        "    title: Slider\n  - pathname: /kit/react-rating/\n    title: Rating\n",
    )


@pytest.mark.parametrize(
    ("pathname", "before", "after"),
    [
        ("/kit/react-slider/", "    unwritten: true   # until June\n", ""),
        ("/kit/react-dial/", "react-dial/, unwritten: true,", "react-dial/,"),
        ("/kit/react-knob/", "- unwritten: true\n      pathname", "- pathname"),
    ],
)
def test_an_unwritten_row_loses_its_flag_and_nothing_else(
    pathname: str, before: str, after: str
) -> None:
    placed = place_row(TREE, FILE, NewRow(pathname, "Any"), None)

    assert placed.text == TREE.replace(before, after)
    assert "no longer unwritten" in placed.remark


def test_a_row_that_is_there_stays_as_it_is() -> None:
    placed = place_row(TREE, FILE, NewRow("/kit/react-button/", "Button"), "More")

    assert (placed.text, placed.remark) == (TREE, "")


@pytest.mark.parametrize("text", ["", "# Nothing yet.\n", "# Nothing yet."])
def test_an_empty_navigation_gets_its_first_row(text: str) -> None:
    placed = place_row(text, FILE, NewRow("/kit/yes/", "yes: no"), None)

    rows = read_navigation(placed.text, FILE, [])
    assert [(row.pathname, row.title) for row in rows] == [("/kit/yes/", "yes: no")]
    assert placed.text.startswith(text.strip())


def test_a_file_that_lacks_its_last_newline_gets_one() -> None:
    placed = place_row("- pathname: /kit/", FILE, ROW, None)

    assert placed.text == "- pathname: /kit/\n- pathname: /kit/react-rating/\n  title: Rating\n"


def test_a_row_to_a_place_in_the_page_is_not_the_row_of_the_page() -> None:
    text = "- pathname: /kit/react-rating/#sizes\n  unwritten: true\n"

    placed = place_row(text, FILE, ROW, None)

    assert placed.text == f"{text}- pathname: /kit/react-rating/\n  title: Rating\n"


def test_an_unknown_group_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(ContentError, match='Did you mean "Inputs"'):
        place_row(TREE, FILE, ROW, "Input")


def test_two_groups_of_one_name_are_told_apart_by_their_pathnames() -> None:
    text = TREE.replace("title: More", "title: Inputs")

    with pytest.raises(ContentError, match="/kit/inputs/, /kit/more/"):
        place_row(text, FILE, ROW, "Inputs")


def test_the_address_of_a_group_is_refused() -> None:
    with pytest.raises(ContentError, match=r"navigation\.yaml:5\n.*the group \"Inputs\""):
        place_row(TREE, FILE, NewRow("/kit/inputs/", "Inputs"), None)


def test_a_layout_that_cannot_be_edited_is_refused_instead_of_damaged() -> None:
    with pytest.raises(ContentError, match="by hand"):
        place_row("[{pathname: /kit/}]\n", FILE, ROW, None)


def test_a_navigation_with_mistakes_is_not_edited() -> None:
    with pytest.raises(ContentErrors, match="novel"):
        place_row("- pathname: /kit/\n  novel: true\n", FILE, ROW, None)
