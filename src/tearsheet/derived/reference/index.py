"""What a product documents, in groups: for its index page and for the side navigation."""

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
    """The groups that are not empty; `anchored` where several share a page."""

    def address(name: str) -> str:
        return f"{homes[name]}#{kebab(name)}" if anchored else homes[name]

    groups = {
        "components": (
            IndexRow(
                name=name,
                address=address(name),
                summary=summarise(found),
                plan=found.plan,
                deprecated=found.deprecated,
            )
            for name, found in members.components.items()
        ),
        "hooks": (
            IndexRow(
                name=name,
                address=address(name),
                summary=summarise(found),
                deprecated=found.deprecated,
            )
            for name, found in members.hooks.items()
        ),
        "interfaces": (
            IndexRow(name=name, address=homes[name], summary=summarise(found), plan=found.plan)
            for name, found in members.interfaces.items()
        ),
        "lists": _lists(product, members),
    }
    made = (
        IndexGroup(id=kind, title=TEXTS[kind], rows=tuple(rows)) for kind, rows in groups.items()
    )
    return tuple(group for group in made if group.rows)


def _lists(product: Product, members: ProductMembers) -> Iterator[IndexRow]:
    base = product.api_address
    for kind, found in (("events", members.events), ("selectors", members.selectors)):
        if found:
            count = TEXTS["inListCounts"].replace("{count}", str(len(found)))
            yield IndexRow(name=TEXTS[kind], address=f"{base}{kind}/", summary=count, is_code=False)
