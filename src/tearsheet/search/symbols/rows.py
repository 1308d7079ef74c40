"""Symbols in rows: those together that differ in nothing but their names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from tearsheet.search.symbols.symbol import Held, Holder, Member, MemberKind, place_of, slug

MOST_MEMBERS = 400
"""Members of one row, so that a file can end behind any of them."""

KINDS: tuple[MemberKind, ...] = (
    "page",
    "prop",
    "slot",
    "demo",
    "theme",
    "event",
    "selector",
    "error",
    "heading",
    "class",
    "icon",
)
"""Of members, those first that most people look for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HolderRow:
    """Holders whose addresses are one form."""

    kind: str
    product: str
    address: str
    names: tuple[tuple[str, bool], ...]
    """Each with whether it is deprecated."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberRow:
    """Members of one holder whose places are one form."""

    kind: MemberKind
    form: str
    holder: int
    names: tuple[tuple[str, bool], ...]
    origin: str = ""
    ids: tuple[str, ...] = ()
    """Where they stand, if that is no form."""


Row = HolderRow | MemberRow


def make_rows(held: Sequence[Held]) -> list[Row]:
    """All rows, the most asked for first."""
    holders = list(_holder_rows([one.holder for one in held]))
    numbers = _number_holders(holders)
    members = [row for one in held for row in _member_rows(one, numbers[one.holder])]
    members.sort(key=lambda row: KINDS.index(row.kind))
    return [*(row for row, _ in holders), *members]


def find_forms(rows: Iterable[Row]) -> list[tuple[str, str]]:
    """The forms of all members, by kind."""
    return sorted({(row.kind, row.form) for row in rows if isinstance(row, MemberRow)})


def _holder_rows(
    holders: Sequence[Holder],
) -> Iterator[tuple[HolderRow, list[Holder]]]:
    by_form = sorted(holders, key=lambda holder: (*_form_of(holder), holder))
    for (kind, product, address), found in groupby(by_form, _form_of):
        every = list(found)
        for begin in range(0, len(every), MOST_MEMBERS):
            some = every[begin : begin + MOST_MEMBERS]
            names = tuple((holder.name, holder.deprecated) for holder in some)
            row = HolderRow(kind=kind, product=product, address=address, names=names)
            yield row, some


def _number_holders(rows: Iterable[tuple[HolderRow, list[Holder]]]) -> dict[Holder, int]:
    every = (holder for _, some in rows for holder in some)
    return {holder: number for number, holder in enumerate(every)}


def _member_rows(held: Held, number: int) -> Iterator[MemberRow]:
    def form_of(member: Member) -> tuple[MemberKind, str, str]:
        spelt = place_of(member.form, held.holder.name, member.name)
        return member.kind, member.origin, member.form if spelt == member.id else ""

    for (kind, origin, form), found in groupby(sorted(held.members, key=form_of), form_of):
        every = sorted(found, key=lambda member: (member.name, member.id))
        for begin in range(0, len(every), MOST_MEMBERS):
            some = every[begin : begin + MOST_MEMBERS]
            yield MemberRow(
                kind=kind,
                form=form,
                holder=number,
                names=tuple((member.name, member.deprecated) for member in some),
                origin=origin,
                ids=() if form else tuple(member.id for member in some),
            )


def _form_of(holder: Holder) -> tuple[str, str, str]:
    short = slug(holder.name)
    form = holder.address.replace(short, "*") if short else holder.address
    spelt = place_of(form, holder.name, "")
    return holder.kind, holder.product, form if spelt == holder.address else holder.address
