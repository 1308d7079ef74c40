"""What a history says after looking at the facts of several versions."""

from __future__ import annotations

from msgspec.structs import replace

from tearsheet.history.noting import Stage, note_history
from tearsheet.model.history import PackageHistory, Standing
from tearsheet.model.reference import Component, PackageFacts, Prop, Slot, StyleClass

TAIL = Prop(name="tail", type="number")
OLD_TAIL = Prop(name="tail", type="number", deprecated=True)
LINE_CLASS = StyleClass(key="line", class_name="AcmeKite-line")


def kite(
    *props: Prop, slots: tuple[Slot, ...] = (), classes: tuple[StyleClass, ...] = ()
) -> Component:
    return Component(
        name="Kite", package="@acme/toys", imports=(), props=props, slots=slots, classes=classes
    )


def noted(*minors: Component | str | None) -> PackageHistory:
    """The history of a package whose minors had this component, or only its name, or nothing."""
    stages = []
    for minor, found in enumerate(minors):
        components = {found.name: found} if isinstance(found, Component) else {}
        facts = PackageFacts(package="@acme/toys", version=f"1.{minor}.0", components=components)
        declared = frozenset({found} if isinstance(found, str) else components)
        stages.append(Stage(f"1.{minor}", facts, declared=declared))
    return note_history(stages)


def noted_slots(*minors: tuple[Component, set[str] | None]) -> PackageHistory:
    """The history of a package whose minors had this component, and took these slots."""
    return note_history(
        [
            Stage(
                f"1.{minor}",
                PackageFacts(
                    package="@acme/toys", version=f"1.{minor}.0", components={"Kite": found}
                ),
                slots={"Kite": None if taken is None else frozenset(taken)},
            )
            for minor, (found, taken) in enumerate(minors)
        ]
    )


def test_a_prop_is_there_since_the_version_that_first_had_it() -> None:
    history = noted(kite(), kite(TAIL), kite(TAIL))

    assert history.since("Kite", "tail") == "1.1"


def test_of_what_the_oldest_version_has_nobody_knows_since_when() -> None:
    assert noted(kite(TAIL), kite(TAIL)).since("Kite", "tail") is None


def test_what_vanished_is_noted_at_the_version_without_it() -> None:
    history = noted(kite(TAIL), kite(TAIL), kite())

    assert history.components["Kite"].props["tail"] == {
        "1.0": Standing(type="number"),
        "1.2": None,
    }
    assert history.since("Kite", "tail") is None


def test_what_came_back_is_there_since_it_came_back() -> None:
    assert noted(kite(TAIL), kite(), kite(TAIL)).since("Kite", "tail") == "1.2"


def test_a_deprecation_begins_and_may_end() -> None:
    assert noted(kite(TAIL), kite(OLD_TAIL), kite(OLD_TAIL)).deprecated_since("Kite", "tail") == (
        "1.1"
    )
    assert noted(kite(TAIL), kite(OLD_TAIL), kite(TAIL)).deprecated_since("Kite", "tail") is None


def test_a_new_type_and_a_new_default_are_noted_and_nothing_is_said_twice() -> None:
    wide = Prop(name="tail", type="number | string", default="3")

    history = noted(kite(TAIL), kite(TAIL), kite(wide), kite(wide))

    assert history.components["Kite"].props["tail"] == {
        "1.0": Standing(type="number"),
        "1.2": Standing(type="number | string", default="3"),
    }


def test_a_union_in_another_order_is_no_other_type() -> None:
    turned = [Prop(name="tail", type=text) for text in ("'a' | 'b'", "'b' | 'a'", "'b' | 'c'")]

    history = noted(*(kite(prop) for prop in turned))

    assert list(history.components["Kite"].props["tail"]) == ["1.0", "1.2"]


def test_a_component_that_came_later_brings_its_props_without_a_word_about_each() -> None:
    history = noted(None, kite(TAIL))

    assert history.component_since("Kite") == "1.1"
    assert history.since("Kite", "tail") == "1.1"


def test_a_component_that_vanished_takes_its_props_along_without_a_word_about_each() -> None:
    history = noted(kite(TAIL), None)

    assert history.components["Kite"].standings == {"1.0": Standing(), "1.1": None}
    assert history.components["Kite"].props["tail"] == {"1.0": Standing(type="number")}


def test_a_slot_that_lost_its_capital_is_the_same_slot() -> None:
    history = noted(kite(slots=(Slot(name="Line"),)), kite(slots=(Slot(name="line"),)))

    assert history.components["Kite"].slots == {"line": {"1.0": Standing()}}


def test_a_slot_is_there_since_the_version_that_takes_it_not_since_it_is_described() -> None:
    plain, described = kite(), kite(slots=(Slot(name="line", default="'span'"),))

    history = noted_slots((plain, set()), (plain, {"line"}), (described, {"line"}))

    assert history.since("Kite", "line", "slots") == "1.1"


def test_a_slot_that_is_described_and_not_taken_is_none() -> None:
    described = kite(slots=(Slot(name="line"),))

    history = noted_slots((described, set()), (described, {"line"}))

    assert history.since("Kite", "line", "slots") == "1.1"


def test_where_nobody_can_tell_which_slots_are_taken_the_description_is_believed() -> None:
    described = kite(slots=(Slot(name="line"),))

    history = noted_slots((kite(), None), (described, None))

    assert history.since("Kite", "line", "slots") == "1.1"


def test_what_is_not_found_where_not_everything_can_be_followed_is_not_gone() -> None:
    open_ended = replace(kite(), unresolved=("The members of Tail could not be told.",))

    history = noted(kite(TAIL), open_ended, kite(TAIL), kite())

    assert history.components["Kite"].props["tail"] == {
        "1.0": Standing(type="number"),
        "1.3": None,
    }


def test_what_came_after_versions_that_cannot_be_read_came_in_one_of_them_or_later() -> None:
    facts = [
        PackageFacts(package="@acme/toys", version="1.0.0", components={"Kite": found})
        for found in (kite(), kite(TAIL))
    ]

    history = note_history(
        [Stage("1.0", facts[0]), Stage("1.1"), Stage("1.2"), Stage("1.3", facts[1])]
    )

    assert history.versions == ("1.0", "1.3")
    assert history.since("Kite", "tail") == "1.1–1.3"


def test_a_component_that_cannot_be_read_in_some_versions_is_not_missing_there() -> None:
    passed_on = noted("Kite", kite(TAIL), "Kite")

    assert passed_on.components["Kite"].standings == {"1.0": Standing()}
    assert passed_on.since("Kite", "tail") is None
    assert None not in passed_on.components["Kite"].props["tail"].values()


def test_where_a_component_cannot_be_read_it_is_as_in_the_version_after() -> None:
    assert noted(kite(), "Kite", kite(TAIL)).since("Kite", "tail") == "1.1"


def test_a_class_that_became_the_class_of_a_slot_is_still_there() -> None:
    line = Slot(name="line", default="'span'", class_name="AcmeKite-line")

    history = noted(kite(classes=(LINE_CLASS,)), kite(slots=(line,)))

    assert history.since("Kite", "line", "slots") == "1.1"
    assert history.components["Kite"].classes == {"AcmeKite-line": {"1.0": Standing()}}
