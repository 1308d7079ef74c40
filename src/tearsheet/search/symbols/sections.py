"""The parts of what is said about a component or a hook, such as the list of its slots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from tearsheet.model.anchor import kebab
from tearsheet.model.article import Heading
from tearsheet.search.symbols.symbol import NamedMember, SymbolMember


def add_sections(held: Iterable[NamedMember], headings: Iterable[Heading]) -> Iterator[NamedMember]:
    """Give each holder of a page the headings about it, without those that only repeat names."""
    every = list(held)
    named = {member.id for one in every for member in one.members if member.kind != "theme"}
    found: dict[str, list[SymbolMember]] = {kebab(one.holder.name): [] for one in every}
    for heading in headings:
        begin = _find_begin(heading.id, found)
        if begin and heading.id not in named and heading.id not in found:
            section = heading.id.removeprefix(f"{begin}-")
            member = SymbolMember(
                kind="heading", name=heading.text, id=heading.id, form=f"*-{section}"
            )
            found[begin].append(member)
    for one in every:
        # Of two with one name in addresses, the first has the sections.
        sections = found.pop(kebab(one.holder.name), [])
        yield replace(one, members=(*one.members, *sections))


def _find_begin(ident: str, begins: Iterable[str]) -> str | None:
    """Of the names an id could begin with, the longest: `slider-input` before `slider`."""
    fitting = (begin for begin in begins if ident.startswith(f"{begin}-") and begin != ident)
    return max(fitting, key=len, default=None)
