"""Tables of style utilities, of values of the default theme and of CSS variables."""

from __future__ import annotations

from collections.abc import Iterator

from tearsheet.derived.placed.ground import FactGround, NoSuchFacts, code
from tearsheet.errors import suggest
from tearsheet.model.page import Page
from tearsheet.model.placed_facts import FactRow, FactTable
from tearsheet.model.run_facts import PackageTheme, StyleUtility
from tearsheet.model.texts import TEXTS
from tearsheet.model.theme_tree import theme_values


def place_utilities(ground: FactGround, page: Page, argument: str) -> FactTable:
    """The properties of the `sx` prop: the CSS that each sets, and its key in the theme."""
    package = ground.find_package(
        page, argument, "style utilities", lambda name: bool(_utilities(ground, name))
    )
    rows = tuple(
        FactRow(
            name=utility.name,
            group=utility.group,
            cells=(
                code(utility.name),
                ", ".join(code(name) for name in utility.css),
                code(utility.theme_key),
                code(utility.one),
            ),
        )
        for utility in _utilities(ground, package)
    )
    columns = ("utilityName", "utilityCss", "utilityThemeKey", "utilityOne")
    return FactTable(columns=tuple(TEXTS[name] for name in columns), rows=rows)


def _utilities(ground: FactGround, package: str) -> tuple[StyleUtility, ...]:
    return ground.run[package].utilities if package in ground.run else ()


def place_theme(ground: FactGround, page: Page, argument: str) -> FactTable:
    """The values of the default theme: all, or those below a key such as `palette.primary`."""
    theme = _theme_of(ground, page, "")
    light = _below(dict(theme_values(theme.light)), argument)
    # Of the dark theme only whole branches that differ are known.
    dark = _below({**dict(theme_values(theme.light)), **dict(theme_values(theme.dark))}, argument)
    if not light:
        problem = f'The default theme has no "{argument}".'
        known = {part for path, _ in theme_values(theme.light) for part in _prefixes(path)}
        raise NoSuchFacts(problem, suggest(argument, sorted(known)))
    differs = any(dark.get(path) != value for path, value in light.items())
    columns = (
        "themeKeyColumn",
        *(("schemeLight", "schemeDark") if differs else ("themeDefaultValue",)),
    )
    return FactTable(
        columns=tuple(TEXTS[name] for name in columns),
        rows=tuple(
            FactRow(
                name=path,
                group=path.removeprefix(f"{argument}.").partition(".")[0],
                cells=(
                    code(path),
                    code(value),
                    *((code(dark.get(path, "")),) if differs else ()),
                ),
            )
            for path, value in light.items()
        ),
    )


def _below(values: dict[str, str], branch: str) -> dict[str, str]:
    return {
        path: value
        for path, value in values.items()
        if not branch or path == branch or path.startswith(f"{branch}.")
    }


def _prefixes(path: str) -> Iterator[str]:
    parts = path.split(".")
    yield from (".".join(parts[:count]) for count in range(1, len(parts) + 1))


def _theme_of(ground: FactGround, page: Page, argument: str) -> PackageTheme:
    has_theme = (name for name, facts in ground.run.items() if facts.theme)
    known = frozenset(has_theme)
    package = ground.find_package(page, argument, "a default theme", known.__contains__)
    theme = ground.run[package].theme
    assert theme
    return theme


def place_css_variables(ground: FactGround, page: Page, argument: str) -> FactTable:
    """The CSS variables of a theme, or those that a component reads and sets."""
    if argument and "/" not in argument:
        return _variables_of_component(ground, page, argument)
    known = {name for name, facts in ground.run.items() if facts.theme and facts.theme.variables}
    package = ground.find_package(page, argument, "CSS variables", known.__contains__)
    theme = ground.run[package].theme
    assert theme
    columns = ("cssVariable", "schemeLight", "schemeDark")
    return FactTable(
        columns=tuple(TEXTS[name] for name in columns),
        rows=tuple(
            FactRow(
                name=name,
                group=_group_of(name),
                cells=(code(name), code(light), code(dark) if dark != light else ""),
            )
            for name, (light, dark) in theme.variables.items()
        ),
    )


def _group_of(variable: str) -> str:
    """The branch of the theme: `palette` of `--mui-palette-primary-main`."""
    return variable.removeprefix("--").partition("-")[2].partition("-")[0]


def _variables_of_component(ground: FactGround, page: Page, name: str) -> FactTable:
    component = ground.find_member(page, name, "component", lambda facts: facts.components)
    if not component.variables:
        problem = f"{name} neither reads nor sets CSS variables."
        raise NoSuchFacts(problem, "Remove the line.")
    words = {"reads": "variableRead", "sets": "variableSet", "both": "variableBoth"}
    return FactTable(
        columns=(TEXTS["cssVariable"], TEXTS["variableUse"]),
        rows=tuple(
            FactRow(
                name=variable.name,
                group=variable.use,
                cells=(code(variable.name), TEXTS[words[variable.use]]),
            )
            for variable in component.variables
        ),
    )
