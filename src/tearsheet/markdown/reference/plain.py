"""Facts in the Markdown copy: one line each."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tearsheet.markdown.reference.prose import plain_prose
from tearsheet.model.reference import Event, Prop, Selector, Slot, StyleClass
from tearsheet.model.texts import TEXTS

Tell = Callable[[str], str]
"""Converts a package's text for the copy."""


def tell_alone(text: str) -> str:
    """The text without resolving links."""
    return plain_prose(text, {})


def prop_rows(props: Iterable[Prop], tell: Tell = tell_alone) -> str:
    """A list of props, parameters or properties."""
    return "\n".join(_prop_row(prop, tell) for prop in props)


def slot_rows(slots: Iterable[Slot], tell: Tell = tell_alone) -> str:
    """A list of slots."""
    return "\n".join(
        _row(
            slot.name,
            slot.class_name and f".{slot.class_name}",
            slot.default,
            _description(slot, tell),
        )
        for slot in slots
    )


def class_rows(classes: Iterable[StyleClass], tell: Tell = tell_alone) -> str:
    """A list of CSS classes."""
    return "\n".join(
        _row(f".{style.applied or style.class_name}", style.key, None, _description(style, tell))
        for style in classes
    )


def event_rows(events: Iterable[Event], tell: Tell = tell_alone) -> str:
    """A list of events."""
    return "\n".join(
        _row(event.name, event.params, None, tell(event.description)) for event in events
    )


def selector_rows(selectors: Iterable[Selector], tell: Tell = tell_alone) -> str:
    """A list of selectors."""
    return "\n".join(
        _row(selector.name, selector.returns, None, tell(selector.description))
        for selector in selectors
    )


def _prop_row(prop: Prop, tell: Tell) -> str:
    required = f"({TEXTS['required']}) " if prop.required else ""
    return _row(prop.name, prop.type, prop.default, f"{required}{_description(prop, tell)}")


def _description(documented: Prop | Slot | StyleClass, tell: Tell) -> str:
    """The deprecation of something, then its description."""
    description = tell(documented.description)
    if not documented.deprecated:
        return description
    words = f"{TEXTS['deprecated']}: {_flat(tell(documented.deprecation))}".removesuffix(": ")
    return f"({words}) {description}".strip()


def _row(name: str, kind: str | None, default: str | None, description: str) -> str:
    typed = f": {_code(kind)}" if kind else ""
    usual = f" = {_code(default)}" if default is not None else ""
    description = _flat(description)
    return f"- {_code(name)}{typed}{usual}{f' – {description}' if description else ''}"


def _code(text: str) -> str:
    text = _flat(text)
    return f"`` {text} ``" if "`" in text else f"`{text}`"


def _flat(text: str) -> str:
    return " ".join(text.split())
