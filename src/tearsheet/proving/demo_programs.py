"""The files of demos, as they are checked together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tearsheet.model.demo import DemoCut, demo_file
from tearsheet.proving.subjects import Subject
from tearsheet.proving.type_check import Program, widens


def find_demo_programs(subjects: Iterable[Subject]) -> Iterator[Program]:
    """One for all demos, and one for each that widens the types of a library."""
    together: dict[str, str] = {}
    for subject in subjects:
        for cut in subject.demo.cuts:
            texts = dict(_texts(subject, cut))
            if widens(texts.values()):
                name = f"{subject.demo.id}/{cut.styling}".replace("/", "-")
                yield Program(name=name, texts=texts)
            else:
                together |= texts
    if together:
        yield Program(name="all", texts=together)


def _texts(subject: Subject, cut: DemoCut) -> Iterator[tuple[str, str]]:
    for file in cut.files:
        yield demo_file(subject.demo, cut.styling, file.name), file.text
