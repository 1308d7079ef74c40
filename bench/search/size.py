"""What a question costs on sites of a thousand, ten thousand and a hundred thousand pages."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.demos.figures import Figure
from bench.places import INSTALLED, REPOSITORY
from bench.process import Command, run_measured
from bench.search.engine import ask_program
from bench.search.generated import (
    MEASURED,
    address_of,
    common_word,
    own_name,
    rare_words,
    shared_prop,
    text_word,
    thing_of,
    title_of,
)
from bench.search.speed import find_part
from bench.summary import MEGABYTE
from bench.tool import remove_all
from tearsheet.output.compression import DOCUMENT_QUALITY

SIZES = (1_000, 10_000, 100_000)
PROGRAM = Path(__file__).parent / "cold.ts"
PATIENCE = 900
"""Seconds for all questions together."""

ASKED = range(3, 1_000, 40)
"""Pages that every size has, by their numbers."""

FIRST, QUESTION, REQUESTS, KEYSTROKE = 60.0, 150.0, 6.0, 60.0
"""In KB without compression, in KB as they travel, in files, in milliseconds."""

FEW = 5
"""So many answers are seen at a glance."""

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Planted:
    """A question, and the page that answers it."""

    kind: str
    ask: str
    page: int


def measure_size(say: Say) -> Iterator[Figure]:
    """Write the index of each size, and ask all of them the same questions."""
    for pages in SIZES:
        say(f"  the index of {pages:,} pages")
        yield from _measure(pages)


def _measure(pages: int) -> Iterator[Figure]:
    folder = INSTALLED / "search" / f"generated-{pages}"
    remove_all([folder])
    words = (sys.executable, "-m", "bench.search.generated", str(pages), str(folder))
    log = INSTALLED / "logs" / f"search-generated-{pages}.log"
    run_measured(Command(words=words, folder=REPOSITORY), log)
    name = f"{pages:,} pages"
    yield from _describe_index(name, folder)
    planted = list(_plant())
    told = _ask(folder, [question.ask for question in planted])
    yield from _describe_fetching(name, told)
    for kind in dict.fromkeys(one.kind for one in planted):
        pairs = zip(planted, told["answers"], strict=True)
        answers = [(one, answer) for one, answer in pairs if one.kind == kind]
        yield from _describe_kind(f"{name}: {kind}", answers)
    remove_all([folder])


def _plant() -> Iterator[Planted]:
    """Questions by words and by names, as people put them."""
    for page in ASKED:
        word, thing, rare = text_word(page), thing_of(page), rare_words(page)
        middle = len(word) // 2
        asks = {
            "a word": word,
            "a word and a common one": f"{common_word(page)} {word}",
            "a word that is begun": word[:-1],
            "a mistyped word": f"{word[:middle]}{word[middle + 1 :]}",
            "two words": " ".join(rare[:2]),
            "two common words": f"{rare[25]} {rare[30]}",
            "three words": " ".join((rare[30], rare[1], rare[0])),
            "four words": " ".join((rare[0], rare[20], rare[1], rare[30])),
            "a title": title_of(page),
            "a name": thing,
            "a name that is begun": thing[:-2],
            "a word inside names": own_name(page),
            "a prop and its owner": f"{thing} {shared_prop(page)}",
        }
        for kind, ask in asks.items():
            yield Planted(kind=kind, ask=ask, page=page)


def _ask(folder: Path, questions: Sequence[str]) -> Any:
    request = {"built": str(folder), "questions": questions, "quality": DOCUMENT_QUALITY}
    return ask_program(PROGRAM, request, PATIENCE)


def _describe_index(name: str, folder: Path) -> Iterator[Figure]:
    measured = json.loads((folder / MEASURED).read_text())
    sizes = [file.stat().st_size for file in (folder / "search").iterdir()]
    yield _figure(f"{name}: processor, reading the pages", "s", [measured["reading"]])
    yield _figure(f"{name}: processor, the index", "s", [measured["seconds"]])
    yield _figure(f"{name}: memory at most", "MB", [measured["peak"] / MEGABYTE])
    yield _figure(f"{name}: files", "", [float(len(sizes))])
    yield _figure(f"{name}: all of them", "MB", [sum(sizes) / MEGABYTE])


def _describe_fetching(name: str, told: Any) -> Iterator[Figure]:
    first, costs = told["first"], [answer["cost"] for answer in told["answers"]]
    requests = [float(cost["requests"]) for cost in costs]
    compressed = [cost["compressed"] / 1000 for cost in costs]
    yield _figure(f"{name}: fetched first", "KB", [first["bytes"] / 1000], FIRST)
    yield _figure(f"{name}: that compressed", "KB", [first["compressed"] / 1000])
    yield _figure(f"{name}: a question, compressed", "KB", compressed, QUESTION)
    yield _figure(f"{name}: files of a question", "", requests, REQUESTS)
    strokes = [find_part(told["strokes"], 95)]
    yield _figure(f"{name}: a keystroke, 19 of 20", "ms", strokes, KEYSTROKE)


def _describe_kind(name: str, answers: Sequence[tuple[Planted, Any]]) -> Iterator[Figure]:
    """What questions of a kind cost, and how often they are answered."""
    costs = [answer["cost"] for _, answer in answers]
    yield _figure(f"{name}", "KB", [cost["compressed"] / 1000 for cost in costs])
    yield _figure(f"{name}, files", "", [float(cost["requests"]) for cost in costs])
    places = [_find_place(address_of(one.page), answer["shown"]) for one, answer in answers]
    for text, most in (("first", 1), ("in the first five", FEW)):
        share = sum(place <= most for place in places) / len(places) * 100
        yield _figure(f"{name}, {text}", "%", [share])


def _find_place(address: str, shown: Sequence[str]) -> int:
    pages = [one.partition("#")[0] for one in shown]
    return pages.index(address) + 1 if address in pages else len(pages) + FEW + 1


def _figure(name: str, unit: str, runs: list[float], budget: float | None = None) -> Figure:
    return Figure(name=name, unit=unit, runs=runs, budget=budget)
