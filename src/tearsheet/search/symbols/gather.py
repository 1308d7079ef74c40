"""Collects everything on a page that has a name, in a deterministic order."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tearsheet.search.symbols.named_page import NamedPage
from tearsheet.search.symbols.of_reference import find_documented
from tearsheet.search.symbols.of_text import find_written
from tearsheet.search.symbols.symbol import QUERY, NamedMember, SymbolMember


def find_held(page: NamedPage) -> Iterator[NamedMember]:
    """The holders of a page with their members; each of them leads to a place that is there.

    There are none where visitors may not be led.
    """
    shown = page.reference
    if not page.is_searched:
        return
    for held in find_documented(page, shown) if shown else [find_written(page)]:
        place = held.holder.address.partition("#")[2]
        if not place or place in page.ids:
            members = (member for member in held.members if _is_there(member, page))
            # A set would put those that differ in nothing that is sorted by in any order.
            once = dict.fromkeys(members)
            yield replace(held, members=tuple(sorted(once, key=_member_place)))


def _is_there(member: SymbolMember, page: NamedPage) -> bool:
    return not member.id or member.id.startswith(QUERY) or member.id in page.ids


def _member_place(member: SymbolMember) -> tuple[str, str, str, str]:
    return member.kind, member.origin, member.name, member.id
