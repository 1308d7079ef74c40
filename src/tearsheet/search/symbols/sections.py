"""The sections about a component or a hook, such as its slots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from tearsheet.model.anchor import kebab
from tearsheet.model.article import Heading
from tearsheet.search.symbols.symbol import NamedMember, SymbolMember


def add_sections(held: Iterable[NamedMember], headings: Iterable[Heading]) -> Iterator[NamedMember]:
    """Add to each holder of a page the headings about it, except those that repeat names."""
    holders = list(held)
    member_ids = {
        member.id
        for named_member in holders
        for member in named_member.members
        if member.kind != "theme"
    }
    sections_by_begin: dict[str, list[SymbolMember]] = {
        kebab(named_member.holder.name): [] for named_member in holders
    }
    for heading in headings:
        begin = _find_begin(heading.id, sections_by_begin)
        if begin and heading.id not in member_ids and heading.id not in sections_by_begin:
            section = heading.id.removeprefix(f"{begin}-")
            member = SymbolMember(
                kind="heading", name=heading.text, id=heading.id, form=f"*-{section}"
            )
            sections_by_begin[begin].append(member)
    for named_member in holders:
        # Of two holders with the same name in addresses, the first gets the sections.
        sections = sections_by_begin.pop(kebab(named_member.holder.name), [])
        yield replace(named_member, members=(*named_member.members, *sections))


def _find_begin(ident: str, begins: Iterable[str]) -> str | None:
    """The longest name that is a prefix of an id: `slider-input` before `slider`."""
    fitting = (begin for begin in begins if ident.startswith(f"{begin}-") and begin != ident)
    return max(fitting, key=len, default=None)
