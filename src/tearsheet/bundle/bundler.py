"""Runs the bundler once; returns a report of its output, or the mistakes in its inputs."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

from tearsheet.bundle.bundle_request import LONGEST_BUILD, REPORT, BundleRequest
from tearsheet.bundle.generated import write_generated
from tearsheet.bundle.live_input import short_path
from tearsheet.bundle.node import Rights, node_binary, node_environment, without_network
from tearsheet.errors import ContentErrors, MachineError, Mistake, Place
from tearsheet.output.disk_errors import DiskFull
from tearsheet.project import PROJECT, READER, ReaderFolders

_FULL_DISK = re.compile(r"\b(?:ENOSPC|EDQUOT)\b|No space left on device")


def run_bundler(request: BundleRequest, folder: Path) -> tuple[Mistake, ...]:
    """Bundle the reader and some inputs into a folder, which is only there when all went well.

    Raises:
        ContentErrors: settings above the inputs or the reader cannot be read.
        MachineError: the bundler itself fails, or does not end.
    """
    write_generated(request.folders.generated)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    finished = _run(request, folder)
    lines = finished.stdout.strip().splitlines()
    answer = _last_object(lines)
    if finished.returncode == 0 and answer and "error" not in answer:
        (folder / REPORT).write_text(lines[-1])
        return ()
    shutil.rmtree(folder, ignore_errors=True)
    return _read_mistakes(answer or {}, finished.stderr, request.folders)


def _write_request(request: BundleRequest, folder: Path) -> str:
    return json.dumps(
        {
            "root": str(PROJECT),
            "outDir": str(folder),
            "demos": [entry.describe() for entry in request.inputs],
            "unseen": [entry.describe() for entry in request.unseen],
            "licenseKey": request.license_key,
            "kept": str(request.kept),
        }
    )


def bundling_rights(folders: ReaderFolders, *written: Path) -> Rights:
    """The rights of a bundler: to write what it makes, and to read.

    It looks for packages and settings in every folder above what it bundles,
    and runs native code, which Node holds to nothing; none of that is an author's.
    """
    for folder in (folders.compiled, *written):
        # Node cannot know that a missing path will be a folder.
        folder.mkdir(parents=True, exist_ok=True)
    return Rights(read=(Path("/"),), write=(folders.compiled, *written), addons=True)


def _run(request: BundleRequest, folder: Path) -> subprocess.CompletedProcess[str]:
    rights = bundling_rights(request.folders, folder, request.kept)
    try:
        return subprocess.run(
            without_network([str(node_binary()), *rights.flags, str(READER / "bundle.mjs")]),
            input=_write_request(request, folder),
            capture_output=True,
            text=True,
            cwd=PROJECT,
            env=node_environment(request.mode, request.folders),
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


def _read_mistakes(
    answer: dict[str, Any], words: str, folders: ReaderFolders
) -> tuple[Mistake, ...]:
    errors: list[dict[str, Any]] = answer.get("errors", [])
    settings = [error for error in errors if error.get("isInSettings")]
    if settings:
        raise ContentErrors(_settings_mistake(error) for error in settings)
    placed = tuple(_mistake(error) for error in errors if error.get("file"))
    if placed:
        return placed
    if _FULL_DISK.search(f"{errors} {words}"):
        raise DiskFull(folders.bundles)
    last_words = "\n".join(words.strip().splitlines()[-5:])
    message = errors[0].get("message") if errors else last_words
    raise MachineError(f"The bundler failed: {message}", "Run `make lint` to see more.")


def _settings_mistake(error: dict[str, Any]) -> Mistake:
    return Mistake(
        Place(short_path(PROJECT / error["file"]), error.get("line")),
        problem=str(error["message"]),
        remedy="Repair the file: its settings hold for all TypeScript here.",
    )


def _mistake(error: dict[str, Any]) -> Mistake:
    return Mistake(
        Place(short_path(PROJECT / error["file"]), error.get("line")),
        problem=str(error.get("message", "The file cannot be bundled.")),
        remedy=str(error.get("remedy", "Repair the file; `make lint` checks its types as well.")),
    )


def forget_old(builds: Path, kept: int) -> None:
    """Remove all bundles but those used last."""
    reports = sorted(
        builds.glob(f"*/{REPORT}"), key=lambda file: file.stat().st_mtime, reverse=True
    )
    for report in reports[kept:]:
        # A concurrent build may be reading from a recent one.
        if time.time() - report.stat().st_mtime > LONGEST_BUILD:
            shutil.rmtree(report.parent, ignore_errors=True)
