"""Runs the search itself, the one visitors get, in Node and without a browser."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from bench.search.queries import Query
from tearsheet.bundle.node import node_binary, node_environment
from tearsheet.search.files import START

Task = Literal["answer", "type", "list"]

PROGRAM = Path(__file__).parent / "ask.ts"
PATIENCE = 300
"""Seconds for all questions together."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What the dialog shows for a question, by addresses and from the top."""

    shown: tuple[str, ...]
    """All of it, in the order in which it is seen."""
    named: tuple[str, ...]
    text: tuple[str, ...]
    correction: str
    named_milliseconds: float
    milliseconds: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Stroke:
    """What one keystroke took, in milliseconds."""

    named: float
    text: float
    cpu: float

    @property
    def both(self) -> float:
        return self.named + self.text


@dataclass(frozen=True, slots=True, kw_only=True)
class Typed:
    """All keystrokes, and among how many names they were answered."""

    strokes: list[Stroke]
    symbols: int


def ask_engine(built: Path, queries: Iterable[Query]) -> list[Answer]:
    """The answers to all questions, in their order."""
    told = _run(built, queries, "answer")["answers"]
    return [
        Answer(
            shown=tuple(one["shown"]),
            named=tuple(one["named"]),
            text=tuple(one["text"]),
            correction=one["correction"],
            named_milliseconds=one["namedMilliseconds"],
            milliseconds=one["milliseconds"],
        )
        for one in told
    ]


def type_into_engine(built: Path, queries: Iterable[Query]) -> Typed:
    """The time of every keystroke, where each question is typed letter by letter."""
    told = _run(built, queries, "type")
    strokes = [Stroke(**one) for one in told["strokes"]]
    return Typed(strokes=strokes, symbols=told["symbols"])


def find_text_files(built: Path, query: Query) -> list[Path]:
    """The files that are fetched for the first question, besides those of names."""
    table = json.loads((built / START).read_text())["files"]
    fetched = _run(built, [query], "answer")["files"]
    paths = [table.get(name, name) for name in fetched if not name.startswith("symbols")]
    return [built / path.strip("/") for path in paths]


def list_names(built: Path) -> list[tuple[str, str, str]]:
    """Everything that has a name: the name, what it belongs to, the address."""
    names: list[tuple[str, str, str]] = _run(built, (), "list")["names"]
    return names


def _run(built: Path, queries: Iterable[Query], task: Task) -> Any:
    questions = [{"ask": query.ask, "product": query.product} for query in queries]
    request = {"built": str(built), "questions": questions, "task": task}
    return ask_program(PROGRAM, request, PATIENCE)


def ask_program(program: Path, request: Mapping[str, object], patience: float) -> Any:
    """What a program in Node answers within some seconds."""
    done = subprocess.run(
        [node_binary(), program],
        input=json.dumps(request),
        env=node_environment("production"),
        capture_output=True,
        text=True,
        timeout=patience,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"The search does not answer:\n{done.stderr.strip()}")
    return json.loads(done.stdout)
