"""The comparison of plans: every subject of a product's navigation, and the plans that have it."""

from __future__ import annotations

from tearsheet.derived.placed.ground import FactGround, NoSuchFacts
from tearsheet.model.navigation import comparable, plan_of, title_of, walk_with_parents
from tearsheet.model.page import Page
from tearsheet.model.placed_facts import FactRow, FactTable
from tearsheet.model.site import navigation_of
from tearsheet.model.texts import TEXTS
from tearsheet.model.written_text import escape_markdown

PLANS = ("community", "pro", "premium")
"""The plans, each with everything of the one before it."""


def place_plans(ground: FactGround, page: Page, argument: str) -> FactTable:
    """The subjects in the navigation of a product, by default of the page's."""
    product = ground.product_of(page)
    if argument:
        product = next((each for each in ground.site.products if each.id == argument), None)
        if product is None:
            known = ", ".join(each.id for each in ground.site.products)
            raise NoSuchFacts(f'There is no product "{argument}".', f"Use one of: {known}.")
    pages = {comparable(each.address): each for each in ground.site.pages}
    titles = {address: each.settings.title for address, each in pages.items()}
    rows = []
    for row, parents in walk_with_parents(navigation_of(ground.site, product)):
        is_subject = parents and not row.children and not row.external and not row.planned
        if not is_subject or "/api/" in row.pathname:
            continue
        plan = plan_of(row, parents)
        target = pages.get(comparable(row.pathname))
        words = escape_markdown(title_of(row, titles))
        first = PLANS.index(plan or "community")
        rows.append(
            FactRow(
                name=comparable(row.pathname).rpartition("/")[2],
                group=title_of(parents[0], titles),
                cells=(
                    f"[{words}]({target.address})" if target else words,
                    *(TEXTS["yes" if place >= first else "no"] for place in range(len(PLANS))),
                ),
            )
        )
    if not rows:
        raise NoSuchFacts("The navigation of this product has no groups.", "Name another product.")
    columns = (TEXTS["planFeature"], *(TEXTS[plan] for plan in PLANS))
    return FactTable(columns=columns, rows=tuple(rows))
