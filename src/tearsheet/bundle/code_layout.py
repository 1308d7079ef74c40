"""Formats code with the project's own formatter: many files in one run."""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from tearsheet.errors import MachineError
from tearsheet.project import CODE_LAYOUT, PACKAGES

LONGEST_RUN = 60
"""In seconds."""

_SETTINGS = ("formatter", "javascript")


class LaidOut(Struct, frozen=True, kw_only=True):
    """The files by their names: those that could be read, and why others could not."""

    texts: Mapping[str, str]
    unread: Mapping[str, str]


def lay_out(texts: Mapping[str, str]) -> LaidOut:
    """Format some files of JavaScript.

    Raises:
        MachineError: the formatter is not there, or fails as a whole.
    """
    if not texts:
        return LaidOut(texts={}, unread={})
    with tempfile.TemporaryDirectory(prefix="tearsheet-") as name:
        folder = Path(name)
        (folder / "biome.json").write_text(json.dumps(_settings()))
        for path, text in texts.items():
            (folder / path).write_text(text, encoding="utf-8")
        unread = _format(folder)
        known = [path for path in texts if path not in unread]
        return LaidOut(
            texts={path: (folder / path).read_text(encoding="utf-8") for path in known},
            unread=unread,
        )


def _settings() -> dict[str, Any]:
    # The project's own include lists and rules do not apply to these files.
    settings = json.loads(CODE_LAYOUT.read_bytes())
    return {"root": True, **{name: settings[name] for name in _SETTINGS}}


def _format(folder: Path) -> dict[str, str]:
    """Format the files in place; return why some could not be parsed, by their paths."""
    try:
        finished = subprocess.run(
            [str(_binary()), "format", "--write", "--reporter=json", "--max-diagnostics=none", "."],
            capture_output=True,
            text=True,
            cwd=folder,
            check=False,
            timeout=LONGEST_RUN,
        )
        found = json.loads(finished.stdout)["diagnostics"]
    except (subprocess.TimeoutExpired, ValueError, KeyError) as error:
        remedy = "Run `make lint` to see more."
        raise MachineError("The formatter of code gave no answer.", remedy) from error
    return {entry["location"]["path"]: entry["message"] for entry in reversed(found)}


def _binary() -> Path:
    """The formatter's binary: the npm wrapper takes longer to start than the binary to run."""
    for binary in sorted(PACKAGES.glob("@biomejs/cli-*/biome*")):
        if binary.name in ("biome", "biome.exe"):
            return binary
    raise MachineError("The formatter of code is not installed.", "Run `make` to set it up.")
