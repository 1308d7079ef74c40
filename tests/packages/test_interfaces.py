"""Types that pages refer to."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from small_packages import PACKAGES, RULES, install, small_package

from tearsheet.model.reference import Argument, Interface, Prop, Signature
from tearsheet.packages.interfaces import read_interfaces
from tearsheet.packages.packages import Package, open_package
from tearsheet.packages.public_names import read_public_names


def interfaces_of(package: Package) -> Mapping[str, Interface]:
    return read_interfaces(package, read_public_names(package))


def read(folder: Path, code: str) -> Mapping[str, Interface]:
    return interfaces_of(small_package(folder, {"index.d.ts": code}))


def only_property(folder: Path, member: str) -> Prop:
    (interface,) = read(folder, f"export interface Shelf {{\n{member}\n}}\n").values()
    (prop,) = interface.properties
    return prop


def test_an_exported_type_with_described_members_is_one(tmp_path: Path) -> None:
    code = """
    /**
     * What boxes stand on, see [[Box]] and {@link https://example.org/box the guide}.
     * @demos
     *   - [Shelves](/x/shelves/)
     *   - [Boxes](/x/boxes/#open)
     */
    export interface Shelf {
      /** How many boxes. */
      count: number;
      bare?: string;
    }
    """

    assert read(tmp_path, code) == {
        "Shelf": Interface(
            name="Shelf",
            package="@small/kit",
            imports=("import type { Shelf } from '@small/kit';",),
            properties=(
                Prop(name="count", type="number", required=True, description="How many boxes."),
                Prop(name="bare", type="string"),
            ),
            description="What boxes stand on, see [[Box]] and [the guide](https://example.org/box).",
            demos=("/x/shelves/", "/x/boxes/#open"),
        )
    }


@pytest.mark.parametrize(
    "code",
    [
        "export interface Shelf { count: number }",
        "interface Shelf { /** Its boxes. */ count: number }",
        "/** @ignore */\nexport interface Shelf { /** Its boxes. */ count: number }",
        "export interface ShelfProps { /** Its boxes. */ count: number }",
        "export interface ShelfSlots { /** Its boxes. */ count: number }",
        "export interface ShelfClasses { /** Its boxes. */ root: string }",
        "export interface UseShelfParameters { /** Its boxes. */ count: number }",
        "export interface ShelfEventLookup { /** Its boxes. */ open: {} }",
        "/** A word. */\nexport type Shelf = 'wide' | 'narrow';",
    ],
)
def test_what_says_nothing_or_is_told_elsewhere_is_none(tmp_path: Path, code: str) -> None:
    assert read(tmp_path, code) == {}


def test_members_are_followed_within_the_package_and_beyond(tmp_path: Path) -> None:
    other = {"index.d.ts": "export interface Far { /** Far away. */ far: 1 }\n"}
    install(tmp_path / "node_modules", other, name="@small/other")
    package = small_package(
        tmp_path,
        {
            "index.d.ts": """
                import type { Far } from "@small/other";
                import type { Near as Close } from "./near";
                export interface Shelf extends Far, Close<string> { /** Its own. */ own: 1 }
            """,
            "near.d.ts": "export interface Near<T> { /** Nearby. */ near: T }\n",
        },
    )

    shelf = interfaces_of(package)["Shelf"]

    assert [(prop.name, prop.description) for prop in shelf.properties] == [
        ("far", "Far away."),
        ("near", "Nearby."),
        ("own", "Its own."),
    ]


def test_of_types_that_are_joined_only_what_all_have_is_told(tmp_path: Path) -> None:
    code = """
    interface Base { /** All have it. */ field: string; /** Some have to. */ kind?: string }
    interface Round extends Base { /** Round ones. */ radius: number; kind: 'round' }
    export type Shelf = Base | Round;
    """

    (shelf,) = read(tmp_path, code).values()

    assert [(prop.name, prop.required) for prop in shelf.properties] == [
        ("field", True),
        ("kind", False),
    ]


def test_a_member_that_is_narrowed_keeps_its_description(tmp_path: Path) -> None:
    code = """
    interface Base { /** Which kind. */ kind?: string }
    export interface Shelf extends Base { kind: 'wide' }
    """

    (shelf,) = read(tmp_path, code).values()

    assert shelf.properties == (
        Prop(name="kind", type="'wide'", required=True, description="Which kind."),
    )


def test_a_function_is_described_by_its_comment_with_the_types_of_the_code(tmp_path: Path) -> None:
    prop = only_property(
        tmp_path,
        """
        /**
         * Puts a box away.
         * @param {Box} box The box, a [[Box]].
         * @param {number} weight Copied from somewhere else.
         * @returns {object} Where it stands.
         */
        put: (box: Box | null, place?: number) => Place;
        """,
    )

    assert prop.type == "(box: Box | null, place?: number) => Place"
    assert prop.signature == Signature(
        arguments=(
            Argument(name="box", type="Box | null", description="The box, a [[Box]]."),
            Argument(name="place", type="number", optional=True),
        ),
        returns="Place",
        returned="Where it stands.",
    )


def test_arguments_under_other_names_are_described_in_order(tmp_path: Path) -> None:
    prop = only_property(
        tmp_path,
        "/**\n * Puts.\n * @param {string} what Which box.\n */\nput(id: string): void;",
    )

    assert prop.signature is not None
    assert prop.signature.arguments == (
        Argument(name="id", type="string", description="Which box."),
    )


def test_a_type_of_many_lines_stands_in_one_without_its_comments(tmp_path: Path) -> None:
    prop = only_property(
        tmp_path,
        "/** Where. */\nplace:\n  | 'left' // of it\n  | {\n    /** Down. */\n    y: number;\n  };",
    )

    assert prop.type == "'left' | { y: number; }"


@pytest.mark.parametrize(("plan", "found"), [("Pro", "pro"), ("Premium", "premium")])
def test_a_plan_is_told_where_the_comment_says_one(tmp_path: Path, plan: str, found: str) -> None:
    prop = only_property(
        tmp_path,
        f"/**\n * Pins.\n * Only available in DataGrid{plan}.\n * TODO: move.\n */\npin: boolean;",
    )

    assert prop.plan == found
    assert prop.description == f"Pins.\nOnly available in DataGrid{plan}."


def test_a_type_that_cannot_be_found_leaves_the_rest(tmp_path: Path) -> None:
    code = "export interface Shelf extends Missing<{}> { /** Its boxes. */ count: number }"

    (shelf,) = read(tmp_path, code).values()

    assert [prop.name for prop in shelf.properties] == ["count"]


@pytest.mark.parametrize("length", range(0, 140, 11))
def test_a_file_that_was_cut_off_stops_nothing(tmp_path: Path, length: int) -> None:
    code = (
        "/** What boxes stand on. */\nexport interface Shelf extends Base {\n"
        "  /** How many. */\n  count: (box: Box) => { y: number };\n}\n"
    )

    assert set(read(tmp_path, code[:length])) <= {"Shelf"}


def test_the_grid_s_types_are_found_with_their_members() -> None:
    interfaces = interfaces_of(open_package(PACKAGES / "@mui" / "x-data-grid", rules=RULES))

    counted = {name: len(each.properties) for name, each in interfaces.items() if each.demos}
    assert counted == {
        "GridActionsColDef": 41,
        "GridApi": 97,
        "GridColDef": 40,
        "GridCsvExportOptions": 9,
        "GridExportStateParams": 1,
        "GridFilterItem": 4,
        "GridFilterModel": 5,
        "GridFilterOperator": 8,
        "GridListViewColDef": 5,
        "GridPrintExportOptions": 10,
        "GridRowClassNameParams": 6,
        "GridRowParams": 3,
        "GridRowSpacingParams": 5,
        "GridSingleSelectColDef": 43,
    }
    assert len(interfaces["GridCellParams"].properties) == 12


@pytest.mark.parametrize(
    ("package", "count", "known"),
    [
        ("@mui/x-data-grid", 108, "GridCellParams"),
        ("@mui/x-date-pickers", 13, "PickersShortcutsItem"),
        ("@mui/x-charts", 39, "BarSeriesType"),
        ("@mui/x-tree-view", 1, "RichTreeViewPluginParameters"),
        ("@toolpad/core", 14, "ConfirmOptions"),
    ],
)
def test_the_installed_packages_have_as_many_types(package: str, count: int, known: str) -> None:
    interfaces = interfaces_of(open_package(PACKAGES / package, rules=RULES))

    assert known in interfaces
    assert len(interfaces) == count
