"""The names on generated pages: components, hooks and types with their members."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from tearsheet.model.anchor import (
    class_id,
    kebab,
    parameter_id,
    prop_id,
    property_id,
    return_id,
    section_id,
    slot_id,
)
from tearsheet.model.reference import Component, Hook, Interface, Prop
from tearsheet.model.reference_page import ComponentSheet, ReferencePage
from tearsheet.search.symbols.named_page import NamedPage
from tearsheet.search.symbols.of_text import find_keywords, find_written
from tearsheet.search.symbols.sections import add_sections
from tearsheet.search.symbols.symbol import Holder, HolderKind, NamedMember, SymbolMember


def find_documented(page: NamedPage, shown: ReferencePage) -> Iterator[NamedMember]:
    """The names that a generated page documents.

    A page about one thing is found by its name; lists only have their own title.
    """
    held = list(_find_held(page, shown))
    if held:
        yield from _add_keywords(add_sections(held, page.headings), page)
    else:
        listed = find_written(page)
        yield NamedMember(holder=listed.holder, members=tuple(_of_lists(shown)) or listed.members)


def _add_keywords(held: Iterable[NamedMember], page: NamedPage) -> Iterator[NamedMember]:
    """Add the keywords of a page to what it is about: of several things, that in its address."""
    holders = list(held)
    parts = page.page.address.replace("/react-", "/").split("/")
    about = next((one for one in holders if kebab(one.holder.name) in parts), holders[0])
    for one in holders:
        keywords = tuple(find_keywords(page)) if one is about else ()
        yield replace(one, members=(*keywords, *one.members))


def _find_held(page: NamedPage, shown: ReferencePage) -> Iterator[NamedMember]:
    for sheet in shown.components:
        component = sheet.component
        holder = _holder(page, "component", component.name, component.deprecated)
        yield NamedMember(holder=holder, members=tuple(_of_component(sheet, page)))
    for hook in (sheet.hook for sheet in shown.hooks):
        holder = _holder(page, "hook", hook.name, hook.deprecated)
        yield NamedMember(holder=holder, members=tuple(_of_hook(hook)))
    for interface in shown.interfaces:
        holder = _holder(page, "type", interface.name)
        yield NamedMember(holder=holder, members=tuple(_of_interface(interface)))


def _holder(page: NamedPage, kind: HolderKind, name: str, deprecated: bool = False) -> Holder:
    together = page.reference is not None and page.reference.together
    place = f"#{kebab(name)}" if together else ""
    return Holder(
        kind=kind,
        name=name,
        product=page.page.product,
        address=f"{page.page.address}{place}",
        deprecated=deprecated,
    )


def _of_component(sheet: ComponentSheet, page: NamedPage) -> Iterator[SymbolMember]:
    component = sheet.component
    yield from _props(component.name, component.props)
    for origin in sheet.origins:
        yield from _props(component.name, origin.props, origin.name)
    yield from _slots(component)
    yield from _classes(component)
    if component.theme_name:
        ident = section_id(component.name, "theme-default-props")
        if ident in page.ids:
            yield SymbolMember(
                kind="theme", name=component.theme_name, id=ident, form="*-theme-default-props"
            )


def _props(component: str, props: Iterable[Prop], origin: str = "") -> Iterator[SymbolMember]:
    for prop in props:
        yield SymbolMember(
            kind="prop",
            name=prop.name,
            id=prop_id(component, prop.name),
            form="*-prop-@",
            origin=origin,
            deprecated=prop.deprecated,
        )


def _slots(component: Component) -> Iterator[SymbolMember]:
    for slot in component.slots:
        ident = slot_id(component.name, slot.name)
        form, gone = "*-slots-@", slot.deprecated
        yield SymbolMember(kind="slot", name=slot.name, id=ident, form=form, deprecated=gone)
        if slot.class_name:
            yield SymbolMember(
                kind="class", name=slot.class_name, id=ident, form="", deprecated=gone
            )


def _classes(component: Component) -> Iterator[SymbolMember]:
    for style in component.classes:
        ident = class_id(component.name, style.class_name)
        for name in dict.fromkeys(filter(None, (style.applied, style.class_name))):
            form = "*-classes-@" if name == style.class_name else ""
            yield SymbolMember(
                kind="class", name=name, id=ident, form=form, deprecated=style.deprecated
            )


def _of_hook(hook: Hook) -> Iterator[SymbolMember]:
    for members, place, form in (
        (hook.parameters, parameter_id, "*-parameters-@"),
        (hook.returns, return_id, "*-return-value-@"),
    ):
        for member in members:
            ident = place(hook.name, member.name)
            gone = member.deprecated
            yield SymbolMember(kind="prop", name=member.name, id=ident, form=form, deprecated=gone)


def _of_interface(interface: Interface) -> Iterator[SymbolMember]:
    for member in interface.properties:
        ident = property_id(interface.name, member.name)
        gone = member.deprecated
        yield SymbolMember(
            kind="prop", name=member.name, id=ident, form="*-prop-@", deprecated=gone
        )


def _of_lists(shown: ReferencePage) -> Iterator[SymbolMember]:
    for event in shown.events:
        yield SymbolMember(kind="event", name=event.name, id=f"event-{event.name}", form="event-@")
    for selector in shown.selectors:
        ident = f"selector-{selector.name}"
        yield SymbolMember(kind="selector", name=selector.name, id=ident, form="selector-@")
