"""The abstract values of expressions, as far as they matter for the flow of props."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from tree_sitter import Node

from tearsheet.packages.modules import Module
from tearsheet.packages.packages import Package


class Lazy:
    """A value that is evaluated lazily, and once."""

    __slots__ = ("_compute", "_value", "_waiting")

    def __init__(self, compute: Callable[[], Value]) -> None:
        self._compute = compute
        self._value: Value | None = None
        self._waiting = False

    @property
    def value(self) -> Value:
        """The value; unknown if it depends on itself."""
        if self._value is None:
            if self._waiting:
                return UNKNOWN
            self._waiting = True
            self._value = self._compute()
        return self._value


@dataclass(frozen=True, slots=True, eq=False)
class ValueScope:
    """The scope of a function that is being evaluated, or of its module."""

    package: Package
    module: Module
    names: Mapping[str, list[Lazy]] = field(default_factory=dict)
    """All values assigned to a name, in order."""
    parent: ValueScope | None = None

    def find(self, name: str) -> list[Lazy]:
        """The possible values of a name; empty if only the module declares it."""
        if name in self.names:
            return self.names[name]
        return self.parent.find(name) if self.parent is not None else []


@dataclass(frozen=True, slots=True)
class Unknown:
    """An unknown value."""


@dataclass(frozen=True, slots=True)
class Given:
    """A value from the user of the component: a prop, a slot, children."""


@dataclass(frozen=True, slots=True)
class Nothing:
    """Null, undefined and other values that render nothing."""


@dataclass(frozen=True, slots=True)
class Text:
    """A string, also as the name of an element of the browser."""

    text: str


@dataclass(frozen=True, slots=True, eq=False)
class ObjectValue:
    """An object."""

    fields: Mapping[str, Lazy] = field(default_factory=dict)
    carries: bool = False
    """Whether it has all other props of the component (the rest props)."""
    open: bool = False
    """Whether it may have unknown fields."""


@dataclass(frozen=True, slots=True, eq=False)
class Items:
    """An array."""

    items: tuple[Lazy, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Function:
    """A function of a package, and its scope."""

    node: Node
    scope: ValueScope
    name: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Styled:
    """A component made by `styled`, or `styled(…)` without its styles yet."""

    base: Lazy
    name: str = ""


@dataclass(frozen=True, slots=True)
class External:
    """An external name, such as React's `memo`, or a React context."""

    name: str
    module: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Choice:
    """One of several values, depending on runtime conditions."""

    options: tuple[Value, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Element:
    """An element of React."""

    type: Value
    props: Value


Value: TypeAlias = (
    Unknown
    | Given
    | Nothing
    | Text
    | ObjectValue
    | Items
    | Function
    | Styled
    | External
    | Choice
    | Element
)

UNKNOWN, GIVEN, NOTHING = Unknown(), Given(), Nothing()


def settled(value: Value) -> Lazy:
    """A value that is already evaluated."""
    return Lazy(lambda: value)


def choose(values: Iterable[Value]) -> Value:
    """One of several values; the only one where there is no choice."""
    options: list[Value] = []
    for value in values:
        options.extend(value.options if isinstance(value, Choice) else [value])
    distinct = list({id(each): each for each in options}.values())
    if len(distinct) == 1:
        return distinct[0]
    return Choice(tuple(distinct)) if distinct else UNKNOWN


def carries(value: Value) -> bool:
    """Whether an object certainly has the rest props."""
    if isinstance(value, Choice):
        return all(carries(option) for option in value.options)
    return isinstance(value, ObjectValue) and value.carries


def field_value(value: Value, name: str) -> Value:
    """A field of a value."""
    match value:
        case ObjectValue() if name in value.fields:
            return value.fields[name].value
        case ObjectValue():
            missing = UNKNOWN if value.open else NOTHING
            return GIVEN if value.carries else missing
        case Choice():
            return choose(field_value(option, name) for option in value.options)
        case External():
            return External(name, value.module or value.name)
    return GIVEN if value is GIVEN else UNKNOWN


def item_value(value: Value, place: int) -> Value:
    """An item of an array."""
    match value:
        case Items() if place < len(value.items):
            return value.items[place].value
        case Choice():
            return choose(item_value(option, place) for option in value.options)
        case Given():
            return GIVEN
        case _:
            return UNKNOWN


def merged(values: Iterable[Value]) -> Value:
    """The merged object of several; later fields win."""
    fields: dict[str, Lazy] = {}
    carried = is_open = False
    for value in values:
        records = [each for each in options_of(value) if isinstance(each, ObjectValue)]
        carried |= carries(value)
        is_open |= len(records) != 1 or records[0].open or records[0].carries
        for record in records:
            for name, found in record.fields.items():
                if len(records) == 1:
                    fields[name] = found
                else:
                    fields[name] = _either(fields.get(name), found)
    return ObjectValue(fields, carries=carried, open=is_open)


def without(value: Value, names: Iterable[str]) -> Value:
    """An object without some of its fields."""
    if isinstance(value, Choice):
        left_out = tuple(names)
        return choose(without(option, left_out) for option in value.options)
    if not isinstance(value, ObjectValue):
        return value
    left = {name: found for name, found in value.fields.items() if name not in set(names)}
    return ObjectValue(left, carries=value.carries, open=value.open)


def truth(value: Value) -> bool | None:
    """Whether a value is truthy; None if it is unknown."""
    match value:
        case Nothing():
            return False
        case Text():
            return bool(value.text)
        case ObjectValue() | Items() | Function() | Styled() | Element():
            return True
        case _:
            return None


def options_of(value: Value) -> tuple[Value, ...]:
    """The possible values of a value: only itself unless it is a choice."""
    return value.options if isinstance(value, Choice) else (value,)


def _either(first: Lazy | None, second: Lazy) -> Lazy:
    if first is None:
        return second
    return Lazy(lambda: choose((first.value, second.value)))
