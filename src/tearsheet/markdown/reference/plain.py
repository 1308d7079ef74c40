"""Facts for the Markdown twin: one line for each, which machines and terminals read well."""

from __future__ import annotations

from collections.abc import Iterable

from tearsheet.model.reference import Event, Prop, Selector, Slot, StyleClass
from tearsheet.model.texts import TEXTS


def prop_rows(props: Iterable[Prop]) -> str:
    """A list of props, parameters or properties."""
    return "\n".join(map(_prop_row, props))


def slot_rows(slots: Iterable[Slot]) -> str:
    """A list of slots."""
    return "\n".join(
        _row(slot.name, slot.class_name and f".{slot.class_name}", slot.default, slot.description)
        for slot in slots
    )


def class_rows(classes: Iterable[StyleClass]) -> str:
    """A list of CSS classes."""
    return "\n".join(
        _row(f".{style.applied or style.class_name}", style.key, None, style.description)
        for style in classes
    )


def event_rows(events: Iterable[Event]) -> str:
    """A list of events."""
    return "\n".join(_row(event.name, event.params, None, event.description) for event in events)


def selector_rows(selectors: Iterable[Selector]) -> str:
    """A list of selectors."""
    return "\n".join(
        _row(selector.name, selector.returns, None, selector.description) for selector in selectors
    )


def _prop_row(prop: Prop) -> str:
    marks = [TEXTS["required"]] if prop.required else []
    if prop.deprecated:
        marks.append(f"{TEXTS['deprecated']}: {_flat(prop.deprecation)}".removesuffix(": "))
    told = " ".join([*(f"({mark})" for mark in marks), prop.description])
    return _row(prop.name, prop.type, prop.default, told)


def _row(name: str, kind: str | None, default: str | None, told: str) -> str:
    typed = f": {_code(kind)}" if kind else ""
    usual = f" = {_code(default)}" if default is not None else ""
    told = _flat(told)
    return f"- {_code(name)}{typed}{usual}{f' – {told}' if told else ''}"


def _code(text: str) -> str:
    text = _flat(text)
    return f"`` {text} ``" if "`" in text else f"`{text}`"


def _flat(text: str) -> str:
    return " ".join(text.split())
