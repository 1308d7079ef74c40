"""Pages say since when something is there, where that is not as old as its component."""

from __future__ import annotations

from tearsheet.derived.reference.ages import find_age, find_ages
from tearsheet.derived.reference.members import find_referred
from tearsheet.model.history import ComponentHistory, PackageHistory, Standing
from tearsheet.model.reference import (
    Argument,
    Component,
    Interface,
    PackageFacts,
    Prop,
    Signature,
    StyleClass,
)
from tearsheet.model.reference_page import AGELESS, Age

LAMP = Component(
    name="Lamp",
    package="@lamps/core",
    imports=(),
    props=(Prop(name="glow", type="bool"), Prop(name="watts", type="number")),
    classes=(StyleClass(key="root", class_name="Lamp-root"),),
)
HISTORY = PackageHistory(
    package="@lamps/core",
    version="1.3.0",
    versions=("1.0", "1.1", "1.2", "1.3"),
    components={
        "Lamp": ComponentHistory(
            standings={"1.1": Standing()},
            props={
                "glow": {"1.1": Standing(), "1.3": Standing(deprecated=True)},
                "watts": {"1.2": Standing()},
            },
            classes={"Lamp-root": {"1.1": Standing()}},
        )
    },
)


def test_only_what_is_younger_than_the_component_has_an_age() -> None:
    ages = find_ages(LAMP, HISTORY)

    assert find_age(LAMP, HISTORY) == Age(since="1.1")
    assert ages["props"] == {"glow": Age(deprecated_since="1.3"), "watts": Age(since="1.2")}
    assert ages["classes"] == {}


def test_where_nobody_looked_at_earlier_versions_nothing_is_said() -> None:
    assert find_age(LAMP, None) == AGELESS
    assert find_ages(LAMP, None) == {}


def test_a_type_has_a_page_where_it_names_one_or_a_prop_points_at_it() -> None:
    told = Signature(arguments=(Argument(name="way", type="Turn", description="See [[Turn]]."),))
    lamp = Component(
        name="Lamp",
        package="@lamps/core",
        imports=(),
        props=(Prop(name="onTurn", type="func", signature=told),),
    )
    names = ("Bulb", "Inner", "Turn")
    types = {name: Interface(name=name, package="@lamps/core", imports=()) for name in names}
    types["Bulb"] = Interface(
        name="Bulb", package="@lamps/core", imports=(), demos=("/lamps/bulbs/",)
    )
    facts = PackageFacts(
        package="@lamps/core", version="1.3.0", components={"Lamp": lamp}, interfaces=types
    )

    assert list(find_referred(facts)) == ["Bulb", "Turn"]
