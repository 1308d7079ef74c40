"""The reader, bundled: by Vite when its source or a demo changed, from the last time otherwise."""

from __future__ import annotations

import fcntl
import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tearsheet.build.fingerprint import reader_fingerprint
from tearsheet.build.generated import write_generated
from tearsheet.build.places import PROJECT, READER, READER_BUILDS, node_binary
from tearsheet.build.step_cache import digest
from tearsheet.errors import ContentError, MachineError, Place
from tearsheet.model.demo import Demo

KEPT = 4
"""How many bundles stay on the disk: enough for a few sites and the last change of mind."""

LONGEST_BUILD = 600
"""In seconds."""

_IMPORT = re.compile(r"""\bfrom\s+['"](@[\w-]+/[\w-]+)""")


@dataclass(frozen=True, slots=True, kw_only=True)
class LiveChunk:
    """The files that bring one demo to life."""

    src: str
    imports: tuple[str, ...]
    css: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReaderBundle:
    """A finished bundle: where its files are and what each is for."""

    fingerprint: str
    client: Path
    server: Path
    browser: str
    startup: str
    styles: tuple[str, ...]
    text_font: str
    """The one font no page is read without, so that it may be asked for early."""
    variables: Mapping[str, str]
    """The stylesheet with a library's variables, by the library."""
    chunks: Mapping[str, LiveChunk]
    """By the id of a demo and its styling."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LiveInput:
    """One input of the bundler: a demo's cut, or a playground."""

    id: str
    file: Path
    library: str


def demo_inputs(demos: Iterable[Demo], root: Path) -> list[LiveInput]:
    """The inputs of all cuts of some demos."""
    return [
        LiveInput(
            id=f"{demo.id}/{cut.styling}",
            file=(root / demo_file(demo, cut.styling, cut.files[0].name)).resolve(),
            library=library_of(cut.files[0].text),
        )
        for demo in demos
        for cut in demo.cuts
    ]


def demo_file(demo: Demo, styling: str, name: str) -> str:
    """The path of a demo's file from the content folder."""
    folder = f"{demo.page}demos".lstrip("/")
    return (
        f"{folder}/{name}"
        if name == f"{demo.name}.tsx"
        else f"{folder}/{demo.name}/{styling}/{name}"
    )


def library_of(code: str) -> str:
    """Whose surroundings a demo needs: its theme provider, or none."""
    packages = _IMPORT.findall(code)
    if "@mui/joy" in packages:
        return "joy"
    if any(name.startswith(("@mui/", "@toolpad/")) and name != "@mui/base" for name in packages):
        return "material"
    return "base"


def bundle_reader(inputs: Iterable[LiveInput], digests: Iterable[bytes]) -> ReaderBundle:
    """Bundle the reader and everything live, or find the bundle made of the same before.

    Raises:
        ContentError: a demo cannot be bundled.
        MachineError: the bundler itself fails.
    """
    wanted = sorted(inputs, key=lambda entry: entry.id)
    names = [f"{entry.id}\0{entry.file}\0{entry.library}" for entry in wanted]
    fingerprint = digest(reader_fingerprint(), *names, *digests)
    folder = READER_BUILDS / fingerprint
    report = folder / "report.json"
    # Builds of several sites may want the same bundle at once; the second finds it ready.
    READER_BUILDS.mkdir(parents=True, exist_ok=True)
    with (READER_BUILDS / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not report.exists():
            _run_bundler(wanted, folder)
            _forget_old()
        else:
            report.touch()
    return _read_report(json.loads(report.read_text()), fingerprint)


def _run_bundler(inputs: list[LiveInput], folder: Path) -> None:
    write_generated()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    request = {
        "root": str(PROJECT),
        "outDir": str(folder),
        "demos": [
            {"id": entry.id, "file": str(entry.file), "library": entry.library} for entry in inputs
        ],
        "production": True,
    }
    finished = subprocess.run(
        [str(node_binary()), str(READER / "bundle.mjs")],
        input=json.dumps(request),
        capture_output=True,
        text=True,
        cwd=PROJECT,
        check=False,
    )
    lines = finished.stdout.strip().splitlines()
    answer = _last_object(lines)
    if finished.returncode or answer is None or "error" in answer:
        shutil.rmtree(folder, ignore_errors=True)
        raise _bundler_error(answer, finished.stderr)
    (folder / "report.json").write_text(lines[-1])


def _last_object(lines: list[str]) -> dict[str, Any] | None:
    try:
        answer = json.loads(lines[-1]) if lines else None
    except json.JSONDecodeError:
        return None
    return answer if isinstance(answer, dict) else None


def _bundler_error(answer: dict[str, Any] | None, words: str) -> ContentError | MachineError:
    error = (answer or {}).get("error") or {}
    if error.get("file"):
        return ContentError(
            Place(short_path(PROJECT / error["file"]), error.get("line")),
            problem=str(error.get("message", "The file cannot be bundled.")),
            remedy="Mend the file; `make lint` shows types as well.",
        )
    message = error.get("message") or "\n".join(words.strip().splitlines()[-5:])
    return MachineError(f"The bundler failed: {message}", "Run `make lint` to see more.")


def short_path(file: Path) -> Path:
    """A file as it is named from where the command was called, when it lies below."""
    whole, here = file.resolve(), Path.cwd()
    return whole.relative_to(here) if whole.is_relative_to(here) else whole


def _forget_old() -> None:
    builds = sorted(
        READER_BUILDS.glob("*/report.json"), key=lambda file: file.stat().st_mtime, reverse=True
    )
    for report in builds[KEPT:]:
        # A build that is still running may be reading from a young one.
        if time.time() - report.stat().st_mtime > LONGEST_BUILD:
            shutil.rmtree(report.parent, ignore_errors=True)


def _read_report(report: dict[str, Any], fingerprint: str) -> ReaderBundle:
    assets = report["assets"]
    return ReaderBundle(
        fingerprint=fingerprint,
        client=Path(report["client"]),
        server=Path(report["server"]),
        browser=assets["browser"],
        startup=assets["startup"],
        styles=tuple(assets["styles"]),
        text_font=assets["fonts"]["text"],
        variables={"material": assets["materialVariables"], "joy": assets["joyVariables"]},
        chunks={
            name: LiveChunk(
                src=chunk["src"], imports=tuple(chunk["imports"]), css=tuple(chunk["css"])
            )
            for name, chunk in report["demos"].items()
        },
    )
