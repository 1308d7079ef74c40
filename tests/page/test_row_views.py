"""What a page shows of its product's navigation: its surroundings, and ways to all the rest."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tearsheet.errors import Place
from tearsheet.model.navigation import NavigationItem
from tearsheet.page.navigation_rows import (
    LONGEST,
    PART,
    RowView,
    row_at_rest,
    row_views,
    whole_row,
)

PLACE = Place(Path("navigation.yaml"))


def page(name: str, *, unwritten: bool = False) -> NavigationItem:
    return NavigationItem(pathname=f"/{name}/", source=PLACE, unwritten=unwritten)


def group(name: str, *children: NavigationItem) -> NavigationItem:
    return NavigationItem(pathname=f"/{name}", source=PLACE, children=children, title=name)


def section(name: str, *children: NavigationItem) -> NavigationItem:
    return NavigationItem(pathname=f"/{name}", source=PLACE, children=children, subheader=name)


def shown(row: dict[str, Any]) -> Any:
    """A row as a test can be read: its address, or its title with what is below it."""
    if row["kind"] in ("earlier", "later"):
        return f"{row['count']} {row['kind']}: {row['pathname']}"
    if row["kind"] in ("open", "section", "group"):
        return {row["title"]: [shown(child) for child in row["children"]]}
    return f"{row['kind']} {row['pathname']}"


def view_of(address: str, item: NavigationItem) -> RowView:
    (view,) = [view for view in row_views(item, {}) if address in view.addresses]
    return view


def test_a_group_at_rest_is_a_way_to_its_first_page() -> None:
    inputs = group("Inputs", group("Basics", page("soon", unwritten=True), page("button")))

    assert shown(row_at_rest(inputs, {})) == "closed /button/"


def test_a_group_without_a_page_to_show_leads_nowhere() -> None:
    assert row_at_rest(group("Later", page("soon", unwritten=True)), {})["pathname"] is None


def test_a_page_sees_its_own_group_open_and_the_groups_beside_it_closed() -> None:
    item = group("X", page("overview"), group("Rows", page("row")), group("Cells", page("cell")))

    assert shown(view_of("/cell", item).row) == {
        "X": ["page /overview/", "closed /row/", {"Cells": ["page /cell/"]}]
    }


def test_the_pages_of_a_section_see_the_same_as_those_beside_it() -> None:
    item = group("Components", page("all"), section("inputs", page("button")))

    view = view_of("/button", item)

    assert view.addresses == {"/all", "/button"}
    assert shown(view.row) == {"Components": ["page /all/", {"inputs": ["page /button/"]}]}


def test_of_a_long_list_a_page_sees_the_part_it_stands_in() -> None:
    item = group("API", *(page(f"p{number}") for number in range(LONGEST + 1)))

    rows = shown(view_of(f"/p{PART}", item).row)["API"]

    assert rows[0] == f"{PART} earlier: /p{PART - 1}/"
    assert rows[1:] == [f"page /p{number}/" for number in range(PART, LONGEST + 1)]


def test_every_page_of_a_long_list_is_seen_by_itself() -> None:
    names = [f"p{number}" for number in range(3 * LONGEST)]
    item = group("API", *map(page, names))

    for name in names:
        assert f"page /{name}/" in shown(view_of(f"/{name}", item).row)["API"]


def test_a_list_that_is_not_too_long_is_shown_whole() -> None:
    item = group("API", *(page(f"p{number}") for number in range(LONGEST)))

    assert len(view_of("/p0", item).row["children"]) == LONGEST


def test_a_long_section_ends_for_the_pages_outside_with_a_way_to_the_rest() -> None:
    everything = section("all", *(page(f"p{number}") for number in range(LONGEST + 1)))
    item = group("API", page("overview"), everything)

    rest = LONGEST + 1 - PART
    assert shown(view_of("/overview", item).row)["API"][1]["all"][-1] == f"{rest} later: /p{PART}/"
    assert f"page /p{LONGEST}/" in shown(view_of(f"/p{LONGEST}", item).row)["API"][1]["all"]


def test_among_all_rows_a_group_has_everything_below_it_and_the_way_to_its_first_page() -> None:
    names = [f"p{number}" for number in range(3 * LONGEST)]
    item = group("X", section("rows", *map(page, names)), group("Cells", page("cell")))

    row = whole_row(item, {})

    assert shown(row) == {
        "X": [{"rows": [f"page /{name}/" for name in names]}, {"Cells": ["page /cell/"]}]
    }
    assert (row["kind"], row["pathname"]) == ("group", "/p0/")


def test_among_all_rows_a_group_of_unwritten_pages_leads_nowhere() -> None:
    assert whole_row(group("Later", page("soon", unwritten=True)), {})["pathname"] is None
