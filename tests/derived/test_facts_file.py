"""The file of a package's facts for programs."""

from __future__ import annotations

import json
from typing import Any

from tearsheet.derived.reference.facts_file import render_facts_file
from tearsheet.model.reference import Component, PackageFacts, Prop, Slot, StyleClass


def test_what_to_use_instead_of_a_slot_or_a_class_is_in_the_file() -> None:
    lamp = component(
        slots=(Slot(name="wick", deprecated=True, deprecation="Use `bulb`."),),
        classes=(
            StyleClass(key="off", class_name="Lamps-off", deprecated=True, deprecation="Use `on`."),
            StyleClass(key="on", class_name="Lamps-on"),
        ),
    )

    told = read(lamp)

    assert told["slots"][0]["deprecationInfo"] == "Use `bulb`."
    assert told["classes"]["off"]["deprecationInfo"] == "Use `on`."
    assert "deprecationInfo" not in told["classes"]["on"]


def test_a_class_is_named_as_it_stands_on_the_element() -> None:
    taken = StyleClass(key="off", class_name="MuiSpot-off", applied="MuiLamp-off")

    assert read(component(classes=(taken,)))["classes"]["off"]["className"] == "MuiLamp-off"


def test_names_of_types_are_code() -> None:
    prop = Prop(name="rows", type="array", description="Of type [[LampRow]][].")

    assert read(component(props=(prop,)))["props"]["rows"]["description"] == "Of type `LampRow`[]."


def component(
    props: tuple[Prop, ...] = (),
    slots: tuple[Slot, ...] = (),
    classes: tuple[StyleClass, ...] = (),
) -> Component:
    return Component(
        name="Lamp", package="lamps", imports=(), props=props, slots=slots, classes=classes
    )


def read(lamp: Component) -> Any:
    facts = PackageFacts(package="lamps", version="1.0.0", components={"Lamp": lamp})
    # What stands in a file is of any type until somebody looks.
    return json.loads(render_facts_file(facts, {}))["components"]["Lamp"]
