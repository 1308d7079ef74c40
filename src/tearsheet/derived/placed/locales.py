"""The table of the locales of a package, and how much each translates."""

from __future__ import annotations

from tearsheet.derived.placed.ground import FactGround, code
from tearsheet.model.page import Page
from tearsheet.model.placed_facts import FactRow, FactTable
from tearsheet.model.texts import TEXTS


def place_locales(ground: FactGround, page: Page, argument: str) -> FactTable:
    """The locales of a package; a locale without texts has those of the components."""
    known = {name for name, facts in ground.run.items() if facts.locales}
    package = ground.find_package(page, argument, "locales", known.__contains__)
    facts = ground.run[package]
    total = len(facts.texts)
    return FactTable(
        columns=tuple(TEXTS[name] for name in ("localeLanguage", "localeName", "localeTexts")),
        rows=tuple(
            FactRow(
                name=locale.name,
                group=TEXTS["localeComplete"] if len(locale.texts) in (0, total) else "",
                cells=(locale.language, code(locale.name), _completeness(len(locale.texts), total)),
            )
            for locale in facts.locales
        ),
    )


def _completeness(count: int, total: int) -> str:
    if count == 0:
        return TEXTS["localeDefault"]
    if count == total:
        return TEXTS["localeAll"].format(total=total)
    return TEXTS["localeSome"].format(count=count, total=total, percent=100 * count // total)
