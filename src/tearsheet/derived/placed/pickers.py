"""The matrix of pickers: which exist for which value, in which form, package and plan."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from msgspec import Struct, field

from tearsheet.derived.placed.ground import FactGround, code
from tearsheet.model.navigation import NavigationItem, comparable, plan_of, walk_with_parents
from tearsheet.model.page import Page
from tearsheet.model.placed_facts import FactRow, FactTable
from tearsheet.model.texts import TEXTS

_COMPONENT = re.compile(
    r"(?P<form>Desktop|Mobile|Static)?(?P<value>(?:Date|Time|DateTime)(?:Range)?)"
    r"(?P<kind>Picker|Field)"
)
_VALUES = ("Date", "Time", "DateTime", "DateRange", "TimeRange", "DateTimeRange")
_FORMS = ("Picker", "DesktopPicker", "MobilePicker", "StaticPicker", "Field")


class _Picker(NamedTuple):
    """A component, and the address of the page about it, if there is one."""

    name: str
    address: str | None


class _Value(Struct):
    """What there is for one kind of value."""

    is_installed: bool = False
    plan: str = ""
    pickers: dict[str, _Picker] = field(default_factory=dict)
    """By their form."""


def place_pickers(ground: FactGround, page: Page, argument: str) -> FactTable:
    """The pickers of a package; those of other plans are the ones that the navigation lists."""
    package = ground.find_package(
        page, argument, "pickers", lambda name: bool(_installed(ground, name))
    )
    return _table(_find_pickers(ground, package))


def describe_pickers(ground: FactGround, package: str) -> dict[str, dict[str, str]]:
    """The same for programs: by kind of value, the component of each form, and the plan."""
    if not _installed(ground, package):
        return {}
    return {
        value: {
            **{form: picker.name for form, picker in entry.pickers.items()},
            "plan": entry.plan or "community",
        }
        for value, entry in _find_pickers(ground, package).items()
    }


def _find_pickers(ground: FactGround, package: str) -> dict[str, _Value]:
    values = _installed(ground, package)
    for name, row, plan in _listed(ground, package):
        match = _COMPONENT.fullmatch(name)
        if match and not (match["value"] in values and values[match["value"]].is_installed):
            value = values.setdefault(match["value"], _Value(plan=plan))
            value.pickers[_form(match)] = _Picker(name, _page_of(ground, row))
    return values


def _installed(ground: FactGround, package: str) -> dict[str, _Value]:
    """The pickers of the package itself."""
    values: dict[str, _Value] = {}
    facts = ground.reference.packages.get(package)
    for name in facts.components if facts else ():
        match = _COMPONENT.fullmatch(name)
        if match:
            value = values.setdefault(match["value"], _Value(is_installed=True))
            value.pickers[_form(match)] = _Picker(name, ground.address_of(name, package))
    return values


def _form(match: re.Match[str]) -> str:
    return f"{match['form'] or ''}{match['kind']}"


def _listed(ground: FactGround, package: str) -> Iterator[tuple[str, NavigationItem, str]]:
    """The rows of components with a plan: the component's name, the row and the plan."""
    for product in ground.site.products:
        if package not in product.packages:
            continue
        for row, parents in walk_with_parents(product.navigation):
            plan = plan_of(row, parents)
            words = comparable(row.pathname).rpartition("/")[2].split("-")
            if plan and not row.children:
                yield "".join(word.capitalize() for word in words), row, plan


def _page_of(ground: FactGround, row: NavigationItem) -> str | None:
    pages = {comparable(page.address): page.address for page in ground.site.pages}
    return pages.get(comparable(row.pathname))


def _link(picker: _Picker | None) -> str:
    if picker is None:
        return ""
    return f"[{code(picker.name)}]({picker.address})" if picker.address else code(picker.name)


def _table(values: Mapping[str, _Value]) -> FactTable:
    columns = (
        TEXTS["pickerValue"],
        *(TEXTS[f"picker{form}"] for form in _FORMS),
        TEXTS["planColumn"],
    )
    return FactTable(
        columns=columns,
        rows=tuple(
            FactRow(
                name=value,
                group=entry.plan or "community",
                cells=(
                    TEXTS[f"picker{value}"],
                    *(_link(entry.pickers.get(form)) for form in _FORMS),
                    TEXTS[entry.plan or "community"],
                ),
            )
            for value in _VALUES
            if (entry := values.get(value))
        ),
    )
