"""The groups of what a product documents, for its index page and the side navigation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tearsheet.derived.reference.members import ProductMembers
from tearsheet.derived.reference.words import summarise
from tearsheet.model.anchor import kebab
from tearsheet.model.product import Product
from tearsheet.model.reference_page import IndexGroup, IndexRow
from tearsheet.model.texts import TEXTS


def make_groups(
    product: Product, members: ProductMembers, homes: Mapping[str, str], *, anchored: bool
) -> tuple[IndexGroup, ...]:
    """The groups that are not empty; `anchored` if several entries share a page."""

    def address(name: str) -> str:
        return f"{homes[name]}#{kebab(name)}" if anchored else homes[name]

    groups = {
        "components": (
            IndexRow(
                name=name,
                address=address(name),
                summary=summarise(entry),
                plan=entry.plan,
                deprecated=entry.deprecated,
            )
            for name, entry in members.components.items()
        ),
        "hooks": (
            IndexRow(
                name=name,
                address=address(name),
                summary=summarise(entry),
                deprecated=entry.deprecated,
            )
            for name, entry in members.hooks.items()
        ),
        "interfaces": (
            IndexRow(name=name, address=homes[name], summary=summarise(entry), plan=entry.plan)
            for name, entry in members.interfaces.items()
        ),
        "lists": _lists(product, members),
    }
    made = (
        IndexGroup(id=kind, title=TEXTS[kind], rows=tuple(rows)) for kind, rows in groups.items()
    )
    return tuple(group for group in made if group.rows)


def _lists(product: Product, members: ProductMembers) -> Iterator[IndexRow]:
    base = product.api_address
    for kind, entries in (("events", members.events), ("selectors", members.selectors)):
        if entries:
            count = TEXTS["inListCounts"].replace("{count}", str(len(entries)))
            yield IndexRow(name=TEXTS[kind], address=f"{base}{kind}/", summary=count, is_code=False)
