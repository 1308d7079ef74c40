"""Keeps measurements as JSON: every single run, not only the medians."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from bench.author_loop import AuthorLoop
from bench.builds import Measurements
from bench.demos.figures import Figure
from bench.machine import describe_machine
from bench.places import RESULTS
from bench.search.comparison import Compared
from bench.search.matchers import Matched
from bench.summary import (
    divide,
    find_own,
    median_edit,
    median_megabytes,
    median_processor,
    median_seconds,
)


def save_builds(pages: int, rounds: int, results: Sequence[Measurements]) -> Path:
    """Write the builds of one corpus to a file of their own."""
    own = find_own(results)
    tools = {result.tool.name: _describe_builds(result, own) for result in results}
    return _save(f"build-{pages}", {"pages": pages, "rounds": rounds, "tools": tools})


def save_author_loops(pages: int, results: Sequence[AuthorLoop]) -> Path:
    """Write the time of every edit to a file of their own."""
    own = median_edit(find_own(results))
    tools = {result.tool.name: _describe_loop(result, own) for result in results}
    return _save(f"author-loop-{pages}", {"pages": pages, "tools": tools})


def save_figures(figures: Sequence[Figure], name: str = "demos") -> Path:
    """Write what was measured of demos, or of something else, to a file of its own."""
    described = {
        figure.name: {
            "reached": figure.reached,
            "budget": figure.budget,
            "unit": figure.unit,
            "runs": list(figure.runs),
            "failure": figure.failure,
        }
        for figure in figures
    }
    return _save(name, {"figures": described})


def save_engines(engines: Sequence[Compared], matchers: Sequence[Matched]) -> Path:
    """Write what was found out about searches to a file of its own."""
    return _save(
        "search-engines",
        {"engines": [asdict(it) for it in engines], "matchers": [asdict(it) for it in matchers]},
    )


def _describe_builds(result: Measurements, own: Measurements | None) -> dict[str, object]:
    steps = {
        step: {
            "median_seconds": median_seconds(result, step),
            "times_tearsheet": divide(median_seconds(result, step), median_seconds(own, step)),
            "median_peak_megabytes": median_megabytes(result, step),
            "median_processor_seconds": median_processor(result, step),
            "seconds": [run.seconds for run in runs],
            "processor_seconds": [run.processor_seconds for run in runs],
            "peak_bytes": [run.peak_bytes for run in runs],
            "first_process_bytes": [run.first_bytes for run in runs],
            "largest_other_bytes": [run.other_bytes for run in runs],
        }
        for step, runs in result.runs.items()
    }
    output = result.output
    return {
        "version": result.version,
        "command": result.command,
        "note": result.tool.note,
        "failure": result.failure,
        "steps": steps,
        "output": output
        and {"html_files": output.html_files, "files": output.files, "bytes": output.size},
    }


def _describe_loop(result: AuthorLoop, own: float | None) -> dict[str, object]:
    return {
        "version": result.version,
        "command": result.command,
        "failure": result.failure,
        "start_seconds": result.start_seconds,
        "edit_seconds": result.edits,
        "median_seconds": median_edit(result),
        "times_tearsheet": divide(median_edit(result), own),
    }


def _save(name: str, record: dict[str, object]) -> Path:
    RESULTS.mkdir(parents=True, exist_ok=True)
    file = RESULTS / f"{name}-{time.strftime('%Y%m%d-%H%M%S')}.json"
    file.write_text(json.dumps({"machine": describe_machine(), **record}, indent=2) + "\n")
    return file
