"""Facts in the Markdown copy: one line each."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tearsheet.markdown.reference.prose import plain_prose
from tearsheet.model.reference import Event, Plan, Prop, Selector, Signature, Slot, StyleClass
from tearsheet.model.reference_page import AGELESS, Age
from tearsheet.model.texts import TEXTS

Ages = Callable[[str], Age]
"""The age of a member by its name."""

Tell = Callable[[str], str]
"""Converts a package's text for the copy."""


def tell_alone(text: str) -> str:
    """The text without resolving links."""
    return plain_prose(text, {})


def _ageless(_: str) -> Age:
    return AGELESS


def prop_rows(props: Iterable[Prop], tell: Tell = tell_alone, age_of: Ages = _ageless) -> str:
    """A list of props, parameters or properties."""
    return "\n".join(_prop_row(prop, tell, age_of(prop.name)) for prop in props)


def slot_rows(slots: Iterable[Slot], tell: Tell = tell_alone, age_of: Ages = _ageless) -> str:
    """A list of slots."""
    return "\n".join(
        _row(
            slot.name,
            slot.class_name and f".{slot.class_name}",
            slot.default,
            _description(slot, tell, age_of(slot.name)),
        )
        for slot in slots
    )


def class_rows(
    classes: Iterable[StyleClass], tell: Tell = tell_alone, age_of: Ages = _ageless
) -> str:
    """A list of CSS classes."""
    return "\n".join(
        _row(
            f".{style.applied or style.class_name}",
            style.key,
            None,
            _state(style) + _description(style, tell, age_of(style.class_name)),
        )
        for style in classes
    )


def event_rows(events: Iterable[Event], tell: Tell = tell_alone) -> str:
    """A list of events."""
    return "\n".join(
        _row(event.name, event.params, None, _plan(event.plan) + _event(event, tell))
        for event in events
    )


def selector_rows(selectors: Iterable[Selector], tell: Tell = tell_alone) -> str:
    """A list of selectors."""
    return "\n".join(
        _row(
            selector.name,
            selector.returns,
            None,
            _plan(selector.plan) + tell(selector.description),
        )
        for selector in selectors
    )


def _prop_row(prop: Prop, tell: Tell, age: Age) -> str:
    required = f"({TEXTS['required']}) " if prop.required else ""
    parts = [
        f"{required}{_plan(prop.plan)}{_description(prop, tell, age)}",
        tell(prop.more),
        _signature(prop.signature, tell) if prop.signature else "",
        TEXTS["holdsRef"] if prop.holds_ref else "",
    ]
    return _row(prop.name, prop.type, prop.default, " ".join(filter(None, parts)))


def _signature(signature: Signature, tell: Tell) -> str:
    arguments = ", ".join(
        f"{argument.name}{'?' if argument.optional else ''}: {argument.type}"
        for argument in signature.arguments
    )
    described = [
        f"{_code(argument.name)}: {_flat(tell(argument.description))}"
        for argument in signature.arguments
        if argument.description
    ]
    if signature.returned:
        described.append(f"{TEXTS['returns']} {_flat(tell(signature.returned))}")
    return "; ".join([_code(f"function({arguments}) => {signature.returns}"), *described])


def _event(event: Event, tell: Tell) -> str:
    named = ((TEXTS["listeningProp"], event.prop), (TEXTS["browserEvent"], event.event))
    more = (f"{words} {_code(name)}." for words, name in named if name)
    return " ".join([tell(event.description), *more])


def _plan(plan: Plan | None) -> str:
    return f"({TEXTS[plan]}) " if plan else ""


def _state(style: StyleClass) -> str:
    return f"({TEXTS['globalState']}) " if style.is_state else ""


def _description(documented: Prop | Slot | StyleClass, tell: Tell, age: Age) -> str:
    """The age and the deprecation of something, then its description."""
    since = f"({TEXTS['since'].format(version=age.since)}) " if age.since else ""
    description = f"{since}{tell(documented.description)}"
    if not documented.deprecated:
        return description
    title = TEXTS["deprecated"]
    if age.deprecated_since:
        title = TEXTS["deprecatedSince"].format(version=age.deprecated_since)
    words = f"{title}: {_flat(tell(documented.deprecation))}".removesuffix(": ")
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
