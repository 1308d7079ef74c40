"""Builds the corpus with every tool in turn and measures each build."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Literal

from bench.corpus import Corpus, CorpusPage, generate_corpus
from bench.places import INSTALLED
from bench.process import Command, CommandFailed, Run, run_measured
from bench.proof import NotBuilt, Output, prove_site, prove_text
from bench.tool import Checker, Tool, Unavailable, remove_all

Step = Literal["cold", "unchanged", "edited", "check"]
Runs = Mapping[Step, tuple[Run, ...]]
Say = Callable[[str], None]

STEPS: Mapping[Step, str] = {
    "cold": "cold",
    "unchanged": "unchanged",
    "edited": "1 page edited",
    "check": "check alone",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Measurements:
    """What one tool reached on one corpus: its runs, or the reason why there are none."""

    tool: Tool
    folder: Path
    version: str = ""
    command: str | None = None
    runs: Runs = field(default_factory=dict)
    output: Output | None = None
    failure: str | None = None


def measure_builds(
    tools: Iterable[Tool], pages: int, rounds: int, *, every_step: bool, say: Say
) -> list[Measurements]:
    """Measure all tools round by round, so that a busy minute does not fall on one of them."""
    corpus = generate_corpus(pages)
    results = [_prepare(tool, corpus, say) for tool in tools]
    for number in range(1, rounds + 1):
        say(f"{pages} pages, round {number} of {rounds}")
        results = [
            before if before.failure else _measure_round(before, corpus, number, every_step, say)
            for before in results
        ]
    return results


def _prepare(tool: Tool, corpus: Corpus, say: Say) -> Measurements:
    say(f"Preparing {tool.title}")
    folder = tool.folder(len(corpus.pages))
    try:
        version = tool.install()
    except Unavailable as reason:
        return Measurements(tool=tool, folder=folder, failure=f"skipped: {reason}")
    remove_all(entry for entry in folder.glob("*") if entry.name != "cache")
    tool.write_site(corpus, folder)
    command = str(tool.build(folder))
    return Measurements(tool=tool, folder=folder, version=version, command=command)


def _measure_round(
    before: Measurements, corpus: Corpus, number: int, every_step: bool, say: Say
) -> Measurements:
    say(f"  {before.tool.title}")
    page = corpus.pages[len(corpus.pages) // 2]
    source = before.tool.source(before.folder, page)
    original = source.read_text()
    result = before
    try:
        for step, run in _take_steps(before, page, number, every_step):
            result = replace(result, runs={**result.runs, step: (*result.runs.get(step, ()), run)})
            if step == "cold":
                result = replace(result, output=prove_site(before.tool, corpus, before.folder))
    except (CommandFailed, NotBuilt) as failure:
        return replace(result, failure=str(failure))
    finally:
        source.write_text(original)
    return result


def _take_steps(
    measured: Measurements, page: CorpusPage, number: int, every_step: bool
) -> Iterator[tuple[Step, Run]]:
    tool, folder = measured.tool, measured.folder
    if number == 1 and not tool.slow:
        # Makes what is made only once, the bundled reader, and fills the system's disk cache.
        _run(tool, folder, "warm-up", tool.build(folder))
    tool.forget(folder)
    yield "cold", _run(tool, folder, "cold", tool.build(folder))
    if tool.slow and not every_step:
        return
    yield "unchanged", _run(tool, folder, "unchanged", tool.build(folder))
    sentence = f"This sentence came with edit {number}."
    _append(tool.source(folder, page), sentence)
    yield "edited", _run(tool, folder, "edited", tool.build(folder))
    prove_text(tool, folder, page, sentence)
    if isinstance(tool, Checker):
        tool.forget(folder)
        yield "check", _run(tool, folder, "check", tool.check(folder))


def _append(source: Path, sentence: str) -> None:
    source.write_text(f"{source.read_text()}\n{sentence}\n")


def _run(tool: Tool, folder: Path, step: str, command: Command) -> Run:
    return run_measured(command, INSTALLED / "logs" / f"{tool.name}-{folder.name}-{step}.log")
