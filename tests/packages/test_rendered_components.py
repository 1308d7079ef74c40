"""What is read of the components, beside what becomes of them when they are drawn."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from documented_packages import load_documented
from tearsheet.bundle.node import node_binary, node_environment
from tearsheet.model.reference import Component, PackageFacts
from tearsheet.project import PACKAGES

pytestmark = pytest.mark.long

RENDERER = Path(__file__).parent / "rendering" / "render.mjs"

# The packages as the samples call them.
NAMES = {
    "@mui/material": "material",
    "@mui/lab": "lab",
    "@mui/system": "system",
    "@mui/joy": "joy",
    "@mui/base": "base",
    "@mui/x-data-grid": "grid",
    "@mui/x-date-pickers": "pickers",
    "@mui/x-charts": "charts",
    "@mui/x-tree-view": "tree",
    "@toolpad/core": "toolpad",
}
# Those that draw nothing, or only when something happens, or want a compiler or data of theirs.
UNDRAWN = {
    *("CssBaseline", "GlobalStyles", "PigmentContainer", "PigmentGrid", "PigmentStack"),
    *("CssAnimation", "CssTransition", "Dropdown", "GridFilterForm", "TreeItemIcon"),
    *("ChartsAxisHighlight", "ChartsAxisTooltipContent", "ChartsItemTooltipContent"),
    *("ChartsTooltip", "ChartsTooltipContainer", "LineHighlightPlot"),
    *("RadarAxisHighlight", "Create", "Crud", "CrudForm", "CrudProvider", "Edit", "Show"),
}
# The area to swipe in stands before the drawer, which is what the props go to.
BESIDE_THE_ROOT = {"SwipeableDrawer"}

# A closed tooltip; a label whose chart hands it its classes; a part that lists those of the whole.
ROOTS_WITHOUT_CLASS = {
    "@mui/joy Tooltip",
    "@mui/x-charts BarLabel",
    "@mui/x-charts RadarSeriesArea",
}


@dataclass(frozen=True, slots=True)
class Drawn:
    """A component and what was drawn of it."""

    component: Component
    probed: bool
    """Whether a prop that it does not know stands on its outermost element."""
    classes: frozenset[str]
    asked: frozenset[str]
    """The keys under which a theme was asked for default props."""


@pytest.fixture(scope="module")
def facts() -> Mapping[str, PackageFacts]:
    return load_documented()


@pytest.fixture(scope="module")
def drawn(
    facts: Mapping[str, PackageFacts], tmp_path_factory: pytest.TempPathFactory
) -> Mapping[str, Drawn]:
    """All components that can be drawn, by package and name."""
    folder = tmp_path_factory.mktemp("drawn")
    (folder / "node_modules").symlink_to(PACKAGES)
    asked = {NAMES[name]: list(each.components) for name, each in facts.items()}
    answered = subprocess.run(
        [node_binary(), RENDERER],
        input=json.dumps({"folder": str(folder / "bundle"), "components": asked}),
        capture_output=True,
        text=True,
        check=True,
        env=node_environment("development"),
    )
    return dict(_pair(facts, json.loads(answered.stdout)))


def _pair(
    facts: Mapping[str, PackageFacts], answers: Mapping[str, Mapping[str, dict[str, list[str]]]]
) -> Iterator[tuple[str, Drawn]]:
    for package, each in facts.items():
        for name, component in each.components.items():
            answer = answers[NAMES[package]][name]
            if answer:
                classes, asked = frozenset(answer["classes"]), frozenset(answer["asked"])
                probed = bool(answer["probed"])
                yield f"{package} {name}", Drawn(component, probed, classes, asked)


def test_all_but_a_few_components_can_be_drawn(
    facts: Mapping[str, PackageFacts], drawn: Mapping[str, Drawn]
) -> None:
    every = {f"{package} {name}" for package, each in facts.items() for name in each.components}

    left = {name.partition(" ")[2] for name in every - drawn.keys()}

    assert left <= {*UNDRAWN, "List"}
    assert len(drawn) > 350


def test_other_props_go_to_the_root_exactly_where_that_is_said(drawn: Mapping[str, Drawn]) -> None:
    wrong = {
        name
        for name, each in drawn.items()
        if each.component.takes_native_props != each.probed
        and each.component.name not in BESIDE_THE_ROOT
    }

    assert wrong == set()


def test_a_theme_is_asked_under_the_key_that_is_named(drawn: Mapping[str, Drawn]) -> None:
    wrong = {
        name
        for name, each in drawn.items()
        if each.component.takes_theme_props and each.component.theme_name not in each.asked
    }

    assert wrong == set()


def test_no_theme_is_asked_about_a_component_that_has_no_key(drawn: Mapping[str, Drawn]) -> None:
    # The toolbar of the grid stands beside one of Material UI.
    wrong = {
        name
        for name, each in drawn.items()
        if not each.component.takes_theme_props
        and {f"Mui{each.component.name}", f"Joy{each.component.name}"} & each.asked
    }

    assert wrong <= {"@mui/x-data-grid Toolbar"}


@pytest.mark.parametrize("name", ["Input", "OutlinedInput", "FilledInput"])
def test_classes_of_an_input_begin_as_those_in_the_document(
    drawn: Mapping[str, Drawn], name: str
) -> None:
    found = drawn[f"@mui/material {name}"]
    applied = {style.key: style.applied or style.class_name for style in found.component.classes}

    assert {applied["root"], applied["input"]} <= found.classes
    assert applied["colorSecondary"] == "MuiInputBase-colorSecondary"


def test_the_class_on_the_root_is_the_one_that_is_named(drawn: Mapping[str, Drawn]) -> None:
    wrong = {}
    for name, each in drawn.items():
        classes = {style.key: style.applied or style.class_name for style in each.component.classes}
        classes |= {slot.name: slot.class_name or "" for slot in each.component.slots}
        if each.probed and classes.get("root") and classes["root"] not in each.classes:
            wrong[name] = classes["root"]

    assert wrong.keys() == ROOTS_WITHOUT_CLASS
