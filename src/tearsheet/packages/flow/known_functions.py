"""How the functions of React, of compilers and of the libraries' own tools handle props."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from tearsheet.packages.flow.values import (
    GIVEN,
    NOTHING,
    UNKNOWN,
    Choice,
    Element,
    External,
    Function,
    Items,
    Lazy,
    ObjectValue,
    Styled,
    Text,
    Value,
    carries,
    choose,
    field_value,
    merged,
    settled,
    without,
)

if TYPE_CHECKING:
    from tearsheet.packages.flow.evaluation import Evaluation

Arguments = Sequence[Lazy]
Known = Callable[["Evaluation", Arguments], "Value | None"]

_THEMED = re.compile(r"^use\w*(?:Theme|Default)Props\w*$")
_STYLED = re.compile(r"^(?:\w*S|s)tyled$")


def call_known(evaluation: Evaluation, name: str, arguments: Arguments) -> Value | None:
    """The return value of a function known by its name; None if it has to be evaluated."""
    known = _KNOWN.get(name)
    if known is not None:
        return known(evaluation, arguments)
    if _STYLED.match(name) and arguments:
        return Styled(arguments[0], _styled_name(arguments))
    return _themed(evaluation, arguments) if _THEMED.match(name) else None


def _value(arguments: Arguments, place: int) -> Value:
    return arguments[place].value if place < len(arguments) else NOTHING


def _themed(evaluation: Evaluation, arguments: Arguments) -> Value | None:
    """Props with defaults from the theme, which are unknown."""
    asked = _value(arguments, 0)
    if not isinstance(asked, ObjectValue) or "props" not in asked.fields:
        return None
    props, key = field_value(asked, "props"), field_value(asked, "name")
    if carries(props) and isinstance(key, Text):
        evaluation.theme_keys.append(key.text)
    return merged((ObjectValue(open=True), props))


def _styled_name(arguments: Arguments) -> str:
    name = field_value(_value(arguments, 1), "name")
    return name.text if isinstance(name, Text) else ""


def _first(_: Evaluation, arguments: Arguments) -> Value:
    return _value(arguments, 0)


def _second(_: Evaluation, arguments: Arguments) -> Value:
    return _value(arguments, 1)


def _given(_: Evaluation, __: Arguments) -> Value:
    return GIVEN


def _unknown(_: Evaluation, __: Arguments) -> Value:
    return UNKNOWN


def _merge(_: Evaluation, arguments: Arguments) -> Value:
    return merged(each.value for each in arguments)


def _leave_out(_: Evaluation, arguments: Arguments) -> Value:
    names = _value(arguments, 1)
    texts = [each.value for each in names.items] if isinstance(names, Items) else []
    return without(_value(arguments, 0), [each.text for each in texts if isinstance(each, Text)])


def _run_first(evaluation: Evaluation, arguments: Arguments) -> Value:
    return evaluation.call(_value(arguments, 0), ())


def _each(evaluation: Evaluation, arguments: Arguments) -> Value | None:
    """The result of mapping an unknown list."""
    function = _value(arguments, 0)
    if not isinstance(function, Function):
        return None
    return Items((settled(evaluation.call(function, (settled(UNKNOWN),))),))


def _element(_: Evaluation, arguments: Arguments) -> Value:
    props, children = _value(arguments, 1), arguments[2:]
    if children:
        inside = children[0] if len(children) == 1 else settled(Items(tuple(children)))
        props = merged((props, ObjectValue({"children": inside})))
    return Element(_value(arguments, 0), props)


def _rendered(_: Evaluation, arguments: Arguments) -> Value:
    # The third argument of the compiled form is a key.
    return Element(_value(arguments, 0), _value(arguments, 1))


def _cloned(_: Evaluation, arguments: Arguments) -> Value:
    return _with_props(_value(arguments, 0), _value(arguments, 1))


def _with_props(element: Value, props: Value) -> Value:
    match element:
        case Choice():
            return choose(_with_props(option, props) for option in element.options)
        case Element():
            return Element(element.type, merged((element.props, props)))
        case _:
            return Element(GIVEN if element is GIVEN else UNKNOWN, props)


def _slot(_: Evaluation, arguments: Arguments) -> Value:
    """The component of a slot and its props: only the root gets the remaining props."""
    name, asked = _value(arguments, 0), _value(arguments, 1)
    is_root = isinstance(name, Text) and name.text == "root"
    parts = [field_value(asked, "internalForwardedProps"), field_value(asked, "additionalProps")]
    if is_root:
        forwarded = field_value(asked, "externalForwardedProps")
        parts.append(without(forwarded, ("component", "slots", "slotProps")))
    component = choose((GIVEN, field_value(asked, "elementType")))
    return Items((settled(component), settled(merged(parts))))


def _slot_props(evaluation: Evaluation, arguments: Arguments) -> Value:
    asked = _value(arguments, 0)
    own = evaluation.call(field_value(asked, "getSlotProps"), (settled(ObjectValue(open=True)),))
    forwarded = field_value(asked, "externalForwardedProps")
    return merged((own, field_value(asked, "additionalProps"), forwarded))


def _merged_slot_props(evaluation: Evaluation, arguments: Arguments) -> Value:
    return ObjectValue({"props": settled(_slot_props(evaluation, arguments))}, open=True)


def _class_prefixes(_: Evaluation, arguments: Arguments) -> Value:
    """The keys of classes, each with the prefix of its class name."""
    keys = _value(arguments, 1)
    texts = [each.value for each in keys.items] if isinstance(keys, Items) else []
    return ObjectValue({each.text: arguments[0] for each in texts if isinstance(each, Text)})


def _forwarded(_: Evaluation, arguments: Arguments) -> Value:
    """The props that no plugin of a tree view consumes."""
    return ObjectValue(
        {"forwardedProps": settled(field_value(_value(arguments, 0), "props"))}, open=True
    )


def _context(_: Evaluation, __: Arguments) -> Value:
    return External("Context")


_KNOWN: Mapping[str, Known] = {
    "_extends": _merge,
    "assign": _merge,
    "_objectWithoutPropertiesLoose": _leave_out,
    "_objectWithoutProperties": _leave_out,
    "map": _each,
    "forwardRef": _first,
    "memo": _first,
    "fastMemo": _first,
    "createPortal": _first,
    "only": _first,
    "useCallback": _first,
    "useEventCallback": _first,
    "useMemo": _run_first,
    "useContext": _given,
    "createContext": _context,
    "generateUtilityClasses": _class_prefixes,
    "useState": _unknown,
    "useRef": _unknown,
    "useReducer": _unknown,
    "useForkRef": _unknown,
    "useEnhancedEffect": _unknown,
    "clsx": _unknown,
    "composeClasses": _unknown,
    "useUtilityClasses": _unknown,
    "jsx": _rendered,
    "_jsx": _rendered,
    "jsxs": _rendered,
    "_jsxs": _rendered,
    "createElement": _element,
    "cloneElement": _cloned,
    "useSlot": _slot,
    "useSlotProps": _slot_props,
    "mergeSlotProps": _merged_slot_props,
    "resolveProps": _merge,
    "omitEventHandlers": _first,
    "extendSxProp": _first,
    "appendOwnerState": _second,
    "prepareForSlot": _first,
    "extractPluginParamsFromProps": _forwarded,
}
