"""The TypeScript programs in which demos are type-checked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tearsheet.model.demo import DemoVariant, demo_file
from tearsheet.proving.demos_under_test import DemoUnderTest
from tearsheet.proving.type_check import Program, widens


def find_demo_programs(demos_under_test: Iterable[DemoUnderTest]) -> Iterator[Program]:
    """One program for all demos, and one for each that augments a library's types."""
    shared: dict[str, str] = {}
    for demo_under_test in demos_under_test:
        for variant in demo_under_test.demo.variants:
            texts = dict(_texts(demo_under_test, variant))
            if widens(texts.values()):
                name = f"{demo_under_test.demo.id}/{variant.styling}".replace("/", "-")
                yield Program(name=name, texts=texts)
            else:
                shared |= texts
    if shared:
        yield Program(name="all", texts=shared)


def _texts(demo_under_test: DemoUnderTest, variant: DemoVariant) -> Iterator[tuple[str, str]]:
    for file in variant.files:
        yield demo_file(demo_under_test.demo, variant.styling, file.name), file.text
