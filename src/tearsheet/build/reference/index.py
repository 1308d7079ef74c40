"""What a product documents, in groups: for its index page and for the side navigation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tearsheet.build.reference.addresses import reference_address
from tearsheet.build.reference.members import Members
from tearsheet.build.reference.words import summarise
from tearsheet.model.anchor import kebab
from tearsheet.model.product import Product
from tearsheet.model.reference_page import IndexGroup, IndexRow
from tearsheet.model.texts import TEXTS


def make_groups(
    product: Product, members: Members, homes: Mapping[str, str], *, anchored: bool
) -> tuple[IndexGroup, ...]:
    """The groups that are not empty; `anchored` where several share a page."""

    def address(name: str) -> str:
        return f"{homes[name]}#{kebab(name)}" if anchored else homes[name]

    groups = (
        IndexGroup(
            id="components",
            title=TEXTS["components"],
            rows=tuple(
                IndexRow(
                    name=name,
                    address=address(name),
                    summary=summarise(component),
                    plan=component.plan,
                    deprecated=component.deprecated,
                )
                for name, component in members.components.items()
            ),
        ),
        IndexGroup(
            id="hooks",
            title=TEXTS["hooks"],
            rows=tuple(
                IndexRow(
                    name=name,
                    address=address(name),
                    summary=summarise(hook),
                    deprecated=hook.deprecated,
                )
                for name, hook in members.hooks.items()
            ),
        ),
        IndexGroup(
            id="interfaces",
            title=TEXTS["interfaces"],
            rows=tuple(
                IndexRow(
                    name=name,
                    address=homes[name],
                    summary=summarise(interface),
                    plan=interface.plan,
                )
                for name, interface in members.interfaces.items()
            ),
        ),
        IndexGroup(id="lists", title=TEXTS["lists"], rows=tuple(_lists(product, members))),
    )
    return tuple(group for group in groups if group.rows)


def _lists(product: Product, members: Members) -> Iterator[IndexRow]:
    base = reference_address(product)
    for kind, found in (("events", members.events), ("selectors", members.selectors)):
        if found:
            count = TEXTS["inListCounts"].replace("{count}", str(len(found)))
            yield IndexRow(name=TEXTS[kind], address=f"{base}{kind}/", summary=count, is_code=False)
