"""Functions that read the state of a component."""

from __future__ import annotations

from pathlib import Path

import pytest
from small_packages import PACKAGES, RULES, small_package

from tearsheet.model.reference import Selector
from tearsheet.packages.packages import Package, open_package
from tearsheet.packages.public_names import read_public_names
from tearsheet.packages.selectors import read_selectors


def selectors_of(package: Package) -> dict[str, Selector]:
    return read_selectors(read_public_names(package))


def only_selector(folder: Path, code: str) -> Selector:
    (selector,) = selectors_of(small_package(folder, {"index.d.ts": code})).values()
    return selector


def test_a_selector_is_known_by_what_it_gives(tmp_path: Path) -> None:
    code = """
    /**
     * Counts the boxes.
     * @category Boxes
     */
    export declare const boxCountSelector: import("./create").OutputSelector<State, Args, number>;
    """

    assert only_selector(tmp_path, code) == Selector(
        name="boxCountSelector", returns="number", description="Counts the boxes.", category="Boxes"
    )


@pytest.mark.parametrize(
    "code",
    [
        "export declare const boxSelector: OutputSelector<State, Box[]>;",
        "export declare const boxSelector: (state: State) => Box[];",
        "export declare function boxSelector(state: State): Box[];",
    ],
)
def test_a_selector_may_be_declared_in_many_ways(tmp_path: Path, code: str) -> None:
    assert only_selector(tmp_path, code).returns == "Box[]"


def test_what_its_comment_says_it_returns_describes_it(tmp_path: Path) -> None:
    code = """
    /**
     * @returns {Box[]} The boxes in their order.
     */
    export declare function boxSelector(state: State): Box[];
    """

    assert only_selector(tmp_path, code).description == "The boxes in their order."


@pytest.mark.parametrize(
    "code",
    [
        "/** @ignore - do not document. */\nexport declare const aSelector: Selector<State, 1>;",
        "export declare const aSelector: { name: string };",
        "export declare const createSelector: Selector<State, 1>;",
        "export declare function useSelector(state: State): number;",
        "export interface aSelector { box: string }",
        "declare const aSelector: Selector<State, 1>;\nexport {};",
    ],
)
def test_what_is_internal_or_no_selector_is_left_out(tmp_path: Path, code: str) -> None:
    assert selectors_of(small_package(tmp_path, {"index.d.ts": code})) == {}


@pytest.mark.parametrize("length", range(0, 90, 7))
def test_a_file_that_was_cut_off_stops_nothing(tmp_path: Path, length: int) -> None:
    code = "/** Counts. */\nexport declare const boxSelector: OutputSelector<State, Args, number>;"

    found = selectors_of(small_package(tmp_path, {"index.d.ts": code[:length]}))

    assert set(found) <= {"boxSelector"}


def test_the_grid_has_as_many() -> None:
    selectors = selectors_of(open_package(PACKAGES / "@mui" / "x-data-grid", rules=RULES))

    assert len(selectors) == 85
    assert all(selector.returns for selector in selectors.values())
    assert {selector.category for selector in selectors.values() if selector.category} == {
        "Columns",
        "Filtering",
        "Pagination",
        "Sorting",
        "Virtualization",
        "Visible Columns",
    }
