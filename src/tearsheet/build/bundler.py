"""The bundler, run once: a report of what it made, or what is wrong with its inputs."""

from __future__ import annotations

import json
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from tearsheet.build.generated import write_generated
from tearsheet.build.live_input import LiveInput, short_path
from tearsheet.build.node import node_binary, node_environment
from tearsheet.build.places import PROJECT, READER
from tearsheet.errors import MachineError, Mistake, Place

REPORT = "report.json"
LONGEST_BUILD = 600
"""In seconds."""


Mode = Literal["production", "development"]
"""Whom the libraries speak to: visitors, or developers, who are told of every mistake."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BundleRequest:
    """What is to be bundled."""

    inputs: tuple[LiveInput, ...]
    unseen: tuple[LiveInput, ...] = ()
    """What the engine alone renders; no visitor gets it."""
    mode: Mode = "production"
    licence_key: str | None = None
    """Of the commercial packages, for the demos that need it."""
    kept: Path
    """Where the bundler keeps what it can use again."""

    @property
    def all(self) -> tuple[LiveInput, ...]:
        """Both kinds of inputs."""
        return (*self.inputs, *self.unseen)


def run_bundler(request: BundleRequest, folder: Path) -> tuple[Mistake, ...]:
    """Bundle the reader and some inputs into a folder, which is only there when all went well.

    Raises:
        MachineError: the bundler itself fails, or does not end.
    """
    write_generated()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    finished = _run(_write_request(request, folder), request.mode)
    lines = finished.stdout.strip().splitlines()
    answer = _last_object(lines)
    if finished.returncode == 0 and answer and "error" not in answer:
        (folder / REPORT).write_text(lines[-1])
        return ()
    shutil.rmtree(folder, ignore_errors=True)
    return _read_mistakes(answer or {}, finished.stderr)


def _write_request(request: BundleRequest, folder: Path) -> str:
    return json.dumps(
        {
            "root": str(PROJECT),
            "outDir": str(folder),
            "demos": [_describe(entry) for entry in request.inputs],
            "unseen": [_describe(entry) for entry in request.unseen],
            "licenceKey": request.licence_key,
            "kept": str(request.kept),
        }
    )


def _describe(entry: LiveInput) -> dict[str, str]:
    return {"id": entry.id, "file": str(entry.file), "library": entry.library}


def _run(request: str, mode: Mode) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(
            [str(node_binary()), str(READER / "bundle.mjs")],
            input=request,
            capture_output=True,
            text=True,
            cwd=PROJECT,
            env=node_environment(mode),
            check=False,
            timeout=LONGEST_BUILD,
        )
    except subprocess.TimeoutExpired as error:
        raise MachineError(
            f"The bundler has not finished within {LONGEST_BUILD} s.",
            "Build again when the machine has less to do.",
        ) from error


def _last_object(lines: list[str]) -> dict[str, Any] | None:
    try:
        answer = json.loads(lines[-1]) if lines else None
    except json.JSONDecodeError:
        return None
    return answer if isinstance(answer, dict) else None


def _read_mistakes(answer: dict[str, Any], words: str) -> tuple[Mistake, ...]:
    errors: list[dict[str, Any]] = answer.get("errors", [])
    placed = tuple(_mistake(error) for error in errors if error.get("file"))
    if placed:
        return placed
    last_words = "\n".join(words.strip().splitlines()[-5:])
    message = errors[0].get("message") if errors else last_words
    raise MachineError(f"The bundler failed: {message}", "Run `make lint` to see more.")


def _mistake(error: dict[str, Any]) -> Mistake:
    return Mistake(
        Place(short_path(PROJECT / error["file"]), error.get("line")),
        problem=str(error.get("message", "The file cannot be bundled.")),
        remedy="Mend the file; `make lint` shows types as well.",
    )
