"""The few numbers that the tables, the budgets and the files take from many runs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from statistics import median
from typing import TypeVar

from bench.author_loop import AuthorLoop
from bench.builds import Measurements, Step
from bench.process import Run
from bench.weight import PageWeight

MEGABYTE = 1024 * 1024

Result = TypeVar("Result", Measurements, AuthorLoop, PageWeight)


def median_seconds(result: Measurements | None, step: Step) -> float | None:
    """How long a step usually took; nothing if it was not measured."""
    return _median(result, step, lambda run: run.seconds)


def median_processor(result: Measurements | None, step: Step) -> float | None:
    """The seconds of processors that a step usually took."""
    return _median(result, step, lambda run: run.processor_seconds)


def median_megabytes(result: Measurements | None, step: Step) -> float | None:
    """The usual peak of memory in a step."""
    return _median(result, step, lambda run: run.peak_bytes / MEGABYTE)


def median_megabytes_of_first(result: Measurements | None, step: Step) -> float | None:
    """The usual peak of the process that was started."""
    return _median(result, step, lambda run: run.first_bytes / MEGABYTE)


def median_megabytes_of_others(result: Measurements | None, step: Step) -> float | None:
    """The usual peak of the largest process that it started."""
    return _median(result, step, lambda run: run.other_bytes / MEGABYTE)


def _median(
    result: Measurements | None, step: Step, figure: Callable[[Run], float]
) -> float | None:
    runs = result.runs.get(step) if result else None
    return median(map(figure, runs)) if runs else None


def median_edit(result: AuthorLoop | None) -> float | None:
    """How long an edit usually took to the browser."""
    return median(result.edits) if result and result.edits else None


def divide(seconds: float | None, own: float | None) -> float | None:
    """How many times Tearsheet's time another one is, where both are known."""
    return seconds / own if seconds is not None and own else None


def find_own(results: Iterable[Result]) -> Result | None:
    """Tearsheet's own result, if it took part."""
    return next((result for result in results if result.tool.name == "tearsheet"), None)


def find_fastest_hugo(results: Iterable[Measurements]) -> Measurements | None:
    """The Hugo whose cold build took least: the one to compare with."""
    times = {
        seconds: result
        for result in results
        if result.tool.name.startswith("hugo")
        and (seconds := median_seconds(result, "cold")) is not None
    }
    return times[min(times)] if times else None
