"""What the packages this project documents say, where it was once told otherwise."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from small_components import class_of, prop_of

from documented_packages import load_documented
from tearsheet.derived.reference.members import find_referred
from tearsheet.model.reference import Component, PackageFacts


@pytest.fixture(scope="module")
def facts() -> Mapping[str, PackageFacts]:
    return load_documented()


def without(facts: PackageFacts, *names: str) -> list[Component]:
    return [each for each in facts.components.values() if each.name not in names]


@pytest.mark.parametrize(
    ("package", "count"),
    [
        ("@mui/material", 122),
        ("@mui/lab", 10),
        ("@mui/system", 4),
        ("@mui/joy", 78),
        ("@mui/base", 25),
        ("@mui/x-data-grid", 12),
        ("@mui/x-date-pickers", 19),
        ("@mui/x-charts", 25),
        ("@mui/x-tree-view", 4),
        ("@toolpad/core", 6),
    ],
)
def test_as_many_components_hand_other_props_on(
    facts: Mapping[str, PackageFacts], package: str, count: int
) -> None:
    components = facts[package].components.values()

    assert sum(each.takes_native_props for each in components) == count


@pytest.mark.parametrize(
    ("package", "names"),
    [
        ("@mui/x-data-grid", "DataGrid"),
        ("@mui/x-date-pickers", r"(?:Desktop|Mobile|Static)?(?:Date|Time|DateTime)Picker"),
        ("@mui/x-charts", "ChartsClipPath|ChartsXAxis|ChartsYAxis"),
        ("@toolpad/core", "Account|AccountPreview|DashboardLayout|PageHeader|SignInPage"),
    ],
)
def test_nothing_is_promised_of_props_that_go_nowhere(
    facts: Mapping[str, PackageFacts], package: str, names: str
) -> None:
    meant = [c for c in facts[package].components.values() if re.fullmatch(names, c.name)]

    assert meant
    assert not any(each.takes_native_props for each in meant)


@pytest.mark.parametrize("kind", ["AxisConfig", "BarSeriesType", "LineSeriesType"])
def test_the_types_of_charts_have_pages(facts: Mapping[str, PackageFacts], kind: str) -> None:
    assert kind in find_referred(facts["@mui/x-charts"])


@pytest.mark.parametrize("kind", ["PieSeriesType", "ScatterSeriesType"])
def test_the_types_of_series_have_pages(facts: Mapping[str, PackageFacts], kind: str) -> None:
    assert kind in find_referred(facts["@mui/x-charts"])


def test_only_what_takes_nothing_has_no_props(facts: Mapping[str, PackageFacts]) -> None:
    bare = {c.name for each in facts.values() for c in each.components.values() if not c.props}

    assert bare == {"RadarMetricLabels", "ThemeSwitcher", "ToolbarActions"}
    arc = facts["@mui/x-charts"].components["PieArc"]
    assert prop_of(arc, "startAngle").type == "number"
    assert prop_of(arc, "startAngle").required


@pytest.mark.parametrize(("package", "name"), [("@mui/material", "Tabs"), ("@mui/lab", "TabList")])
def test_classes_with_two_comments_have_the_words_of_both(
    facts: Mapping[str, PackageFacts], package: str, name: str
) -> None:
    container = class_of(facts[package].components[name], "flexContainer")

    assert container.description == "Styles applied to the flex container element."
    assert container.deprecated
    assert container.deprecation.startswith("use `list` instead.")


def test_what_a_hook_returns_is_described_by_the_type_called_after_it(
    facts: Mapping[str, PackageFacts],
) -> None:
    returned = facts["@mui/base"].hooks["useDropdown"].returns

    assert {each.name: each.description for each in returned} == {
        "contextValue": "The value to be passed into the DropdownContext provider.",
        "open": "If `true`, the dropdown is open.",
    }


def test_the_texts_of_props_point_at_types(facts: Mapping[str, PackageFacts]) -> None:
    columns = prop_of(facts["@mui/x-data-grid"].components["DataGrid"], "columns")

    assert columns.description == "Set of columns of type [[GridColDef]][]."
    assert "GridColDef" in find_referred(facts["@mui/x-data-grid"])


def test_no_text_keeps_the_marks_of_comments(facts: Mapping[str, PackageFacts]) -> None:
    components = [c for each in facts.values() for c in each.components.values()]
    texts = [f"{prop.description} {prop.deprecation}" for c in components for prop in c.props]
    texts += [f"{style.description} {style.deprecation}" for c in components for style in c.classes]

    assert [text for text in texts if "{@link" in text] == []


def test_where_there_is_no_theme_there_are_no_keys(facts: Mapping[str, PackageFacts]) -> None:
    for package in ("@mui/base", "@toolpad/core"):
        assert {each.theme_name for each in facts[package].components.values()} == {None}


@pytest.mark.parametrize(
    ("package", "name", "key"),
    [
        ("@mui/x-data-grid", "DataGrid", "MuiDataGrid"),
        ("@mui/x-charts", "ChartsLegend", "MuiChartsLegend"),
        ("@mui/x-charts", "ContinuousColorLegend", "MuiContinuousColorLegend"),
        ("@mui/x-charts", "PiecewiseColorLegend", "MuiPiecewiseColorLegend"),
        ("@mui/system", "Container", "MuiContainer"),
        ("@mui/system", "Grid", "MuiGrid"),
        ("@mui/system", "Stack", "MuiStack"),
        ("@mui/joy", "MenuItem", "JoyMenuItem"),
    ],
)
def test_the_theme_gives_default_props(
    facts: Mapping[str, PackageFacts], package: str, name: str, key: str
) -> None:
    component = facts[package].components[name]

    assert component.theme_name == key
    assert component.takes_theme_props


def test_toolpad_has_all_its_components_and_no_classes_of_its_own(
    facts: Mapping[str, PackageFacts],
) -> None:
    toolpad = facts["@toolpad/core"].components

    assert prop_of(toolpad["LocalizationProvider"], "localeText").type == "object"
    assert prop_of(toolpad["AppProvider"], "children").required
    assert prop_of(toolpad["DashboardLayout"], "children").required
    assert class_of(toolpad["SignInButton"], "root").class_name == "MuiButton-root"
    invented = {f"Mui{name}" for name in toolpad if name not in {"List"}}
    styles = [style for each in toolpad.values() for style in each.classes]
    assert {style.class_name.partition("-")[0] for style in styles}.isdisjoint(invented)


def test_hooks_that_only_the_package_builds_on_are_none(
    facts: Mapping[str, PackageFacts],
) -> None:
    hooks = {name for each in facts.values() for name in each.hooks}

    assert hooks.isdisjoint(
        {
            *("useRunOnce", "useFirstRender", "useGridApiMethod", "useGridLogger"),
            *("useGridNativeEventListener", "useGridVirtualization", "useUtilityClasses"),
            *("useLazyRipple", "useTabsContext"),
        }
    )
    assert {"useGridSelector", "useGridEvent", "usePagination", "useSlider"} <= hooks
