"""The TypeScript programs in which demos are type-checked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tearsheet.model.demo import DemoVariant, demo_file
from tearsheet.proving.augmentations import find_augmentations, widens
from tearsheet.proving.demos_under_test import DemoUnderTest
from tearsheet.proving.type_check import Program, name_group


def find_demo_programs(demos_under_test: Iterable[DemoUnderTest]) -> Iterator[Program]:
    """One program per set of imported augmentations, and one for each demo with its own.

    Augmentations affect all files of a program.
    """
    shared: dict[frozenset[str], dict[str, str]] = {}
    for demo_under_test in demos_under_test:
        for variant in demo_under_test.demo.variants:
            texts = dict(_texts(demo_under_test, variant))
            if widens(texts.values()):
                name = f"{demo_under_test.demo.id}/{variant.styling}".replace("/", "-")
                yield Program(name=name, texts=texts)
            else:
                shared.setdefault(find_augmentations(texts.values()), {}).update(texts)
    for augmentations, texts in shared.items():
        yield Program(name=name_group("all", augmentations), texts=texts)


def _texts(demo_under_test: DemoUnderTest, variant: DemoVariant) -> Iterator[tuple[str, str]]:
    for file in variant.files:
        yield demo_file(demo_under_test.demo, variant.styling, file.name), file.text
