"""Where a component spreads its other props, and from which theme key it reads defaults."""

from __future__ import annotations

from dataclasses import dataclass, field

from tearsheet.packages.flow.evaluation import Evaluation
from tearsheet.packages.flow.values import (
    GIVEN,
    UNKNOWN,
    Choice,
    Element,
    External,
    Function,
    Given,
    Items,
    Nothing,
    ObjectValue,
    Styled,
    Text,
    Value,
    carries,
    field_value,
    settled,
)
from tearsheet.packages.implementations import Implementation

_TRANSPARENT = frozenset({"Fragment", "StrictMode", "Suspense", "Profiler", "Provider"})
_DEEPEST = 30


@dataclass(frozen=True, slots=True)
class PropFlow:
    """How a component handles its props."""

    reaches_root: bool = False
    """Whether other props are spread to the root element it renders."""
    passes: frozenset[str] = frozenset()
    """The names of the components they pass through."""
    theme_keys: tuple[str, ...] = ()
    """The theme keys from which it reads default props, its own first."""


@dataclass(slots=True)
class _Way:
    """Follows some props through the elements that a component renders."""

    evaluation: Evaluation
    component: Value
    passed: set[str] = field(default_factory=set)
    theme_keys: tuple[str, ...] = ()

    def follow(self, value: Value, depth: int = 0) -> bool | None:
        """Whether a rendered value has the props; None if nothing is rendered."""
        if depth > _DEEPEST:
            return False
        match value:
            case Choice():
                return self._all(value.options, depth)
            case Nothing():
                return None
            case Items():
                # Of several siblings, any may be the root.
                inside = [self.follow(item.value, depth + 1) for item in value.items]
                rendered = [found for found in inside if found is not None]
                return any(rendered) if rendered else None
            case Element():
                return self._follow_element(value.type, value.props, depth + 1)
        return False

    def _all(self, options: tuple[Value, ...], depth: int) -> bool | None:
        found = [self.follow(option, depth + 1) for option in options]
        rendered = [each for each in found if each is not None]
        return any(rendered) if rendered else None

    def _follow_element(self, kind: Value, props: Value, depth: int) -> bool | None:
        if carries(props):
            self.passed.add(_component_name(kind))
        match kind:
            case Choice():
                # A replaced slot is the user's responsibility.
                own = [each for each in kind.options if each is not GIVEN] or kind.options
                return self._all(tuple(Element(each, props) for each in own), depth)
            case Text() | Given():
                return carries(props)
            case Styled():
                return self._follow_element(kind.base.value, props, depth + 1)
            case Function():
                self._note_theme_keys(kind, props)
                called = self.evaluation.call(kind, (settled(props), settled(UNKNOWN)))
                return self.follow(called, depth + 1)
            case External() if kind.name in _TRANSPARENT:
                return self.follow(field_value(props, "children"), depth + 1)
        return False

    def _note_theme_keys(self, function: Function, props: Value) -> None:
        """The theme keys that a component reads, itself or in other functions of its module."""
        own = self.component
        is_beside = isinstance(own, Function) and own.scope.module is function.scope.module
        if self.theme_keys or not is_beside:
            return
        self.evaluation.theme_keys.clear()
        scope = self.evaluation.variables(function, (settled(props), settled(UNKNOWN)))
        for given in list(scope.names.values()):
            for each in given:
                _ = each.value
        self.theme_keys = tuple(dict.fromkeys(self.evaluation.theme_keys))


def trace_props(implementation: Implementation, evaluation: Evaluation) -> PropFlow:
    """Follow the props of a component through its code."""
    evaluation.begin()
    package, module = implementation.package, implementation.module
    component = evaluation.of_module(implementation.name, package, module)
    way = _Way(evaluation, component)
    reaches = way.follow(Element(component, ObjectValue(carries=True)))
    return PropFlow(
        reaches_root=bool(reaches),
        passes=frozenset(way.passed - {""}),
        theme_keys=way.theme_keys,
    )


def _component_name(kind: Value) -> str:
    match kind:
        case Function() | External():
            return kind.name
        case Styled():
            return _component_name(kind.base.value)
    return ""
