"""What directives place is made of the facts of the documented packages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tearsheet.derived.placed.ground import FactGround
from tearsheet.derived.placed.make import MAKERS, describe_placed, make_placed
from tearsheet.derived.reference.make import make_reference
from tearsheet.errors import Place
from tearsheet.markdown.features import facts
from tearsheet.model.navigation import NavigationItem
from tearsheet.model.page import Page, PageSettings
from tearsheet.model.placed_facts import (
    FACT_DIRECTIVES,
    FactTable,
    FactText,
    PlacedEvents,
    PlacedHook,
    PlacedSelectors,
    RefusedFacts,
)
from tearsheet.model.product import Product
from tearsheet.model.reference import (
    Component,
    CssVariable,
    Event,
    Hook,
    PackageFacts,
    Selector,
)
from tearsheet.model.run_facts import Locale, PackageTheme, RunFacts, StyleUtility
from tearsheet.model.site import Site, SiteSettings

NAME = "@acme/toys"
NAVIGATION = Path("toys/navigation.yaml")


def row(path: str, **more: object) -> NavigationItem:
    return NavigationItem(pathname=path, source=Place(NAVIGATION), **more)  # type: ignore[arg-type]


def component(name: str, *variables: CssVariable) -> Component:
    return Component(name=name, package=NAME, imports=(), variables=variables)


PAGE = Page(
    address="/toys/kite/",
    file="toys/kite/page.md",
    settings=PageSettings(title="Kite", description="Flies."),
    product="toys",
    category="core",
)
TOYS = Product(
    id="toys",
    category="core",
    name="Toys",
    description="Toys.",
    address="/toys/",
    logo="",
    packages=(NAME,),
    navigation=(
        row(
            "/toys/features/",
            title="Features",
            children=(
                row("/toys/kite/"),
                row("/toys/wind/", title="Wind", plan="premium", unwritten=True),
                row(
                    "/toys/ranges/",
                    title="Ranges",
                    plan="pro",
                    children=(row("/toys/date-range-picker/", title="Range", unwritten=True),),
                ),
                row("/toys/moon/", title="Moon", planned=True),
                row("/toys/fly/", title="Fly", children=(row("/toys/fly/kite/", title="kite"),)),
            ),
        ),
    ),
)
SITE = Site(
    root=Path("content"),
    settings=SiteSettings(name="Small", host="https://small.example", description="A site."),
    products=(TOYS,),
    pages=(PAGE,),
    default_navigation=(),
)
FACTS = PackageFacts(
    package=NAME,
    version="2.0.1",
    components={
        "DatePicker": component("DatePicker"),
        "DateField": component("DateField"),
        "Kite": component("Kite", CssVariable(name="--Kite-tail", use="both")),
        "StaticTimePicker": component("StaticTimePicker"),
    },
    hooks={"useKite": Hook(name="useKite", package=NAME, imports=())},
    events={"kiteLost": Event(name="kiteLost")},
    selectors={"kiteSelector": Selector(name="kiteSelector", returns="Kite")},
)
RUN = RunFacts(
    utilities=(
        StyleUtility(
            name="mx",
            group="spacing",
            css=("margin-left", "margin-right"),
            theme_key="spacing",
            one="8px",
        ),
    ),
    theme=PackageTheme(
        light={"palette": {"mode": "light", "main": "#111", "ink": "#000"}, "zIndex": {"kite": 1}},
        dark={"palette": {"mode": "dark", "main": "#eee", "ink": "#000"}},
        variables={
            "--toys-palette-main": ("#111", "#eee"),
            "--toys-shape-radius": ("4px", "4px"),
        },
    ),
    locales=(
        Locale(name="enUS", language="American English"),
        Locale(name="frFR", language="French (France)", texts=("fly", "land", "lose")),
        Locale(name="deDE", language="German (Germany)", texts=("fly", "land")),
    ),
)


def ground() -> FactGround:
    return FactGround(site=SITE, reference=make_reference(SITE, {NAME: FACTS}), run={NAME: RUN})


def place(directive: str) -> object:
    return make_placed(ground(), PAGE, [directive])[directive]


def table(directive: str) -> FactTable:
    placed = place(directive)
    assert isinstance(placed, FactTable)
    return placed


def test_every_directive_has_a_maker() -> None:
    assert set(MAKERS) == set(FACT_DIRECTIVES)


def test_a_utility_has_its_css_its_theme_key_and_what_one_becomes() -> None:
    (mx,) = table("utilities ").rows

    assert mx.group == "spacing"
    assert mx.cells == ("`mx`", "`margin-left`, `margin-right`", "`spacing`", "`8px`")


def test_a_branch_of_the_theme_has_both_schemes_where_they_differ() -> None:
    palette, layers = table("theme palette"), table("theme zIndex")

    assert palette.columns[1:] == ("Light", "Dark")
    assert ("`palette.main`", '`"#111"`', '`"#eee"`') in [row.cells for row in palette.rows]
    assert [row.cells for row in layers.rows] == [("`zIndex.kite`", "`1`")]


def test_css_variables_are_those_of_the_theme_or_of_a_component() -> None:
    theme, kite = table(f"css-variables {NAME}"), table("css-variables Kite")

    assert [(row.group, row.cells) for row in theme.rows] == [
        ("palette", ("`--toys-palette-main`", "`#111`", "`#eee`")),
        ("shape", ("`--toys-shape-radius`", "`4px`", "")),
    ]
    assert [row.cells for row in kite.rows] == [("`--Kite-tail`", "Read and set")]


def test_a_locale_says_how_much_of_all_texts_it_translates() -> None:
    assert [row.cells[1:] for row in table("locales ").rows] == [
        ("`enUS`", "Default texts"),
        ("`frFR`", "All 3"),
        ("`deDE`", "2 of 3 (66%)"),
    ]


def test_pickers_are_those_of_the_package_and_those_that_the_navigation_lists_with_a_plan() -> None:
    rows = {row.name: row.cells for row in table("pickers ").rows}

    assert list(rows) == ["Date", "Time", "DateRange"]
    assert rows["Date"][1] == "[`DatePicker`](/toys/api/date-picker/)"
    assert rows["Date"][5] == "[`DateField`](/toys/api/date-field/)"
    assert rows["Time"][4] == "[`StaticTimePicker`](/toys/api/static-time-picker/)"
    assert rows["DateRange"][1] == "`DateRangePicker`"
    assert [cells[-1] for cells in rows.values()] == ["Community", "Community", "Pro"]


def test_a_plan_has_everything_of_the_smaller_ones_and_nothing_that_is_only_planned() -> None:
    assert [row.cells for row in table("plans ").rows] == [
        ("[Features: Kite](/toys/kite/)", "Yes", "Yes", "Yes"),
        ("Wind", "No", "No", "Yes"),
        ("Range", "No", "Yes", "Yes"),
        ("Fly: kite", "Yes", "Yes", "Yes"),
    ]


def test_subjects_of_one_title_are_told_apart_and_can_be_chosen() -> None:
    assert [row.name for row in table("plans ").rows] == [
        "kite",
        "wind",
        "date-range-picker",
        "fly/kite",
    ]


def test_programs_get_the_matrix_of_pickers_and_the_plans_as_data() -> None:
    told = describe_placed(ground(), NAME)

    assert told["pickers"] == {
        "Date": {"Picker": "DatePicker", "Field": "DateField", "plan": "community"},
        "Time": {"StaticPicker": "StaticTimePicker", "plan": "community"},
        "DateRange": {"Picker": "DateRangePicker", "plan": "pro"},
    }
    assert told["plans"] == {
        "/toys/kite/": {"title": "Kite", "group": "Features", "plan": "community"},
        "/toys/wind/": {"title": "Wind", "group": "Features", "plan": "premium"},
        "/toys/date-range-picker/": {"title": "Range", "group": "Features", "plan": "pro"},
        "/toys/fly/kite/": {"title": "kite", "group": "Features", "plan": "community"},
    }
    assert describe_placed(ground(), "@acme/boxes") == {"pickers": {}, "plans": {}}


def test_hooks_events_and_selectors_are_found_by_package_and_name() -> None:
    assert place("hook useKite") == PlacedHook(hook=FACTS.hooks["useKite"])
    assert place("events ") == PlacedEvents(events=(FACTS.events["kiteLost"],))
    assert place(f"selectors {NAME}") == PlacedSelectors(
        selectors=(FACTS.selectors["kiteSelector"],)
    )


def test_packages_are_installed_with_their_major_version_and_what_they_need() -> None:
    placed = place("install react-dom")

    assert isinstance(placed, FactText)
    for command in ("npm install", "pnpm add", "yarn add", "bun add"):
        assert f"\n{command} react-dom\n" in placed.text


def test_requirements_are_those_of_the_installed_package() -> None:
    (react_dom,) = table("support react-dom").rows

    assert react_dom.cells[0] == "`react-dom`"
    assert react_dom.cells[2].startswith("`react` `^")


# The packages of this site are not installed, which `support` needs.
@pytest.mark.parametrize("name", sorted(set(FACT_DIRECTIVES) - {"support"}))
def test_only_what_is_listed_in_brackets_can_be_left_out(name: str) -> None:
    is_optional = facts.FEATURE.arguments[name].startswith("[")

    assert isinstance(place(f"{name} "), RefusedFacts) is not is_optional


@pytest.mark.parametrize(
    ("directive", "problem"),
    [
        ("theme palete", 'The default theme has no "palete".'),
        ("utilities @acme/boxes", 'No documented package "@acme/boxes" has style utilities.'),
        ("css-variables Drum", 'No documented package has a component "Drum".'),
        ("css-variables DateField", "DateField neither reads nor sets CSS variables."),
        ("hook useDrum", 'No documented package has a hook "useDrum".'),
        ("plans drums", 'There is no product "drums".'),
        ("install @acme/nowhere", 'The package "@acme/nowhere" is not installed.'),
        ("support ", f'The package "{NAME}" is not installed.'),
    ],
)
def test_what_no_package_has_is_refused_with_a_remedy(directive: str, problem: str) -> None:
    refused = place(directive)

    assert isinstance(refused, RefusedFacts)
    assert refused.problem == problem
    assert refused.remedy
