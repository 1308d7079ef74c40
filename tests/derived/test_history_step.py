"""The newest step of a package: what its page of changes shows first."""

from __future__ import annotations

import pytest

from tearsheet.derived.history_step import cut_to_step, newest_step
from tearsheet.model.history import ComponentHistory, PackageHistory, Standing

HERE, GONE, TEXT = Standing(), None, Standing(type="string")


@pytest.mark.parametrize(
    ("versions", "step"),
    [
        (("5.18", "6.0", "6.5", "7.0"), ("6.5", "7.0")),
        (("0.1", "0.2", "0.3"), ("0.1", "0.3")),
        (("1.0",), ("1.0", "1.0")),
    ],
)
def test_the_newest_major_stands_beside_the_last_of_the_one_before_it(
    versions: tuple[str, ...], step: tuple[str, str]
) -> None:
    assert newest_step(versions) == step


def test_only_what_is_another_at_the_end_of_a_step_is_left() -> None:
    kite = ComponentHistory(
        standings={"1.0": HERE},
        props={"line": {"1.1": TEXT}, "tail": {"1.0": HERE, "2.0": TEXT}, "knot": {"1.0": HERE}},
        classes={"AcmeKite-root": {"1.0": HERE, "2.0": GONE}},
    )
    toys = PackageHistory(
        package="@acme/toys",
        version="2.0.1",
        versions=("1.0", "1.1", "2.0"),
        components={
            "Drum": ComponentHistory(standings={"1.0": HERE}),
            "Kite": kite,
            "Yoyo": ComponentHistory(standings={"2.0": HERE}),
        },
    )

    step = cut_to_step(toys, ("1.1", "2.0"))

    assert step.components == {
        "Kite": ComponentHistory(
            standings={"1.1": HERE, "2.0": HERE},
            props={"tail": {"1.1": HERE, "2.0": TEXT}},
            classes={"AcmeKite-root": {"1.1": HERE, "2.0": GONE}},
        ),
        "Yoyo": ComponentHistory(standings={"1.1": GONE, "2.0": HERE}),
    }
