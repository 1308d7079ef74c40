"""The controls of a playground: one for each prop that is simple enough."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from tearsheet.model.reference import Component, Prop

Control = dict[str, object]
"""The name of a prop, the kind of control, its initial value and its default."""

ENOUGH = 2
"""With fewer props that are a choice of words, a playground is no better than a demo."""

_WRITTEN = frozenset({"children", "label", "placeholder"})
"""The text content of the component: the only node props with a text control."""

_HOLLOW = frozenset({"select"})
"""Components that would be empty, because their items are children."""

_TEXTED = frozenset({"'a'", "'button'"})

_LITERAL = re.compile(r"'([^']*)'")
_SWITCHED = frozenset({"bool", "boolean"})
_COUNTED = frozenset({"number", "integer"})


def can_be_played_with(component: Component) -> bool:
    """Whether controls alone make something to look at.

    What opens above the page would lie over it, what needs a list or a function
    nobody can type, and what has no style of its own cannot be seen.
    """
    names = {prop.name for prop in component.props}
    choices = [prop for prop in component.props if len(_choices(prop)) >= ENOUGH]
    lacking = [
        prop for prop in component.props if prop.required and read_control(prop, component) is None
    ]
    return component.takes_sx and len(choices) >= ENOUGH and not lacking and "open" not in names


def find_controls(component: Component) -> list[Control]:
    """The controls of a component: its texts first, then choices, then the rest by name."""
    props = (*_uncontrolled(component.props), *_unlisted_texts(component))
    optional = [read_control(prop, component) for prop in props]
    controls = [control for control in optional if control]
    return sorted(controls, key=_weight)


def read_control(prop: Prop, component: Component) -> Control | None:
    """The control of one prop; None if it cannot be chosen, switched or typed."""
    if prop.deprecated or prop.plan or prop.name in _HOLLOW:
        return None
    kind = _kind(prop)
    if kind is None:
        return None
    usual = _default(prop, kind)
    first = _as_words(component.name) if _begins_written(prop, component) else usual
    control: Control = {"name": prop.name, "kind": kind, "value": first, "usual": usual}
    if kind == "choice":
        words = _choices(prop)
        # If the default is unknown, leaving the prop out is an additional choice.
        control["choices"] = words if usual in words else ["", *words]
    return control


def _begins_written(prop: Prop, component: Component) -> bool:
    # A placeholder that repeats the label is redundant, and hidden by it until focus.
    labelled = any(other.name == "label" for other in component.props)
    return prop.name in _WRITTEN and not (prop.name == "placeholder" and labelled)


def _kind(prop: Prop) -> str | None:
    alternatives = set(_alternatives(prop))
    if len(_choices(prop)) >= ENOUGH:
        return "choice"
    if alternatives <= _SWITCHED:
        return "switch"
    if alternatives <= _COUNTED:
        return "number"
    if alternatives == {"string"} or (prop.name in _WRITTEN and "node" in alternatives):
        return "text"
    return None


def _default(prop: Prop, kind: str) -> str | int | float | bool:
    written = (prop.default or "").strip("'\"")
    if kind == "switch":
        return written == "true"
    if kind == "number":
        return _number(written)
    return written if kind == "choice" or prop.default != written else ""


def _number(written: str) -> int | float | str:
    try:
        return int(written)
    except ValueError:
        pass
    try:
        return float(written)
    except ValueError:
        return ""


def _uncontrolled(props: Iterable[Prop]) -> Iterator[Prop]:
    """All props except the controlled ones, which need a parent that changes them."""
    listed = tuple(props)
    names = {prop.name for prop in listed}
    for prop in listed:
        if f"default{prop.name[:1].upper()}{prop.name[1:]}" not in names:
            yield prop


def _unlisted_texts(component: Component) -> Iterator[Prop]:
    """The text of buttons and links, even if the package does not list the prop."""
    root = next((slot.default for slot in component.slots if slot.name == "root"), None)
    listed = {prop.name for prop in component.props} & {"children", "label"}
    if root in _TEXTED and not listed:
        yield Prop(name="children", type="node")


def _alternatives(prop: Prop) -> list[str]:
    return [word.strip() for word in prop.type.split("|")]


def _choices(prop: Prop) -> list[str]:
    matches = [_LITERAL.fullmatch(word) for word in _alternatives(prop)]
    return [match[1] for match in matches if match]


def _as_words(name: str) -> str:
    """The name of a component in words: `IconButton` is `Icon button`."""
    words = re.findall(r"[A-Z][a-z0-9]*", name) or [name]
    return " ".join([words[0], *(word.lower() for word in words[1:])])


def _weight(control: Control) -> tuple[int, str]:
    kinds = ("choice", "switch", "number", "text")
    name, kind = str(control["name"]), str(control["kind"])
    return (0 if name in _WRITTEN else 1 + kinds.index(kind), name)
