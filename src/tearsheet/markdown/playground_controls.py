"""What of a component can be tried: a control for each of its props that is simple enough."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from tearsheet.model.reference import Component, Prop

Control = dict[str, object]
"""The name of a prop, the kind of control, what it begins with and what leaving it out gives."""

ENOUGH = 2
"""With fewer props that are a choice of words, a playground shows no more than a demo would."""

_WRITTEN = frozenset({"children", "label", "placeholder"})
"""What a person reads in the component: the only nodes that are as well tried with a text."""

_HOLLOW = frozenset({"select"})
"""What shows an empty list, because its items are children that nobody can type."""

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
    """The controls of a component: what it says first, then choices, then the rest by name."""
    props = (*_uncontrolled(component.props), *_unsaid(component))
    found = [read_control(prop, component) for prop in props]
    controls = [control for control in found if control]
    return sorted(controls, key=_weight)


def read_control(prop: Prop, component: Component) -> Control | None:
    """The control of one prop; none for what cannot be chosen, switched or typed."""
    if prop.deprecated or prop.plan or prop.name in _HOLLOW:
        return None
    kind = _kind(prop)
    if kind is None:
        return None
    usual = _usual(prop, kind)
    first = _spoken(component.name) if _begins_written(prop, component) else usual
    control: Control = {"name": prop.name, "kind": kind, "value": first, "usual": usual}
    if kind == "choice":
        words = _choices(prop)
        # Where nobody knows what leaving it out gives, that is a choice of its own.
        control["choices"] = words if usual in words else ["", *words]
    return control


def _begins_written(prop: Prop, component: Component) -> bool:
    # A placeholder that repeats the label says nothing, and hides behind it until it is focused.
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


def _usual(prop: Prop, kind: str) -> str | int | float | bool:
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
    """All but the props that a component only follows where the one around it changes them."""
    listed = tuple(props)
    names = {prop.name for prop in listed}
    for prop in listed:
        if f"default{prop.name[:1].upper()}{prop.name[1:]}" not in names:
            yield prop


def _unsaid(component: Component) -> Iterator[Prop]:
    """The text that every button and every link has, also where the package does not list it."""
    root = next((slot.default for slot in component.slots if slot.name == "root"), None)
    said = {prop.name for prop in component.props} & {"children", "label"}
    if root in _TEXTED and not said:
        yield Prop(name="children", type="node")


def _alternatives(prop: Prop) -> list[str]:
    return [word.strip() for word in prop.type.split("|")]


def _choices(prop: Prop) -> list[str]:
    found = [_LITERAL.fullmatch(word) for word in _alternatives(prop)]
    return [match[1] for match in found if match]


def _spoken(name: str) -> str:
    """The name of a component as words: `IconButton` is `Icon button`."""
    words = re.findall(r"[A-Z][a-z0-9]*", name) or [name]
    return " ".join([words[0], *(word.lower() for word in words[1:])])


def _weight(control: Control) -> tuple[int, str]:
    kinds = ("choice", "switch", "number", "text")
    name, kind = str(control["name"]), str(control["kind"])
    return (0 if name in _WRITTEN else 1 + kinds.index(kind), name)
