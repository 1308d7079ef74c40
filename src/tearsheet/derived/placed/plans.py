"""The comparison of plans: every subject of a product's navigation, and the plans that have it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from tearsheet.derived.placed.ground import FactGround, NoSuchFacts
from tearsheet.model.navigation import (
    NavigationItem,
    Titles,
    comparable,
    plan_of,
    title_of,
    walk,
    walk_with_parents,
)
from tearsheet.model.page import Page
from tearsheet.model.placed_facts import FactRow, FactTable
from tearsheet.model.product import Product
from tearsheet.model.reference import Plan
from tearsheet.model.site import navigation_of
from tearsheet.model.texts import TEXTS
from tearsheet.model.written_text import escape_markdown

PLANS = ("community", "pro", "premium")
"""The plans, each with everything of the one before it."""

_Subject = tuple[NavigationItem, tuple[NavigationItem, ...]]


def place_plans(ground: FactGround, page: Page, argument: str) -> FactTable:
    """The subjects in the navigation of a product, by default of the page's."""
    product = _find_product(ground, page, argument)
    pages = {comparable(each.address): each for each in ground.site.pages}
    titles = {address: each.settings.title for address, each in pages.items()}
    subjects = list(_find_subjects(navigation_of(ground.site, product)))
    if not subjects:
        raise NoSuchFacts("The navigation of this product has no groups.", "Name another product.")
    names = _name_subjects(subjects, product)
    words = _title_subjects(subjects, titles)
    rows = tuple(
        FactRow(
            name=name,
            group=title_of(parents[0], titles),
            cells=(_link(row, title, pages), *_plan_cells(plan_of(row, parents))),
        )
        for (row, parents), name, title in zip(subjects, names, words, strict=True)
    )
    return FactTable(
        columns=(TEXTS["planFeature"], *(TEXTS[plan] for plan in PLANS)),
        rows=rows,
    )


def describe_plans(ground: FactGround, package: str) -> dict[str, dict[str, str]]:
    """The same for programs, by address: the subjects of the product of a package."""
    titles = {comparable(page.address): page.settings.title for page in ground.site.pages}
    products = (each for each in ground.site.products if package in each.packages)
    return {
        row.pathname: {
            "title": title_of(row, titles),
            "group": title_of(parents[0], titles),
            "plan": plan_of(row, parents) or "community",
        }
        for product in products
        if _has_plans(product)
        for row, parents in _find_subjects(product.navigation)
    }


def _has_plans(product: Product) -> bool:
    return any(row.plan for row in walk(product.navigation))


def _find_product(ground: FactGround, page: Page, argument: str) -> Product | None:
    if not argument:
        return ground.product_of(page)
    product = next((each for each in ground.site.products if each.id == argument), None)
    if product is None:
        known = ", ".join(each.id for each in ground.site.products)
        raise NoSuchFacts(f'There is no product "{argument}".', f"Use one of: {known}.")
    return product


def _find_subjects(navigation: Iterable[NavigationItem]) -> Iterator[_Subject]:
    for row, parents in walk_with_parents(navigation):
        is_subject = parents and not row.children and not row.external and not row.planned
        if is_subject and "/api/" not in row.pathname:
            yield row, parents


def _name_subjects(subjects: Sequence[_Subject], product: Product | None) -> Iterator[str]:
    """The end of each address; where an earlier subject has it, the address below the product."""
    taken: set[str] = set()
    for row, _ in subjects:
        address = comparable(row.pathname)
        name = address.rpartition("/")[2]
        if name in taken:
            name = address.removeprefix(product.address if product else "/")
        taken.add(name)
        yield name


def _title_subjects(subjects: Sequence[_Subject], titles: Titles) -> Iterator[str]:
    """The title of each subject, behind that of its group where several have the same title."""
    counts = Counter(title_of(row, titles).casefold() for row, _ in subjects)
    for row, parents in subjects:
        title = title_of(row, titles)
        is_clear = counts[title.casefold()] == 1
        yield title if is_clear else f"{title_of(parents[-1], titles)}: {title}"


def _link(row: NavigationItem, title: str, pages: Mapping[str, Page]) -> str:
    words = escape_markdown(title)
    target = pages.get(comparable(row.pathname))
    return f"[{words}]({target.address})" if target else words


def _plan_cells(plan: Plan | None) -> Iterator[str]:
    first = PLANS.index(plan or "community")
    for place in range(len(PLANS)):
        yield TEXTS["yes" if place >= first else "no"]
