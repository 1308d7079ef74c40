"""What hundreds of demos take to be proven: by the compiler, and in the browser."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from bench.demos.builds import COUNT, FOLDER
from bench.demos.figures import Figure
from bench.demos.site import generate_demos, write_demo_site
from bench.tool import remove_all
from tearsheet.cache.step_cache import StepCache
from tearsheet.content.demo_files import load_demos
from tearsheet.content.load import load_site
from tearsheet.content.memory import Memory
from tearsheet.content.scan import scan_content
from tearsheet.pipeline.options import BuildOptions
from tearsheet.progress import Progress
from tearsheet.proving.demo_programs import find_demo_programs
from tearsheet.proving.demos_under_test import DemoUnderTest, find_demos_under_test
from tearsheet.proving.prove import prove_demos
from tearsheet.proving.type_check import check_types

LOOKED_AT = 96
"""How many demos are opened in the browser, which takes a while."""

TYPES = 6.0
UNCHANGED = 0.1
LOOKING = 150.0

Say = Callable[[str], None]


def measure_proofs(rounds: int, say: Say) -> Iterator[Figure]:
    """Measure what `tearsheet check --demos` does with demos."""
    content = FOLDER / "content"
    write_demo_site(content, generate_demos(COUNT))
    demos_under_test = _find_subjects(content)
    say(f"  checking the types of {len(demos_under_test)} demos")
    times = [_time_types(demos_under_test) for _ in range(rounds)]
    names = ("checked", "checked again by the compiler", "unchanged")
    budgets = (TYPES, None, UNCHANGED)
    for name, budget, runs in zip(names, budgets, zip(*times, strict=True), strict=True):
        yield Figure(name=f"the types of {COUNT} demos: {name}", unit="s", runs=runs, budget=budget)
    say(f"  looking at {LOOKED_AT} demos")
    yield _time_looking()


def _find_subjects(content: Path) -> Sequence[DemoUnderTest]:
    loaded = load_site(content, scan_content(content), Memory())
    return find_demos_under_test(loaded.site, load_demos(loaded.site, loaded.memory.files))


def _time_types(demos_under_test: Sequence[DemoUnderTest]) -> tuple[float, ...]:
    """From nothing; by a compiler that knows everything; by asking nobody."""
    folder = FOLDER / "types"
    remove_all([folder])
    cache = StepCache(folder / "steps")
    programs = list(find_demo_programs(demos_under_test))
    times = []
    # The cache takes another maker at its word, so the compiler is asked again for the second.
    for maker in ("one", "two", "two"):
        begin = time.perf_counter()
        mistakes = check_types(programs, demos_under_test[0].root, folder, cache, maker)
        times.append(time.perf_counter() - begin)
        if mistakes:
            raise RuntimeError(f"The types of generated demos do not fit: {mistakes[0]}")
    return tuple(times)


def _time_looking() -> Figure:
    content, cache = FOLDER / "looked-at", FOLDER / "looked-at-cache"
    write_demo_site(content, generate_demos(LOOKED_AT))
    remove_all([cache])
    progress = Progress()
    options = BuildOptions(content=content, out=FOLDER / "dist", cache=cache, write=False)
    summary = prove_demos(options, progress)
    (seconds,) = [step.seconds for step in progress.steps if step.name.startswith("Looking")]
    name = f"{summary.demos} demos looked at in the browser: each cut"
    return Figure(name=name, unit="ms", runs=[1000 * seconds / summary.variants], budget=LOOKING)
