"""Search engines from the registry: how to get them, have them make an index and ask them."""

from __future__ import annotations

import json
import resource
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.install import install_from_npm
from bench.places import INSTALLED
from bench.process import Command, Run, run_measured
from bench.tool import remove_all
from tearsheet.bundle.node import node_binary
from tearsheet.output.compression import ASSET_QUALITY, compress_brotli

FOLDER = INSTALLED / "search-engines"
PROGRAMS = Path(__file__).parent / "engines"
PACKAGES = {
    "pagefind": "1.6.0",
    "zbsearch": "4.0.0",
    "minisearch": "7.2.0",
    "flexsearch": "0.8.212",
}
PATIENCE = 600
LONGEST_LOG = 600
"""Letters: a script without line breaks would fill the screen with itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Index:
    """What an engine made of a site."""

    folder: Path
    run: Run
    processor: float
    """Seconds of all processors together, which a busy machine does not change."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answers:
    """What an engine said to some questions."""

    pages: list[list[str]]
    """The pages for each question, the best first."""
    milliseconds: list[float]
    first_bytes: int
    """As they travel: what must be fetched before the first answer."""


def install_engines() -> None:
    """Have all engines, and beside them the programs that drive them."""
    install_from_npm(FOLDER, PACKAGES)
    copy_programs(FOLDER)


def copy_programs(folder: Path) -> None:
    """Put the programs where they find the packages they import."""
    for program in PROGRAMS.glob("*.mjs"):
        shutil.copy(program, folder)


def build_index(engine: str, built: Path, documents: Path) -> Index:
    """Have an engine make its index: of the pages themselves, or of their text."""
    folder = FOLDER / "indexes" / f"{engine}-{documents.stem}"
    remove_all([folder])
    log = INSTALLED / "logs" / f"search-{engine}.log"
    if engine == "pagefind":
        return _measure(_pagefind(built, folder), folder, log)
    request = FOLDER / f"{engine}-request.json"
    request.write_text(
        json.dumps({"engine": engine, "documents": str(documents), "folder": str(folder)})
    )
    words = ("/bin/sh", "-c", f'exec "{node_binary()}" run.mjs < "{request}"')
    return _measure(Command(words=words, folder=FOLDER), folder, log)


def ask(engine: str, index: Index, questions: Sequence[str]) -> Answers:
    """Put all questions to an index."""
    request = {"engine": engine, "folder": str(index.folder), "questions": questions}
    done = subprocess.run(
        [node_binary(), "run.mjs"],
        cwd=FOLDER,
        input=json.dumps(request),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{engine} does not answer:\n{done.stderr.strip()[-LONGEST_LOG:]}")
    told: Any = json.loads(done.stdout)
    return Answers(
        pages=[answer["pages"] for answer in told["answers"]],
        milliseconds=[answer["milliseconds"] for answer in told["answers"]],
        first_bytes=sum(map(_weigh, _fetched_first(engine, index, told["fetched"]))),
    )


def _measure(command: Command, folder: Path, log: Path) -> Index:
    before = _processor_seconds()
    run = run_measured(command, log)
    return Index(folder=folder, run=run, processor=_processor_seconds() - before)


def _processor_seconds() -> float:
    """What all programs took that this one started and that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _pagefind(built: Path, folder: Path) -> Command:
    # Without its own package for Node, which does nothing but start the program.
    program = next((FOLDER / "node_modules" / "@pagefind").glob("*/bin/pagefind_extended"))
    words = (str(program), "--site", str(built), "--output-path", str(folder))
    selected = ("--root-selector", "main", "--exclude-selectors", "nav")
    return Command(words=(*words, *selected), folder=FOLDER)


def _fetched_first(engine: str, index: Index, fetched: list[str]) -> list[Path]:
    if engine == "pagefind":
        own = [index.folder / "pagefind.js"]
        return own + [Path(address.removeprefix("file://")) for address in fetched]
    return [file for file in index.folder.rglob("*") if file.is_file()]


def _weigh(file: Path) -> int:
    content = file.read_bytes()
    # Pagefind compresses what it writes; nothing more can be had from it.
    is_compressed = file.suffix.startswith(".pf_") or file.suffix == ".pagefind"
    return len(content) if is_compressed else len(compress_brotli(content, ASSET_QUALITY))
