"""Props, slots, classes and other things with a name and a type, each as a row of a list."""

from __future__ import annotations

from collections.abc import Mapping

from tearsheet.markdown.reference.facts import Fact, mark
from tearsheet.markdown.reference.prose import render_line, render_prose
from tearsheet.markdown.reference.type_text import render_type
from tearsheet.markdown.rendering import escape
from tearsheet.model.anchor import class_id, slot_id
from tearsheet.model.reference import Argument, Event, Prop, Selector, Signature, Slot, StyleClass
from tearsheet.model.reference_page import AGELESS, Age, ReferencePage
from tearsheet.model.texts import TEXTS


def prop_fact(prop: Prop, ident: str, page: ReferencePage, age: Age = AGELESS) -> Fact:
    """A prop, a parameter or a property; `ident` is its id on the page."""
    text = (
        _deprecation(prop.deprecated, prop.deprecation, page.addresses)
        + render_prose(prop.description, page.addresses)
        + (f"<p>{render_line(prop.more, page.addresses)}</p>" if prop.more else "")
        + (_signature(prop.signature, page.addresses) if prop.signature else "")
        + (f"<p>{TEXTS['holdsRef']}</p>" if prop.holds_ref else "")
    )
    return Fact(
        id=ident,
        name=prop.name,
        marks=_marks(prop, page) + _age_marks(prop.deprecated, age),
        values={
            "type": render_type(prop.type),
            "default": render_type(prop.default) if prop.default is not None else "",
        },
        text=text,
        deprecated=prop.deprecated,
    )


def slot_fact(slot: Slot, component: str, page: ReferencePage, age: Age = AGELESS) -> Fact:
    """A slot: its class is in the type column."""
    text = _deprecation(slot.deprecated, slot.deprecation, page.addresses)
    return Fact(
        id=slot_id(component, slot.name),
        name=slot.name,
        marks=_age_marks(slot.deprecated, age),
        values={
            "type": f"<code>.{escape(slot.class_name)}</code>" if slot.class_name else "",
            "default": render_type(slot.default) if slot.default else "",
        },
        text=text + render_prose(slot.description, page.addresses),
        deprecated=slot.deprecated,
    )


def class_fact(style: StyleClass, component: str, page: ReferencePage, age: Age = AGELESS) -> Fact:
    """A CSS class: its key is in the type column."""
    state = mark(TEXTS["globalState"]) if style.is_state else ""
    text = _deprecation(style.deprecated, style.deprecation, page.addresses)
    return Fact(
        id=class_id(component, style.class_name),
        # The class name that is actually applied in the page.
        name=f".{style.applied or style.class_name}",
        marks=state + _age_marks(style.deprecated, age),
        values={"type": f"<code>{escape(style.key)}</code>"},
        text=text + render_prose(style.description, page.addresses),
        deprecated=style.deprecated,
    )


def event_fact(event: Event, ident: str, page: ReferencePage) -> Fact:
    """An event: the type of its parameters is in the type column."""
    words = [
        (TEXTS["listeningProp"], event.prop),
        (TEXTS["browserEvent"], event.event),
    ]
    more = "".join(f"<p>{word} <code>{escape(said)}</code></p>" for word, said in words if said)
    return Fact(
        id=ident,
        name=event.name,
        marks=_plan_mark(event.plan, page),
        values={"type": render_type(event.params) if event.params else ""},
        text=render_prose(event.description, page.addresses) + more,
    )


def selector_fact(selector: Selector, ident: str, page: ReferencePage) -> Fact:
    """A selector: its return type is in the type column."""
    return Fact(
        id=ident,
        name=selector.name,
        marks=_plan_mark(selector.plan, page),
        values={"type": render_type(selector.returns)},
        text=render_prose(selector.description, page.addresses),
    )


def _marks(prop: Prop, page: ReferencePage) -> str:
    marks = _plan_mark(prop.plan, page)
    if prop.required:
        marks = mark(TEXTS["required"], "required") + marks
    return marks


def _age_marks(deprecated: bool, age: Age) -> str:
    marks = mark(TEXTS["since"].format(version=age.since), "since") if age.since else ""
    if not deprecated:
        return marks
    if age.deprecated_since is None:
        return marks + mark(TEXTS["deprecated"], "gone")
    return marks + mark(TEXTS["deprecatedSince"].format(version=age.deprecated_since), "gone")


def _plan_mark(plan: str | None, page: ReferencePage) -> str:
    if plan is None:
        return ""
    words = TEXTS[plan]
    terms = page.guides.get("license")
    return mark(f'<a href="{terms}">{words}</a>' if terms else words, "plan")


def _deprecation(deprecated: bool, words: str, addresses: Mapping[str, str]) -> str:
    if not deprecated or not words:
        return ""
    return f'<div class="instead">{TEXTS["deprecated"]}: {render_line(words, addresses)}</div>'


def _signature(signature: Signature, addresses: Mapping[str, str]) -> str:
    arguments = ", ".join(_written(argument) for argument in signature.arguments)
    code = render_type(f"function({arguments}) => {signature.returns}")
    rows = [
        f"<li><code>{escape(argument.name)}</code>"
        f" {render_line(argument.description, addresses)}</li>"
        for argument in signature.arguments
        if argument.description
    ]
    if signature.returned:
        rows.append(f"<li>{TEXTS['returns']} {render_line(signature.returned, addresses)}</li>")
    described = f"<ul>{''.join(rows)}</ul>" if rows else ""
    return f'<p class="signature">{code}</p>{described}'


def _written(argument: Argument) -> str:
    return f"{argument.name}{'?' if argument.optional else ''}: {argument.type}"
