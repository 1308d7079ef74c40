"""Symbols in rows: a row holds those that only differ in their names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from operator import itemgetter

from msgspec import Struct

from tearsheet.search.symbols.symbol import (
    Holder,
    MemberKind,
    NamedMember,
    SymbolMember,
    place_of,
    slug,
)

MOST_MEMBERS = 400
"""The maximum number of members per row, so that files can be divided between rows."""

KINDS: tuple[MemberKind, ...] = (
    "prop",
    "slot",
    "demo",
    "page",
    "theme",
    "event",
    "selector",
    "error",
    "heading",
    "class",
    "icon",
)
"""The order of members, the most searched first."""

_ORDER = {kind: place for place, kind in enumerate(KINDS)}


class HolderRow(Struct, frozen=True, kw_only=True):
    """Holders whose addresses have the same pattern."""

    kind: str
    product: str
    address: str
    names: tuple[tuple[str, bool], ...]
    """Each with whether it is deprecated."""


class MemberRow(Struct, frozen=True, kw_only=True, array_like=True):
    """Members of one holder whose ids have the same pattern."""

    kind: MemberKind
    form: str
    names: tuple[tuple[str, bool], ...]
    """Each with whether it is deprecated, or as another name of a page foremost."""
    origin: str = ""
    ids: tuple[str, ...] = ()
    """Their ids, if these have no pattern."""


class HeldRows(Struct, frozen=True, kw_only=True, array_like=True):
    """A holder with the rows of its members."""

    holder: Holder
    rows: tuple[MemberRow, ...] = ()


class OwnedRow(Struct, frozen=True):
    """A row of members, and the number of their holder in the index."""

    row: MemberRow
    holder: int


Row = HolderRow | OwnedRow


def rows_of(held: NamedMember) -> HeldRows:
    """The members of one holder, in rows."""
    return HeldRows(holder=held.holder, rows=tuple(_member_rows(held)))


def make_rows(held: Sequence[HeldRows]) -> list[Row]:
    """All rows, the most searched first."""
    every = sorted(held, key=_holder_of)
    holders = list(_holder_rows([holder_rows.holder for holder_rows in every]))
    numbers = _number_holders(holders)
    members = [
        OwnedRow(row, numbers[holder_rows.holder])
        for holder_rows in every
        for row in holder_rows.rows
    ]
    members.sort(key=lambda owned: _ORDER[owned.row.kind])
    return [*(row for row, _ in holders), *members]


def find_forms(rows: Iterable[Row]) -> list[tuple[str, str]]:
    """The forms of all members, by kind."""
    owned = (row.row for row in rows if isinstance(row, OwnedRow))
    return sorted({(row.kind, row.form) for row in owned})


def _holder_of(held: HeldRows) -> Holder:
    return held.holder


def _holder_rows(
    holders: Sequence[Holder],
) -> Iterator[tuple[HolderRow, list[Holder]]]:
    by_form = sorted(holders, key=lambda holder: (*form_of(holder), holder))
    for (kind, product, address), found in groupby(by_form, form_of):
        every = list(found)
        for begin in range(0, len(every), MOST_MEMBERS):
            some = every[begin : begin + MOST_MEMBERS]
            names = tuple((holder.name, holder.deprecated) for holder in some)
            row = HolderRow(kind=kind, product=product, address=address, names=names)
            yield row, some


def _number_holders(rows: Iterable[tuple[HolderRow, list[Holder]]]) -> dict[Holder, int]:
    every = (holder for _, some in rows for holder in some)
    return {holder: number for number, holder in enumerate(every)}


def _member_rows(held: NamedMember) -> Iterator[MemberRow]:
    formed = [(_member_form(member, held.holder), member) for member in held.members]
    formed.sort(key=lambda pair: (pair[0], pair[1].name, pair[1].id))
    for (kind, origin, form), found in groupby(formed, itemgetter(0)):
        every = [member for _, member in found]
        for begin in range(0, len(every), MOST_MEMBERS):
            some = every[begin : begin + MOST_MEMBERS]
            yield MemberRow(
                kind=kind,
                form=form,
                names=tuple((member.name, member.deprecated or member.foremost) for member in some),
                origin=origin,
                ids=() if form or kind == "page" else tuple(member.id for member in some),
            )


def _member_form(member: SymbolMember, holder: Holder) -> tuple[MemberKind, str, str]:
    spelt = place_of(member.form, holder.name, member.name)
    return member.kind, member.origin, member.form if spelt == member.id else ""


def form_of(holder: Holder) -> tuple[str, str, str]:
    """The kind of a holder, its product, and its address, as a form where that has one."""
    short = slug(holder.name)
    form = holder.address.replace(short, "*") if short else holder.address
    spelt = place_of(form, holder.name, "")
    return holder.kind, holder.product, form if spelt == holder.address else holder.address
