"""The reader, bundled: by Vite when its source or a demo changed, from the last time otherwise."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tearsheet.build.bundler import LONGEST_BUILD, REPORT, run_bundler
from tearsheet.build.fingerprint import reader_fingerprint
from tearsheet.build.live_input import LiveInput
from tearsheet.build.locks import in_turn
from tearsheet.build.places import READER_BUILDS
from tearsheet.build.step_cache import digest
from tearsheet.errors import ContentErrors, MachineError, Mistake

KEPT = 4
"""How many bundles stay on the disk: enough for a few sites and the last change of mind."""


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
    startup_code: str
    styles: tuple[str, ...]
    text_font: str
    """The one font no page is read without, so that it may be asked for early."""
    variables: Mapping[str, str]
    """The stylesheet with a library's variables, by the library."""
    chunks: Mapping[str, LiveChunk]
    """By the id of a demo and its styling."""
    mistakes: tuple[Mistake, ...] = ()
    """Why some of what was to be bundled is left out."""


def bundle_reader(inputs: Mapping[str, LiveInput], digests: Mapping[str, str]) -> ReaderBundle:
    """Bundle the reader and everything live, or find the bundle made of the same before.

    Inputs that cannot be bundled are left out, and the bundle says why.

    Raises:
        ContentErrors: what is wrong is none of the inputs.
        MachineError: the bundler itself fails.
    """
    wanted = sorted(inputs.values(), key=lambda entry: entry.id)
    mistakes: tuple[Mistake, ...] = ()
    # Builds of several sites may want the same bundle at once; the second finds it ready.
    with in_turn(READER_BUILDS / "lock", LONGEST_BUILD, "bundling the reader"):
        while True:
            fingerprint = _fingerprint(wanted, digests)
            found = _bundle(wanted, READER_BUILDS / fingerprint)
            if not found:
                return _read_report(fingerprint, mistakes)
            mistakes += found
            if not wanted:
                raise ContentErrors(mistakes)
            wanted = _without_broken(wanted, found)


def _fingerprint(inputs: Iterable[LiveInput], digests: Mapping[str, str]) -> str:
    names = [f"{entry.id}\0{entry.file}\0{entry.library}\0{digests[entry.id]}" for entry in inputs]
    return digest(reader_fingerprint(), *names)


def _bundle(inputs: Sequence[LiveInput], folder: Path) -> tuple[Mistake, ...]:
    report = folder / REPORT
    if report.exists():
        report.touch()
        return ()
    mistakes = run_bundler(inputs, folder)
    _forget_old()
    return mistakes


def _without_broken(inputs: Sequence[LiveInput], mistakes: Iterable[Mistake]) -> list[LiveInput]:
    broken = [mistake.where.file.resolve() for mistake in mistakes]
    left = [entry for entry in inputs if not any(map(entry.holds, broken))]
    # When the fault lies between the inputs, the reader alone still shows all other mistakes.
    return left if len(left) < len(inputs) else []


def _forget_old() -> None:
    builds = sorted(
        READER_BUILDS.glob(f"*/{REPORT}"), key=lambda file: file.stat().st_mtime, reverse=True
    )
    for report in builds[KEPT:]:
        # A build that is still running may be reading from a young one.
        if time.time() - report.stat().st_mtime > LONGEST_BUILD:
            shutil.rmtree(report.parent, ignore_errors=True)


def _read_startup(client: str, address: str) -> str:
    code = Path(client, address.lstrip("/")).read_text().strip()
    if "</script" in code.lower() or "<!--" in code:
        problem = "The startup script holds what would end it within a page."
        raise MachineError(
            problem, "Write the tag in two pieces, in reader/src/entries/startup.ts."
        )
    return code


def _read_report(fingerprint: str, mistakes: tuple[Mistake, ...]) -> ReaderBundle:
    report = json.loads((READER_BUILDS / fingerprint / REPORT).read_text())
    assets = report["assets"]
    return ReaderBundle(
        fingerprint=fingerprint,
        client=Path(report["client"]),
        server=Path(report["server"]),
        browser=assets["browser"],
        startup=assets["startup"],
        startup_code=_read_startup(report["client"], assets["startup"]),
        styles=tuple(assets["styles"]),
        text_font=assets["fonts"]["text"],
        variables={"material": assets["materialVariables"], "joy": assets["joyVariables"]},
        chunks={
            name: LiveChunk(
                src=chunk["src"], imports=tuple(chunk["imports"]), css=tuple(chunk["css"])
            )
            for name, chunk in report["demos"].items()
        },
        mistakes=mistakes,
    )
