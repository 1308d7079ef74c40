"""The navigation of a product with many pages is fetched group by group, and loses no row."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tearsheet.errors import Place
from tearsheet.model.navigation import NavigationItem
from tearsheet.page.navigation_branches import (
    MOST_INSIDE,
    MOST_TITLES,
    DividedNavigation,
    divide_navigation,
)
from tearsheet.page.navigation_rows import whole_row

PLACE = Place(Path("navigation.yaml"))
FEW = 30


def page(name: str, *, unwritten: bool = False) -> NavigationItem:
    return NavigationItem(pathname=f"/{name}/", source=PLACE, unwritten=unwritten, title=name)


def group(name: str, *children: NavigationItem, subheader: str | None = None) -> NavigationItem:
    return NavigationItem(
        pathname=f"/{name}", source=PLACE, children=children, title=name, subheader=subheader
    )


def pages(name: str, count: int) -> list[NavigationItem]:
    return [page(f"{name}-{number}") for number in range(count)]


TREE = (
    page("overview"),
    group("Inputs", *pages("input", 20)),
    group("Few", *pages("few", MOST_INSIDE)),
    group("API", page("api"), group("Data", *pages("data", 40)), group("Rest", *pages("rest", 12))),
    group("More", page("more"), group("Deep", *pages("deep", 20)), subheader="More"),
)


def divided(tree: tuple[NavigationItem, ...] = TREE, most_rows: int = FEW) -> DividedNavigation:
    return divide_navigation(tree, {}, "parts/navigation/ui", "engine", most_rows)


def put_together(rows: list[dict[str, Any]], navigation: DividedNavigation) -> list[dict[str, Any]]:
    """Rows with those that are fetched in their places."""
    files = {f"/{branch.path}": json.loads(branch.rows) for branch in navigation.branches}
    whole = []
    for row in rows:
        inside = files[row["rows"]] if "rows" in row else row["children"]
        rest = {key: value for key, value in row.items() if key != "rows"}
        whole.append(rest | {"children": put_together(inside, navigation)})
    return whole


def test_a_navigation_of_few_rows_is_one_file_as_it_was() -> None:
    navigation = divided(most_rows=500)

    assert navigation.rows == [whole_row(item, {}) for item in TREE]
    assert not navigation.branches
    assert not navigation.titles


def test_all_files_together_are_the_whole_navigation() -> None:
    navigation = divided()

    assert put_together(navigation.rows, navigation) == [whole_row(item, {}) for item in TREE]


def test_groups_worth_a_file_have_one_also_within_sections_and_large_groups() -> None:
    navigation = divided()

    overview, inputs, few, api, more = navigation.rows
    assert "rows" not in overview
    assert inputs["rows"].startswith("/parts/navigation/ui/")
    assert "rows" not in few
    assert "rows" in api
    assert [("rows" in row) for row in more["children"]] == [False, True]
    # Inputs, API, Data, Rest and Deep.
    assert len(navigation.branches) == 5


def test_a_new_title_changes_the_files_that_lead_to_it_alone() -> None:
    changed = (
        *TREE[:3],
        group("API", *TREE[3].children[:2], group("Rest", page("new"), *pages("rest", 12))),
        TREE[4],
    )

    before = {branch.path for branch in divided().branches}
    after = {branch.path for branch in divided(changed).branches}

    # The rows of the group itself and of the one around it.
    assert len(after - before) == 2


def test_titles_name_every_page_with_the_groups_around_it() -> None:
    tree = (*TREE, page("planned", unwritten=True))

    [text] = divided(tree).titles.values()

    titles = json.loads(text)
    rows = {address: (title, titles["groups"][group]) for title, address, group in titles["rows"]}
    assert rows["/overview/"] == ("overview", [])
    assert rows["/data-3/"] == ("data-3", ["API", "Data"])
    assert "/planned/" not in rows
    assert len(rows) == 1 + 20 + MOST_INSIDE + 1 + 40 + 12 + 1 + 20


def test_many_titles_are_several_files() -> None:
    tree = tuple(group(f"Group {number}", *pages(f"{number}", 50)) for number in range(50))

    files = [json.loads(text)["rows"] for text in divided(tree).titles.values()]

    assert [len(rows) for rows in files] == [MOST_TITLES, MOST_TITLES, 50 * 50 - 2 * MOST_TITLES]
