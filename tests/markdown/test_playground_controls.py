"""The controls of a playground follow from the facts about its component."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tearsheet.markdown.playground_controls import (
    can_be_played_with,
    find_controls,
    read_control,
)
from tearsheet.model.reference import Component, Prop, Slot


def component(*props: Prop, name: str = "Knob") -> Component:
    return Component(name=name, package="@shop/parts", imports=(), props=props, takes_sx=True)


def prop(name: str, written: str, default: str | None = None, *, required: bool = False) -> Prop:
    return Prop(name=name, type=written, default=default, required=required)


SIZE = prop("size", "'small' | 'large'", "'small'")
TONE = prop("tone", "'calm' | 'loud' | string")


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (SIZE, {"kind": "choice", "choices": ["small", "large"], "value": "small"}),
        (TONE, {"kind": "choice", "choices": ["", "calm", "loud"], "value": ""}),
        (prop("disabled", "bool", "false"), {"kind": "switch", "value": False}),
        (prop("ripple", "bool", "true"), {"kind": "switch", "value": True, "usual": True}),
        (prop("max", "number", "99"), {"kind": "number", "value": 99}),
        (prop("step", "number", "0.5"), {"kind": "number", "value": 0.5}),
        (prop("min", "integer"), {"kind": "number", "value": ""}),
        (prop("href", "string"), {"kind": "text", "value": ""}),
        (prop("separator", "string", "'/'"), {"kind": "text", "value": "/"}),
        (prop("children", "node"), {"kind": "text", "value": "Knob", "usual": ""}),
    ],
)
def test_a_simple_prop_has_the_control_that_fits(given: Prop, expected: dict[str, object]) -> None:
    control = read_control(given, component(given))

    assert control is not None
    assert control["name"] == given.name
    assert expected.items() <= control.items()


@pytest.mark.parametrize(
    "given",
    [
        prop("onClick", "func"),
        prop("select", "bool", "false"),
        prop("startIcon", "node"),
        prop("sx", "Array<func | object | bool> | func | object"),
        prop("value", "number | Array<number>"),
        Prop(name="old", type="bool", deprecated=True),
        Prop(name="rowReordering", type="bool", plan="pro"),
    ],
)
def test_what_cannot_be_chosen_switched_or_typed_has_none(given: Prop) -> None:
    assert read_control(given, component(given)) is None


def test_what_a_component_says_comes_first_and_choices_next() -> None:
    controls = find_controls(
        component(prop("disabled", "bool"), SIZE, prop("children", "node"), TONE)
    )

    assert [control["name"] for control in controls] == ["children", "size", "tone", "disabled"]


def test_a_button_is_given_a_text_also_where_none_is_listed() -> None:
    button = replace(component(SIZE), slots=(Slot(name="root", default="'button'"),))

    assert [control["name"] for control in find_controls(button)] == ["children", "size"]


def test_what_only_follows_the_component_around_it_has_no_control() -> None:
    controls = find_controls(
        component(prop("checked", "bool"), prop("defaultChecked", "bool"), SIZE)
    )

    assert [control["name"] for control in controls] == ["size", "defaultChecked"]


def test_a_placeholder_does_not_repeat_the_label() -> None:
    label, placeholder = prop("label", "node"), prop("placeholder", "string")

    alone = find_controls(component(placeholder))
    labelled = find_controls(component(label, placeholder))

    assert [control["value"] for control in alone] == ["Knob"]
    assert [control["value"] for control in labelled] == ["Knob", ""]


def test_a_text_names_the_component_in_words() -> None:
    label = prop("label", "node")

    control = read_control(label, component(label, name="IconButton"))

    assert control is not None
    assert control["value"] == "Icon button"


@pytest.mark.parametrize(
    ("props", "played"),
    [
        ((SIZE, TONE), True),
        ((SIZE,), False),
        ((SIZE, TONE, prop("open", "bool")), False),
        ((SIZE, TONE, prop("options", "array", required=True)), False),
        ((SIZE, TONE, prop("children", "node", required=True)), True),
    ],
)
def test_a_component_is_played_with_where_controls_alone_show_something(
    props: tuple[Prop, ...], *, played: bool
) -> None:
    assert can_be_played_with(component(*props)) is played


def test_what_has_no_style_of_its_own_is_not_played_with() -> None:
    bare = replace(component(SIZE, TONE), takes_sx=False)

    assert not can_be_played_with(bare)
