"""The packages this project documents: how much is found in them, and how fast."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from small_packages import PACKAGES, RULES

from documented_packages import load_documented, load_reading
from tearsheet.model.reference import PackageFacts
from tearsheet.packages.extract import extract_package
from tearsheet.packages.packages import open_package
from tearsheet.packages.slot_names import read_slot_names

# Components, props, slots and classes; a new version of a package changes its row.
COUNTS = {
    "@mui/material": (131, 1458, 115, 1003),
    "@mui/lab": (11, 44, 0, 49),
    "@mui/system": (4, 25, 0, 17),
    "@mui/joy": (79, 890, 162, 850),
    "@mui/base": (30, 256, 51, 65),
    "@mui/x-data-grid": (14, 172, 77, 200),
    "@mui/x-date-pickers": (34, 1002, 310, 75),
    "@mui/x-charts": (53, 444, 71, 170),
    "@mui/x-tree-view": (6, 72, 27, 18),
    "@toolpad/core": (24, 96, 25, 130),
}
# Lists of classes of parts that have no page of their own, and a type of a package that is missing.
UNRESOLVED = {"@mui/material": 1, "@mui/x-charts": 4, "@mui/x-date-pickers": 11}
SECONDS = 4
PATIENCE = 5
"""Machines that run tests do other things as well."""


@pytest.fixture(scope="module")
def facts() -> Mapping[str, PackageFacts]:
    return load_documented()


@pytest.mark.parametrize("name", COUNTS)
def test_as_much_is_found_as_before(facts: Mapping[str, PackageFacts], name: str) -> None:
    components = facts[name].components.values()

    assert COUNTS[name] == (
        len(components),
        sum(len(each.props) for each in components),
        sum(len(each.slots) for each in components),
        sum(len(each.classes) for each in components),
    )


@pytest.mark.parametrize("name", COUNTS)
def test_nothing_in_them_is_unreadable_or_unresolved(
    facts: Mapping[str, PackageFacts], name: str
) -> None:
    assert facts[name].unreadable == ()
    assert [each.name for each in facts[name].components.values() if each.unresolved] == []
    assert facts[name].unresolved_count == UNRESOLVED.get(name, 0)


@pytest.mark.parametrize("name", COUNTS)
def test_which_slots_can_be_filled_is_known_of_every_component(name: str) -> None:
    assert None not in read_slot_names(open_package(PACKAGES / name, rules=RULES)).values()


@pytest.mark.parametrize("name", COUNTS)
def test_every_prop_slot_and_class_stands_once(
    facts: Mapping[str, PackageFacts], name: str
) -> None:
    for component in facts[name].components.values():
        props = [prop.name for prop in component.props]
        slots = [slot.name for slot in component.slots]
        classes = [style.key for style in component.classes]
        assert len(set(props)) == len(props)
        assert len({*slots, *classes}) == len(slots) + len(classes)


def test_the_same_package_gives_the_same_facts() -> None:
    folder = PACKAGES / "@mui" / "lab"

    assert repr(extract_package(folder, RULES)) == repr(extract_package(folder, RULES))


def test_all_packages_are_read_in_seconds() -> None:
    reading = load_reading()

    assert {each.package for each in reading.facts} == COUNTS.keys()
    assert reading.seconds < SECONDS * PATIENCE
